import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';

/** A link inside the site that takes style props. */
export const PageLink = chakra(Link, {
  base: { color: 'fg', textUnderlineOffset: '3px', borderRadius: 'l1', _hover: { textDecoration: 'underline' } },
});
