import type { College } from '@touchline/domain/college/college';
import { COLLEGE_FACTS } from '@touchline/domain/college/facts/fact-list';
import { type FactRow, limitsOf } from '@touchline/domain/college/facts/fact-row';
import type { MessageKey } from '../../../i18n/english';
import type { Translate } from '../../../i18n/use-translations';
import type { RangeName, ShownFact } from '../facts';
import { valueIn } from '../value-in';
import type { Field, FieldKind } from './field';

/** The most that may be typed for a whole number without a limit of its own. */
const LARGEST_COUNT = 100_000_000;

/** What may be typed for a fact that is one value; null for a choice, which comes from registers alone. */
function fieldKindOf(row: FactRow): FieldKind | null {
  switch (row.kind) {
    case 'percent':
    case 'dollars':
    case 'whole':
    case 'number':
    case 'ratio': {
      const { isWhole, least, most } = limitsOf(row);
      return { type: 'number', isWhole, least, most: most ?? LARGEST_COUNT };
    }
    case 'text':
      return { type: 'line', most: row.most };
    case 'story':
      return { type: 'text', most: row.most };
    case 'lines':
      return { type: 'lines', most: row.most, mostEach: row.mostEach };
    case 'country':
    case 'link':
    case 'video':
    case 'mail':
    case 'phone':
      return { type: row.kind };
    case 'range':
    case 'choice':
    case 'numberChoice':
    case 'color':
    case 'position':
    case 'cipCodes':
      return null;
  }
}

/** The field of the fact at a path of a college (JSON pointer). Throws where no fact with a field is there. */
export function fieldAt(college: College, path: string, label: string): Field {
  const row = COLLEGE_FACTS.find((fact) => `/${fact.path.replaceAll('.', '/')}` === path)?.row;
  const kind = row === undefined ? null : fieldKindOf(row);
  if (kind === null) throw new Error(`There is no field for ${path}`);
  return { path, label, kind, value: valueIn(college, path) };
}

/**
 * The fields by which editors change facts of a college: two for a range, none for a fact that comes from registers
 * alone.
 */
export function fieldsOfFacts(college: College, facts: readonly ShownFact[], t: Translate): readonly Field[] {
  const field = (path: string, label: MessageKey, kind: FieldKind): Field => ({
    path,
    kind,
    label: t(label),
    value: valueIn(college, path),
  });
  return facts.flatMap(({ name, path, row }) => {
    if (row.kind === 'range') {
      const kind: FieldKind = { type: 'number', isWhole: true, least: 0, most: row.most };
      const range = name as RangeName;
      return [field(`${path}/low`, `college.${range}Low`, kind), field(`${path}/high`, `college.${range}High`, kind)];
    }
    const kind = fieldKindOf(row);
    return kind === null ? [] : [field(path, `college.${name}`, kind)];
  });
}
