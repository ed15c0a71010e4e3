import type { RequestListener } from 'node:http';
import { mkdir } from 'node:fs/promises';
import { StorageCloudFunctions } from 'firebase-tools/lib/emulator/storage/cloudFunctions.js';
import { StorageLayer } from 'firebase-tools/lib/emulator/storage/files.js';
import { Persistence } from 'firebase-tools/lib/emulator/storage/persistence.js';
import {
  getAdminCredentialValidator,
  getAdminOnlyFirebaseRulesValidator,
  getFirebaseRulesValidator,
  type Ruleset,
  type Validator,
} from 'firebase-tools/lib/emulator/storage/rules/utils.js';
import { createApp } from 'firebase-tools/lib/emulator/storage/server.js';
import { UploadService } from 'firebase-tools/lib/emulator/storage/upload.js';

/** The storage emulator of firebase-tools without its rules engine (which needs Java 21), and access to its objects. */
export interface EmbeddedStorage {
  readonly app: RequestListener;
  exportTo(folder: string): Promise<void>;
  importFrom(folder: string): void;
}

/** Denies every client, as storage.rules does; only the Admin SDK has access. The rules file itself is not read. */
const DENY_ALL: Ruleset = { verify: () => Promise.resolve({ permitted: false, issues: { exist: () => false, all: [] } }) };

/** Starts the official storage emulator's code, which stores its blobs in the given folder. */
export async function embeddedStorage(projectId: string, blobsFolder: string): Promise<EmbeddedStorage> {
  const persistence = new Persistence(blobsFolder);
  const files = new Map<string, unknown>();
  const buckets = new Map<string, unknown>();
  const functions = new StorageCloudFunctions(projectId);
  const layer = (rules: Validator): StorageLayer =>
    new StorageLayer(projectId, files, buckets, rules, getAdminCredentialValidator(), persistence, functions);
  const adminLayer = layer(getAdminOnlyFirebaseRulesValidator());
  const app = await createApp(projectId, {
    storageLayer: layer(getFirebaseRulesValidator(() => DENY_ALL)),
    adminStorageLayer: adminLayer,
    uploadService: new UploadService(persistence),
    rulesManager: { getRuleset: () => DENY_ALL },
    replaceRules: () => Promise.resolve({ errors: ['This storage server denies every client and takes no rules.'] }),
  });
  return {
    app,
    exportTo: async (folder) => {
      await mkdir(folder, { recursive: true });
      await adminLayer.export(folder, { initiatedBy: 'touchline' });
    },
    importFrom: (folder) => {
      adminLayer.import(folder, { initiatedBy: 'touchline' });
    },
  };
}
