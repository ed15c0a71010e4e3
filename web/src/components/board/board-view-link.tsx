import { Box } from '@chakra-ui/react/box';
import { Columns3, Rows3 } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Icon } from '../../ui/icon';
import { ButtonLink } from '../../ui/links';

/** The parameter of the address that shows the table instead of the board. */
const VIEW = 'view';

/** Whether the address asks for the table. */
export function useIsTable(): boolean {
  return useSearchParams()[0].get(VIEW) === 'table';
}

interface BoardViewLinkProps {
  readonly asBoard: string;
  readonly asTable: string;
}

/** Leads from the board to the table and back; the rest of the address stays. Phones show its sign alone. */
export function BoardViewLink({ asBoard, asTable }: BoardViewLinkProps) {
  const [params] = useSearchParams();
  const isTable = useIsTable();
  const next = new URLSearchParams(params);
  if (isTable) next.delete(VIEW);
  else next.set(VIEW, 'table');
  const text = isTable ? asBoard : asTable;
  return (
    <ButtonLink
      to={{ search: next.toString() }}
      state={{ preserveScroll: true }}
      variant="outline"
      colorPalette="ink"
      aria-label={text}
      minW="11"
      px={{ base: '0', md: '5' }}
    >
      <Icon as={isTable ? Columns3 : Rows3} size={18} />
      <Box as="span" hideBelow="md">
        {text}
      </Box>
    </ButtonLink>
  );
}
