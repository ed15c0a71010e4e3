import { lastWordsOf, type Child } from '../emulators/child';
import { LOCAL_HOST } from '../emulators/ports';
import { answers, waitUntil } from '../emulators/wait-until';

/** What a Firestore engine needs to know to start. */
export interface FirestoreOrder {
  readonly projectId: string;
  /** Must be free: some engines end without an error where it is taken. */
  readonly port: number;
  readonly rulesFile: string;
  /** Where its log and generated files go. */
  readonly folder: string;
  /** The temporary folder of its own stack. */
  readonly tmpdir: string;
  /** Called with the process as soon as it exists, before it is ready. */
  readonly onChild: (child: Child) => void;
}

/** A Firestore that now answers; `child` is null where it is not ours to stop. */
export interface RunningFirestore {
  readonly host: string;
  readonly child: Child | null;
}

/** Something that can stand in for Firestore. Another one joins by a row in `firestore-engines.ts`. */
export interface FirestoreEngine {
  /** What it is, for the summary after the start. */
  readonly title: string;
  /** Where it will answer, as `host:port`, given the port that is kept for it. */
  addressAt(port: number): string;
  /** Starts it and waits until it answers; throws one sentence where it cannot. */
  start(order: FirestoreOrder): Promise<RunningFirestore>;
  /** Asks it to end. */
  stop(child: Child): void;
}

/** The JVM settings that halve an emulator's start; whatever the user has set already counts instead. */
export const FAST_JAVA = { JAVA_TOOL_OPTIONS: process.env.JAVA_TOOL_OPTIONS ?? '-XX:+UseSerialGC -XX:TieredStopAtLevel=1' };

/**
 * Waits until an engine's process answers; throws with its last words where it ends first or takes longer than
 * `limitMs`.
 */
export async function firestoreIsReady(child: Child, port: number, limitMs: number): Promise<RunningFirestore> {
  const host = `${LOCAL_HOST}:${port}`;
  const died = child.ended.then((sentence): never => {
    throw new Error(`${sentence}${lastWordsOf(child)}`);
  });
  const complaint = `${child.name} did not answer within ${limitMs / 1000} s.${lastWordsOf(child)}`;
  await waitUntil(() => answers(`http://${host}/`, 200), limitMs, complaint, died);
  return { host, child };
}
