import type { Slot, Step } from './arbitrary-histories';
import type { SentQuery } from './arbitrary-queries';
import { DATABASE, ROOT } from './arbitrary-values';
import type { WriteStep } from './arbitrary-writes';
import { Comparable, memberOf } from './comparable';
import type { FirestoreWire, Outcome } from './firestore-wire';

const LONG_AGO = { seconds: '1', nanos: 0 };
const MOST_PAGES = 6;
/** Whether a full page that is the last is followed by an empty one is an engine's own affair. */
const EMPTY_PAGES = ['[]', '[{"documents":[]}]', '[{"collectionIds":[]}]'];
const EVERYTHING: SentQuery = { from: [{ collectionId: '', allDescendants: true }], orderBy: [] };

/** What a step brought, as a text that can be compared, and an engine's own words where it refused. */
export interface Played {
  readonly outcome: string;
  readonly words: string;
}

/** Plays a history on one engine; answers what each step brought, the whole contents last. */
export async function playedHistory(wire: FirestoreWire, history: readonly Step[]): Promise<readonly Played[]> {
  const refusals: string[] = [];
  const listened: FirestoreWire = {
    ...wire,
    call: async (rpc, request) => {
      const outcome = await wire.call(rpc, request);
      if ('refused' in outcome) refusals.push(outcome.says);
      return outcome;
    },
  };
  const player = new Player(listened);
  const played: Played[] = [];
  for (const step of [...history, null]) {
    const outcome = await (step === null ? player.end() : player.play(step));
    played.push({ outcome, words: refusals.splice(0).join(' ') });
  }
  return played;
}

class Player {
  private readonly comparable = new Comparable();
  private readonly versions = new Map<string, unknown[]>();
  private readonly open = new Map<Slot, unknown>();

  constructor(private readonly wire: FirestoreWire) {}

  async play(step: Step): Promise<string> {
    switch (step.does) {
      case 'commit':
        return this.comparable.of(await this.commit(step.writes, null));
      case 'batchWrite':
        return this.comparable.of(await this.batchWrite(step.writes));
      case 'get': {
        const documents = step.paths.map(nameOf);
        const mask = step.mask === null ? null : { fieldPaths: step.mask };
        return this.comparable.of(await this.wire.call('BatchGetDocuments', { database: DATABASE, documents, mask }), false);
      }
      case 'query':
        return this.comparable.of(await this.query(step.parent, step.query));
      case 'aggregate': {
        const structuredAggregationQuery = { structuredQuery: step.query, aggregations: step.aggregations };
        const request = { parent: ROOT + step.parent, structuredAggregationQuery };
        return this.comparable.of(await this.wire.call('RunAggregationQuery', request));
      }
      case 'list':
        return this.pages('ListDocuments', { ...step, parent: ROOT + step.parent });
      case 'collections':
        return this.pages('ListCollectionIds', { parent: ROOT + step.parent });
      case 'contend':
        return this.contend(step.path, step.inside, step.outside);
      case 'begin':
        return this.begin(step.slot, step.readOnly);
      case 'getIn':
      case 'queryIn':
      case 'commitIn':
      case 'rollBack':
        return this.playInTransaction(step);
    }
  }

  /** Ends what is open, and answers everything that is stored. */
  async end(): Promise<string> {
    for (const slot of this.open.keys()) await this.play({ does: 'rollBack', slot });
    return this.comparable.of(await this.query('', EVERYTHING));
  }

  private async playInTransaction(step: Extract<Step, { does: 'getIn' | 'queryIn' | 'commitIn' | 'rollBack' }>): Promise<string> {
    const transaction = this.open.get(step.slot);
    if (transaction === undefined) return 'no transaction';
    switch (step.does) {
      case 'getIn': {
        const request = { database: DATABASE, documents: [nameOf(step.path)], transaction };
        return this.comparable.of(await this.wire.call('BatchGetDocuments', request));
      }
      case 'queryIn':
        return this.comparable.of(
          await this.query('', { from: [{ collectionId: step.slot, allDescendants: false }] }, transaction),
        );
      case 'commitIn':
        this.open.delete(step.slot);
        return this.comparable.of(await this.commit(step.writes, transaction));
      case 'rollBack':
        this.open.delete(step.slot);
        return this.comparable.of(await this.wire.call('Rollback', { database: DATABASE, transaction }));
    }
  }

