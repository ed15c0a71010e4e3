import { Stryker } from '@stryker-mutator/core';
import { GROUP_VARIABLE, MUTATION_GROUPS } from './mutation-groups';
import { isEnough, scoreLine, scoreOf, scoresByFile, survivorLines } from './mutation-score';

/*
 * `npm run test:mutation` measures all groups of rules; `npm run test:mutation -- patches import` only the named ones.
 * It prints every survivor, the scores by file and by group, and fails where a group misses its score.
 */

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in MUTATION_GROUPS));
if (unknown !== undefined) throw new Error(`There is no group "${unknown}": name ${Object.keys(MUTATION_GROUPS).join(', ')}.`);

const summary: string[] = [];
for (const [name, group] of Object.entries(MUTATION_GROUPS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n── ${group.title} ──`);
  process.env[GROUP_VARIABLE] = name;
  const mutants = await new Stryker({ mutate: [...group.rules] }).runMutationTest();
  const score = scoreOf(mutants);
  for (const line of survivorLines(mutants)) console.log(line);
  for (const [file, ofFile] of scoresByFile(mutants)) console.log(scoreLine(file, ofFile));
  const verdict = group.leastPercent === null ? 'reported' : `at least ${group.leastPercent} %`;
  summary.push(scoreLine(`${group.title} (${verdict})`, score));
  if (!isEnough(group, score)) process.exitCode = 1;
}

console.log('\nmutation scores:');
for (const line of summary) console.log(line);
