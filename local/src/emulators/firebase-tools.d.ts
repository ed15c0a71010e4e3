/* Declarations for the embedded parts of firebase-tools, which is pinned exactly and ships no declarations. */
declare module 'firebase-tools/lib/emulator/registry.js' {
  interface EmulatorInstance {
    getName(): string;
    getInfo(): { name: string; host: string; port: number };
  }
  export const EmulatorRegistry: { set(name: string, instance: EmulatorInstance): void };
}
declare module 'firebase-tools/lib/emulator/auth/server.js' {
  import type { RequestListener } from 'node:http';
  export function createApp(projectId: string): Promise<RequestListener>;
}
declare module 'firebase-tools/lib/emulator/storage/persistence.js' {
  export class Persistence {
    constructor(folder: string);
    readonly dirPath: string;
  }
}
declare module 'firebase-tools/lib/emulator/storage/upload.js' {
  import type { Persistence } from 'firebase-tools/lib/emulator/storage/persistence.js';
  export class UploadService {
    constructor(persistence: Persistence);
    reset(): void;
  }
}
declare module 'firebase-tools/lib/emulator/storage/cloudFunctions.js' {
  export class StorageCloudFunctions {
    constructor(projectId: string);
    readonly projectId: string;
  }
}
declare module 'firebase-tools/lib/emulator/storage/rules/utils.js' {
  export interface Ruleset {
    verify(): Promise<{ permitted: boolean; issues: { exist(): boolean; all: string[] } }>;
  }
  export interface Validator {
    validate: unknown;
  }
  export function getFirebaseRulesValidator(rulesetOf: () => Ruleset): Validator;
  export function getAdminOnlyFirebaseRulesValidator(): Validator;
  export function getAdminCredentialValidator(): Validator;
}
declare module 'firebase-tools/lib/emulator/storage/files.js' {
  import type { StorageCloudFunctions } from 'firebase-tools/lib/emulator/storage/cloudFunctions.js';
  import type { Persistence } from 'firebase-tools/lib/emulator/storage/persistence.js';
  import type { Validator } from 'firebase-tools/lib/emulator/storage/rules/utils.js';
  export class StorageLayer {
    constructor(
      projectId: string,
      files: Map<string, unknown>,
      buckets: Map<string, unknown>,
      rules: Validator,
      adminRules: Validator,
      persistence: Persistence,
      functions: StorageCloudFunctions,
    );
    export(folder: string, options: { initiatedBy: string }): Promise<void>;
    import(folder: string, options: { initiatedBy: string }): void;
  }
}
declare module 'firebase-tools/lib/emulator/storage/server.js' {
  import type { RequestListener } from 'node:http';
  import type { Ruleset } from 'firebase-tools/lib/emulator/storage/rules/utils.js';
  import type { StorageLayer } from 'firebase-tools/lib/emulator/storage/files.js';
  import type { UploadService } from 'firebase-tools/lib/emulator/storage/upload.js';
  export function createApp(
    projectId: string,
    emulator: {
      storageLayer: StorageLayer;
      adminStorageLayer: StorageLayer;
      uploadService: UploadService;
      rulesManager: { getRuleset(): Ruleset };
      replaceRules(): Promise<{ errors: string[] }>;
    },
  ): Promise<RequestListener>;
}
declare module 'firebase-tools/lib/functions/env.js' {
  export function parse(text: string): { readonly envs: Readonly<Record<string, string>>; readonly errors: readonly string[] };
}
declare module 'firebase-tools/lib/configstore.js' {
  export const configstore: { get(key: string): unknown };
}
