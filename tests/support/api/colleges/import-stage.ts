import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { College } from '@touchline/domain/college/college';
import { type CollegeStore, collegeStore } from '@touchline/functions/features/colleges/college-store';
import { newId } from '@touchline/functions/platform/clock-and-ids';
import type { ImportOrder } from '@touchline/functions/features/imports/import-rows';
import { repositoryRoot } from '@touchline/local/repository-root';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { aDatabase, aProjectId } from '../platform/own-project';

/** The moment of every import. */
export const AT = new Date('2026-09-01T08:00:00.000Z');

/** What each test of an import has for itself: an import looks at every college there is. */
export interface ImportStage {
  readonly projectId: string;
  readonly database: Firestore;
  readonly store: CollegeStore;
  /** A folder for the files of all tests. */
  readonly folder: string;
  readonly order: (file: string, isDryRun?: boolean) => ImportOrder;
  /** A college by its id or path name; throws if there is none. */
  readonly find: (idOrPathName: string) => Promise<College>;
  /** Runs an import's command as npm does, against this database; `said` is all that it printed. */
  readonly command: (
    script: 'import-teams-cli' | 'import-scorecard-cli' | 'rankings/import-rankings-cli' | 'rankings/import-results-cli',
    ...args: readonly string[]
  ) => Promise<{ readonly code: number; readonly said: string }>;
}

/** Sets the stage before each test of the calling file and clears it afterwards. */
export function importStage(): ImportStage {
  let folder = '';
  let projectId = '';
  let database: Firestore | null = null;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'touchline-import-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(() => {
    projectId = aProjectId();
    database = aDatabase(projectId);
  });
  afterEach(() => database?.terminate());
  const current = (): Firestore => {
    if (database === null) throw new Error('The import stage is set before each test.');
    return database;
  };
  const store = collegeStore(current, () => AT, newId, { invalidate: () => undefined });
  return {
    get projectId() {
      return projectId;
    },
    get database() {
      return current();
    },
    get folder() {
      return folder;
    },
    store,
    order: (file, isDryRun = false) => ({ file, database: current(), isDryRun, at: AT, newId, onProgress: () => undefined }),
    find: async (idOrPathName) => {
      const college = await store.find(idOrPathName);
      if (college === null) throw new Error(`no college ${idOrPathName}`);
      return college;
    },
    command: (script, ...args) =>
      new Promise((resolve) => {
        const env = { ...process.env, GOOGLE_CLOUD_PROJECT: projectId };
        const command = ['--import', 'tsx', `local/src/import/${script}.ts`, ...args];
        execFile(process.execPath, command, { cwd: repositoryRoot, env }, (failure, stdout, stderr) => {
          resolve({ code: typeof failure?.code === 'number' ? failure.code : 0, said: stdout + stderr });
        });
      }),
  };
}
