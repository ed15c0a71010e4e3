import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { sizeOfVariant } from '@touchline/domain/pictures/picture-address';
import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { CampCard } from '../../components/camp-card';
import { CoachPortrait } from '../../components/college/coach-portrait';
import { competitionParts, placeLine } from '../../components/college/college-summary';
import { Crest } from '../../components/college/crest';
import { collegePicturePath } from '../../components/pictures/photo';
import { ScenePage } from '../../components/scene-page';
import { CoachLetterButton } from '../../features/coach-letter/coach-letter-button';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { collegeAddress } from '../../lib/addresses/college-address';
import { Icon } from '../../ui/icon';
import { ButtonLink, OutsideLink, PageLink } from '../../ui/links';
import { Content, Section } from '../../ui/page-layout';
import type { HeadContext, HeadPicture, PageHead } from '../page-definition';
import { COACH_TEXTS } from './coach-texts';
import type { LoadedCoach } from './load-coach';

type Found = NonNullable<LoadedCoach>;

const CAMPS_SHOWN = 4;

/** /coach/{collegeId}/{coachId}: a member of a college's staff, as the college publishes them (S2-16). */
export function View({ data }: { readonly data: LoadedCoach }) {
  const t = useTranslations();
  const texts = COACH_TEXTS[useLanguage().language];
  if (data === null) {
    return (
      <ScenePage
        scene="outOfPlay"
        label={t('failure.notFoundLabel')}
        title={texts.unknownTitle}
        text={texts.unknownText}
        action={{ to: '/colleges', text: texts.toColleges }}
      />
    );
  }
  const { coach, college, team } = data;
  const address = collegeAddress(college.pathName, team.sex);
  return (
    <Content pt={{ base: '6', md: '12' }} pb={{ base: '16', md: '24' }}>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '15rem minmax(0, 1fr)', lg: '20rem minmax(0, 1fr)' }}
        gap={{ base: '6', md: '10', lg: '14' }}
        alignItems="start"
      >
        <Box
          position={{ base: 'relative', md: 'sticky' }}
          top={{ md: '6' }}
          height={{ base: '16rem', md: '20rem', lg: '25rem' }}
          borderRadius="card"
          overflow="hidden"
          css={{ '& > *': { height: '100%' } }}
        >
          <CoachPortrait coach={coach} college={college} sizes="(min-width: 992px) 20rem, (min-width: 768px) 15rem, 100vw" />
        </Box>
        <Stack gap={{ base: '10', md: '12' }}>
          <Box>
            <Box textStyle="label" color="fg.muted" mb="2">
              {`${t(`college.${coach.staffType}`)} · ${t(`college.${team.sex}`)}`}
            </Box>
            <Heading as="h1" textStyle="h1" overflowWrap="anywhere">
              {coach.name}
            </Heading>
            {coach.sinceYear !== null && (
              <Box color="fg.muted" mt="2">
                {texts.since(coach.sinceYear)}
              </Box>
            )}
            <CollegeLink data={data} to={address} />
          </Box>
          <Writing data={data} address={address} />
          {coach.biography !== null && (
            <Section title={texts.about}>
              <Box whiteSpace="pre-line" overflowWrap="anywhere" maxW="text">
                {coach.biography}
              </Box>
            </Section>
          )}
          <Lines title={t('college.coachPosts')} entries={coach.previousPosts} />
          <Lines title={t('college.coachLicences')} entries={coach.licences} />
          <Camps data={data} address={address} />
        </Stack>
      </Box>
    </Content>
  );
}

/** The next camps of the team; nothing where none is planned, a link to look where they could not be loaded. */
function Camps({ data: { college, camps }, address }: { readonly data: Found; readonly address: string }) {
  const texts = COACH_TEXTS[useLanguage().language];
  if (camps?.length === 0) return null;
  return (
    <Section title={texts.camps} intro={texts.campsText(college.name)}>
      {camps !== null && (
        <Box as="ul" display="grid" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))" gap="4" mb="4">
          {camps.slice(0, CAMPS_SHOWN).map((camp) => (
            <CampCard key={camp._id} camp={camp} />
          ))}
        </Box>
      )}
      {(camps === null || camps.length > CAMPS_SHOWN) && (
        <ButtonLink to={`${address}/camps`} variant="outline" colorPalette="ink">
          {texts.toCamps}
        </ButtonLink>
      )}
    </Section>
  );
}

/** The college as a card: crest, name, place and league, with a link to the team's page. */
function CollegeLink({ data: { college, team }, to }: { readonly data: Found; readonly to: string }) {
  const competition = competitionParts({
    ...college,
    division: team.division ?? college.division,
    conference: team.conference ?? college.conference,
  });
  return (
    <PageLink
      to={to}
      display="flex"
      alignItems="center"
      gap="4"
      mt="5"
      p="4"
      maxW="form"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      _hover={{ bg: 'bg.subtle', textDecoration: 'none' }}
    >
      <Crest college={college} size={48} />
      <Box minW="0">
        <Box fontWeight="semibold" overflowWrap="anywhere">
          {college.name}
        </Box>
        <Box textStyle="small" color="fg.muted">
          {[placeLine(college.address.locality, college.address.administrative_area_level_1), ...competition]
            .filter((part) => part !== '')
            .join(' · ')}
        </Box>
      </Box>
    </PageLink>
  );
}

