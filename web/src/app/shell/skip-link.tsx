import { chakra } from '@chakra-ui/react/styled-system';
import { Words } from '../../i18n/use-translations';

/** The first stop of the keyboard: leads past the header, and is seen only while it has the focus. */
export function SkipLink() {
  return (
    <chakra.a
      href="#content"
      position="absolute"
      left="4"
      top="-20"
      zIndex="skipNav"
      bg="flare.500"
      color="pitch.950"
      fontWeight="semibold"
      px="4"
      py="3"
      borderRadius="l2"
      _focus={{ top: '3' }}
    >
      <Words id="shell.skipToContent" />
    </chakra.a>
  );
}
