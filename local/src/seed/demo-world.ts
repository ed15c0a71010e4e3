import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type College, college } from '@touchline/domain/college/college';
import { isObject } from '@touchline/domain/json/json';
import { repositoryRoot } from '../repository-root';
import { demoPerson, type DemoPerson } from './demo-person';

/** The first inhabitants: colleges and people, all invented. */
export interface DemoWorld {
  readonly colleges: readonly College[];
  readonly people: readonly DemoPerson[];
}

/** Reads emulator-data and checks every document by the schema it is stored by. Throws with the file's name where one does not fit. */
export async function demoWorld(folder = join(repositoryRoot, 'emulator-data')): Promise<DemoWorld> {
  const [colleges, profiles, accounts] = await Promise.all([
    jsonFiles(join(folder, 'colleges')),
    jsonFiles(join(folder, 'profiles')),
    readJson(join(folder, 'accounts.json')),
  ]);
  if (!Array.isArray(accounts)) throw new Error('accounts.json is not a list');
  return {
    colleges: [...colleges].map(([name, json]) => checked(`colleges/${name}`, () => college.parse(json))),
    people: accounts.filter(isObject).map((entry) => {
      const told = profiles.get(`${String(entry.username)}.json`) ?? {};
      return checked(`accounts.json, ${String(entry.email)}`, () => demoPerson(entry, isObject(told) ? told : {}));
    }),
  };
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
    throw new Error(`emulator-data/${name} does not fit`, { cause: failure });
  }
}
