import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import { lazy, Suspense, useState } from 'react';
import { AudienceForm, type ChosenGroups } from '../../../components/player/audience-form';
import { AudienceNotice } from '../../../components/player/audience-notice';
import { FeaturingChoice } from '../../../components/player/featuring-choice';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { useSession, useSessionState } from '../../../session/session-context';
import type { OwnProfile } from '../../../session/session-state';
import { Section } from '../../../ui/page-layout';
import { useRefusalToasts, useToasts } from '../../../ui/overlays/toasts';

const HiddenNotices = lazy(async () => ({ default: (await import('./hidden-notice')).HiddenNotices }));

/** Who sees what of a user's profile, with a preview of the page as others see it. */
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
  const { audiences, withheld, withheldParts } = shown;

  async function choose(choices: ChosenGroups) {
    const before = shown;
    setShown({ ...before, audiences: { ...audiences, ...choices } });
    const params = { profileId: profile._id };
    try {
      const patch = Object.entries(choices).map(([group, value]) => ({
        op: 'replace' as const,
        path: `/audiences/${group}`,
        value,
      }));
      const { profile: after, patchId } = await callApi('patchProfile', { params, query: { undo: 'true' }, body: { patch } });
      setShown(after);
      const action = patchId === null ? {} : { action: { label: t('privacy.undo'), run: () => void undo(patchId) } };
      show({ variant: 'success', text: t('privacy.saved'), ...action });
      await (await actions()).refresh();
    } catch (failure) {
      setShown(before);
      refused(failure);
    }
  }

  async function undo(patchId: string) {
    try {
      setShown((await callApi('undoProfilePatch', { params: { profileId: profile._id }, query: { patchId } })).profile);
      show({ variant: 'secondary', text: t('privacy.undone') });
      await (await actions()).refresh();
    } catch (failure) {
      refused(failure);
    }
  }

  const keep = (after: Omit<OwnProfile, 'email' | 'currency'>) => {
    setShown(after);
    void actions().then(({ refresh }) => refresh());
  };

  return (
    <Section title={t('privacy.title')} intro={t(isPlayer(profile.type) ? 'privacy.intro' : 'privacy.introShort')}>
      <AudienceNotice profile={profile} />
      {(withheld !== null || withheldParts.length > 0) && (
        <Suspense fallback={null}>
          <HiddenNotices profile={shown} onProfile={keep} />
        </Suspense>
      )}
      <AudienceForm profile={shown} onChoose={(choices) => void choose(choices)} />
      <FeaturingChoice profile={shown} onProfile={keep} />
    </Section>
  );
}
