import type { College } from '@touchline/domain/college/college';
import { createContext, useContext } from 'react';
import type { DocumentEditor } from '../../../components/document-editor/use-document-editor';

/** How the college of a page saves, checks and uploads. */
export type CollegeEditing = Omit<DocumentEditor<College>, 'question'>;

/** Null on a page that is not being edited. */
export const EditingContext = createContext<CollegeEditing | null>(null);

/** How the page around is edited. Throws where it is not: only its editors see what calls this. */
export function useEditing(): CollegeEditing {
  const editing = useContext(EditingContext);
  if (editing === null) throw new Error('useEditing needs a page that is being edited');
  return editing;
}
