import { join } from 'node:path';
import { signalChild } from '../emulators/child';
import { startEmbeddedEmulators, type EmbeddedEmulators } from '../emulators/embedded-emulators';
import { LOCAL_HOST } from '../emulators/ports';
import { repositoryRoot } from '../repository-root';
import type { DataSources } from './persisted-data';
import type { OpenStack } from './open-stack';

/** Starts the stack's Firestore; resolves when it answers. */
export async function startFirestore({ engine, identity, tmpdir, children }: OpenStack): Promise<void> {
  await engine.start({
    projectId: identity.projectId,
    port: identity.ports.firestore,
    rulesFile: join(repositoryRoot, 'firestore.rules'),
    folder: identity.folder,
    tmpdir,
    onChild: (child) => children.add(child, () => engine.stop(child)),
    onNotice: (sentence) => console.log(`  ! ${sentence}`),
  });
}

/**
 * Starts the embedded Storage, and the embedded Auth where the Firebase CLI does not run; resolves when both answer.
 */
export function startEmbedded({ identity, tmpdir, children }: OpenStack, withAuth: boolean): Promise<EmbeddedEmulators> {
  const { projectId, ports, folder } = identity;
  const order = {
    projectId,
    authPort: withAuth ? ports.auth : null,
    storagePort: ports.storage,
    blobsFolder: join(tmpdir, 'blobs'),
  };
  return startEmbeddedEmulators(withAuth ? 'Auth and Storage' : 'Storage', order, {
    folder,
    tmpdir,
    onChild: (child) => children.add(child, () => signalChild(child, 'SIGTERM', 'process')),
  });
}

/** The stack's data sources, which `--keep` saves and restores. */
export function persistedSources(stack: OpenStack, { exportStorage, importStorage }: EmbeddedEmulators): DataSources {
  const { ports, projectId } = stack.identity;
  const firestoreHost = stack.engine.addressAt(ports.firestore);
  return { projectId, firestoreHost, authHost: `${LOCAL_HOST}:${ports.auth}`, exportStorage, importStorage };
}

/**
 * The variables by which our code knows the local stack, firebase-admin finds its emulators, and payments the double of
 * Stripe.
 */
export function emulatorVariables({ engine, identity: { ports, projectId } }: OpenStack): Readonly<Record<string, string>> {
  return {
    FUNCTIONS_EMULATOR: 'true',
    GCLOUD_PROJECT: projectId,
    GOOGLE_CLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` }),
    FIRESTORE_EMULATOR_HOST: engine.addressAt(ports.firestore),
    FIREBASE_AUTH_EMULATOR_HOST: `${LOCAL_HOST}:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${LOCAL_HOST}:${ports.storage}`,
    STRIPE_DOUBLE: `${LOCAL_HOST}:${ports.stripe}`,
    METADATA_SERVER_DETECTION: 'none',
  };
}
