import type { College } from '@touchline/domain/college/college';
import { startTransition, useEffect, useLayoutEffect, useRef } from 'react';
import { ConflictDialog } from './conflict-dialog';
import { EDITING_PARTS, type Editing } from './editing-parts';
import { useCollegeEditor } from './use-college-editor';

interface CollegeEditorProps {
  readonly college: College;
  /** Takes the one `Editing` that stays good for every later version of the college; null once there is no editor any more. */
  readonly onEditing: (editing: Editing | null) => void;
}

/** Opens a college page for whoever may edit it: hands out what its parts draw their editors with, and asks where somebody was faster. */
export function CollegeEditor({ college, onEditing }: CollegeEditorProps) {
  const { save, question } = useCollegeEditor(college);
  const latest = useRef(save);
  useLayoutEffect(() => {
    latest.current = save;
  }, [save]);
  useEffect(() => {
    startTransition(() => onEditing({ ...EDITING_PARTS, save: (changes) => latest.current(changes) }));
    return () => onEditing(null);
  }, [onEditing]);
  return <ConflictDialog question={question} />;
}
