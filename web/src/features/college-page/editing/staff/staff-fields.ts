import type { College } from '@touchline/domain/college/college';
import type { CoachEntry } from '@touchline/domain/college/athletics';
import { COACH_STAFF_TYPES } from '@touchline/domain/constants/role-types';
import type { Say } from '../../../../i18n/use-translations';
import { type Field, lineUpTo } from '../field';

/** The fields of a member of staff below a place; those of somebody new (null) are empty. */
export function staffFields(place: string, coach: CoachEntry | null, college: College, t: Say): readonly Field[] {
  const posts = COACH_STAFF_TYPES.map((value) => ({ value, text: t(`college.${value}`) }));
  const help = t('staff.public');
  const perLine = t('edit.perLine');
  return [
    { path: `${place}/name`, label: t('staff.name'), kind: lineUpTo(120), value: coach?.name ?? null, isRequired: true },
    {
      path: `${place}/staffType`,
      label: t('staff.post'),
      kind: { type: 'choice', options: posts, emptyText: t('staff.choosePost') },
      value: coach?.staffType ?? null,
      isRequired: true,
    },
    { path: `${place}/email`, label: t('college.mail'), kind: { type: 'mail' }, value: coach?.email ?? null, help },
    { path: `${place}/phone`, label: t('college.phone'), kind: { type: 'phone' }, value: coach?.phone ?? null, help },
    { path: `${place}/sinceYear`, label: t('staff.sinceYear'), kind: { type: 'year' }, value: coach?.sinceYear ?? null },
    { path: `${place}/picture`, label: t('staff.picture'), kind: { type: 'picture', college }, value: coach?.picture ?? null },
    {
      path: `${place}/biography`,
      label: t('staff.biography'),
      kind: { type: 'text', most: 10_000 },
      value: coach?.biography ?? null,
    },
    {
      path: `${place}/previousPosts`,
      label: t('staff.previousPosts'),
      kind: { type: 'lines', mostEach: 200, most: 30 },
      value: coach?.previousPosts ?? [],
      help: perLine,
    },
    {
      path: `${place}/licences`,
      label: t('staff.licences'),
      kind: { type: 'lines', mostEach: 120, most: 30 },
      value: coach?.licences ?? [],
      help: perLine,
    },
  ];
}
