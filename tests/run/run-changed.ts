import { execFileSync } from 'node:child_process';
import { ROOT, sourceFiles, textOf } from '../architecture/source-files';
import { relatedTests } from './related-tests';
import { runStages } from './stage';

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

/** What every test stands on: a change here is a matter of `npm test`. */
const BASIS = /^(?:package(?:-lock)?\.json|vitest\.config\.ts|web\/src\/testing\/setup\.ts|tests\/support\/stack\/.*)$/;

/*
 * Runs the tests that the files of a change can break: what differs from the branch `main` (TOUCHLINE_BASE names
 * another), committed or not.
 */
const [base = 'HEAD'] = git('merge-base', 'HEAD', process.env.TOUCHLINE_BASE ?? 'main');
const changed = [...git('diff', '--name-only', '--diff-filter=d', base), ...git('ls-files', '--others', '--exclude-standard')];
const { files, leftOut, journeys } = relatedTests(changed, new Map(sourceFiles().map((file) => [file, textOf(file)])));

if (changed.length === 0) console.log('Nothing differs from main.');
else {
  const basis = changed.filter((file) => BASIS.test(file));
  const further = Object.entries(leftOut).map(([kind, count]) => `${count} further files of ${kind}`);
  console.log(`${changed.length} changed files; ${files.length} files of tests.`);
  if (basis.length > 0) console.log(`Every test stands on ${basis.join(', ')}: run npm test as well.`);
  if (further.length > 0) console.log(`Left to npm test: ${further.join(', ')}.`);
  if (journeys.length > 0) console.log(`Journeys of the topic: npm run test:journeys -- ${journeys.join(' ')}`);
  const projects = ['unit', 'unit-web', 'architecture', 'api', 'rules'].filter((project) => isNeeded(project, files));
  const command = ['vitest', 'run', ...files, ...projects.flatMap((project) => ['--project', project])] as const;
  await runStages([{ name: 'changed', minutes: 1, lanes: [[command]] }], { isGuarded: false });
}

/** The emulators of the API and of the rules are started for their own tests alone. */
function isNeeded(project: string, files: readonly string[]): boolean {
  return !['api', 'rules'].includes(project) || files.some((file) => file.startsWith(`tests/${project}/`));
}
