import { Box } from '@chakra-ui/react/box';
import { OutsideLink } from '../../ui/outside-link';

/** Links to other sites in as many columns as there is room for. */
export function LinkList({ links }: { readonly links: readonly { readonly href: string; readonly text: string }[] }) {
  return (
    <Box as="ul" display="grid" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 15rem), 1fr))" columnGap="6">
      {links.map(({ href, text }) => (
        <Box as="li" key={text} borderBottomWidth="1px" minH="11" display="flex" alignItems="center">
          <OutsideLink href={href} text={text} />
        </Box>
      ))}
    </Box>
  );
}
