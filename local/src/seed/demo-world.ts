import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Camp } from '@touchline/domain/camp/camp';
import type { Sex } from '@touchline/domain/college/athletics';
import { type College, college, COLLEGES } from '@touchline/domain/college/college';
import { upgradeDocument } from '@touchline/domain/kernel/documents/upgrade';
import { isObject } from '@touchline/domain/kernel/json/json';
import type { Ranking } from '@touchline/domain/ranking/ranking';
import { type CollegeSoccer, blankSoccer, collegeSoccer, UNKNOWN_TEAM } from '@touchline/domain/season/college-soccer';
import type { StoredSeason } from '@touchline/domain/season/stored-season';
import { repositoryRoot } from '../repository-root';
import { readCollegeTables } from '../tables/college-tables';
import { readSquadTables, type SquadsById } from '../tables/squads/squad-tables';
import { campTexts, demoCamp } from './demo-camps';
import { demoCoaches, demoPerson, type DemoPerson } from './demo-people';
import { type DrawnPicture, picturesOf, withDrawnDetails } from './drawn-pictures';
import { demoMembers } from './histories/demo-members';
import { type HistoryStep, memberLines } from './histories/history-steps';
import { demoPlayers, type SamplePerson } from './players/demo-players';
import { readPlayerTables } from './players/player-tables';
import { demoRankings } from './rankings/demo-rankings';
import { readRankingTables, realRankings } from './rankings/real-rankings';
import { readTable, type TableLine } from './read-table';
import { documentsOfSeasons } from '@touchline/domain/imports/rankings/derived-documents';
import { readSeasonTables, realSeasons, teamNamesOf } from './seasons/real-seasons';
import { realColleges, realTeams, type WorldSize } from './real-colleges';

/**
 * The demo world: two invented colleges, the real ones of college-data with public facts, demo accounts, invented
 * players and coaches without accounts, a few players who have one, what people of it have bought and were featured
 * for, camps, the real rankings of college-data, sample rankings and drawn pictures.
 */
export interface DemoWorld {
  readonly colleges: readonly College[];
  readonly people: readonly DemoPerson[];
  /** The invented players with an account. */
  readonly members: readonly DemoPerson[];
  /** What people and members have done, by uid. */
  readonly histories: ReadonlyMap<string, readonly HistoryStep[]>;
  readonly samples: readonly SamplePerson[];
  readonly camps: readonly Camp[];
  readonly rankings: readonly Ranking[];
  /** The real seasons with their matches, and the soccer of each college: what follows from them, and its squads. */
  readonly seasons: readonly StoredSeason[];
  readonly soccer: readonly CollegeSoccer[];
  readonly pictures: readonly DrawnPicture[];
}

const FOLDER = join(repositoryRoot, 'emulator-data');

/**
 * Reads emulator-data and college-data and checks every document against its stored schema. Throws with the file's name
 * where one does not fit.
 */
export async function demoWorld(size: WorldSize): Promise<DemoWorld> {
  const [
    collegeFiles,
    profiles,
    accounts,
    lines,
    collegeTables,
    pictureLines,
    campLines,
    texts,
    tables,
    teamLines,
    rankings,
    seasonTables,
    squads,
  ] = await Promise.all([
    jsonFiles(join(FOLDER, 'colleges')),
    jsonFiles(join(FOLDER, 'profiles')),
    readJson(join(FOLDER, 'accounts.json')),
    readJson(join(FOLDER, 'members.json')).then((json) => checked('members.json', () => memberLines.parse(json))),
    readCollegeTables(),
    readTable(join(FOLDER, 'pictures.csv')),
    readTable(join(FOLDER, 'camps/camps.csv')),
    readJson(join(FOLDER, 'camps/texts.json')),
    readPlayerTables(join(FOLDER, 'players')),
    readTable(join(FOLDER, 'rankings/teams.csv')),
    readRankingTables(),
    readSeasonTables(),
    readSquadTables(),
  ]);
  const invented = [...collegeFiles].map(([name, json]) =>
    checked(`colleges/${name}`, () => collegeWithPictures(json, pictureLines)),
  );
  const colleges = invented.map(({ owner }) => owner);
  const people = checked('accounts.json', () => demoPeople(accounts, profiles, pictureLines));
  const known = new Set(people.map(({ owner }) => owner.account.email));
  const players = checked('players', () => demoPlayers(tables));
  const members = checked('members.json', () => demoMembers(lines, players));
  const withAccount = new Set(members.map(({ profile }) => profile._id));
  const coaches = colleges.flatMap((host) => demoCoaches(host, known));
  const samples = [...coaches, ...players.filter(({ profile }) => !withAccount.has(profile._id))];
  const teamOf = realTeams(collegeTables, size);
  const seasons = checked('seasons', () => realSeasons(seasonTables, teamOf, size));
  const played = checked('seasons', () => documentsOfSeasons(seasons, teamNamesOf(collegeTables.rows, teamOf)));
  const real = checked('colleges', () => realColleges(collegeTables, size));
  return {
    seasons,
    soccer: checked('squads', () => withSquads(played.soccer, real, squads)),
    colleges: [...colleges, ...real],
    people: people.map(({ owner }) => owner),
    members,
    histories: new Map(lines.map(({ uid, lived }) => [uid, lived])),
    samples,
    camps: checked('camps', () => campLines.map((line) => demoCamp(line, colleges, campTexts.parse(texts)))),
    rankings: [...checked('rankings', () => [...demoRankings(teamLines), ...realRankings(rankings, teamOf)]), ...played.rankings],
    pictures: [...invented, ...people, ...coaches, ...players].flatMap(({ pictures }) => pictures),
  };
}

