import { Box } from '@chakra-ui/react/box';
import { useSearchParams } from 'react-router-dom';
import { TabsNav } from '../../../../ui/tabs-nav';
import { useSharedListTexts } from '../../../../components/staff-list/shared-list-texts';
import { LIST, type StaffCollege } from '../../../../components/staff-list/use-shared-list';

/** Leads from the own list to those of the colleges whose staff the user is on, and back; the view stays. */
export function ListLinks({ colleges }: { readonly colleges: readonly StaffCollege[] }) {
  const texts = useSharedListTexts();
  const [params] = useSearchParams();
  const shown = params.get(LIST);
  const linkTo = (collegeId: string | null) => {
    const next = new URLSearchParams(params);
    next.delete('stage');
    if (collegeId === null) next.delete(LIST);
    else next.set(LIST, collegeId);
    return { search: next.toString() };
  };
  const tab = (collegeId: string | null, text: string) => ({
    ...{ to: linkTo(collegeId), text, isCurrent: collegeId === shown },
    state: { preserveScroll: true },
  });
  return (
    <Box mb="6">
      <TabsNav label={texts.lists} tabs={[tab(null, texts.mine), ...colleges.map(({ id, name }) => tab(id, texts.of(name)))]} />
    </Box>
  );
}
