import { copyFile, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { RECRUITING_RULES } from '@touchline/domain/reference/recruiting-rules/rule-table';
import { replaceFile } from '../../build/publish-release';
import { repositoryRoot } from '../../repository-root';
import { readRuleFile } from './read-rule-file';
import { ruleDifferences, ruleTableModule } from './rule-table-file';

/** Where the rules are: the table that people edit, and the module of domain that is made of it. */
export interface RuleFiles {
  readonly table: string;
  readonly module: string;
}

export const RULE_FILES: RuleFiles = {
  table: join(repositoryRoot, 'college-data/rules.csv'),
  module: join(repositoryRoot, 'domain/src/reference/recruiting-rules/rule-table.ts'),
};

/** The outcome of an import of rules: how many the file holds, and what differs from the present ones. */
export interface RuleImport {
  readonly rules: number;
  readonly differences: readonly string[];
  readonly isWritten: boolean;
}

/**
 * Replaces our table of recruiting rules by a file (docs/decisions/125-recruiting-rules-as-data.md). Throws
 * ImportRefusal and writes nothing where any line does not fit. A dry run says what would change.
 */
export async function importRules(file: string, isDryRun: boolean, files: RuleFiles = RULE_FILES): Promise<RuleImport> {
  const rules = await readRuleFile(file);
  const differences = ruleDifferences(RECRUITING_RULES, rules);
  const found = { rules: rules.length, differences };
  if (isDryRun) return { ...found, isWritten: false };
  const text = ruleTableModule(rules);
  const present = await readFile(files.module, 'utf8').catch(() => '');
  if (text !== present) await replaceFile(files.module, Buffer.from(text));
  if (resolve(file) !== resolve(files.table)) await copyFile(file, files.table);
  return { ...found, isWritten: true };
}
