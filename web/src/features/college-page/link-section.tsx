import type { WordKey } from '../../i18n/english';
import { useTranslations } from '../../i18n/use-translations';
import { useCollegeInHand } from './college-in-hand';
import { EditableSection } from './editable-section';
import { valueIn } from './value-in';
import { LinkList } from './link-list';

interface LinkSectionProps {
  readonly title: WordKey;
  /** Where each link stands in the college (JSON pointer), and its word. */
  readonly links: readonly { readonly path: string; readonly word: WordKey }[];
}

/** Links of a college to other sites; those it has not are left out. */
export function LinkSection({ title, links }: LinkSectionProps) {
  const t = useTranslations();
  const { college } = useCollegeInHand();
  const all = links.map(({ path, word }) => ({ path, text: t(word), href: valueIn(college, path) }));
  const known = all.flatMap(({ href, text }) => (typeof href === 'string' ? [{ href, text }] : []));
  return (
    <EditableSection
      title={t(title)}
      fields={() => all.map(({ path, text, href }) => ({ path, label: text, kind: { type: 'link' }, value: href }))}
      isEmpty={known.length === 0}
    >
      <LinkList links={known} />
    </EditableSection>
  );
}
