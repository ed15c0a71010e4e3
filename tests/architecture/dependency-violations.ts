import { cruise } from 'dependency-cruiser';
import { DEPENDENCY_RULES, type DependencyRule, FOLDER_RULES, TEST } from './dependency-rules';
import { PACKAGES } from './source-files';

/** An import that a rule forbids. */
export interface Violation {
  readonly rule: string;
  /** `FROM → TO`: files and folders from the root of the tree, packages as they are named. */
  readonly found: string;
}

const LEFT_OUT = '^(functions/lib|web/dist|(functions|web)/node_modules)/';

/**
 * What dependency-cruiser finds in a tree by the rules of `dependency-rules.ts`. Imports of types alone count too, and
 * so do dynamic ones with a literal specifier.
 */
export async function dependencyViolations(root: string): Promise<readonly Violation[]> {
  const ofFiles = await violationsOf(root, PACKAGES, DEPENDENCY_RULES, [LEFT_OUT]);
  return [...ofFiles, ...(await violationsOf(root, ['domain/src'], FOLDER_RULES, [LEFT_OUT, TEST]))];
}

async function violationsOf(
  baseDir: string,
  folders: readonly string[],
  rules: readonly DependencyRule[],
  leftOut: readonly string[],
): Promise<readonly Violation[]> {
  const forbidden = rules.flatMap((rule) =>
    rule.forbidden.map((one) => ({ ...one, name: rule.description, severity: 'error' as const })),
  );
  const { output } = await cruise([...folders], {
    baseDir,
    validate: true,
    ruleSet: { forbidden },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: [...leftOut] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  });
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, found: `${from} → ${to}` }));
}
