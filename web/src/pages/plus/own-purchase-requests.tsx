import { Box } from '@chakra-ui/react/box';
import { comesOfAgeOn } from '@touchline/domain/person/consent/age-rules';
import { useOwnAccount } from '../../components/own-account/use-own-account';
import { PurchaseRequestNote } from '../../components/plans/purchase-request-note';
import { usePurchaseRequests } from '../../components/plans/use-purchase-requests';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { Section } from '../../ui/page-layout';

const TITLE = { en: 'What you asked at home', de: 'Was du zu Hause gefragt hast' } as const;

/** What a minor asked guardians before paying; nothing for others, and while nothing is asked. */
export function OwnPurchaseRequests() {
  const t = useTranslations();
  const { language } = useLanguage();
  const account = useOwnAccount().query.data;
  const isMinor = account !== undefined && new Date().toISOString().slice(0, 10) < comesOfAgeOn(account.dateOfBirth);
  const own = usePurchaseRequests(isMinor).query.data?.own ?? [];
  if (own.length === 0) return null;
  return (
    <Section title={TITLE[language]}>
      <Box as="ul" listStyleType="none" display="grid" gap="4">
        {own.map((request) => (
          <Box as="li" key={request.priceName}>
            <Box textStyle="h4">{t(`plans.name.${request.priceName}`)}</Box>
            <PurchaseRequestNote request={request} />
          </Box>
        ))}
      </Box>
    </Section>
  );
}
