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

/** Leads from the board to the table and back; the rest of the address stays. */
export function BoardViewLink({ asBoard, asTable }: BoardViewLinkProps) {
  const [params] = useSearchParams();
  const isTable = useIsTable();
  const next = new URLSearchParams(params);
  if (isTable) next.delete(VIEW);
  else next.set(VIEW, 'table');
  return (
    <ButtonLink to={{ search: next.toString() }} state={{ preserveScroll: true }} variant="outline" colorPalette="ink">
      <Icon as={isTable ? Columns3 : Rows3} size={18} />
      {isTable ? asBoard : asTable}
    </ButtonLink>
  );
}
