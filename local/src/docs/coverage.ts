import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A row of docs/requirements.md. */
interface Requirement {
  readonly id: string;
  readonly rule: string;
}

/** A test whose title names requirement rows. */
interface NamingTest {
  readonly file: string;
  readonly title: string;
}

const HEAD = `# What is proven

Each row of \`requirements.md\` with the tests that carry its id in their titles. Made by \`npm run docs:coverage\`; a test keeps it true.
`;

/** Generates docs/coverage.md of a checkout from the requirements and the titles in the test files. */
export function coverage(root: string): string {
  const requirements = requirementsIn(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));
  const tests = ['domain/src', 'functions/src', 'web/src', 'local/src', 'tests'].flatMap((folder) =>
    testsBelow(root, join(root, folder)),
  );
  const rows = requirements.map(({ id, rule }) => {
    const proofs = tests.filter(({ title }) => new RegExp(`\\[[^\\]]*${id}\\b[^\\]]*\\]`).test(title));
    const named = proofs.map(({ file, title }) => `${title.replace(/\|/g, '\\|')} (\`${file}\`)`).join('<br>');
    return `| ${id} | ${rule} | ${named === '' ? '–' : named} |`;
  });
  const proven = rows.filter((row) => !row.endsWith('| – |')).length;
  return [
    HEAD,
    `${proven} of ${requirements.length} rows are named by a test.`,
    '',
    '| row | must hold | tests |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function requirementsIn(text: string): readonly Requirement[] {
  return [...text.matchAll(/^\| (S\d+-\d+) \| (.*) \|$/gm)].map(([, id = '', rule = '']) => ({ id, rule }));
}

function testsBelow(root: string, folder: string): readonly NamingTest[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => a.name.localeCompare(b.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.name === 'node_modules') return [];
      if (entry.isDirectory()) return testsBelow(root, path);
      return /\.(test|deep)\.tsx?$/.test(entry.name)
        ? titlesIn(readFileSync(path, 'utf8')).map((title) => ({ file: relative(root, path), title }))
        : [];
    });
}

/** Every text of a test file that names a row in brackets: the titles of tests and groups. */
function titlesIn(text: string): readonly string[] {
  const titles = text.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*\[S\d+-\d+[^\]\n]*\](?:\\.|(?!\1)[^\\\n])*)\1/g);
  return [...titles].map(([, , title = '']) => title.replace(/\\(['"`])/g, '$1'));
}
