import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { configstore } from 'firebase-tools/lib/configstore.js';
import * as z from 'zod';
import { repositoryRoot } from '../repository-root';

/** A project by its id, and by the name that `.firebaserc` gives it, if it does. */
export interface ChosenProject {
  readonly id: string;
  readonly alias: string | null;
}

const aliasesFile = z.object({ projects: z.record(z.string(), z.string()).default({}) });
const activeProjects = z.record(z.string(), z.string()).catch({});

/**
 * The project that the Firebase CLI would deploy to: the named one, else the one chosen by `firebase use`, else the
 * only or the default one of `.firebaserc`. Null for none and for demo projects, which exist on this machine only.
 */
export function chosenProject(
  named: string | null,
  { active, aliases }: { readonly active: string | null; readonly aliases: Readonly<Record<string, string>> },
): ChosenProject | null {
  const only = Object.keys(aliases).length === 1 ? Object.keys(aliases)[0] : undefined;
  const chosen = named ?? active ?? only ?? 'default';
  const id = aliases[chosen] ?? (chosen === 'default' ? null : chosen);
  if (id === null || id.startsWith('demo-')) return null;
  return { id, alias: aliases[chosen] === undefined ? null : chosen };
}

/** The project for these arguments of the command line, as chosenProject. */
export function projectFor(args: readonly string[]): ChosenProject | null {
  const file = readFileSync(join(repositoryRoot, '.firebaserc'), 'utf8');
  const { projects: aliases } = aliasesFile.parse(JSON.parse(file));
  const folders = activeProjects.parse(configstore.get('activeProjects'));
  const active = foldersAround(repositoryRoot).flatMap((folder) => folders[folder] ?? [])[0] ?? null;
  return chosenProject(namedProject(args), { active, aliases });
}

/** The value of `--project NAME`, `--project=NAME` or `-P NAME`; null without one. Throws where the name is missing. */
export function namedProject(args: readonly string[]): string | null {
  const at = args.findIndex((arg) => arg === '-P' || arg === '--project' || arg.startsWith('--project='));
  if (at < 0) return null;
  const name = args[at]?.startsWith('--project=') === true ? args[at].slice('--project='.length) : args[at + 1];
  if (name === undefined || name === '' || name.startsWith('-')) throw new Error('Name the project: --project NAME');
  return name;
}

function foldersAround(folder: string): readonly string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...foldersAround(parent)];
}
