import { Box } from '@chakra-ui/react/box';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Words } from '../i18n/use-translations';
import { Content } from '../ui/content';
import { SkeletonBar } from '../ui/skeleton-bar';

/** Stands in the place of a page while it is being found out whether its reader may see it. */
export function Waiting() {
  return (
    <Content py={{ base: '10', lg: '16' }}>
      <Box role="status">
        <VisuallyHidden>
          <Words id="shell.sessionLoading" />
        </VisuallyHidden>
        <Box display="flex" flexDirection="column" gap="4" maxW="text">
          <SkeletonBar width="60%" height="2.75rem" />
          <SkeletonBar />
          <SkeletonBar width="85%" />
        </Box>
      </Box>
    </Content>
  );
}
