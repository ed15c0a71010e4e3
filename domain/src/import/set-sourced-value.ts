import type { College } from '../college/college';
import { sportEntry } from '../college/athletics';
import { isObject, type Json } from '../json/json';
import { withBlanks } from '../patch/blank-value';

/**
 * A college with one sourced field (`SOURCED_FIELDS`) set; the given one stays as it was. A team that is set appears behind the others, blank;
 * a field of a team that does not exist changes nothing.
 */
export function withSourcedValue(college: College, field: string, value: Json): College {
  const [first, second, sex, ...rest] = field.split('.');
  if (first !== 'athletics' || second !== 'sport') return withValue(college, field.split('.'), value) as College;
  const { sport } = college.athletics;
  const teams =
    rest.length === 0
      ? [...sport, sportEntry.parse(withBlanks(sportEntry, { sportsType: 'soccer', sex }))]
      : sport.map((team) => (team.sex === sex ? (withValue(team, rest, value) as typeof team) : team));
  return { ...college, athletics: { ...college.athletics, sport: teams } };
}

function withValue(node: unknown, keys: readonly string[], value: Json): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  return isObject(node) ? { ...node, [key]: withValue(node[key], rest, value) } : node;
}
