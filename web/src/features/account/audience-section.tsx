import { Box } from '@chakra-ui/react/box';
import type { Audience, FieldGroup } from '@touchline/domain/person/profiles/audience/visibility';
import { lazy, Suspense, useState } from 'react';
import { AudienceForm } from '../../components/player/audience-form';
import { AudienceNotice } from '../../components/player/audience-notice';
import { FeaturingChoice } from '../../components/player/featuring-choice';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { useSession, useSessionState } from '../../session/session-context';
import type { OwnProfile } from '../../session/session-state';
import { ButtonLink } from '../../ui/links';
import { Section } from '../../ui/page-layout';
import { useRefusalToasts, useToasts } from '../../ui/overlays/toasts';

const HiddenNotices = lazy(async () => ({ default: (await import('./hidden-notice')).HiddenNotices }));

/** Who sees what of a user's profile, and links that show the page as others see it. */
export function AudienceSection() {
  const { profile } = useSessionState();
  return profile === null ? null : <OwnAudiences key={profile._id} profile={profile} />;
}

function OwnAudiences({ profile }: { readonly profile: OwnProfile }) {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const refused = useRefusalToasts();
  const { actions } = useSession();
  const [shown, setShown] = useState<Omit<OwnProfile, 'email' | 'currency'>>(profile);
  const { audiences, adultFrom, withheld, withheldParts } = shown;

  async function choose(group: FieldGroup, audience: Audience | null) {
    const before = shown;
    setShown({ ...shown, audiences: { ...audiences, [group]: audience } });
    try {
      const patch = [{ op: 'replace' as const, path: `/audiences/${group}`, value: audience }];
      const { profile: after } = await callApi('patchProfile', {
        params: { profileId: profile._id },
        query: { undo: 'true' },
        body: { patch },
      });
      setShown(after);
      show({ variant: 'success', text: t('privacy.saved') });
      await (await actions()).refresh();
    } catch (failure) {
      setShown(before);
      refused(failure);
    }
  }

  const keep = (after: Omit<OwnProfile, 'email' | 'currency'>) => {
    setShown(after);
    void actions().then(({ refresh }) => refresh());
  };

  return (
    <Section title={t('privacy.title')} intro={t('privacy.intro')}>
      <AudienceNotice profile={profile} />
      {(withheld !== null || withheldParts.length > 0) && (
        <Suspense fallback={null}>
          <HiddenNotices profile={shown} onProfile={keep} />
        </Suspense>
      )}
      <AudienceForm choices={{ audiences, adultFrom }} onChoose={(group, audience) => void choose(group, audience)} />
      <Box mt="8" display="flex" flexWrap="wrap" alignItems="center" gap="3" role="group" aria-label={t('privacy.preview')}>
        <Box fontWeight="medium" aria-hidden>
          {t('privacy.preview')}
        </Box>
        {(['visitor', 'member', 'coach'] as const).map((reader) => (
          <ButtonLink key={reader} to={`/profile/${profile.username}/about?as=${reader}`} variant="outline" colorPalette="ink">
            {t(`privacy.as.${reader}`)}
          </ButtonLink>
        ))}
      </Box>
      <FeaturingChoice profile={shown} onProfile={keep} />
    </Section>
  );
}
