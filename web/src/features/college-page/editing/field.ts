import type { College } from '@touchline/domain/college/college';
import type { Json } from '@touchline/domain/kernel/json/json';

/** What may be typed into a field, with the limits of its schema. */
export type FieldKind =
  | { readonly type: 'line' | 'text'; readonly most: number }
  | { readonly type: 'number'; readonly isWhole: boolean; readonly least: number; readonly most: number }
  | { readonly type: 'link' | 'mail' | 'phone' | 'year' | 'video' | 'videos' | 'majors' | 'country' }
  | { readonly type: 'picture'; readonly college: College }
  | { readonly type: 'lines'; readonly mostEach: number; readonly most?: number }
  | {
      readonly type: 'choice';
      readonly options: readonly { readonly value: string; readonly text: string }[];
      /** The text of the empty choice. */
      readonly emptyText: string;
    };

/** A field of an editing form: the path of its value in the college (JSON pointer), its label and its current value. */
export interface Field {
  readonly path: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly value: Json;
  readonly help?: string;
  /** True for a field that may not be left empty. */
  readonly isRequired?: boolean;
}

/** One line of at most so many characters. */
export function lineUpTo(most: number): FieldKind {
  return { type: 'line', most };
}

/**
 * A field of a college with its new value. `path` is a JSON pointer, `value` null empties the field, `label` names the
 * field for users. `op` add inserts an entry into a list.
 */
export interface FieldChange {
  readonly path: string;
  readonly label: string;
  readonly value: Json;
  readonly op?: 'add';
}

/**
 * Finds the changes of a list in the current college, so that they conflict with no other edit. Empty where nothing is
 * left to change.
 */
export type FoundChanges = (college: College) => readonly FieldChange[];

/**
 * Saves changes together, as one edit. True where they are saved, or given up for another user's edit: the editor may
 * close.
 */
export type SaveCollege = (changes: readonly FieldChange[] | FoundChanges) => Promise<boolean>;
