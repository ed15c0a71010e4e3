import { expect, test } from 'vitest';
import { admin, replace } from '../../kernel/patch/testing/patches';
import { applyCollegePatch } from './edit-college';
import { aCollege, aTeam } from '../testing/a-college';

const LINK = 'https://www.example.edu/page';
const VIDEO = 'https://www.youtube.com/watch?v=00000000001';
const TEXT = 'Some words.';
const PHONE = '+1 212-555-0100';

/** A college after an edit of one field. */
const withField = (path: string, value: unknown): unknown =>
  applyCollegePatch(aCollege(), [replace(path, value)], admin).document;

function valueAt(document: unknown, path: string): unknown {
  return path
    .slice(1)
    .split('/')
    .reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null ? (Reflect.get(at, key) as unknown) : undefined),
      document,
    );
}

test.each<[string, unknown]>([
  ['/name', 'Another Name'],
  ['/shortName', 'Another'],
  ['/abbreviation', 'AN'],
  ['/nickname', 'Gulls'],
  ['/color', '#123456'],
  ['/tags', ['by the sea']],
  ['/league', 'ncaa'],
  ['/division', 3],
  ['/conference', 'Sample Conference'],
  ['/logo', 'picture-1'],
  ['/cover', 'picture-2'],
  ['/contactURL', LINK],
  ['/collegeURL', LINK],
  ['/academicsURL', LINK],
  ['/financialAidURL', LINK],
  ['/internationalsURL', LINK],
  ['/applyURL', LINK],
  ['/virtualTour', LINK],
  ['/youtubeVideoURL', VIDEO],
  ['/collegePhoneNumber', PHONE],
  ['/collegeEmail', 'office@example.edu'],
  ['/admissions', { phone: PHONE, email: 'apply@example.edu', url: LINK }],
  ['/position', { lat: 40.5, lng: -74.25 }],
  ['/collegeType', 'public'],
  ['/affiliation', 'None'],
  ['/enrollmentSize', 2500],
  ['/campusSetting', 'town'],
  ['/albums', [{ name: 'Home', cover: 'picture-1', pictures: ['picture-1', 'picture-3'] }]],
])('[S3-04] a college keeps %s', (path, value) => {
  expect(valueAt(withField(path, value), path)).toEqual(value);
});

test('[S3-04] a college has pictures of its own, and its teams are of one sex each', () => {
  expect(aCollege().pictures).toEqual(['picture-1', 'picture-2', 'picture-3', 'picture-4']);
  expect(aCollege().athletics.sport.map(({ sex }) => sex)).toEqual(['male', 'female']);
});

test.each<[string, unknown]>([
  ['description', TEXT],
  ['imageVideoURL', LINK],
  ['presidentPicture', 'picture-1'],
  ['collegePicture', 'picture-2'],
  ['media/youtubeURLs', [VIDEO]],
  ['details/admission/applicationDeadline', 'January 1'],
  ['details/admission/acceptanceRate', 55.5],
  ['details/admission/sat', { low: 1200, high: 1400 }],
  ['details/admission/act', { low: 24, high: 30 }],
  ['details/admission/toefl', 90],
  ['details/admission/ielts', 6.5],
  ['details/students/freshmenLiveOnCampus', 95],
  ['details/students/studentFacultyRatio', 11],
  ['details/afterCollege/medianStartingSalaryAfter6Years', 61_000],
  ['details/afterCollege/fourYearGraduationRate', 81],
  ['details/afterCollege/sixYearGraduationRate', 86],
  ['details/afterCollege/threeYearGraduationRate', 34],
  ['details/costs/costOfAttendance', 48_000],
  ['details/afterCollege/employedTwoYearsAfterGraduation', 93],
  ['details/costs/applicationFee', 50],
  ['details/costs/netPriceTuition', 21_000],
  ['details/costs/inStateTuition', 12_000],
  ['details/costs/outOfStateTuition', 31_000],
  ['details/costs/averageAidAwardedMiddleIncome', 15_000],
  ['details/costs/studentsWhoReceiveFinancialAid', 70],
  ['details/majors', [{ name: 'Science', subcategories: [{ name: 'Physics', majors: ['Astrophysics', 'Optics'] }] }]],
  ['cipCodes', ['11', '11.0701']],
])('[S3-05] the academics of a college keep %s', (field, value) => {
  const path = `/academics/${field}`;
  expect(valueAt(withField(path, value), path)).toEqual(value);
});

test.each<[string, unknown]>([
  ['logo', 'picture-1'],
  ['description', TEXT],
  ['athleticsURL', LINK],
  ['newsURL', LINK],
  ['rosterURL', LINK],
  ['scheduleURL', LINK],
  ['statisticsURL', LINK],
  ['recruitedURL', LINK],
  ['social', { facebook: LINK, youtube: LINK, twitter: LINK, instagram: LINK }],
  ['media/youtubeURLs', [VIDEO]],
  ['headCoachPicture', 'picture-3'],
  ['teamPicture', 'picture-4'],
])('[S3-06] a team keeps %s', (field, value) => {
  const path = `/athletics/sport/1/${field}`;
  expect(valueAt(withField(path, value), path)).toEqual(value);
});

test('[S3-06] a team is of one sport and one sex, and keeps its coaches', () => {
  const coach = { id: 'kim', name: 'Kim Sample', staffType: 'headcoach', email: 'kim@example.edu' };
  const sport = [{ sportsType: 'soccer', sex: 'female', coaches: [coach] }];
  const after = applyCollegePatch(aCollege(), [replace('/athletics/sport', sport)], admin).document.athletics.sport;
  expect(after).toMatchObject(sport);
  expect(aTeam()).toMatchObject({ sportsType: 'soccer', sex: 'male', coaches: [] });
});

test.each<[string, unknown]>([
  ['address/locality', 'Sampleton'],
  ['address/administrative_area_level_1', 'OH'],
  ['address/country', 'US'],
  ['address/postal_code', '44101'],
  ['address/address', '1 College Road'],
  ['facilities/subtitleLabel', 'Stadium'],
  ['facilities/subtitleValue', 'Sample Field'],
  ['facilities/description', TEXT],
  ['facilities/detailLabel', 'Seats'],
  ['facilities/detailValue', '2,000'],
  ['campus/subtitleValue', 'By the river'],
  ['campus/description', TEXT],
  ['city/description', TEXT],
  ['city/population', 40_000],
])('[S3-07] a college keeps %s', (field, value) => {
  expect(valueAt(withField(`/${field}`, value), `/${field}`)).toEqual(value);
});