interface WithPictures<Owner> {
  readonly owner: Owner;
  readonly pictures: readonly DrawnPicture[];
}

function collegeWithPictures(json: unknown, lines: readonly TableLine[]): WithPictures<College> {
  const read = college.parse(upgradeDocument(isObject(json) ? json : {}, COLLEGES.version, COLLEGES.upgrades));
  const pictures = picturesOf('colleges', read, lines);
  return { owner: college.parse(withDrawnDetails(read, pictures)), pictures };
}

function demoPeople(
  accounts: unknown,
  profiles: ReadonlyMap<string, unknown>,
  lines: readonly TableLine[],
): readonly WithPictures<DemoPerson>[] {
  if (!Array.isArray(accounts)) throw new Error('accounts.json is not a list');
  return accounts.filter(isObject).map((entry) => {
    const written = profiles.get(`${String(entry.username)}.json`) ?? {};
    const person = demoPerson(entry, isObject(written) ? written : {});
    const pictures = picturesOf('profiles', person.profile, lines);
    return { owner: { ...person, profile: withDrawnDetails(person.profile, pictures) }, pictures };
  });
}

async function jsonFiles(folder: string): Promise<ReadonlyMap<string, unknown>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return new Map(await Promise.all(names.map(async (name) => [name, await readJson(join(folder, name))] as const)));
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

function checked<Value>(name: string, read: () => Value): Value {
  try {
    return read();
  } catch (failure) {
    throw new Error(`the demo world’s ${name} does not fit`, { cause: failure });
  }
}

const SEXES = ['male', 'female'] as const;

/**
 * The soccer of colleges with what our tables know of their squads, playing time, crowds and official pages. A college
 * is found by its registry id; one whose seasons are not known gets a document of its own. Throws where a document does
 * not fit the stored schema.
 */
function withSquads(
  soccer: readonly CollegeSoccer[],
  colleges: readonly Pick<College, '_id' | 'ipedsUnitId' | 'canadianId'>[],
  squads: SquadsById,
): readonly CollegeSoccer[] {
  const known = new Map(soccer.map((one) => [one._id, one]));
  for (const { _id, ipedsUnitId, canadianId } of colleges) {
    const own = squads.get(canadianId ?? String(ipedsUnitId));
    if (own === undefined) continue;
    const played = known.get(_id) ?? blankSoccer(_id);
    const teams = collegeSoccer.shape.teams.parse(
      Object.fromEntries(SEXES.map((sex) => [sex, own[sex] === undefined ? null : { ...UNKNOWN_TEAM, ...own[sex] }])),
    );
    const withSeasons = (sex: Sex) => {
      const [squad, before] = [teams[sex], played.teams[sex]];
      return squad === null ? before : { ...squad, seasons: before?.seasons ?? [] };
    };
    known.set(_id, { ...played, teams: { male: withSeasons('male'), female: withSeasons('female') } });
  }
  return [...known.values()];
}
