import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { planOf } from '@touchline/domain/camp/camp-plan';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { campPrice } from '@touchline/domain/kernel/format/money';
import { ArrowLeft, CalendarPlus, Sheet, TriangleAlert, X } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { setCampSaved } from '../../components/saving/saved-camps';
import { useLanguage } from '../../i18n/language-provider';
import { useFormats } from '../../i18n/use-translations';
import { Icon } from '../../ui/icon';
import { EmptyState } from '../../ui/states/empty-state';
import { FactRow } from '../../ui/facts';
import { ButtonLink } from '../../ui/links';
import { Content } from '../../ui/page-layout';
import { useCampAddress } from './camp-address';
import { saveCalendar, savePlanTable } from './camp-files';
import { CampRow } from './camp-row';
import { GoneCamps } from './gone-camps';

/** /camps?planner=: the chosen camps in the order of time, with overlaps, distances, cost and files to take away. */
export function CampPlanner({ found }: { readonly found: AnswerOf<'listedCamps'> }) {
  const { t, formatList } = useFormats();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { toPlan } = useCampAddress();
  const plan = planOf(found.items);
  const { camps, overlaps, legs, totalCents, unpriced, totalMiles } = plan;
  const names = new Map(camps.map(({ _id, name }) => [_id, name]));
  const overlapping = (id: string) => overlaps.flatMap(([one, other]) => (one === id ? [other] : other === id ? [one] : []));
  const remove = (id: string) => {
    setCampSaved(id, false);
    void navigate(toPlan(camps.map(({ _id }) => _id).filter((one) => one !== id)), { state: { preserveScroll: true } });
  };
  const facts = [
    { label: t('camps.planCount'), value: String(camps.length) },
    {
      label: t('camps.planTotal'),
      value: campPrice(totalCents, language),
      note: unpriced === 0 ? null : t('camps.planUnpriced', { count: unpriced }),
    },
    {
      label: t('camps.planOverlaps'),
      value: String(overlaps.length),
      note: overlaps.length === 0 ? t('camps.planNoOverlap') : null,
    },
    { label: t('camps.planMiles'), value: t('camps.miles', { miles: Math.round(totalMiles) }) },
  ];
  return (
    <Content py={{ base: '8', md: '14' }}>
      <ButtonLink variant="ghost" px="2" ms="-2" to="/camps">
        <Icon as={ArrowLeft} size={18} />
        {t('camps.back')}
      </ButtonLink>
      <Heading as="h1" textStyle="h1" mt="2">
        {t('camps.planTitle')}
      </Heading>
      <Text color="fg.muted" mt="2" mb="6" maxW="text">
        {t('camps.planIntro')}
      </Text>
      <GoneCamps found={found} />
      {camps.length === 0 ? (
        <EmptyState
          scene="floodlights"
          title={t('camps.planEmptyTitle')}
          text={t('camps.planEmptyText')}
          action={<ButtonLink to="/camps">{t('camps.showAll')}</ButtonLink>}
        />
      ) : (
        <>
          <FactRow label={t('camps.planTitle')} facts={facts} />
          <Box display="flex" flexWrap="wrap" gap="3" my="6">
            <Button size="lg" onClick={() => saveCalendar('camps', camps, t, language)}>
              <Icon as={CalendarPlus} size={18} />
              {t('camps.ics')}
            </Button>
            <Button size="lg" variant="outline" onClick={() => savePlanTable('camps', plan, t)}>
              <Icon as={Sheet} size={18} />
              {t('camps.csv')}
            </Button>
          </Box>
          <Box
            as="ol"
            aria-label={t('camps.planTitle')}
            listStyleType="none"
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="card"
            overflow="hidden"
          >
            {camps.map((camp, at) => {
              const others = overlapping(camp._id).flatMap((id) => names.get(id) ?? []);
              const miles = legs[at]?.miles ?? null;
              return (
                <CampRow
                  key={camp._id}
                  camp={camp}
                  today={found.today}
                  action={
                    <Button
                      size="lg"
                      px="0"
                      minW="11"
                      variant="ghost"
                      colorPalette="ink"
                      aria-label={t('camps.remove', { name: camp.name })}
                      onClick={() => remove(camp._id)}
                    >
                      <Icon as={X} />
                    </Button>
                  }
                >
                  {others.length > 0 && (
                    <Box display="flex" gap="2" mt="2.5" color="signal.amber" textStyle="small" fontWeight="semibold">
                      <Icon as={TriangleAlert} size={18} style={{ flex: 'none' }} />
                      <Box minW="0" overflowWrap="anywhere">
                        {t('camps.overlapsWith', { names: formatList(others) })}
                      </Box>
                    </Box>
                  )}
                  {miles !== null && Math.round(miles) > 0 && (
                    <Box textStyle="small" color="fg.muted" mt="1.5">
                      {t('camps.leg', { miles: Math.round(miles) })}
                    </Box>
                  )}
                </CampRow>
              );
            })}
          </Box>
        </>
      )}
    </Content>
  );
}
