import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import type { Field } from '../../components/document-editor/field';
import type { MessageKey } from '../../i18n/english';
import { useTranslations } from '../../i18n/use-translations';
import { valueIn } from '../../lib/value-in';
import { OutsideLink } from '../../ui/links';
import { Section, SideSections } from '../../ui/page-layout';
import { useInPlaceEditor } from '../../ui/fields/use-in-place-editor';
import type { Editing } from './editing/college-editor';

import { useCollegePage } from './use-college-page';

interface EditableSectionProps {
  readonly title: string;
  /** The fields that its editors change in one form; a function, because visitors never need them. */
  readonly fields: (editing: Editing) => readonly Field[];
  readonly isEmpty: boolean;
  /** A link next to the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A section of facts, links or lists that its editors change in place. An empty one is hidden from visitors and invites
 * its editors. The focus returns to the button that opened the editor.
 */
export function EditableSection({ title, fields, isEmpty, action, children }: EditableSectionProps) {
  const t = useTranslations();
  const { editing } = useCollegePage();
  const { isOpen, opener, open, close } = useInPlaceEditor();
  const edits = (editor: Editing) => fields(editor).map(({ path }) => path);
  if (editing === null) {
    return isEmpty ? null : (
      <Section title={title} {...(action === undefined ? {} : { action })}>
        {children}
      </Section>
    );
  }
  if (isOpen) {
    return (
      <Section title={title}>
        <editing.SectionForm
          label={t('college.editName', { name: title })}
          of={editing.of}
          fields={fields(editing)}
          save={editing.save}
          check={editing.check}
          onClose={close}
        />
      </Section>
    );
  }
  if (isEmpty) {
    return (
      <Section title={title} action={action}>
        <editing.SectionDrafts of={editing.of} edits={edits(editing)} onOpen={open} />
        <editing.SectionInvitation title={title} opener={opener} edits={edits(editing)} onOpen={open} />
      </Section>
    );
  }
  return (
    <Section
      title={title}
      action={
        <>
          {action}
          <editing.SectionPencil
            label={t('college.editName', { name: title })}
            opener={opener}
            edits={edits(editing)}
            onOpen={open}
          />
        </>
      }
    >
      <editing.SectionDrafts of={editing.of} edits={edits(editing)} onOpen={open} />
      {children}
    </Section>
  );
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
