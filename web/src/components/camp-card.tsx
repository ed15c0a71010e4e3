import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import type { CollegeCamp } from '@touchline/domain/camp/college-camp';
import { campPrice } from '@touchline/domain/kernel/format/money';
import { useLanguage } from '../i18n/language-provider';
import { useTranslations } from '../i18n/use-translations';
import { Chip } from '../ui/chip';
import { OutsideLink, PageLink } from '../ui/links';
import { campDays } from './camp-days';

/** A camp of a college as a list item: days, name, place, ages, places left, price with two decimals (S9-05). */
export function CampCard({ camp }: { readonly camp: CollegeCamp }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { _id, name, type, startsOn, endsOn, priceCents, spacesLeft, placeName, ages, registrationURL } = camp;
  const days = campDays(startsOn, endsOn, language);
  const price = priceCents === null ? null : priceCents === 0 ? t('college.campFree') : campPrice(priceCents, language);
  const age =
    ages.from === null || ages.to === null ? null : t('college.campAges', { from: String(ages.from), to: String(ages.to) });
  const facts = [placeName, age].filter((fact) => fact !== null);
  return (
    <Box as="li" bg="bg.panel" borderWidth="1px" borderRadius="card" p="5" display="flex" flexDirection="column" minW="0">
      <Box textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
        {days}
      </Box>
      <Box fontFamily="heading" fontWeight="bold" fontSize="lg" lineHeight="1.3" overflowWrap="anywhere" my="1">
        <PageLink to={`/camps?camp=${_id}`} py="3">
          {name}
        </PageLink>
      </Box>
      {facts.length > 0 && <Text textStyle="small">{facts.join(' · ')}</Text>}
      <Box display="flex" flexWrap="wrap" gap="2" mt="3">
        <Chip>{t(`college.camp_${type}`)}</Chip>
        {spacesLeft !== null && (
          <Chip tone={spacesLeft === 0 ? 'quiet' : 'pitch'}>{t('college.campSpaces', { count: spacesLeft })}</Chip>
        )}
      </Box>
      <Box mt="auto" pt="4" display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="4">
        <Box textStyle="h4" fontVariantNumeric="tabular-nums">
          {price}
        </Box>
        {registrationURL !== null && <OutsideLink href={registrationURL} text={t('college.campRegister')} />}
      </Box>
    </Box>
  );
}
