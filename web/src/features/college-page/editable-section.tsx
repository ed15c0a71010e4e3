import { Box } from '@chakra-ui/react/box';
import { InPlaceSection, type InPlaceSectionProps } from '../../components/document-page/in-place-section';
import type { MessageKey } from '../../i18n/english';
import { useTranslations } from '../../i18n/use-translations';
import { valueIn } from '../../lib/value-in';
import { OutsideLink } from '../../ui/links';
import { SideSections } from '../../ui/page-layout';
import type { Editing } from './editing/college-editor';
import { useCollegePage } from './use-college-page';

/** A section of facts, links or lists that the editors of the college change in place. */
export function EditableSection(props: Omit<InPlaceSectionProps<Editing>, 'editing' | 'editLabel'>) {
  return <InPlaceSection {...props} editing={useCollegePage().editing} editLabel="college.editName" />;
}

interface LinkSectionProps {
  readonly title: MessageKey;
  /**
   * The path of each link in the college (JSON pointer), and the key of its text; `otherwise` is shown where the
   * college names none.
   */
  readonly links: readonly { readonly path: string; readonly label: MessageKey; readonly otherwise?: string | null }[];
  /** In one row without rules between them. */
  readonly isRow?: boolean;
}

/** Links of a college to other sites; unknown ones are left out. A row of them is quiet: it has no chapter's title. */
export function LinkSection({ title, links, isRow = false }: LinkSectionProps) {
  const t = useTranslations();
  const { college } = useCollegePage();
  const all = links.map(({ path, label, otherwise = null }) => ({
    path,
    text: t(label),
    href: valueIn(college, path),
    otherwise,
  }));
  const known = all.flatMap(({ href, otherwise, text }) => {
    const shown = href ?? otherwise;
    return typeof shown === 'string' ? [{ href: shown, text }] : [];
  });
  const section = (
    <EditableSection
      title={t(title)}
      fields={() => all.map(({ path, text, href }) => ({ path, label: text, kind: { type: 'link' }, value: href }))}
      isEmpty={known.length === 0}
    >
      <LinkList links={known} isRow={isRow} />
    </EditableSection>
  );
  return isRow ? <SideSections>{section}</SideSections> : section;
}

interface LinkListProps {
  readonly links: readonly { readonly href: string; readonly text: string }[];
  readonly isRow: boolean;
}

/** Links to other sites in as many columns as fit, or in one row. */
function LinkList({ links, isRow }: LinkListProps) {
  return (
    <Box
      as="ul"
      {...(isRow
        ? { display: 'flex', flexWrap: 'wrap' }
        : { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))' })}
      columnGap="6"
    >
      {links.map(({ href, text }) => (
        <Box as="li" key={text} borderBottomWidth={isRow ? '0' : '1px'} minH="11" display="flex" alignItems="center">
          <OutsideLink href={href} text={text} />
        </Box>
      ))}
    </Box>
  );
}
