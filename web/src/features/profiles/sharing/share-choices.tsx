import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import type { ShownProfile } from '@touchline/domain/person/profiles/audience/shown-profile';
import { Contact, FileText, Link2, LockKeyhole, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { Icon } from '../../../ui/icon';
import { ButtonLink } from '../../../ui/links';
import { useRefusalToasts, useToasts } from '../../../ui/overlays/toasts';
import { profileAddress } from '../profile-tabs';

interface ShareChoicesProps {
  readonly profile: ShownProfile;
  readonly isOwner: boolean;
  readonly onDone: () => void;
}

/** The ways to hand a profile on, each with one sentence that says what the other gets. */
export function ShareChoices({ profile: { username, displayName }, isOwner, onDone }: ShareChoicesProps) {
  const t = useTranslations();
  const show = useToasts();
  const showRefusal = useRefusalToasts();
  const callApi = useApi();
  const path = profileAddress(username, { tab: 'about', album: null });
  const address = `${location.origin}${path}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      show({ variant: 'success', text: t('profile.copied') });
      onDone();
    } catch {
      show({ variant: 'danger', text: t('profile.notCopied', { address }) });
    }
  }

  /** The card is made of the answer for visitors, no matter who asks for it. */
  async function saveCard() {
    try {
      const [shown, { contactCardOf }, { saveFile }] = await Promise.all([
        callApi('profile', { params: { username }, query: { as: 'visitor' } }),
        import('@touchline/domain/person/profiles/contact-card'),
        import('../../../lib/api/file-download'),
      ]);
      saveFile(`${username}.vcf`, new Blob([contactCardOf(shown, address)], { type: 'text/vcard;charset=utf-8' }));
    } catch (failure) {
      showRefusal(failure);
    }
  }

  return (
    <Box as="ul" display="grid" gap="5" pb="2">
      <Choice text={address}>
        <Button size="lg" width="full" onClick={() => void copy()}>
          <Icon as={Link2} />
          {t('profile.copyLink')}
        </Button>
      </Choice>
      {'share' in navigator && (
        <Choice text={t('profile.sendText')}>
          <Button
            size="lg"
            width="full"
            variant="outline"
            onClick={() => void navigator.share({ title: displayName, url: address }).catch(() => undefined)}
          >
            <Icon as={Send} />
            {t('profile.send')}
          </Button>
        </Choice>
      )}
      <Choice text={t('profile.sheetText')}>
        <ButtonLink to={`${path}?view=sheet${isOwner ? '&as=coach' : ''}`} width="full" variant="outline">
          <Icon as={FileText} />
          {t('profile.sheet')}
        </ButtonLink>
      </Choice>
      {isOwner && (
        <Choice text={t('profile.linkText')}>
          <ButtonLink to="/account?view=links" width="full" variant="outline">
            <Icon as={LockKeyhole} />
            {t('profile.link')}
          </ButtonLink>
        </Choice>
      )}
      <Choice text={t('profile.cardText')}>
        <Button size="lg" width="full" variant="outline" onClick={() => void saveCard()}>
          <Icon as={Contact} />
          {t('profile.card')}
        </Button>
      </Choice>
    </Box>
  );
}

function Choice({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <Box as="li">
      {children}
      <Box textStyle="small" color="fg.muted" mt="1.5" overflowWrap="anywhere">
        {text}
      </Box>
    </Box>
  );
}
