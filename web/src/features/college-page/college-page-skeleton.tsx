import { Box } from '@chakra-ui/react/box';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useWords } from '../../i18n/use-words';
import { Content } from '../../ui/content';
import { SkeletonBar } from '../../ui/skeleton-bar';

const TEXT_WIDTHS = ['92%', '97%', '88%', '60%'];

/** A college page that is still loading, in the shape it will have. */
export function CollegePageSkeleton() {
  const say = useWords();
  return (
    <div role="status">
      <VisuallyHidden>{say('college.loading')}</VisuallyHidden>
      <Box bg="pitch.900" borderTopWidth="6px" borderTopColor="pitch.500">
        <Content py={{ base: '8', md: '12' }}>
          <SkeletonBar bg="pitch.800" width="min(30rem, 80%)" height={{ base: '2.375rem', md: '3.75rem' }} />
          <SkeletonBar bg="pitch.800" width="11rem" height="1.25rem" mt="4" />
          <SkeletonBar bg="pitch.800" width="8rem" height="1.75rem" mt="4" borderRadius="full" />
        </Content>
      </Box>
      <Content
        display="grid"
        gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 22rem' }}
        gap={{ base: '10', lg: '16' }}
        py="10"
      >
        <Box display="grid" gap="4" alignContent="start">
          <SkeletonBar width="9rem" height="1.75rem" />
          {TEXT_WIDTHS.map((width) => (
            <SkeletonBar key={width} width={width} />
          ))}
        </Box>
        <SkeletonBar height="16rem" borderRadius="l3" />
      </Content>
    </div>
  );
}
