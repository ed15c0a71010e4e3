import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'firebase-tools/lib/functions/env.js';
import { repositoryRoot } from '../repository-root';
import type { NamedValues } from './checks/check-parameters';
import type { ChosenProject } from './chosen-project';

/** The committed templates of both files with values; they are checked where no project is named. */
export const TEMPLATES = { parameters: 'functions/.env.example', build: 'web/.env.example' } as const;

/** The values of the functions' parameters, from the files in which the Firebase CLI looks for them. */
export function parameterValues(project: ChosenProject | null): NamedValues {
  if (project === null) return { file: TEMPLATES.parameters, values: valuesIn(TEMPLATES.parameters) };
  const own = `functions/.env.${project.id}`;
  const byAlias = project.alias === null ? null : `functions/.env.${project.alias}`;
  const file = byAlias !== null && !isThere(own) && isThere(byAlias) ? byAlias : own;
  const values = valuesIn(file);
  return { file, values: values === null ? null : { ...valuesIn('functions/.env'), ...values } };
}

/**
 * The variables of the web client's build: those of this process, else those of the project's file, as the build reads
 * them.
 */
export function buildVariables(
  project: ChosenProject | null,
  environment: Readonly<Record<string, string | undefined>>,
): NamedValues {
  const file = project === null ? TEMPLATES.build : `web/.env.${project.id}`;
  const here = Object.entries(environment).filter(([name, value]) => name.startsWith('VITE_') && value !== undefined);
  return { file, values: { ...valuesIn(file), ...(Object.fromEntries(here) as Record<string, string>) } };
}

function isThere(file: string): boolean {
  return existsSync(join(repositoryRoot, file));
}

/** The values of a dotenv file as the Firebase CLI reads them; null where it is not there. Throws at a broken line. */
function valuesIn(file: string): Readonly<Record<string, string>> | null {
  if (!isThere(file)) return null;
  const { envs, errors } = parse(readFileSync(join(repositoryRoot, file), 'utf8'));
  if (errors.length > 0) throw new Error(`${file} has a line that is no NAME=value: ${errors[0] ?? ''}`);
  return envs;
}
