import { Box } from '@chakra-ui/react/box';
import { Words } from '../../i18n/words';
import { Content } from '../../ui/content';

/** The end of every page. */
export function Footer() {
  return (
    <Box as="footer" bg="pitch.950" color="pitch.100" mt="16">
      <Content py="10">
        <Box fontWeight="bold" color="white">
          <Words id="site.name" />
        </Box>
        <Box>
          <Words id="site.tagline" />
        </Box>
      </Content>
    </Box>
  );
}
