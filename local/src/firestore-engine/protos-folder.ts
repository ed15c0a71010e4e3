import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Where `@google-cloud/firestore` keeps its protos. */
export function protosFolder(): string {
  return join(dirname(createRequire(import.meta.url).resolve('@google-cloud/firestore/package.json')), 'build/protos');
}
