import { CAMP_SCHEMA_VERSION, type Camp, camp } from '@touchline/domain/camp/camp';
import type { College } from '@touchline/domain/college/college';
import * as z from 'zod/mini';
import { numberOf, numberOrNull, type TableLine, textOf, textOrNull } from './read-table';

/** When the camps were announced. */
const ANNOUNCED_AT = '2026-01-06T09:00:00.000Z';

/** The description texts by kind of camp; `{college}` stands for the host's name. */
export const campTexts = z.record(z.string(), z.strictObject({ description: z.string(), includes: z.string() }));

/**
 * Builds a camp of its college from a line of camps.csv. Throws where the line is invalid, or where its host, text or
 * picture does not exist.
 */
export function demoCamp(line: TableLine, colleges: readonly College[], texts: z.infer<typeof campTexts>): Camp {
  const host = colleges.find(({ _id }) => _id === line.college);
  const campText = texts[textOf(line, 'text')];
  const cover = textOf(line, 'cover');
  if (host === undefined || campText === undefined || !host.pictures.includes(cover))
    throw new Error(`a camp names what is not there: ${JSON.stringify(line)}`);
  const id = textOf(line, 'id');
  return camp.parse({
    _id: id,
    schemaVersion: CAMP_SCHEMA_VERSION,
    version: 1,
    collegeId: host._id,
    state: 'published',
    cover,
    name: textOf(line, 'name'),
    type: textOf(line, 'type'),
    sex: textOf(line, 'sex'),
    startsOn: textOf(line, 'startsOn'),
    endsOn: textOf(line, 'endsOn'),
    registrationClosesOn: textOf(line, 'closesOn'),
    startsAt: textOf(line, 'startsAt'),
    endsAt: textOf(line, 'endsAt'),
    timeZone: 'America/New_York',
    description: campText.description.replaceAll('{college}', host.name),
    placeName: textOrNull(line, 'place'),
    address: host.address,
    position: host.position,
    priceCents: numberOf(line, 'priceCents'),
    priceIncludes: campText.includes,
    capacity: numberOf(line, 'capacity'),
    spacesLeft: numberOf(line, 'spacesLeft'),
    ages: { from: numberOrNull(line, 'ageFrom'), to: numberOrNull(line, 'ageTo') },
    grades: { from: numberOrNull(line, 'gradeFrom'), to: numberOrNull(line, 'gradeTo') },
    staff: textOf(line, 'staff').split(';'),
    registrationURL: `${host.collegeURL ?? ''}athletics/camps/${id}`,
    contactEmail: host.collegeEmail,
    withheld: null,
    createdAt: ANNOUNCED_AT,
    updatedAt: ANNOUNCED_AT,
  });
}
