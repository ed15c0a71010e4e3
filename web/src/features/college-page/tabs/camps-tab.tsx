import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { campPrice } from '@touchline/domain/kernel/format/money';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import type { CallApi } from '../../../lib/api-client';
import { Chip } from '../../../ui/chip';
import { EmptyState } from '../../../ui/empty-state';
import { FailedState } from '../../../ui/failures';
import { OutsideLink } from '../../../ui/links';
import { Section } from '../../../ui/page-layout';
import { TextSkeleton } from '../../../ui/text-skeleton';
import { useCollegeList } from '../use-college-list';
import { type CollegeCamps, useCollegePage, useCollegeTeam } from '../use-college-page';
import { TabBody } from '../../../ui/tab-layout';

const loadCamps = (callApi: CallApi, collegeId: string) => callApi('collegeCamps', { params: { collegeId } });

/** The Camps tab: the college's own camps to come that its chosen team's players may join, with 2 decimals (S9-05). */
export function CampsTab() {
  const t = useTranslations();
  const { college, sex, camps: loaded } = useCollegePage();
  const site = useCollegeTeam()?.team.athleticsURL ?? college.collegeURL;
  const { items, failure, retry } = useCollegeList(loadCamps, college._id, loaded);
  if (failure !== null) return <FailedState failure={failure} isRetrying={false} onRetry={retry} />;
  if (items === null) return <TextSkeleton />;
  const camps = items.filter((camp) => camp.sex === 'both' || camp.sex === sex);
  if (camps.length === 0) {
    return (
      <EmptyState
        scene="floodlights"
        title={t('college.campsNone')}
        text={t('college.campsNoneText', { name: college.name })}
        {...(site === null ? {} : { action: <OutsideLink href={site} text={t('college.teamSite')} /> })}
      />
    );
  }
  return (
    <TabBody>
      <Section title={t('college.campsToCome')} intro={t('college.campCount', { count: camps.length })}>
        <Box as="ul" display="grid" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 21rem), 1fr))" gap="4">
          {camps.map((camp) => (
            <CampCard key={camp._id} camp={camp} />
          ))}
        </Box>
      </Section>
    </TabBody>
  );
}

/** Formats the days of a camp. Servers and browsers space the dash differently; here all spaces are plain. */
function daysOf(startsOn: string, endsOn: string, language: string): string {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return date.formatRange(new Date(startsOn), new Date(endsOn)).replaceAll(/\s/gu, ' ');
}

function CampCard({ camp }: { readonly camp: CollegeCamps[number] }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { name, type, startsOn, endsOn, priceCents, spacesLeft, placeName, ages, registrationURL } = camp;
  const days = daysOf(startsOn, endsOn, language);
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
        {name}
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
