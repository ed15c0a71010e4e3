/** The kinds of files that admins import in the browser, each as the command of the same name does. */
export const IMPORT_KINDS = ['results', 'rankings', 'scorecard', 'teams'] as const;

export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Whether a kind changes facts of colleges; the others change rankings and seasons. */
export const isOfColleges = (kind: ImportKind): boolean => kind === 'scorecard' || kind === 'teams';

/**
 * Where an import stands. `checking`: its file is read; `refused`: a line of it does not fit; `checked`: the preview
 * waits for an admin; `running` and `undoing`: it is written and undone.
 */
export const IMPORT_STATES = ['checking', 'refused', 'checked', 'running', 'done', 'undoing', 'undone'] as const;

export type ImportState = (typeof IMPORT_STATES)[number];

/**
 * What a preview notes besides its differences. `kept`: a person wrote the field; `older`: a newer file or a stronger
 * source did; `unusable`: cells that cannot be stored; `archived`: colleges that stay as they are; `moved`: colleges
 * that get another address; `noCollege`: rows of institutions that are no college here; `missing`: colleges that the
 * file lacks; `unnumbered`: colleges without a UNITID; `absent`: columns that the file lacks; `uncounted`: matches that
 * count for nothing; `conflict`: matches that coaches added with another score; `same`: tables that do not change.
 */
export const IMPORT_NOTES = [
  'kept',
  'older',
  'unusable',
  'archived',
  'moved',
  'noCollege',
  'missing',
  'unnumbered',
  'absent',
  'uncounted',
  'conflict',
  'same',
] as const;

/** Whether an import has work left that no admin has to ask for. */
export const isAtWork = ({ state }: { readonly state: ImportState }): boolean =>
  state === 'checking' || state === 'running' || state === 'undoing';
