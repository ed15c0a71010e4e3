import { describe, expect, test } from 'vitest';
import { type Draft, DRAFT_BOUNDS, draftFrom, draftsBeyondBounds, excerptOf, mayBeKept, offersOf } from './draft-rules';

const aDraft = (changes: Partial<Draft> = {}): Draft => ({
  ...{ of: 'profiles/robin', field: '/biography', writer: 'a', text: 'I play on the left.', over: '' },
  at: '2026-05-03T12:00:00.000Z',
  ...changes,
});
const at = (day: number) => `2026-05-${String(day).padStart(2, '0')}T12:00:00.000Z`;
const MAY_20 = Date.parse(at(20));

describe('unsaved text is offered', () => {
  const of = 'profiles/robin';

  test('for the document and the fields that a form edits, and for no others', () => {
    const drafts = [aDraft(), aDraft({ of: 'profiles/kim', writer: 'b' }), aDraft({ field: '/motto', writer: 'c' })];

    expect(offersOf(drafts, { of, stored: { '/biography': '' } }).map(({ writer }) => writer)).toEqual(['a']);
    expect(offersOf(drafts, { of, stored: null, fields: ['/motto'] }).map(({ writer }) => writer)).toEqual(['c']);
  });

  test('by the form in which it was typed, the newest first, so that two tabs keep their own texts', () => {
    const drafts = [
      aDraft({ writer: 'a', at: at(3) }),
      aDraft({ writer: 'a', field: '/motto', text: 'Run', at: at(4) }),
      aDraft({ writer: 'b', text: 'I play on the right.', at: at(5) }),
    ];

    const offers = offersOf(drafts, { of, stored: { '/biography': '', '/motto': '' } });

    expect(offers.map(({ writer, at: when, drafts: texts }) => [writer, when, texts.length])).toEqual([
      ['b', at(5), 1],
      ['a', at(4), 2],
    ]);
  });

  test('once where two forms hold the same text', () => {
    const drafts = [aDraft({ writer: 'a', at: at(3) }), aDraft({ writer: 'b', at: at(4) })];

    expect(offersOf(drafts, { of, stored: { '/biography': '' } }).map(({ writer }) => writer)).toEqual(['b']);
  });

  test('no more where the same text is stored by now', () => {
    expect(offersOf([aDraft()], { of, stored: { '/biography': 'I play on the left.' } })).toEqual([]);
  });

  test('as stale where the stored text is no longer the one that it was typed over', () => {
    const draft = aDraft({ over: 'Before' });
    const isStale = (stored: string) => offersOf([draft], { of, stored: { '/biography': stored } })[0]?.isStale;

    expect([isStale('Before'), isStale('Somebody else wrote this')]).toEqual([false, true]);
  });
});

describe('a device gives up', () => {
  test('what is older than 30 days', () => {
    const [old, young] = [aDraft({ at: '2026-04-20T11:59:00.000Z' }), aDraft({ at: '2026-04-20T12:01:00.000Z' })];

    expect(draftsBeyondBounds([old, young], MAY_20)).toEqual([old]);
  });

  test('the oldest of more than 100 drafts', () => {
    const drafts = Array.from({ length: 101 }, (_, index) =>
      aDraft({ field: `/${index}`, at: new Date(MAY_20 - index * 1000).toISOString() }),
    );

    expect(draftsBeyondBounds(drafts.toReversed(), MAY_20).map(({ field }) => field)).toEqual(['/100']);
  });

  test('the oldest of more than a million characters', () => {
    const long = 'x'.repeat(DRAFT_BOUNDS.charactersEach);
    const drafts = [1, 2, 3, 4, 5, 6].map((day) => aDraft({ text: long, at: at(day) }));

    expect(draftsBeyondBounds(drafts, MAY_20).map((draft) => draft.at)).toEqual([at(1)]);
  });

  test('a text with more than 200,000 characters, at once', () => {
    expect([mayBeKept({ text: 'x'.repeat(200_000), over: '' }), mayBeKept({ text: 'x'.repeat(200_000), over: 'y' })]).toEqual([
      true,
      false,
    ]);
  });
});

test('an offer is named by the beginning of its longest text, in one line and whole words', () => {
  const [offer] = offersOf([aDraft({ text: `First\n\nline ${'and more '.repeat(20)}` })], { of: 'profiles/robin', stored: null });

  expect(offer && [excerptOf(offer, 16), excerptOf(offer, 3)]).toEqual(['First line and …', 'Fir …']);
});

test('what another release or a person has put into the storage is no draft', () => {
  const { text, ...withoutText } = aDraft();

  expect([draftFrom(aDraft()), draftFrom(withoutText), draftFrom('text'), draftFrom({ ...aDraft(), at: 'soon' })]).toEqual([
    aDraft(),
    null,
    null,
    null,
  ]);
  expect(text).toBe('I play on the left.');
});
