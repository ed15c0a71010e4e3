import { Box } from '@chakra-ui/react/box';
import { InPlaceSection, type InPlaceSectionProps } from '../../components/document-page/in-place-section';
import type { MessageKey } from '../../i18n/english';
import { useTranslations } from '../../i18n/use-translations';
import { valueIn } from '../../lib/value-in';
import { OutsideLink } from '../../ui/links';
import { ScrollStrip, SideSections } from '../../ui/page-layout';
import type { Editing } from './editing/college-editor';
import { SuggestLink } from './suggestions/suggest-link';
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
  /** The first of them (a JSON pointer; a team by its sex) that can be corrected, if any. */
  readonly suggest?: string;
  /** In one row without rules between them. */
  readonly isRow?: boolean;
}

/** Links of a college to other sites; unknown ones are left out. A row of them is quiet: it has no chapter's title. */
export function LinkSection({ title, links, suggest, isRow = false }: LinkSectionProps) {
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
      {isRow ? <LinkRow links={known} label={t(title)} suggest={suggest} /> : <LinkList links={known} />}
      {!isRow && suggest !== undefined && <SuggestLink path={suggest} />}
    </EditableSection>
  );
  return isRow ? <SideSections>{section}</SideSections> : section;
}

interface LinkListProps {
  readonly links: readonly { readonly href: string; readonly text: string }[];
}

/** Links to other sites in one row, which phones scroll sideways. */
function LinkRow({ links, label, suggest }: LinkListProps & { readonly label: string; readonly suggest: string | undefined }) {
  return (
    <ScrollStrip label={label} mx={{ base: '-4', md: '0' }} px={{ base: '4', md: '0' }}>
      <Box
        as="ul"
        display="flex"
        flexWrap={{ base: 'nowrap', md: 'wrap' }}
        columnGap="6"
        width={{ base: 'max-content', md: 'auto' }}
        css={{ '@media print': { flexWrap: 'wrap', width: 'auto' } }}
      >
        {links.map(({ href, text }) => (
          <Box as="li" key={text} minH="11" display="flex" alignItems="center" whiteSpace="nowrap">
            <OutsideLink href={href} text={text} />
          </Box>
        ))}
        {suggest !== undefined && (
          <Box as="li" minH="11" whiteSpace="nowrap">
            <SuggestLink path={suggest} />
          </Box>
        )}
      </Box>
    </ScrollStrip>
  );
}

/** Links to other sites in as many columns as fit. */
function LinkList({ links }: LinkListProps) {
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
