import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ALL_COLLECTIONS } from '@touchline/domain/collections/all-collections';
import { TERMS } from '@touchline/domain/person/consent/terms';
import { OPERATOR } from '@touchline/domain/reference/operator/operator-parameters';
import * as z from 'zod';
import { PUBLISHED } from '../build/build-web';
import { functionsBundle } from '../build/bundle-functions';
import { readIndexFile } from '../firestore-engine/required-indexes/required-indexes';
import { repositoryRoot } from '../repository-root';
import { absentBuildValues, checkBuildValues } from './checks/check-build-values';
import { checkExpiry, checkIndexes, INDEX_LIMITS, numeral } from './checks/check-indexes';
import { absentOperator, checkOperator } from './checks/check-operator';
import { checkParameters } from './checks/check-parameters';
import { checkRewrites } from './checks/check-rewrites';
import { checkSecrets, declaredSecrets } from './checks/check-secrets';
import { checkBuildSteps, checkDeployedFiles, checkRuntime } from './checks/check-uploads';
import { checkWebApp } from './checks/check-web-app';
import type { ChosenProject } from './chosen-project';
import type { Finding } from './finding';
import { askAccount, type FirebaseCli, installedCli } from './firebase-account';
import { readFirebaseConfig } from './firebase-config';
import { functionsManifest } from './functions-manifest';
import { buildVariables, parameterValues } from './named-values';

/** What a check of a deployment found, and what it counted. */
interface DeployCheck {
  readonly findings: readonly Finding[];
  readonly notes: readonly string[];
}

const inRepository = (path: string): string => join(repositoryRoot, path);
const packageFile = z.object({ engines: z.object({ node: z.string() }) });

/**
 * Everything that is missing or contradicts before a deployment to a project: its values, secrets and web app, and what
 * the repository deploys. Without a project it is the repository alone, with the templates of the values.
 */
async function checkDeployment(
  project: ChosenProject | null,
  cli: FirebaseCli,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<DeployCheck> {
  const config = readFirebaseConfig(inRepository('firebase.json'));
  const indexes = readIndexFile(inRepository('firestore.indexes.json'));
  const manifest = await functionsManifest();
  const parameters = parameterValues(project);
  const build = buildVariables(project, environment);
  const { engines } = packageFile.parse(JSON.parse(readFileSync(inRepository('package.json'), 'utf8')));
  const account = project === null ? null : await askAccount(cli, project.id, [...declaredSecrets(manifest.functions).keys()]);

  const values = parameters.values ?? {};
  return {
    findings: [
      ...checkParameters(manifest, parameters),
      ...(project === null ? [] : [...checkOperator(OPERATOR, TERMS.version), ...checkBuildValues(build)]),
      ...(project === null || account === null
        ? []
        : [
            ...checkSecrets(manifest, account.secrets, { project: project.id, parameters: values }),
            ...checkWebApp(account.registered, project.id),
          ]),
      ...checkRewrites(config, { functions: manifest.functions, values, file: parameters.file }),
      ...checkBuildSteps(config, relative(repositoryRoot, PUBLISHED.hosting)),
      ...checkRuntime(config, { engine: engines.node, target: String(functionsBundle().target) }),
      ...checkDeployedFiles(config, (path) => existsSync(inRepository(path))),
      ...checkIndexes(indexes, ALL_COLLECTIONS),
      ...checkExpiry(indexes, ALL_COLLECTIONS),
    ],
    notes: [
      `Indexes: ${counted(indexes.indexes.length, INDEX_LIMITS.composite, 'composite')}, ${counted(indexes.fieldOverrides.length, INDEX_LIMITS.singleField, 'fields with settings of their own')}; a project with billing may have as many, and these functions need billing.`,
      ...[project === null ? absentOperator(OPERATOR, TERMS.version) : absentBuildValues(build)].filter((note) => note !== null),
    ],
  };
}

function counted(count: number, limit: number, what: string): string {
  return `${numeral(count)} of ${numeral(limit)} ${what}`;
}

/** Checks a deployment, prints what it found, and says whether something blocks it. */
export async function printDeployCheck(project: ChosenProject | null): Promise<boolean> {
  const { lines, isBlocked } = reportOf(await checkDeployment(project, installedCli, process.env), project);
  for (const line of lines) console.log(line);
  return isBlocked;
}

/** The check as lines to print, and whether something blocks. */
export function reportOf(
  { findings, notes }: DeployCheck,
  project: ChosenProject | null,
): { readonly lines: readonly string[]; readonly isBlocked: boolean } {
  const blocks = findings.filter((finding) => finding.blocks);
  const warnings = findings.filter((finding) => !finding.blocks);
  const outcomes = [
    blocks.length === 0
      ? 'nothing blocks a deployment'
      : `${blocks.length} of these ${blocks.length === 1 ? 'blocks' : 'block'} a deployment`,
    ...(warnings.length === 0 ? [] : [warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`]),
  ];
  return {
    lines: [
      project === null
        ? 'The repository, with the templates of the values (--project NAME checks a project too):'
        : `The deployment to ${project.id}:`,
      ...blocks.map(({ text }) => `  ✗ ${text}`),
      ...warnings.map(({ text }) => `  ! ${text}`),
      ...notes.map((text) => `  · ${text}`),
      `Result: ${outcomes.join(', ')}.`,
    ],
    isBlocked: blocks.length > 0,
  };
}
