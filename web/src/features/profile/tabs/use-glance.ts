import { CLASS_YEARS } from '@touchline/domain/reference/player-lists';
import type { Field } from '../../../components/document-editor/field';
import { lineUpTo } from '../../../components/document-editor/field';
import { useTranslations } from '../../../i18n/use-translations';
import type { Fact } from '../../../ui/facts';
import { useProfileTexts } from '../profile-texts';
import { useProfilePage } from '../use-profile-page';

const STATUSES = ['looking', 'talking', 'committed', 'signed', 'transferring', 'notLooking'] as const;
const FEET = ['left', 'right', 'both'] as const;
/** Heights that players choose from, in feet and inches. */
const HEIGHTS = Array.from({ length: 36 }, (_, index) => `${4 + Math.floor((index + 6) / 12)}'${(index + 6) % 12}"`);

/** The facts of a player at a glance, null where unknown, and the fields in which the owner changes them. */
export function useGlance(): { readonly facts: readonly Fact[]; readonly fields: () => readonly Field[] } {
  const t = useTranslations();
  const { profile } = useProfilePage();
  const texts = useProfileTexts();
  const { status, jerseyNumber, characteristics, address, class: year, graduationYear } = profile;
  const height = texts.height(profile);
  const facts: readonly Fact[] = [
    { label: t('profile.fact.status'), value: status === null ? null : t(`profile.status.${status}`) },
    { label: t('profile.fact.positions'), value: texts.positions(profile) },
    { label: t('profile.fact.class'), value: texts.classLine(profile) },
    { label: t('profile.fact.height'), value: height === null ? null : `${height.value} · ${height.note}` },
    { label: t('profile.fact.foot'), value: texts.foot(profile) },
    { label: t('profile.fact.jersey'), value: jerseyNumber === null ? null : String(jerseyNumber) },
    { label: t('profile.fact.citizenship'), value: texts.citizenship(profile) },
    { label: t('profile.fact.town'), value: texts.town(profile) },
  ];
  const choice = (options: readonly { readonly value: string; readonly text: string }[]) =>
    ({ type: 'choice', options, emptyText: t('profile.choose') }) as const;
  const fields = (): readonly Field[] => [
    {
      path: '/status',
      label: t('profile.fact.status'),
      kind: choice(STATUSES.map((value) => ({ value, text: t(`profile.status.${value}`) }))),
      value: status,
    },
    {
      path: '/class',
      label: t('profile.fact.class'),
      kind: choice(CLASS_YEARS.map((value) => ({ value, text: t(`ui.class.${value}`) }))),
      value: year,
    },
    { path: '/graduationYear', label: t('profile.fact.graduation'), kind: { type: 'year' }, value: graduationYear },
    {
      path: '/characteristics/feet',
      label: t('profile.fact.height'),
      kind: choice(HEIGHTS.map((value) => ({ value, text: texts.heightName(value) }))),
      value: characteristics.feet,
    },
    {
      path: '/characteristics/foot',
      label: t('profile.fact.foot'),
      kind: choice(FEET.map((value) => ({ value, text: t(`profile.foot.${value}`) }))),
      value: characteristics.foot,
    },
    {
      path: '/jerseyNumber',
      label: t('profile.fact.jersey'),
      kind: { type: 'number', isWhole: true, least: 0, most: 99 },
      value: jerseyNumber,
    },
    { path: '/address/locality', label: t('profile.fact.town'), kind: lineUpTo(200), value: address.locality },
    {
      path: '/address/administrative_area_level_1',
      label: t('profile.fact.region'),
      kind: lineUpTo(200),
      value: address.administrative_area_level_1,
    },
    { path: '/address/country', label: t('profile.fact.country'), kind: { type: 'country' }, value: address.country },
  ];
  return { facts, fields };
}
