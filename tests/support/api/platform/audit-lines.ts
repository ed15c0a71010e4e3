import { firestore } from '@touchline/functions/platform/firestore';

/** The audit entries about a target (`colleges/ID`, `accounts/UID`, `profiles/UID`), oldest first. */
export async function auditAbout(target: string) {
  const { docs } = await firestore().collection('auditLog').where('target', '==', target).get();
  return docs.map((line) => line.data()).toSorted((one, other) => String(one.at).localeCompare(String(other.at)));
}
