import type { College } from '@touchline/domain/college/college';
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { loadMessages, type MessagesPart } from '../../../i18n/languages';
import { useTranslations } from '../../../i18n/use-translations';
import { TextEditor } from '../../../ui/text-editor';
import { useToasts } from '../../../ui/toasts';
import { PageInvitation } from '../missing-parts';
import { AlbumTools } from './album/album-tools';
import { ConflictDialog } from './conflict-dialog';
import { CoverAndLogoSection, CoverAndLogoButtons } from './cover-and-logo';
import type { SaveCollege } from './field';
import { fieldAt, fieldsOfFacts } from './fields-of-facts';
import { PictureForm } from './picture-form';
import { SectionForm, SectionInvitation, SectionPencil, SectionPlus } from './section-controls';
import { StaffForm, StaffTools, TeamAdder } from './staff-tools';
import { useCollegeEditor } from './use-college-editor';

/** The texts that only editors of a college page see. */
const EDITING_MESSAGES: MessagesPart = {
  en: async () => (await import('../../../i18n/english/college-editing')).englishCollegeEditing,
  de: async () => (await import('../../../i18n/german/college-editing')).germanCollegeEditing,
};

/** The components that only editors see. The sections of the page render them once this file has been downloaded. */
const EDITING_COMPONENTS = {
  AlbumTools,
  fieldAt,
  fieldsOfFacts,
  CoverAndLogoSection,
  CoverAndLogoButtons,
  PageInvitation,
  PictureForm,
  SectionForm,
  SectionInvitation,
  SectionPencil,
  SectionPlus,
  StaffForm,
  StaffTools,
  TeamAdder,
  TextEditor,
} as const;

/** How a college page is edited: the components of its editors, and how they save. */
export type Editing = typeof EDITING_COMPONENTS & { readonly save: SaveCollege };

interface CollegeEditorProps {
  readonly college: College;
  /** Receives one `Editing` that stays valid for every later version of the college; null on unmount. */
  readonly onEditing: (editing: Editing | null) => void;
}

/**
 * Makes a college page editable: loads the texts, hands out the components of its editors, and asks about conflicts.
 */
export function CollegeEditor({ college, onEditing }: CollegeEditorProps) {
  const t = useTranslations();
  const show = useToasts();
  const { language } = useLanguage();
  const [firstLanguage] = useState(language);
  const { save, question } = useCollegeEditor(college);
  const latest = useRef({ save, t });
  useLayoutEffect(() => {
    latest.current = { save, t };
  }, [save, t]);
  useEffect(() => {
    let isMounted = true;
    loadMessages(EDITING_MESSAGES, firstLanguage).then(
      () =>
        isMounted && startTransition(() => onEditing({ ...EDITING_COMPONENTS, save: (changes) => latest.current.save(changes) })),
      () => isMounted && show({ variant: 'danger', text: latest.current.t('shell.loadFailed') }),
    );
    return () => {
      isMounted = false;
      onEditing(null);
    };
  }, [onEditing, firstLanguage, show]);
  return <ConflictDialog college={college} question={question} />;
}
