import { join } from 'node:path';
import ts from 'typescript';

/** Files that do not change while tests run, parsed once for all programs. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/**
 * The functions' sources, parsed with their own compiler options, and additional files that exist only in memory, by
 * path from the root.
 */
export function functionsProgram(root: string, planted: Readonly<Record<string, string>> = {}): ts.Program {
  const configFile = join(root, 'functions/tsconfig.json');
  const read = ts.readConfigFile(configFile, (path) => ts.sys.readFile(path));
  const { fileNames, options } = ts.parseJsonConfigFileContent(read.config, ts.sys, join(root, 'functions'));
  const texts = new Map(Object.entries(planted).map(([path, text]) => [join(root, path), text]));
  const host = ts.createCompilerHost(options, true);
  const fromDisk = host.getSourceFile.bind(host);
  host.getSourceFile = (path, languageVersion) => {
    const text = texts.get(path);
    if (text !== undefined) return ts.createSourceFile(path, text, languageVersion, true);
    if (!parsed.has(path)) parsed.set(path, fromDisk(path, languageVersion));
    return parsed.get(path);
  };
  const isOnDisk = host.fileExists.bind(host);
  host.fileExists = (path) => texts.has(path) || isOnDisk(path);
  const sources = fileNames.filter((path) => !path.endsWith('.test.ts'));
  return ts.createProgram({ rootNames: texts.size > 0 ? [...texts.keys()] : sources, options, host });
}
