import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');
const BUILT: readonly string[] = ['functions/lib', 'web/dist'];
export const PACKAGES = ['domain', 'functions', 'web', 'local', 'tests'] as const;

/** Every TypeScript file of ours, relative to the root. */
export function sourceFiles(): readonly string[] {
  return PACKAGES.flatMap((name) => walk(join(ROOT, name)))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => relative(ROOT, file));
}

/** The text of a file of ours. */
export function textOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

function walk(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name === 'node_modules' || BUILT.includes(relative(ROOT, path))) return [];
    return entry.isDirectory() ? walk(path) : [path];
  });
}
