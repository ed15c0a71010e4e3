import { type Majors, majorsOfCodes } from '@touchline/domain/college/facts/majors-of-codes';
import { splitWords } from '@touchline/domain/kernel/text/fold-text';
import table from '../../../../../college-data/fields-of-study.csv?raw';

/** A line of the table: the code, and the title, in quotes where it holds a comma. */
const LINE = /^(\d\d\.\d{2,4}),(?:"((?:[^"]|"")*)"|(.*))$/;
const DIGITS_OF_GROUP = 5;

/** The titles of the classification of fields of study (CIP 2020) by code: groups (`11.07`) and majors (`11.0701`). */
export const STUDY_TITLES: ReadonlyMap<string, string> = new Map(
  table.split('\n').flatMap((line): [string, string][] => {
    const [, code, quoted, plain = ''] = LINE.exec(line) ?? [];
    return code === undefined ? [] : [[code, quoted?.replaceAll('""', '"') ?? plain]];
  }),
);

/** A major of the classification, as a college stores it, with the words by which it is found. */
interface ListedMajor {
  readonly code: string;
  readonly title: string;
  readonly group: string;
  readonly majors: Majors;
  readonly words: readonly string[];
}

const LISTED: readonly ListedMajor[] = [...STUDY_TITLES].flatMap(([code, title]) => {
  const majors = majorsOfCodes([code], STUDY_TITLES);
  const [category] = majors;
  const group = STUDY_TITLES.get(code.slice(0, DIGITS_OF_GROUP)) ?? '';
  if (category === undefined) return [];
  return [{ code, title, group, majors, words: splitWords(`${title} ${group} ${category.name}`) }];
});

/**
 * The majors of the classification that a search finds, `most` at most: each of its words begins a word of the major,
 * its group or its category. Those come first whose title begins with the search.
 */
export function findStudies(search: string, most: number): readonly ListedMajor[] {
  const sought = splitWords(search);
  if (sought.length === 0) return [];
  const found = LISTED.filter(({ words }) => sought.every((part) => words.some((word) => word.startsWith(part))));
  const begins = ({ title }: ListedMajor) => title.toLowerCase().startsWith(search.trim().toLowerCase());
  return [...found.filter(begins), ...found.filter((one) => !begins(one))].slice(0, most);
}
