import type { Json } from '@touchline/domain/kernel/json/json';
import type { ReactNode } from 'react';
import type { MessageKey } from '../../i18n/english';
import type { MessageValues } from '../../i18n/use-translations';

/** A parsed field: a value to store (null for an empty one), or why the text is invalid. */
export type ParsedField = { readonly value: Json } | { readonly problem: MessageKey; readonly values?: MessageValues };

/** Renders the choice of a picture by its id, null for none; `typed` is the text of the form's fields by name. */
type DrawPictureChoice = (
  label: string,
  chosen: string | null,
  onChoose: (id: string | null) => void,
  typed: Readonly<Record<string, string | undefined>>,
) => ReactNode;

/** A special control for a value; its typed text represents the value, as in other fields. */
export interface DrawnControl {
  readonly label: string;
  readonly typed: string;
  readonly isFaulty: boolean;
  /** The ids of its help and its error. */
  readonly describedBy: string | undefined;
  /** `others` are texts for other fields of the form, by their names. */
  readonly onTyped: (text: string, others?: Readonly<Record<string, string>>) => void;
}

/** An aid to filling in a field gets the field's text and its control. */
export interface FieldAidProps {
  readonly typed: string;
  readonly isSaving: boolean;
  readonly hasProblem: boolean;
  readonly onTyped: (text: string) => void;
  readonly children: ReactNode;
}

/** The values that a field accepts, with the limits of its schema. */
export type FieldKind =
  | { readonly type: 'text'; readonly most: number }
  | {
      readonly type: 'line';
      readonly most: number;
      /** Usual values, offered while somebody types; any other may be typed too. */
      readonly suggestions?: readonly string[];
    }
  | { readonly type: 'number'; readonly isWhole: boolean; readonly least: number; readonly most: number }
  | {
      readonly type: 'year';
      /** The years from this one to the present are offered while somebody types; any other may be typed too. */
      readonly from?: number;
    }
  | { readonly type: 'link' | 'mail' | 'phone' | 'video' | 'videos' | 'country' | 'date' | 'time' }
  | { readonly type: 'picture'; readonly choice: DrawPictureChoice }
  | { readonly type: 'lines'; readonly mostEach: number; readonly most?: number }
  | {
      readonly type: 'choice';
      readonly options: readonly { readonly value: string; readonly text: string }[];
      /** The text of the empty choice. */
      readonly emptyText: string;
    }
  | {
      /**
       * A value with a special notation; `parse` reads what `textOf` writes. People type it in several lines, in one
       * line where `inputMode` names the keyboard for it, or in the control that `draw` renders.
       */
      readonly type: 'notation';
      readonly inputMode?: 'decimal';
      readonly parse: (text: string) => ParsedField;
      readonly textOf: (value: Json) => string;
      readonly draw?: (control: DrawnControl) => ReactNode;
    };

/** A field of an editing form: the path of its value in the document (JSON pointer), its label and its value. */
export interface Field {
  readonly path: string;
  /** Identifies the field while its path changes, as the path of a list entry does; the path by default. */
  readonly name?: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly value: Json;
  readonly help?: string;
  /** Wraps the control and offers choices for it; it may suspend while it is downloaded. */
  readonly aid?: (props: FieldAidProps) => ReactNode;
  /** The title above this field and those after it with the same. */
  readonly group?: string;
  /** True for a required field. */
  readonly isRequired?: boolean;
}

/** One line of at most this many characters. */
export function lineUpTo(most: number): FieldKind {
  return { type: 'line', most };
}

/**
 * A field of a document with its new value. `path` is a JSON pointer, `value` null empties the field, `label` names the
 * field for users. `op` add inserts an entry into a list.
 */
export interface FieldChange {
  readonly path: string;
  readonly label: string;
  readonly value: Json;
  readonly op?: 'add';
}

/**
 * Finds the changes of a list in the current document, so that they conflict with no other edit. Empty where nothing is
 * left to change.
 */
export type FoundChanges<Document> = (document: Document) => readonly FieldChange[];

/** Why the server refused the value of a field, in the user's language. */
export interface FieldRefusal {
  readonly path: string;
  readonly message: string;
}

/**
 * Saves changes together, as one edit. True if they are saved, or given up for another user's edit: the editor may
 * close. Every refusal is shown as a toast (S8-01); those of a field also go to `onRefused`, for the form to show them
 * at the field.
 */
export type SaveDocument<Document> = (
  changes: readonly FieldChange[] | FoundChanges<Document>,
  onRefused?: (refusals: readonly FieldRefusal[]) => void,
) => Promise<boolean>;
