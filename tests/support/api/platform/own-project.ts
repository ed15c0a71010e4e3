import { randomUUID } from 'node:crypto';
import { Firestore } from 'firebase-admin/firestore';

/** The id of a project that no other test has. */
export function aProjectId(): string {
  return `demo-${randomUUID().slice(0, 20)}`;
}

/** An empty database that no other test has, in a project of its own or in this new one. */
export function aDatabase(projectId = aProjectId()): Firestore {
  return new Firestore({ projectId });
}

/**
 * Gives the calling file separate users, database and bucket, for jobs that process everything they find. Call it
 * before anything that talks to Firebase.
 */
export function ownProject(): void {
  const projectId = aProjectId();
  Object.assign(process.env, {
    GCLOUD_PROJECT: projectId,
    GOOGLE_CLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` }),
  });
}
