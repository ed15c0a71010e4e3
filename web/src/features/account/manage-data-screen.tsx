import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { consentStoreOf } from '../../components/consent/consent-store';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { saveFile } from '../../lib/api/file-download';
import { useSession } from '../../session/session-context';
import { BusyButton } from '../../ui/busy-button';
import { Icon } from '../../ui/icon';
import { Dialog } from '../../ui/overlays/dialog';
import { Section } from '../../ui/page-layout';
import { useToasts } from '../../ui/overlays/toasts';
import { AccountPage } from './account-page';
import { AudienceSection } from './audience/audience-section';
import { DeleteSection } from './delete-section';
import { useAction } from '../../ui/use-action';
import { useLongDate } from '../../ui/use-dates';
import type { OwnAccount } from '../../components/own-account/use-own-account';

/** /account/manage-data: download, consent history, deactivation and deletion (docs/data-model.md). */
export function ManageDataScreen() {
  return (
    <AccountPage>
      {(account) => (
        <>
          <DownloadSection />
          <AudienceSection />
          <ConsentSection consents={account.consents} />
          {account.deactivatedAt === null && <DeactivateSection />}
          <DeleteSection account={account} />
        </>
      )}
    </AccountPage>
  );
}

/** Downloads all personal data of the account as one file. The button shows progress, a failure becomes a toast. */
function DownloadSection() {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const { isBusy, run } = useAction();
  const download = () =>
    run(async () => {
      const { parts, contentType, fileName } = await callApi('downloadAccount');
      const chunks: BlobPart[] = [];
      for await (const part of parts) chunks.push(part.slice());
      saveFile(fileName, new Blob(chunks, { type: contentType }));
      show({ variant: 'success', text: t('account.downloaded') });
    });
  return (
    <Section title={t('account.download')} intro={t('account.downloadText')}>
      <BusyButton
        size="lg"
        variant="outline"
        colorPalette="ink"
        isBusy={isBusy}
        busyText={t('account.downloading')}
        onClick={() => void download()}
      >
        <Icon as={Download} size={18} />
        {t('account.downloadButton')}
      </BusyButton>
    </Section>
  );
}

/** The consent history, newest first, and a button that opens the consent dialog again. */
function ConsentSection({ consents }: Pick<OwnAccount, 'consents'>) {
  const t = useTranslations();
  const day = useLongDate();
  const callApi = useApi();
  const answerOf = ({ kind, granted, services }: OwnAccount['consents'][number]) => {
    if (kind !== 'services') return t(granted ? 'account.consentYes' : 'account.consentNo');
    const count = services.filter((service) => service !== 'necessary').length;
    return count === 0 ? t('account.consentNecessary') : t('account.consentSome', { count });
  };
  return (
    <Section
      title={t('account.consents')}
      action={
        <Button size="lg" variant="outline" colorPalette="ink" onClick={() => consentStoreOf(callApi).setOpen(true)}>
          {t('account.consentChoose')}
        </Button>
      }
    >
      {consents.length === 0 ? (
        <Box color="fg.muted">{t('account.consentNone')}</Box>
      ) : (
        <Box as="ol" listStyleType="none">
          {consents.toReversed().map((record) => (
            <Box
              as="li"
              key={`${record.kind} ${record.at}`}
              display="grid"
              gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: '11rem minmax(0, 1fr) auto' }}
              columnGap="4"
              py="3"
              borderTopWidth="1px"
              _first={{ borderTopWidth: '0', pt: '0' }}
            >
              <Box gridColumn={{ base: '1 / -1', md: 'auto' }} color="fg.muted" textStyle={{ base: 'small', md: 'number' }}>
                {day(record.at)}
              </Box>
              <Box minW="0">{t(`account.consent.${record.kind}`)}</Box>
              <Box fontWeight="semibold" textAlign="end">
                {answerOf(record)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Section>
  );
}

/** Hides the profile and signs out, until the owner signs in and reactivates the account. */
function DeactivateSection() {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const { actions } = useSession();
  const { isBusy, run } = useAction();
  const opener = useRef<HTMLButtonElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const deactivate = () =>
    run(async () => {
      await callApi('deactivateAccount');
      show({ variant: 'success', text: t('account.deactivated') }, { outlivesPage: true });
      await (await actions()).signOut();
    });
  return (
    <Section title={t('account.deactivate')} intro={t('account.deactivateText')}>
      <Button ref={opener} size="lg" variant="outline" colorPalette="ink" onClick={() => setIsAsked(true)}>
        {t('account.deactivateButton')}
      </Button>
      <Dialog
        isOpen={isAsked}
        title={t('account.deactivateQuestion')}
        onClose={() => setIsAsked(false)}
        opener={() => opener.current}
        footer={
          <>
            <Button size="lg" variant="outline" colorPalette="ink" onClick={() => setIsAsked(false)}>
              {t('account.cancel')}
            </Button>
            <BusyButton size="lg" isBusy={isBusy} busyText={t('account.deactivateButton')} onClick={() => void deactivate()}>
              {t('account.deactivateButton')}
            </BusyButton>
          </>
        }
      >
        {t('account.deactivateText')}
      </Dialog>
    </Section>
  );
}
