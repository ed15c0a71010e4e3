import type { College } from '@touchline/domain/college/college';
import type { Json } from '@touchline/domain/json/json';

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
      /** What stands there while nothing is chosen. */
      readonly emptyText: string;
    };

/** A field of an editing form: where its value stands in the college (JSON pointer), how it is called, what it holds now. */
export interface Field {
  readonly path: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly value: Json;
  readonly help?: string;
  /** True for a field that may not be left empty. */
  readonly isRequired?: boolean;
}

export const LINK: FieldKind = { type: 'link' };
export const PERCENT: FieldKind = { type: 'number', isWhole: false, least: 0, most: 100 };
export const DOLLARS: FieldKind = { type: 'number', isWhole: true, least: 0, most: 1_000_000 };

/** A number between 0 and a limit, with decimals. */
export function decimalUpTo(most: number): FieldKind {
  return { type: 'number', isWhole: false, least: 0, most };
}

/** A whole number between 0 and a limit. */
export function wholeUpTo(most: number): FieldKind {
  return { type: 'number', isWhole: true, least: 0, most };
}

/** One line of at most so many characters. */
export function lineUpTo(most: number): FieldKind {
  return { type: 'line', most };
}
