import { lastLinesOf, type Child } from '../emulators/child';
import { LOCAL_HOST } from '../emulators/ports';
import { answers, waitUntil } from '../emulators/wait-until';

/** The options that a Firestore engine is started with. */
export interface FirestoreOrder {
  readonly projectId: string;
  /** Has to be free: some engines exit without an error where it is taken. */
  readonly port: number;
  readonly rulesFile: string;
  /** The folder of its log and generated files. */
  readonly folder: string;
  /** The temporary folder of its stack. */
  readonly tmpdir: string;
  /** Called with the process as soon as it is started, before it is ready. */
  readonly onChild: (child: Child) => void;
  /** Called with a sentence that people should read on the console of whatever started it. */
  readonly onNotice: (sentence: string) => void;
}

/** Engines of one family read each other's exports. */
export type EngineFamily = 'own' | 'official';

/** A Firestore that now answers; `child` is null where it is not ours to stop. */
export interface RunningFirestore {
  readonly host: string;
  readonly child: Child | null;
}

/** An implementation of Firestore for this machine. A new one needs a row in `firestore-engines.ts`. */
export interface FirestoreEngine {
  /** Its display name in the summary after the start. */
  readonly title: string;
  /** Whose exports it reads and writes; null where nobody knows. */
  readonly family: EngineFamily | null;
  /** Where it will answer, as `host:port`, given the port that is kept for it. */
  addressAt(port: number): string;
  /** Starts it and waits until it answers; throws one sentence where it cannot start. */
  start(order: FirestoreOrder): Promise<RunningFirestore>;
  /** Asks it to end. */
  stop(child: Child): void;
}

/** The JVM settings that halve an emulator's start; whatever is set already counts instead, also nothing at all. */
export function fastJava(): Readonly<Record<string, string>> {
  return { JAVA_TOOL_OPTIONS: process.env.JAVA_TOOL_OPTIONS ?? '-XX:+UseSerialGC -XX:TieredStopAtLevel=1' };
}

/**
 * Waits until an engine's process answers. Throws with the end of its log where it exits first or takes longer than
 * `limitMs`.
 */
export async function firestoreIsReady(child: Child, port: number, limitMs: number): Promise<RunningFirestore> {
  const host = `${LOCAL_HOST}:${port}`;
  const died = child.ended.then((sentence): never => {
    throw new Error(`${sentence}${lastLinesOf(child)}`);
  });
  const complaint = `${child.name} did not answer within ${limitMs / 1000} s.${lastLinesOf(child)}`;
  await waitUntil(() => answers(`http://${host}/`, 200), limitMs, complaint, died);
  return { host, child };
}
