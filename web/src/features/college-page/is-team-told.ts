import { isObject } from '@touchline/domain/json/json';
import type { Team } from './college-in-hand';

/** True for a team of which the college tells anything beyond that it plays: a word, a link, a picture, a video or a member of staff. */
export function isTeamTold({ sportsType: _sport, sex: _sex, conference: _conference, ...told }: Team): boolean {
  return isSaid(told);
}

function isSaid(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  return isObject(value) && Object.values(value).some(isSaid);
}
