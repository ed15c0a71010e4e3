import { Box } from '@chakra-ui/react/box';
import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { hasMinorsPageOn } from '@touchline/domain/person/profiles/audience/visibility';
import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { useSession } from '../../session/session-context';
import { BusyButton } from '../../ui/busy-button';
import { ButtonLink } from '../../ui/links';
import { Notice } from '../../ui/states/notice';
import { useAction } from '../../ui/use-action';

interface AudienceNoticeProps {
  readonly profile: Pick<Profile, '_id' | 'type' | 'adultFrom' | 'audienceNotice'>;
  /** Leads to the choices of who sees what; left out where they stand below. */
  readonly choicesAt?: string;
}

/**
 * Tells a minor once that others see less of their page than before, until they put it away
 * (docs/decisions/105-where-minors-live.md).
 */
export function AudienceNotice({ profile, choicesAt }: AudienceNoticeProps) {
  const t = useTranslations();
  const callApi = useApi();
  const { actions } = useSession();
  const { isBusy, run } = useAction();
  const [isPutAway, setIsPutAway] = useState(false);
  const concerns = isPlayer(profile.type) && hasMinorsPageOn(profile, new Date().toISOString().slice(0, 10));
  if (!profile.audienceNotice || isPutAway || !concerns) return null;
  const putAway = () =>
    run(async () => {
      const patch = [{ op: 'replace' as const, path: '/audienceNotice', value: false }];
      await callApi('patchProfile', { params: { profileId: profile._id }, query: { undo: 'false' }, body: { patch } });
      setIsPutAway(true);
      await (await actions()).refresh();
    });
  return (
    <Box role="status" mb="8">
      <Notice title={t('privacy.narrowed.title')} text={t('privacy.narrowed.text')}>
        <Box display="flex" flexWrap="wrap" gap="3" mt="1">
          <BusyButton size="lg" isBusy={isBusy} busyText={t('privacy.narrowed.done')} onClick={() => void putAway()}>
            {t('privacy.narrowed.done')}
          </BusyButton>
          {choicesAt !== undefined && (
            <ButtonLink to={choicesAt} variant="outline" colorPalette="ink">
              {t('privacy.narrowed.choose')}
            </ButtonLink>
          )}
        </Box>
      </Notice>
    </Box>
  );
}
