import { type CatalogueRow, catalogueRowOf } from '@touchline/domain/college/catalogue/catalogue-row';
import { aCollege } from '@touchline/domain/college/testing/a-college';
import { catalogueStore } from '@touchline/functions/features/colleges/catalogue-store';
import { collegeDocuments } from '@touchline/functions/features/colleges/college-documents-store';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { aDatabase } from '../../support/api/platform/own-project';
import { proxyStage } from '../../support/api/api-stage';

const proxy = proxyStage();

/** A catalogue over a database of its own, with a clock that only the test moves. */
function aCatalogue() {
  const database = aDatabase();
  const { rows } = collegeDocuments(database);
  let now = 1_790_000_000_000;
  let isAway = false;
  proxy.setFault(() => 'pass');
  return {
    ...catalogueStore(
      () => {
        if (isAway) throw new Error('the database is away');
        return database;
      },
      () => new Date(now),
    ),
    goesAway: (away: boolean) => {
      isAway = away;
    },
    passes: (ms: number) => {
      now += ms;
    },
    write: (row: CatalogueRow) => rows.doc(row._id).set(row),
    /** Writes without the converter: any fields, any stamp. */
    writeRaw: (id: string, fields: object) => database.collection('catalogueRows').doc(id).set(fields),
    stampOf: async (id: string): Promise<Timestamp> => {
      const stamp: unknown = (await database.collection('catalogueRows').doc(id).get()).get('changedAt');
      if (!(stamp instanceof Timestamp)) throw new Error(`${id} has no stamp`);
      return stamp;
    },
  };
}

const aRow = (id: string, name = `College ${id}`): CatalogueRow => catalogueRowOf(aCollege({ _id: id, name, pathName: id }));
const unstamped = (row: CatalogueRow): Partial<CatalogueRow> => {
  const { _id, ...fields } = row;
  return fields;
};
const namesIn = async ({ current }: ReturnType<typeof aCatalogue>): Promise<string[]> =>
  (await current()).rows.map(({ name }) => name).toSorted();

describe('the catalogue in memory', () => {
  test('is read once, serves for two seconds, then only what has changed is asked for', async () => {
    const catalogue = aCatalogue();
    await catalogue.write(aRow('a'));
    expect(await namesIn(catalogue)).toEqual(['College a']);
    await catalogue.write(aRow('b'));

    catalogue.passes(1999);
    expect(await namesIn(catalogue)).toEqual(['College a']);
    expect(proxy.calls('RunQuery')).toBe(1);

    catalogue.passes(1);
    expect(await namesIn(catalogue)).toEqual(['College a', 'College b']);
    expect(proxy.calls('RunQuery')).toBe(2);
  });

  test('is asked for once by calls at the same time', async () => {
    const catalogue = aCatalogue();
    await catalogue.write(aRow('a'));
    await Promise.all(Array.from({ length: 20 }, () => catalogue.current()));
    expect(proxy.calls('RunQuery')).toBe(1);
  });

  test('stays the very same, index included, while nothing changes', async () => {
    const catalogue = aCatalogue();
    await catalogue.write(aRow('a'));
    const first = await catalogue.current();
    catalogue.passes(2000);
    expect(await catalogue.current()).toBe(first);
  });

  test('has the newest form of a row that was changed', async () => {
    const catalogue = aCatalogue();
    await catalogue.write(aRow('a', 'Old Name'));
    await catalogue.current();
    await catalogue.write(aRow('a', 'New Name'));
    catalogue.passes(2000);
    expect(await namesIn(catalogue)).toEqual(['New Name']);
  });

  test('shows editors their own change at once', async () => {
    const catalogue = aCatalogue();
    await catalogue.write(aRow('a', 'Old Name'));
    await catalogue.current();
    await catalogue.write(aRow('a', 'New Name'));
    catalogue.invalidate();
    expect(await namesIn(catalogue)).toEqual(['New Name']);
  });

  test('shows it also where a look from before the change is still under way', async () => {
    const catalogue = aCatalogue();
    await catalogue.write(aRow('a', 'Old Name'));
    let arrive = (): void => undefined;
    const onItsWay = new Promise<void>((resolve) => (arrive = resolve));
    proxy.setFault((method) => (method === 'RunQuery' && proxy.calls('RunQuery') === 1 ? { after: onItsWay } : 'pass'));

    const early = catalogue.current();
    await expect.poll(() => proxy.calls('RunQuery')).toBe(1);
    await catalogue.write(aRow('a', 'New Name'));
    catalogue.invalidate();
    const late = namesIn(catalogue);
    arrive();

    expect(await late).toEqual(['New Name']);
    await early;
    expect(await namesIn(catalogue)).toEqual(['New Name']);
  });

  test('misses no row that was written in the same instant as the newest one it knew', async () => {
    const catalogue = aCatalogue();
    await catalogue.write(aRow('a'));
    await catalogue.current();
    await catalogue.writeRaw('b', { ...unstamped(aRow('b')), changedAt: await catalogue.stampOf('a') });
    catalogue.passes(2000);
    expect(await namesIn(catalogue)).toEqual(['College a', 'College b']);
  });

  test('misses no row whose commit took some seconds longer than a later one', async () => {
    const catalogue = aCatalogue();
    await catalogue.write(aRow('a'));
    await catalogue.current();
    const earlier = Timestamp.fromMillis((await catalogue.stampOf('a')).toMillis() - 5000);
    await catalogue.writeRaw('b', { ...unstamped(aRow('b')), changedAt: earlier });
    catalogue.passes(2000);
    expect(await namesIn(catalogue)).toEqual(['College a', 'College b']);
  });

  test('does not read again what was stamped long before the last look', async () => {
    const catalogue = aCatalogue();
    const changedAt = Timestamp.fromMillis(Date.now() - 60_000);
    await catalogue.writeRaw('a', { ...unstamped(aRow('a', 'Old Name')), changedAt });
    await catalogue.current();
    await catalogue.writeRaw('a', { ...unstamped(aRow('a', 'New Name')), changedAt });
    catalogue.passes(2000);
    expect(await namesIn(catalogue)).toEqual(['Old Name']);
  });

  test('leaves out an unreadable row, still has the others, and has it again once it is repaired', async () => {
    const catalogue = aCatalogue();
    await catalogue.write(aRow('a'));
    await catalogue.writeRaw('b', { schemaVersion: 99, changedAt: Timestamp.now() });
    expect(await namesIn(catalogue)).toEqual(['College a']);
    await catalogue.write(aRow('b'));
    catalogue.passes(2000);
    expect(await namesIn(catalogue)).toEqual(['College a', 'College b']);
  });

  test('tries again after a look that failed', async () => {
    const catalogue = aCatalogue();
    await catalogue.write(aRow('a'));
    catalogue.goesAway(true);
    await expect(catalogue.current()).rejects.toThrow('away');
    catalogue.goesAway(false);
    expect(await namesIn(catalogue)).toEqual(['College a']);
  });
});
