import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { ListedCamp } from '@touchline/domain/camp/listed-camp';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { crestRecipe } from '@touchline/domain/crest/crest-recipe';
import { isRegistrationOpen, playersPerCoach } from '@touchline/domain/search/camps/camp-facets';
import { mayEditCollege } from '@touchline/domain/permissions/may-edit';
import { ArrowLeft, CalendarPlus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { bandColours } from '../../components/college/college-backdrop';
import { COVER_SCRIM, CollegeCover } from '../../components/college/college-cover';
import { campDays, campTimes, longDay } from '../../components/camp-days';
import { placeLine } from '../../components/college/college-summary';
import { Crest } from '../../components/college/crest';
import { collegePicturePath } from '../../components/pictures/photo';
import { PitchLines } from '../../components/pictures/pitch-lines';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { firstTeamAddress } from '../../lib/addresses/college-address';
import { useActor } from '../../session/session-context';
import { Chip } from '../../ui/chip';
import { Icon } from '../../ui/icon';
import { ButtonLink, PageLink } from '../../ui/links';
import { MailText } from '../../ui/mail-text';
import { Content, Section } from '../../ui/page-layout';
import { useCampAddress } from './camp-address';
import { CampMap } from './camp-map';
import { CampStanding } from './camp-row';
import { forWhomTexts, priceText, typeText } from './camp-texts';
import { ReportCamp } from './report-camp';
import { SaveCamp } from './save-camp';

const CampPlayers = lazy(async () => ({ default: (await import('../../components/schedule/camp-players')).CampPlayers }));

/** The camp of a detail page as calendar files take it. */
function listedOf({ camp, host }: AnswerOf<'camp'>): ListedCamp {
  return { ...camp, staffCount: camp.staff.length, host };
}

type Found = AnswerOf<'camp'>;

/** /camps?camp=: one camp with its host, days, price, what it includes, deadline, ratio, staff and place. */
export function CampDetail({ found }: { readonly found: Found }) {
  const t = useTranslations();
  const { query, linkTo } = useCampAddress();
  const { camp } = found;
  const mayEdit = mayEditCollege(useActor(), camp.collegeId);
  return (
    <>
      <CampHead found={found} />
      <Content py={{ base: '6', md: '10' }}>
        <Box
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
          columnGap="12"
          rowGap="10"
          alignItems="start"
        >
          <Box display="grid" gap="10" minW="0">
            {camp.description !== null && (
              <Section title={t('camps.about')}>
                <Text maxW="text" whiteSpace="pre-line" overflowWrap="anywhere">
                  {camp.description}
                </Text>
              </Section>
            )}
            {camp.priceIncludes !== null && (
              <Section title={t('camps.includes')}>
                <Text maxW="text" whiteSpace="pre-line" overflowWrap="anywhere">
                  {camp.priceIncludes}
                </Text>
              </Section>
            )}
            {mayEdit && camp.endsOn >= found.today && (
              <Box bg="bg.panel" borderWidth="1px" borderRadius="card" px="5" py="2" minH="3.75rem">
                <Suspense fallback={null}>
                  <CampPlayers campId={camp._id} collegeId={camp.collegeId} />
                </Suspense>
              </Box>
            )}
            {camp.staff.length > 0 && <Staff camp={camp} />}
          </Box>
          <Box display="grid" gap="8" minW="0" order={{ base: -1, lg: 0 }}>
            <CampFacts found={found} />
            <CampMap found={found} />
          </Box>
        </Box>
        <Box mt="10" display="flex" justifyContent="space-between" gap="3">
          <ButtonLink variant="ghost" px="2" ms="-2" to={linkTo(query)}>
            <Icon as={ArrowLeft} size={18} />
            {t('camps.back')}
          </ButtonLink>
          <ReportCamp camp={camp} />
        </Box>
      </Content>
    </>
  );
}

function CampHead({ found: { camp, host, today } }: { readonly found: Found }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { deep, mid } = bandColours(crestRecipe(host).field);
  const cover = camp.cover === null ? null : collegePicturePath(host, camp.cover, 'ls');
  const isOver = camp.endsOn < today;
  const isClosed = camp.registrationClosesOn !== null && !isRegistrationOpen(camp, today);
  return (
    <Box
      as="header"
      className="on-dark"
      position="relative"
      overflow="hidden"
      color="hero.fg"
      style={{ background: `linear-gradient(${mid}, ${deep})` }}
    >
      {cover === null ? (
        <PitchLines part="penalty" style={{ right: '-4rem', top: '-6rem', height: '28rem' }} opacity={0.18} />
      ) : (
        <CollegeCover src={cover} background={mid} />
      )}
      <Box position="relative" bgImage={cover === null ? undefined : COVER_SCRIM}>
        <Content pt={{ base: '20', md: '32' }} pb={{ base: '6', md: '8' }}>
          <Box display="flex" alignItems="center" gap="3" mb="3">
            <Crest college={host} size={48} />
            <PageLink
              to={firstTeamAddress(host, camp.sex === 'female' ? 'female' : undefined)}
              color="hero.fg"
              fontWeight="semibold"
              py="2.5"
              overflowWrap="anywhere"
              minW="0"
            >
              {host.name}
            </PageLink>
          </Box>
          <Heading as="h1" textStyle="h1" color="hero.fg" overflowWrap="anywhere" textWrap="balance">
            {camp.name}
          </Heading>
          <Text mt="2" fontSize="lg" fontVariantNumeric="tabular-nums">
            {campDays(camp.startsOn, camp.endsOn, language)}
            {host.city !== null && ` · ${placeLine(host.city, host.state)}`}
          </Text>
          <Box display="flex" flexWrap="wrap" gap="2" mt="4">
            {isOver && <Chip tone="flare">{t('camps.over')}</Chip>}
            <Chip tone="hero">{typeText(camp.type, t)}</Chip>
            <Chip tone="hero">{t(`camps.gender.${camp.sex}`)}</Chip>
            {forWhomTexts(camp, t).map((text) => (
              <Chip key={text} tone="hero">
                {text}
              </Chip>
            ))}
          </Box>
          <Box className="on-page" display="flex" flexWrap="wrap" gap="3" mt="6">
            {camp.registrationURL !== null && !isOver && !isClosed && (
              <Button asChild size="lg" colorPalette="flare">
                <a href={camp.registrationURL} rel="noopener noreferrer">
                  {t('camps.register')}
                </a>
              </Button>
            )}
            <Box bg="bg.panel" borderRadius="control">
              <SaveCamp id={camp._id} name={camp.name} hasText />
            </Box>
          </Box>
        </Content>
      </Box>
    </Box>
  );
}

/** The facts of a camp as ruled rows; what is not known is left out. */
function CampFacts({ found }: { readonly found: Found }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { camp, host, today } = found;
  const { capacity, spacesLeft, registrationClosesOn: deadline, priceCents, placeName, contactEmail } = camp;
  const times = campTimes(camp, language);
  const players = playersPerCoach(capacity, camp.staff.length);
  const places =
    capacity === null
      ? null
      : spacesLeft === null
        ? t('camps.capacityOnly', { capacity })
        : t('camps.ofCapacity', { left: spacesLeft, capacity });
  const address = [
    placeName,
    camp.address.address,
    placeLine(camp.address.locality ?? host.city, camp.address.administrative_area_level_1 ?? host.state),
  ];
  const facts = [
    [t('camps.price'), priceText(priceCents, t, language), null],
    [t('camps.when'), campDays(camp.startsOn, camp.endsOn, language), times],
    [t('camps.where'), address.filter((part) => part !== null && part !== '').join(', '), null],
    [t('camps.deadline'), deadline === null ? null : longDay(deadline, language), null],
    [t('camps.capacity'), places, null],
    [
      t('camps.ratio'),
      players === null ? null : t('camps.ratioValue', { players }),
      t('camps.ratioNote', { staff: camp.staff.length, capacity: capacity ?? 0 }),
    ],
    [t('camps.forWhom'), [t(`camps.gender.${camp.sex}`), ...forWhomTexts(camp, t)].join(', '), t('camps.openTo')],
  ] as const;
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="card" p="5">
      <Box as="dl" display="grid">
        {facts.map(([label, value, note]) =>
          value === null || value === '' ? null : (
            <Box key={label} py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
              <Box as="dt" textStyle="small" color="fg.muted">
                {label}
              </Box>
              <Box as="dd" fontWeight="semibold" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
                {value}
                {note !== null && (
                  <Box textStyle="small" fontWeight="normal" color="fg.muted">
                    {note}
                  </Box>
                )}
              </Box>
            </Box>
          ),
        )}
      </Box>
      <CampStanding camp={camp} today={today} />
      {contactEmail !== null && (
        <Box mt="3" textStyle="small" overflowWrap="anywhere">
          <chakra.a href={`mailto:${contactEmail}`} textDecoration="underline">
            <MailText text={contactEmail} />
          </chakra.a>
        </Box>
      )}
      <Box display="grid" gap="1" mt="3">
        <CalendarButton found={found} />
      </Box>
    </Box>
  );
}

function CalendarButton({ found }: { readonly found: Found }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const save = async () => {
    const { saveCalendar } = await import('./camp-files');
    saveCalendar(found.camp.name, [listedOf(found)], t, language);
  };
  return (
    <Button size="lg" variant="outline" onClick={() => void save()}>
      <Icon as={CalendarPlus} size={18} />
      {t('camps.ics')}
    </Button>
  );
}

function Staff({ camp: { staff } }: Pick<Found, 'camp'>) {
  const t = useTranslations();
  return (
    <Section title={t('camps.staff')}>
      <Box
        as="ul"
        listStyleType="none"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 14rem), 1fr))"
        columnGap="6"
      >
        {staff.map((name) => (
          <Box as="li" key={name} borderBottomWidth="1px" py="2.5" overflowWrap="anywhere">
            {name}
          </Box>
        ))}
      </Box>
    </Section>
  );
}
