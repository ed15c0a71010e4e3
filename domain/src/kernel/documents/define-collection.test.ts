import { describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import {
  type CollectionDefinition,
  COMMIT_TIME,
  defineCollection,
  parametersIn,
  pathOf,
  type PathParameters,
  readDocument,
  type UpgradesTo,
  writtenFields,
} from './define-collection';
import { noPersonalData } from './personal-data';
import { UnreadableDocument, type Upgrade } from './upgrade';

const schema = z.strictObject({ _id: z.string(), schemaVersion: z.literal(2), name: z.string(), at: z.string() });
const ABOUT = noPersonalData('It is about things.');
const THINGS = defineCollection({
  name: 'boxes/{boxId}/things',
  holds: 'A thing.',
  version: 2,
  schema,
  upgrades: { 1: ({ title, ...stored }) => ({ ...stored, name: title }) },
  stamps: { isOld: (thing, now) => thing.at < now, changedAt: () => COMMIT_TIME },
  personalData: ABOUT,
});
const PATH = 'boxes/one/things/two';
const AT = '2026-01-05T10:00:00.000Z';

describe('a definition of a collection', () => {
  type OfThings = CollectionDefinition<z.infer<typeof schema>, 'things', 2>;

  test('does not compile without personal data', () => {
    expectTypeOf<Omit<OfThings, 'personalData'>>().not.toExtend<OfThings>();
    expectTypeOf<OfThings>().toExtend<CollectionDefinition>();
  });

  test('does not compile with an upgrade missing', () => {
    expectTypeOf<{ readonly 1: Upgrade }>().not.toExtend<UpgradesTo<3>>();
    expectTypeOf<{ readonly 1: Upgrade; readonly 2: Upgrade }>().toExtend<UpgradesTo<3>>();
  });

  test.each<Readonly<Record<number, Upgrade>>>([{}, { 2: (stored) => stored }, { 1: (stored) => stored, 2: (stored) => stored }])(
    'is refused where the upgrades are not those of the past versions (%#)',
    (upgrades) => {
      const version: number = 2;
      expect(() => defineCollection({ name: 'things', holds: '', version, schema, upgrades, personalData: ABOUT })).toThrow(
        'needs one upgrade for each of the versions [1]',
      );
    },
  );

  test('names the parameters of its path, and fills them in', () => {
    expectTypeOf<PathParameters<'boxes/{boxId}/things'>>().toEqualTypeOf<'boxId'>();
    expectTypeOf<PathParameters<'things'>>().toEqualTypeOf<never>();
    expect(pathOf(THINGS.name, { boxId: 'one' })).toBe('boxes/one/things');
    expect(parametersIn(THINGS.name, PATH)).toEqual({ boxId: 'one' });
  });
});

describe('a document of a defined collection', () => {
  const thing = { _id: 'two', schemaVersion: 2, name: 'Ball', at: AT } as const;
  const stored = { schemaVersion: 2, name: 'Ball', at: AT, isOld: false, changedAt: AT };

  test('is written without its id and with its stamps, and read without them', () => {
    expect(writtenFields(THINGS, thing, '2026-01-05T10:00:00.000Z')).toEqual({ ...stored, changedAt: COMMIT_TIME });
    expect(writtenFields(THINGS, thing, '2026-01-06T10:00:00.000Z')).toMatchObject({ isOld: true });
    expect(readDocument(THINGS, PATH, stored)).toEqual(thing);
  });

  test('of an older version is upgraded before its schema sees it', () => {
    expect(readDocument(THINGS, PATH, { schemaVersion: 1, title: 'Ball', at: AT, isOld: false })).toEqual(thing);
  });

  test.each([
    [{ ...stored, schemaVersion: 3 }, /^boxes\/one\/things\/two cannot be read: .*newer/],
    [{ ...stored, name: 7 }, /^boxes\/one\/things\/two cannot be read: .*name/],
    [{ ...stored, more: 'secret' }, /^boxes\/one\/things\/two cannot be read: (?!.*secret)/],
  ])('that cannot be read says which it is and what is wrong, not what it holds (%#)', (document, says) => {
    const read = () => readDocument(THINGS, PATH, document);
    expect(read).toThrow(UnreadableDocument);
    expect(read).toThrow(says);
  });

  test('keeps a packed field as JSON text, and one that is none cannot be read and is not repeated', () => {
    const boxes = defineCollection({
      name: 'boxes',
      holds: 'Boxes.',
      version: 2,
      schema: z.strictObject({ _id: z.string(), schemaVersion: z.literal(2), things: z.array(z.string()) }),
      packed: ['things'],
      upgrades: { 1: (old) => ({ ...old, things: JSON.stringify(old.things) }) },
      personalData: ABOUT,
    });
    const box = { _id: 'a', schemaVersion: 2, things: ['Ball', 'Cone'] } as const;
    const fields = { schemaVersion: 2, things: '["Ball","Cone"]' };
    expect(writtenFields(boxes, { ...box, things: [...box.things] }, AT)).toEqual(fields);
    expect(readDocument(boxes, 'boxes/a', fields)).toEqual(box);
    expect(readDocument(boxes, 'boxes/a', { schemaVersion: 1, things: ['Ball', 'Cone'] })).toEqual(box);
    for (const things of ['secret', undefined, ['secret']]) {
      const read = () => readDocument(boxes, 'boxes/a', { schemaVersion: 2, things });
      expect(read).toThrow(/^boxes\/a cannot be read: (?!.*secret).*things is no (JSON|text)/);
    }
  });

  test('without a version is of the present one where its collection has none', () => {
    const counters = defineCollection({
      name: 'counters',
      holds: 'A number.',
      version: 1,
      schema: z.strictObject({ _id: z.string(), count: z.int() }),
      upgrades: {},
      unversioned: 'Gone within the hour.',
      personalData: ABOUT,
    });
    expect(readDocument(counters, 'counters/a', { count: 3 })).toEqual({ _id: 'a', count: 3 });
  });
});
