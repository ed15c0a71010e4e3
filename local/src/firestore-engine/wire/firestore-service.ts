import type { ServiceDefinition } from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';
import type { Document } from './messages';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** google.firestore.v1.Firestore, and the form in which single documents are written down. */
export interface FirestoreService {
  readonly definition: ServiceDefinition;
  encode(document: Document): Buffer;
  decode(bytes: Buffer): Document;
}

/**
 * Loads the protos that `@google-cloud/firestore` ships from their folder; see `messages.ts` for the form of what is
 * decoded.
 */
export function loadFirestoreService(protosFolder: string): FirestoreService {
  const options = { longs: String, enums: String, defaults: true, arrays: true, objects: true, oneofs: true };
  const loaded = loadSync('google/firestore/v1/firestore.proto', { ...options, includeDirs: [protosFolder] });
  const definition = loaded['google.firestore.v1.Firestore'];
  if (definition === undefined || 'format' in definition) throw new Error(`${protosFolder} holds no Firestore service.`);
  const { GetDocument: get } = definition;
  if (get === undefined) throw new Error('The Firestore service has no GetDocument.');
  return {
    definition,
    encode: (document) => get.responseSerialize(document),
    decode: (bytes) => {
      const document = get.responseDeserialize(bytes);
      if (!isDocument(document)) throw new Error('These bytes are no document.');
      return document;
    },
  };
}

function isDocument(message: object): message is Document {
  return 'name' in message && typeof message.name === 'string' && 'fields' in message;
}

/** Where `@google-cloud/firestore` keeps its protos. */
export function protosFolder(): string {
  return join(dirname(createRequire(import.meta.url).resolve('@google-cloud/firestore/package.json')), 'build/protos');
}
