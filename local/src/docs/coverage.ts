import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RowProof, requirementsIn, rowProofs } from './row-proofs';
import { titlesWithRows } from './test-titles';

/**
 * Rows of docs/requirements.md of which nothing is built, with what stands in their place. No test names them; the
 * list only shrinks (docs/decisions/022-proofs-of-requirements.md).
 */
export const ROWS_NOT_BUILT: Readonly<Record<string, string>> = {};

/** Rows of which a part is built, with what is missing. Tests name them for the part that is there. */
export const ROWS_PARTLY_BUILT: Readonly<Record<string, string>> = {};

const HEAD = `# What is proven

Each row of [requirements.md](requirements.md) with the files whose tests carry its id and fail without it.
[Decision 022](decisions/022-proofs-of-requirements.md) says what counts. Made by \`npm run docs:coverage\`; a test
keeps it true.
`;

/** Generates docs/coverage.md of a checkout from the rows, the titles of tests and the lists of unbuilt rows. */
export function coverage(root: string): string {
  const requirements = requirementsIn(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));
  const rows = rowProofs(requirements, titlesWithRows(root), { notBuilt: ROWS_NOT_BUILT, partly: ROWS_PARTLY_BUILT });
  const count = (state: RowProof['state']): number => rows.filter((row) => row.state === state).length;
  return [
    HEAD,
    `Of ${rows.length} rows ${count('proven')} are proven, ${count('partly')} are built and proven in part, and ` +
      `${count('not built')} are not built.`,
    '',
    '| row | must hold | proven by tests in |',
    '|---|---|---|',
    ...rows.map((row) => `| ${row.id} | ${row.rule} | ${proofOf(row)} |`),
    '',
  ].join('\n');
}

function proofOf({ state, missing, files }: RowProof): string {
  const where = filesByFolder(files);
  if (state === 'proven') return where;
  return state === 'partly' ? `**Partly.** ${missing}. Proven: ${where}` : `**Not built.** ${missing}`;
}

/** `tests/rules`: a, b; `web/src/lib`: c. The endings of test files are left out. */
function filesByFolder(files: readonly string[]): string {
  const folders = new Map<string, string[]>();
  for (const file of files) {
    const [, folder = '', name = ''] = /^(.*)\/([^/]+?)\.(?:test|deep)\.tsx?$/.exec(file) ?? [];
    folders.set(folder, [...(folders.get(folder) ?? []), name]);
  }
  return [...folders].map(([folder, names]) => `\`${folder}\`: ${names.join(', ')}`).join('; ');
}