/** How a recruit writes to the coach: the published contact, else the ways of the college. */
function Writing({ data: { coach, college, team, camps }, address }: { readonly data: Found; readonly address: string }) {
  const texts = COACH_TEXTS[useLanguage().language];
  const hasContact = coach.email !== null || coach.phone !== null;
  const { locality, administrative_area_level_1: region } = college.address;
  const place = placeLine(locality, region);
  const receiver = {
    ...{ collegeId: college._id, coach: coach.name, email: coach.email },
    team: {
      college: college.name,
      place: place === '' ? null : place,
      conference: team.conference ?? college.conference,
      needs: team.rosterNeeds,
      camps: camps?.map(({ name }) => name) ?? [],
    },
  };
  return (
    <Section title={texts.write}>
      <Box as="ol" listStyleType="none" display="grid" gap="3" maxW="text" mb="6">
        {texts.tips.map((tip, index) => (
          <Box as="li" key={tip} display="grid" gridTemplateColumns="1.75rem minmax(0, 1fr)">
            <Box fontFamily="heading" fontWeight="bold" color="pitch.fg" aria-hidden>
              {index + 1}
            </Box>
            <Box>{tip}</Box>
          </Box>
        ))}
      </Box>
      <Box mb="4">
        <CoachLetterButton receiver={receiver} />
      </Box>
      {hasContact ? (
        <Box display="flex" flexWrap="wrap" gap="3">
          {coach.email !== null && (
            <ContactButton href={`mailto:${coach.email}`} text={texts.writeTo(coach.name)} icon={<Icon as={Mail} />} />
          )}
          {coach.phone !== null && (
            <ContactButton
              href={`tel:${coach.phone.replace(/[^+\d]/g, '')}`}
              text={`${texts.call} ${coach.phone}`}
              icon={<Icon as={Phone} />}
            />
          )}
        </Box>
      ) : (
        <Stack gap="1" alignItems="flex-start">
          <Box>{texts.noContact(college.name)}</Box>
          {team.recruitedURL !== null && <OutsideLink href={team.recruitedURL} text={texts.questionnaire} />}
          <PageLink to={`${address}/contact`} py="2" textDecoration="underline">
            {texts.contact}
          </PageLink>
        </Stack>
      )}
    </Section>
  );
}

interface ContactButtonProps {
  readonly href: string;
  readonly text: string;
  readonly icon: ReactNode;
}

function ContactButton({ href, text, icon }: ContactButtonProps) {
  return (
    <Button asChild size="xl" maxW="full" height="auto" minH="12" py="2" whiteSpace="normal" variant="outline" colorPalette="ink">
      <a href={href}>
        {icon}
        <Box as="span" minW="0" overflowWrap="anywhere">
          {text}
        </Box>
      </a>
    </Button>
  );
}

function Lines({ title, entries }: { readonly title: string; readonly entries: readonly string[] }) {
  if (entries.length === 0) return null;
  return (
    <Section title={title}>
      <Box as="ul" listStyleType="none" overflowWrap="anywhere">
        {entries.map((entry) => (
          <Box as="li" key={entry} py="2.5" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
            {entry}
          </Box>
        ))}
      </Box>
    </Section>
  );
}

/** The head of a coach's page: a person of a college; nobody's page is not indexed. */
export function head({ data, language, t }: HeadContext<LoadedCoach>): PageHead {
  const texts = COACH_TEXTS[language];
  if (data === null) return { title: texts.unknownTitle, description: texts.unknownText, isIndexable: false };
  const { coach, college, team } = data;
  const post = t(`college.${coach.staffType}`);
  const teamName = `${college.name} ${t(`college.${team.sex}`)}`;
  return {
    title: `${coach.name}, ${post}, ${college.name}`,
    description: texts.description(coach.name, post, teamName),
    canonical: `/coach/${college._id}/${coach.id}`,
    image: portraitOf(data),
    structuredData: (origin) => ({
      '@context': 'https://schema.org',
      '@type': 'Person',
      name: coach.name,
      jobTitle: post,
      worksFor: {
        '@type': 'CollegeOrUniversity',
        name: college.name,
        url: `${origin}${collegeAddress(college.pathName, team.sex)}`,
      },
      ...(coach.email === null ? {} : { email: coach.email }),
      ...(coach.phone === null ? {} : { telephone: coach.phone }),
    }),
  };
}

function portraitOf({ coach, college }: Found): HeadPicture | null {
  const details = coach.picture === null ? undefined : college.pictureDetails[coach.picture];
  if (coach.picture === null || details === undefined) return null;
  return { path: collegePicturePath(college, coach.picture, 'ls'), ...sizeOfVariant(details, 'ls') };
}
