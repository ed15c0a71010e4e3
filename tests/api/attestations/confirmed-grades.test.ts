import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { storedConfirmation } from '../../support/api/attestations/attestations';
import { acceptedAt } from '../../support/api/claims/coach-roles';
import { signedIn } from '../../support/api/members/people';
import { ownProject } from '../../support/api/platform/own-project';
import { foundBy, searched, storedRecruits } from '../../support/api/recruits/recruits';

ownProject();
const api = apiStage();
const { visitor } = api;
const gradesFor = (grades: 'everybody' | 'coaches') => ({ grades });
const playerAt = (at: number): string => `player-${String(at).padStart(3, '0')}`;
/** Twenty-two whose grades everybody sees and somebody confirmed; then some who differ. */
const MANY = 22;

beforeAll(async () => {
  const [alike] = await storedRecruits([{}]);
  if (alike === undefined) throw new Error('a player is stored');
  const withGrades = (grades: 'everybody' | 'coaches') => ({ audiences: { ...alike.audiences, ...gradesFor(grades) } });
  await storedRecruits([
    ...Array.from({ length: MANY }, (_, at) => ({ ...withGrades('everybody'), graduationYear: at === 3 ? 2027 : 2028 })),
    withGrades('coaches'),
    { ...withGrades('everybody'), gpa: 3.9 },
    { ...withGrades('everybody'), hidden: true },
    withGrades('everybody'),
  ]);
  await Promise.all(Array.from({ length: MANY + 3 }, (_, at) => storedConfirmation(playerAt(at))));
  await storedConfirmation(playerAt(MANY + 3), { answeredAt: '2026-01-01T00:00:00.000Z' });
});

describe('[S1-04] the search for confirmed grades', () => {
  test('finds whose grades hold and are shown to the reader, page by page, and no others', async () => {
    const first = await searched(visitor, 'confirmed=true');
    expect([first.items.length, first.total]).toEqual([20, MANY]);
    expect(first.items[0]?.confirmed).toEqual(['gpa']);
    const member = await signedIn(api.url);
    const second = await searched(member, `confirmed=true&after=${encodeURIComponent(first.next ?? 'none')}`);
    expect([second.items.length, second.next]).toEqual([MANY - 20, null]);
    const found = [...first.items, ...second.items].map(({ _id }) => _id);
    expect(found.toSorted()).toEqual(Array.from({ length: MANY }, (_, at) => playerAt(at)));
  });

  test('goes with the other filters and orders, and with a text', async () => {
    expect(await foundBy(visitor, 'confirmed=true&year=2027')).toEqual([playerAt(3)]);
    expect(await foundBy(visitor, 'confirmed=true&year=2027&sort=year&position=LB&gpa=from35&q=robin')).toEqual([playerAt(3)]);
    expect(await foundBy(visitor, 'confirmed=true&year=2027&gpa=from38')).toEqual([]);
    expect((await foundBy(visitor, 'confirmed=true&sort=year'))[0]).toBe(playerAt(3));
    expect((await searched(visitor, 'confirmed=true&year=2031')).instead?.without[0]).toEqual({ filter: 'year', total: MANY });
  });

  test('finds for coaches whose grades coaches alone see, and says so in the list', async () => {
    const coach = await signedIn(api.url, { roles: [acceptedAt('any-college')] });
    expect((await searched(coach, 'confirmed=true')).total).toBe(MANY + 1);
    const rest = await searched(
      coach,
      `confirmed=true&after=${encodeURIComponent((await searched(coach, 'confirmed=true')).next ?? '')}`,
    );
    const all = [...(await searched(coach, 'confirmed=true')).items, ...rest.items];
    expect(all.find(({ _id }) => _id === playerAt(MANY))?.confirmed).toEqual(['gpa']);
    expect((await searched(visitor, 'confirmed=true')).total).toBe(MANY);
  });
});
