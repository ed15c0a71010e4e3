import { execFile } from 'node:child_process';

/** The major version in what `java -version` prints; null where it names none. */
export function javaMajorIn(output: string): number | null {
  const found = /version "(?:1\.)?(\d+)/.exec(output)?.[1];
  return found === undefined ? null : Number(found);
}

/** The major version of the Java on the PATH; null where there is none. */
export function javaMajorVersion(): Promise<number | null> {
  return new Promise((resolve) => {
    execFile('java', ['-version'], (failure, output, errors) => resolve(failure === null ? javaMajorIn(output + errors) : null));
  });
}
