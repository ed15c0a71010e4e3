import type { ListedCamp } from '@touchline/domain/camp/listed-camp';
import type { Language } from '@touchline/domain/kernel/language';
import type { OwnVisit } from '@touchline/domain/person/visits/visit';
import { CLASS_YEAR_NAMES, listedPositionNames, POSITION_NAMES } from '@touchline/domain/reference/player-lists';
import { campDays } from '../../../components/camp-days';
import { competitionParts, placeLine } from '../../../components/college/college-summary';
import { nameOfSaved, type SavedItem } from '../../../components/saving/use-saved-colleges';
import type { Translate } from '../../../i18n/use-translations';
import type { KeptCollege, KeptEntry, KeptFact, KeptList } from '../../../lib/offline/kept-list';
import type { OwnProfile } from '../../../session/session-state';
import { VISIT_TEXTS } from '../visits/visit-texts';
import { SHEET_LABELS } from './offline-texts';

/** What the page knows of a player, and how it writes that. */
interface KeptSources {
  readonly profile: OwnProfile;
  readonly items: readonly SavedItem[];
  readonly camps: readonly ListedCamp[];
  readonly visits: readonly OwnVisit[];
  readonly language: Language;
  readonly t: Translate;
}

/**
 * The list that a device keeps: what its owner plans and knows, in words, and nothing that others must not read over a
 * shoulder, such as mail address, birth date or photos.
 */
export function keptListOf(sources: KeptSources): Omit<KeptList, 'keptAt'> {
  const { profile, items, camps, visits, language } = sources;
  return {
    version: 1,
    uid: profile._id,
    language,
    name: profile.displayName,
    colleges: items.map((item) => keptCollege(item, sources)),
    camps: camps.map((camp) => keptCamp(camp, language)),
    visits: visits.map((visit) => keptVisit(visit, language)),
    sheet: keptSheet(profile, language),
  };
}

function keptCollege(item: SavedItem, { t, language }: KeptSources): KeptCollege {
  const { college, stage, nextStep, note } = item;
  const day = (on: string) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(on));
  const due = nextStep === null || nextStep.on === null ? null : t('myColleges.dueOn', { day: day(nextStep.on) });
  return {
    name: nameOfSaved(item),
    facts:
      college === null
        ? t('saving.gone')
        : [placeLine(college.city, college.state), ...competitionParts(college)].filter((part) => part !== '').join(' · '),
    stage: t(`myColleges.stage.${stage}`),
    step: nextStep === null ? null : [nextStep.text, due].filter((part) => part !== null).join(' · '),
    note,
  };
}

function keptCamp(camp: ListedCamp, language: Language): KeptEntry {
  return { title: camp.name, lines: [camp.host.name, campDays(camp.startsOn, camp.endsOn, language)] };
}

function keptVisit(visit: OwnVisit, language: Language): KeptEntry {
  const name = visit.collegeName ?? nameOfSaved({ collegeId: visit.collegeId, college: null });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(visit.on));
  const met = visit.withWhom === null ? [] : [VISIT_TEXTS[language].met(visit.withWhom)];
  return { title: name, lines: [[day, ...met].join(' · '), ...(visit.text === null ? [] : [visit.text])] };
}

function keptSheet(profile: OwnProfile, language: Language): readonly KeptFact[] {
  const labels = SHEET_LABELS[language];
  const nameIn = (list: typeof POSITION_NAMES | typeof CLASS_YEAR_NAMES, value: string) =>
    list.entries.find((entry) => entry.value === value)?.[language] ?? value;
  const { position, characteristics, jerseyNumber, schoolName, graduationYear, gpa, gpaOf, sat, act } = profile;
  const number = new Intl.NumberFormat(language);
  const positions = listedPositionNames(
    position.main.map((one) => nameIn(POSITION_NAMES, one)),
    language,
  );
  const grades = gpa === null ? null : number.format(gpa) + (gpaOf === null ? '' : ` / ${number.format(gpaOf)}`);
  const facts = [
    [labels.positions, positions.length === 0 ? null : new Intl.ListFormat(language).format(positions)],
    [labels.classYear, profile.class === null ? null : nameIn(CLASS_YEAR_NAMES, profile.class)],
    [labels.graduation, graduationYear === null ? null : String(graduationYear)],
    [labels.height, characteristics.feet],
    [labels.foot, characteristics.foot === null ? null : labels.feet[characteristics.foot]],
    [labels.jersey, jerseyNumber === null ? null : String(jerseyNumber)],
    [labels.school, schoolName],
    [labels.grades, grades],
    ['SAT', sat === null ? null : String(sat)],
    ['ACT', act === null ? null : String(act)],
  ] as const;
  return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}
