import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api-context';
import { consentOf } from '../../../components/consent/consent-keeper';
import { Section } from '../../../ui/section';
import { useDay } from '../use-day';
import type { OwnAccount } from '../use-own-account';

/** What somebody agreed to and when, the newest first, and the way to choose anew. */
export function ConsentSection({ consents }: Pick<OwnAccount, 'consents'>) {
  const t = useTranslations();
  const day = useDay();
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
        <Button size="lg" variant="outline" colorPalette="ink" onClick={() => consentOf(callApi).show(true)}>
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
