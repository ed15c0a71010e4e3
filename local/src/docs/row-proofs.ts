import { ROW_IDS, type TestTitle } from './test-titles';

/** A row of docs/requirements.md. */
export interface Requirement {
  readonly id: string;
  readonly rule: string;
}

/** The rows that are not whole, each with what is missing. */
export interface UnbuiltRows {
  readonly notBuilt: Readonly<Record<string, string>>;
  readonly partly: Readonly<Record<string, string>>;
}

/** A row with the test files that name it; `missing` is null where the whole row is built. */
export interface RowProof extends Requirement {
  readonly state: 'proven' | 'partly' | 'not built';
  readonly missing: string | null;
  readonly files: readonly string[];
}

/** The rows of a requirements page in their order. */
export function requirementsIn(page: string): readonly Requirement[] {
  return [...page.matchAll(/^\| (S\d+-\d+) \| (.*) \|$/gm)].map(([, id = '', rule = '']) => ({ id, rule }));
}

/** How far each row is built, and the files whose tests prove it. */
export function rowProofs(
  requirements: readonly Requirement[],
  titles: readonly TestTitle[],
  { notBuilt, partly }: UnbuiltRows,
): readonly RowProof[] {
  const files = filesByRow(titles);
  return requirements.map((row) => {
    const missing = notBuilt[row.id] ?? partly[row.id] ?? null;
    const state = row.id in notBuilt ? 'not built' : row.id in partly ? 'partly' : 'proven';
    return { ...row, state, missing, files: files.get(row.id) ?? [] };
  });
}

/** Where titles and lists say what cannot be: one sentence each, none where all is well. */
export function contradictionsOf(
  requirements: readonly Requirement[],
  titles: readonly TestTitle[],
  { notBuilt, partly }: UnbuiltRows,
): readonly string[] {
  const known = new Set(requirements.map(({ id }) => id));
  const files = filesByRow(titles);
  const isTested = (id: string): boolean => files.has(id);
  const listed = [...Object.keys(notBuilt), ...Object.keys(partly)];
  return [
    ...[...files].filter(([id]) => !known.has(id)).map(([id, named]) => `${id}, named in ${named.join(', ')}, is no row`),
    ...listed.filter((id) => !known.has(id)).map((id) => `${id} is listed and is no row`),
    ...Object.keys(notBuilt).flatMap((id) => [
      ...(id in partly ? [`${id} is on both lists`] : []),
      ...(isTested(id) ? [`${id} is listed as not built, and a test names it`] : []),
    ]),
    ...Object.keys(partly).flatMap((id) => (isTested(id) ? [] : [`${id} is listed as partly built, and no test names it`])),
    ...[...known]
      .filter((id) => !isTested(id) && !listed.includes(id))
      .map((id) => `${id} is named by no test and is on no list`),
  ];
}

function filesByRow(titles: readonly TestTitle[]): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, string[]>();
  for (const { file, title } of titles) {
    for (const [, id = ''] of title.matchAll(ROW_IDS)) {
      const named = files.get(id) ?? [];
      if (!named.includes(file)) files.set(id, [...named, file]);
    }
  }
  return files;
}
