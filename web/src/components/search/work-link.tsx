import { isAcceptedCoach } from '@touchline/domain/permissions/may-edit';
import { isCoach } from '@touchline/domain/person/roles/coach-role';
import { Bookmark } from 'lucide-react';
import { useTranslations } from '../../i18n/use-translations';
import { useSessionState } from '../../session/session-context';
import { Icon } from '../../ui/icon';
import { PageLink } from '../../ui/links';

/** Leads coaches to their recruits and everybody else who is signed in to their saved colleges. */
export function WorkLink() {
  const t = useTranslations();
  const { profile } = useSessionState();
  const coaches = profile !== null && isCoach(profile);
  if (coaches && !isAcceptedCoach(profile)) return null;
  return (
    <PageLink
      to={coaches ? '/account?board=players' : '/mycolleges'}
      display="inline-flex"
      alignItems="center"
      gap="2"
      minH="11"
      textStyle="small"
      fontWeight="semibold"
      color="pitch.fg"
      whiteSpace="nowrap"
    >
      <Icon as={Bookmark} size={18} />
      {t(coaches ? 'menu.recruits' : 'menu.saved')}
    </PageLink>
  );
}
