import type { College } from '@touchline/domain/college/college';
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/language-context';
import { loadWords } from '../../../i18n/languages';
import { useTranslations } from '../../../i18n/use-translations';
import { useToasts } from '../../../ui/toast-context';
import { ConflictDialog } from './conflict-dialog';
import { EDITING_PARTS, type Editing } from './editing-parts';
import { EDITING_WORDS } from './editing-words';
import { useCollegeEditor } from './use-college-editor';

interface CollegeEditorProps {
  readonly college: College;
  /** Takes the one `Editing` that stays good for every later version of the college; null once there is no editor any more. */
  readonly onEditing: (editing: Editing | null) => void;
}

/** Opens a college page for whoever may edit it, with the texts of editing: hands out what its parts draw their editors with, and asks where somebody was faster. */
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
    let isHere = true;
    loadWords(EDITING_WORDS, firstLanguage).then(
      () => isHere && startTransition(() => onEditing({ ...EDITING_PARTS, save: (changes) => latest.current.save(changes) })),
      () => isHere && show({ variant: 'danger', text: latest.current.t('shell.loadFailed') }),
    );
    return () => {
      isHere = false;
      onEditing(null);
    };
  }, [onEditing, firstLanguage, show]);
  return <ConflictDialog college={college} question={question} />;
}
