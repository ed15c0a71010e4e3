import { readFileSync } from 'node:fs';

const ALLOWS = /\ballow\s+[a-z, \t]+(?::\s*if\s+([^;]*))?;/g;

/**
 * Refuses rules that say more than that everything is closed: this engine lets the Admin SDK in and nobody else, and reads no rules. Throws one
 * sentence that names the official emulator, which does.
 */
export function refuseOpenRules(rulesFile: string): void {
  if (!areClosed(readFileSync(rulesFile, 'utf8'))) {
    throw new Error(
      `${rulesFile} lets clients in, which the local Firestore engine cannot judge: use the official emulator (npm start -- --engine official, FIRESTORE_ENGINE=official for tests).`,
    );
  }
}

/** Whether every `allow` of the rules is `if false`, so that no client gets in anywhere. */
export function areClosed(rules: string): boolean {
  const text = rules.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/\/\/.*$/gm, ' ');
  const conditions = [...text.matchAll(ALLOWS)].map(([, condition]) => condition?.trim());
  const allows = text.match(/\ballow\b/g)?.length ?? 0;
  return (
    /\bservice\s+cloud\.firestore\b/.test(text) && allows === conditions.length && conditions.every((one) => one === 'false')
  );
}
