import type { College } from '@touchline/domain/college/college';
import type { Field } from '../../../components/document-editor/field';
import { valueIn } from '../../../lib/value-in';
import type { MessageKey } from '../../../i18n/english';
import type { Translate } from '../../../i18n/use-translations';
import type { RangeName, ShownFact } from '../../../components/college/college-facts';
import { COLLEGE_KIND } from './college-kind';

/** The field at a path of a college (JSON pointer). Throws where users type nothing. */
export function fieldAt(college: College, path: string, label: string): Field {
  const kind = COLLEGE_KIND.fieldAt(path);
  if (kind === null) throw new Error(`There is no field for ${path}`);
  return { path, label, kind, value: valueIn(college, path) };
}

/**
 * The fields by which editors change facts of a college: two for a range, none for a fact that comes from registers
 * alone.
 */
export function fieldsOfFacts(college: College, facts: readonly ShownFact[], t: Translate): readonly Field[] {
  return facts.flatMap(({ name, path, row }) => {
    const range = name as RangeName;
    const labels: readonly (readonly [string, MessageKey])[] =
      row.kind === 'range'
        ? [
            [`${path}/low`, `college.${range}Low`],
            [`${path}/high`, `college.${range}High`],
          ]
        : [[path, `college.${name}`]];
    return labels.flatMap(([at, label]) => (COLLEGE_KIND.fieldAt(at) === null ? [] : [fieldAt(college, at, t(label))]));
  });
}