  private async begin(slot: Slot, readOnly: boolean): Promise<string> {
    if (this.open.has(slot)) return 'open already';
    const options = readOnly ? { readOnly: {} } : { readWrite: {} };
    const outcome = await this.wire.call('BeginTransaction', { database: DATABASE, options });
    if ('messages' in outcome) this.open.set(slot, memberOf(outcome.messages[0], 'transaction'));
    return 'messages' in outcome ? 'begun' : outcome.refused;
  }

  /**
   * A transaction reads a document; another write to it starts before the transaction commits, and must not come
   * between.
   */
  private async contend(path: string, inside: WriteStep, outside: WriteStep): Promise<string> {
    const first = { database: DATABASE, documents: [nameOf(path)], newTransaction: { readWrite: {} } };
    const read = await this.wire.call('BatchGetDocuments', first);
    if ('refused' in read) return read.refused;
    const transaction = read.messages
      .map((message) => memberOf(message, 'transaction'))
      .find((id) => Buffer.isBuffer(id) && id.length > 0);
    const request = this.commitRequest([outside], null);
    const late = this.wire.call('Commit', request);
    const committed = await this.commit([inside], transaction);
    if ('refused' in committed) await this.wire.call('Rollback', { database: DATABASE, transaction });
    const written = await late;
    this.remember([outside], written);
    return [read, committed, written].map((outcome) => this.comparable.of(outcome)).join(' | ');
  }

  private query(parent: string, structuredQuery: SentQuery, transaction?: unknown): Promise<Outcome> {
    return this.wire.call('RunQuery', {
      parent: ROOT + parent,
      structuredQuery,
      ...(transaction === undefined ? {} : { transaction }),
    });
  }

  private async pages(rpc: string, request: object): Promise<string> {
    const texts: string[] = [];
    let pageToken: unknown = '';
    while (texts.length < MOST_PAGES) {
      const outcome = await this.wire.call(rpc, { ...request, pageToken });
      const text = this.comparable.of(outcome);
      if (!EMPTY_PAGES.includes(text)) texts.push(text);
      pageToken = 'messages' in outcome ? memberOf(outcome.messages[0], 'nextPageToken') : '';
      if (pageToken === '') break;
    }
    return texts.join(' then ');
  }

  private async commit(writes: readonly WriteStep[], transaction: unknown): Promise<Outcome> {
    const outcome = await this.wire.call('Commit', this.commitRequest(writes, transaction));
    this.remember(writes, outcome);
    return outcome;
  }

  private async batchWrite(writes: readonly WriteStep[]): Promise<Outcome> {
    const outcome = await this.wire.call('BatchWrite', { database: DATABASE, writes: writes.map((write) => this.sent(write)) });
    this.remember(writes, outcome);
    return outcome;
  }

  private commitRequest(writes: readonly WriteStep[], transaction: unknown): object {
    return {
      database: DATABASE,
      writes: writes.map((write) => this.sent(write)),
      ...(transaction === null ? {} : { transaction }),
    };
  }

  /** Keeps the versions that an engine tells, so that later writes can expect them. */
  private remember(writes: readonly WriteStep[], outcome: Outcome): void {
    const results = 'messages' in outcome ? memberOf(outcome.messages[0], 'writeResults') : [];
    if (!Array.isArray(results)) return;
    writes.forEach(({ path }, at) => {
      const version = memberOf(results[at], 'updateTime');
      if (version !== null && version !== undefined) this.versions.set(path, [...(this.versions.get(path) ?? []), version]);
    });
  }

  private sent({ path, expects, fields, mask, transforms }: WriteStep): object {
    const currentDocument = this.precondition(path, expects);
    if (fields === null) return { delete: nameOf(path), currentDocument };
    const updateMask = mask === null ? null : { fieldPaths: mask };
    return { update: { name: nameOf(path), fields }, updateMask, updateTransforms: transforms, currentDocument };
  }

  private precondition(path: string, expects: WriteStep['expects']): object | null {
    const known = this.versions.get(path) ?? [];
    switch (expects) {
      case 'nothing':
        return null;
      case 'exists':
        return { exists: true };
      case 'missing':
        return { exists: false };
      case 'latest':
        return { updateTime: known.at(-1) ?? LONG_AGO };
      case 'first':
        return { updateTime: known[0] ?? LONG_AGO };
    }
  }
}

function nameOf(path: string): string {
  return `${ROOT}/${path}`;
}
