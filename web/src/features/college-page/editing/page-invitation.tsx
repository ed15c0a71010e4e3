import type { College } from '@touchline/domain/college/college';
import { useTranslations } from '../../../i18n/use-translations';
import type { TeamSex } from '../../../lib/college-address';
import { Section } from '../../../ui/section';
import { MissingParts } from '../missing-parts';

/** Invites the editors of a page that tells nothing yet to its missing parts. */
export function PageInvitation({ college, sex }: { readonly college: College; readonly sex: TeamSex }) {
  const t = useTranslations();
  return (
    <Section title={t('college.inviteTitle')} intro={t('college.inviteText')}>
      <MissingParts college={college} sex={sex} />
    </Section>
  );
}
