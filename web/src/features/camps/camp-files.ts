import { calendarFileOf } from '@touchline/domain/camp/calendar-file';
import type { CampPlan } from '@touchline/domain/camp/camp-plan';
import type { ListedCamp } from '@touchline/domain/camp/listed-camp';
import { csvOf } from '@touchline/domain/kernel/format/csv';
import type { Language } from '@touchline/domain/kernel/language';
import type { Translate } from '../../i18n/use-translations';
import { saveFile } from '../../lib/api/file-download';
import { priceText, typeText } from './camp-texts';

const addressOf = ({ _id }: Pick<ListedCamp, '_id'>): string => `${location.origin}/camps?camp=${_id}`;

/** Makes the browser save camps as a calendar file. */
export function saveCalendar(name: string, camps: readonly ListedCamp[], t: Translate, language: Language): void {
  const descriptionOf = (camp: ListedCamp) =>
    [typeText(camp.type, t), priceText(camp.priceCents, t, language), camp.priceIncludes, camp.registrationURL]
      .filter((line) => line !== null)
      .join('\n');
  const file = calendarFileOf(camps, new Date(), { addressOf, descriptionOf });
  saveFile(`${name}.ics`, new Blob([file], { type: 'text/calendar;charset=utf-8' }));
}

/** Makes the browser save a plan as a table, in the order of time, with what overlaps. */
export function savePlanTable(name: string, { camps, overlaps }: CampPlan, t: Translate): void {
  const names = new Map(camps.map((camp) => [camp._id, camp.name]));
  const overlapping = (id: string) =>
    overlaps.flatMap(([one, other]) => (one === id ? (names.get(other) ?? []) : other === id ? (names.get(one) ?? []) : []));
  const heads = [
    'csvName',
    'csvHost',
    'csvStarts',
    'csvEnds',
    'csvPlace',
    'csvPrice',
    'csvDeadline',
    'csvOverlaps',
    'csvLink',
  ] as const;
  const rows = camps.map((camp) => [
    camp.name,
    camp.host.name,
    camp.startsOn,
    camp.endsOn,
    [camp.placeName, camp.host.city, camp.host.state].filter((part) => part !== null).join(', '),
    camp.priceCents === null ? null : (camp.priceCents / 100).toFixed(2),
    camp.registrationClosesOn,
    overlapping(camp._id).join('; '),
    addressOf(camp),
  ]);
  saveFile(
    `${name}.csv`,
    new Blob([csvOf([heads.map((head) => t(`camps.${head}`)), ...rows])], { type: 'text/csv;charset=utf-8' }),
  );
}
