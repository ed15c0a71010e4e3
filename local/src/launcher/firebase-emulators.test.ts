import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repositoryRoot } from '../repository-root';
import { cliConfig } from './firebase-emulators';
import { stackPorts } from './stack-identity';

async function standardText(): Promise<string> {
  return readFile(join(repositoryRoot, 'firebase.json'), 'utf8');
}

describe('the configuration generated for the Firebase CLI', () => {
  test('has the rewrites and headers of firebase.json, and a folder of files of its own', async () => {
    const generated: unknown = JSON.parse(cliConfig(await standardText(), stackPorts(6100)));

    expect(generated).toMatchObject({
      hosting: { public: 'public', predeploy: [] },
      functions: [{ source: '../../functions', predeploy: [] }],
    });
    expect(generated).toHaveProperty('hosting.rewrites.0', { source: '/ui/v1/**', function: { functionId: 'ui', pinTag: true } });
    expect(generated).toHaveProperty('hosting.headers.1.source', '/assets/**');
  });

  test('has the ports of its stack, the Node that is there, and no emulator that is not started here', async () => {
    const generated: unknown = JSON.parse(cliConfig(await standardText(), stackPorts(6100)));

    expect(generated).toMatchObject({
      functions: [{ runtime: `nodejs${String(process.versions.node.split('.')[0])}` }],
      emulators: {
        hosting: { host: '127.0.0.1', port: 6100 },
        auth: { port: 6103 },
        hub: { port: 6105 },
        ui: { enabled: false },
      },
    });
    expect(generated).not.toHaveProperty('emulators.firestore');
    expect(generated).not.toHaveProperty('emulators.storage');
  });

  test('is refused where firebase.json has no hosting or functions', () => {
    expect(() => cliConfig('{}', stackPorts(null))).toThrow('firebase.json has no hosting and functions');
  });
});
