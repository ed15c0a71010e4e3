import { Box, type BoxProps } from '@chakra-ui/react/box';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useTranslations } from '../../i18n/use-translations';
import { Content } from '../../ui/page-layout';
import { SkeletonBar } from '../../ui/skeletons';

const FACTS = [0, 1, 2, 3, 4];

/** A college page that is still loading, in its final shape. */
export function CollegePageSkeleton() {
  const t = useTranslations();
  return (
    <div role="status">
      <VisuallyHidden>{t('college.loading')}</VisuallyHidden>
      <Box bg="hero" minH={{ base: '20rem', md: '26.25rem' }} display="flex">
        <Content alignSelf="flex-end" pb={{ base: '4', md: '7' }} ps={{ md: '12rem' }}>
          <SkeletonBar opacity="0.2" width="min(30rem, 80%)" height={{ base: '2rem', md: '3.25rem' }} />
          <SkeletonBar opacity="0.2" width="14rem" height="1.75rem" mt="4" borderRadius="pill" />
        </Content>
      </Box>
      <Content>
        <Box minH={{ base: '3.5rem', md: '4rem' }} />
        <Box display="flex" gap="6" borderYWidth="1px" mt={{ base: '4', md: '6' }} py="5" overflow="hidden">
          {FACTS.map((fact) => (
            <Box key={fact} flex="1 0 8.5rem">
              <SkeletonBar width="6rem" height="2.25rem" mb="2" />
              <SkeletonBar width="8rem" />
            </Box>
          ))}
        </Box>
        <TextSkeleton pt={{ base: '24', md: '28' }} pb="20" />
      </Content>
    </div>
  );
}

const TEXT_WIDTHS = ['92%', '97%', '88%', '60%'];

/** A title and a text that are still loading. */
export function TextSkeleton(props: BoxProps) {
  return (
    <Box display="grid" gap="4" maxW="text" minH="40rem" alignContent="start" {...props}>
      <SkeletonBar width="9rem" height="1.75rem" />
      {TEXT_WIDTHS.map((width) => (
        <SkeletonBar key={width} width={width} />
      ))}
    </Box>
  );
}
