import { join } from 'node:path';
import { completenessOf } from '@touchline/domain/person/profiles/completeness/completeness';
import { beforeAll, describe, expect, test } from 'vitest';
import { repositoryRoot } from '../../repository-root';
import { demoPlayers, type SamplePerson } from './demo-players';
import { type PlayerTables, readPlayerTables } from './player-tables';

let tables: PlayerTables;
let players: readonly SamplePerson[];
beforeAll(async () => {
  tables = await readPlayerTables(join(repositoryRoot, 'emulator-data/players'));
  players = demoPlayers(tables);
});
const profiles = () => players.map(({ profile }) => profile);
const shareOf = (count: number): number => count / players.length;

describe('the invented players', () => {
  test('are 300, each with a name, an address and an id of their own', () => {
    expect(players).toHaveLength(300);
    for (const key of ['_id', 'username', 'displayName'] as const)
      expect(new Set(profiles().map((one) => one[key])).size).toBe(300);
  });

  test('are filled from nearly empty to complete, with everything in between', () => {
    const percents = profiles().map((one) => completenessOf(one).percent);
    expect(Math.min(...percents)).toBeLessThan(35);
    expect(percents.filter((percent) => percent === 100).length).toBeGreaterThanOrEqual(3);
    for (const [low, high] of [
      [0, 39],
      [40, 69],
      [70, 94],
      [95, 100],
    ] as const)
      expect(shareOf(percents.filter((percent) => percent >= low && percent <= high).length)).toBeGreaterThan(0.05);
  });

  test('come from many countries, play everywhere on the pitch, and are women and men alike', () => {
    const countries = profiles().flatMap(({ citizenship }) => citizenship.slice(0, 1));
    expect(new Set(countries).size).toBeGreaterThanOrEqual(15);
    expect(new Set(profiles().flatMap(({ position }) => position.main)).size).toBe(10);
    expect(profiles().filter(({ sportsTypeGender }) => sportsTypeGender === 'Female')).toHaveLength(150);
    expect(new Set(profiles().map(({ type }) => type))).toEqual(new Set(['playerHighSchool', 'playerCollege', 'playerPro']));
    expect(new Set(profiles().flatMap(({ status }) => status ?? [])).size).toBe(6);
  });

  test('have goalkeepers of Ohio who graduate in 2028', () => {
    const keepers = profiles().filter(
      ({ position, address, graduationYear }) =>
        position.main.includes('GK') && address.administrative_area_level_1 === 'OH' && graduationYear === 2028,
    );
    expect(keepers.length).toBeGreaterThanOrEqual(2);
  });

  test('tell of themselves in their own words', () => {
    const texts = profiles().flatMap(({ about }) => about ?? []);
    expect(texts.length).toBeGreaterThan(120);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('stand where their age and team put them: class and year agree, who is committed names the college', () => {
    const classOf = new Map(
      [2027, 2028, 2029, 2030].map((year, at) => [year, ['Senior', 'Junior', 'Sophomore', 'Freshman'][at]]),
    );
    for (const { username, type, status, committedTo, about, class: year, graduationYear } of profiles()) {
      if (year !== null && graduationYear !== null) expect([username, year]).toEqual([username, classOf.get(graduationYear)]);
      const isSettled = status === 'committed' || status === 'signed';
      const named = tables.words.invented.colleges.filter((college) => about?.includes(college));
      expect([username, named.length > 0]).toEqual([username, isSettled]);
      const withPage = named.some((college) => ['Harbor Point University', 'Eastridge College'].includes(college));
      expect([username, committedTo !== null]).toEqual([username, withPage]);
      if (type === 'playerPro') expect([username, status ?? 'notLooking', year]).toEqual([username, 'notLooking', null]);
      if (type === 'playerPro') expect(about ?? '').not.toMatch(/college|study|team that/i);
      if (type === 'playerHighSchool') expect(status).not.toBe('transferring');
    }
  });

  test('own the pictures they show, which are drawn in the size that their profiles tell', () => {
    for (const { profile, pictures } of players) {
      const shown = [
        ...[profile.profilePicture, profile.cover, ...profile.teams.map(({ logo }) => logo)],
        ...profile.albums.flatMap((album) => [album.cover, ...album.pictures]),
      ].filter((picture) => picture !== null);
      expect(shown.filter((picture) => !profile.pictures.includes(picture))).toEqual([]);
      expect(profile.pictures).toEqual(pictures.map(({ pictureId }) => pictureId));
      for (const { pictureId, details } of pictures)
        expect(profile.pictureDetails[pictureId]).toEqual({ ...details, caption: null });
    }
  });

  test('are the same whenever they are made', () => {
    expect(demoPlayers(tables).map(({ profile }) => profile)).toEqual(profiles());
  });
});
