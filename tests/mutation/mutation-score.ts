import { relative, resolve } from 'node:path';
import type { Stryker } from '@stryker-mutator/core';
import type { MutationGroup } from './mutation-groups';

const ROOT = resolve(import.meta.dirname, '../..');

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** The mutants of a group or file by outcome; `ignored` ones are equivalent by a comment that gives the reason. */
export interface MutationScore {
  readonly killed: number;
  readonly survived: number;
  readonly ignored: number;
  /** Killed mutants in per cent of killed and survived ones; 100 if there is none. */
  readonly percent: number;
}

/** A mutant that no test fails with: one that runs into its time limit counts as killed. */
function isSurvivor({ status }: Pick<MutantResult, 'status'>): boolean {
  return status === 'Survived' || status === 'NoCoverage';
}

/** Counts mutants by outcome; those that could not run count neither way. */
export function scoreOf(mutants: readonly Pick<MutantResult, 'status'>[]): MutationScore {
  const killed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const survived = mutants.filter(isSurvivor).length;
  const ignored = mutants.filter(({ status }) => status === 'Ignored').length;
  const tested = killed + survived;
  return { killed, survived, ignored, percent: tested === 0 ? 100 : (100 * killed) / tested };
}

/** Whether a group reaches its score. */
export function isEnough({ leastPercent }: Pick<MutationGroup, 'leastPercent'>, { percent }: MutationScore): boolean {
  return leastPercent === null || percent >= leastPercent;
}

/** The score of every file of a group, the lowest first, by path from the root of the repository. */
export function scoresByFile(mutants: readonly MutantResult[]): readonly (readonly [file: string, score: MutationScore])[] {
  const fileOf = ({ fileName }: MutantResult): string => relative(ROOT, fileName);
  return [...new Set(mutants.map(fileOf))]
    .map((file) => [file, scoreOf(mutants.filter((mutant) => fileOf(mutant) === file))] as const)
    .toSorted(([, one], [, other]) => one.percent - other.percent);
}

/** The survivors of a group, one line each: place, and what stands there in place of the source. */
export function survivorLines(mutants: readonly MutantResult[]): readonly string[] {
  return mutants.filter(isSurvivor).map(({ fileName, location, mutatorName, replacement, status }) => {
    const place = `${relative(ROOT, fileName)}:${location.start.line}:${location.start.column}`;
    const shown = replacement.replace(/\s+/g, ' ').slice(0, 80);
    return `${place}  ${mutatorName}: ${shown}${status === 'NoCoverage' ? '  (no test runs it)' : ''}`;
  });
}

/** A line of the table that the command prints. */
export function scoreLine(name: string, { percent, killed, survived, ignored }: MutationScore): string {
  const counts = `${killed} killed, ${survived} survived${ignored > 0 ? `, ${ignored} ignored` : ''}`;
  return `${percent.toFixed(1).padStart(6)} %  ${name.padEnd(52)} ${counts}`;
}
