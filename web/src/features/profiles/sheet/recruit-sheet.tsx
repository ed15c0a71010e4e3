import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import type { ShownProfile } from '@touchline/domain/person/profiles/audience/shown-profile';
import { AWARD_TEAMS, HONOURS } from '@touchline/domain/reference/honours';
import { ArrowLeft, Printer } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MiniPitch } from '../../../components/player/mini-pitch';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import { InLanguage } from '../../../i18n/in-language';
import { Icon } from '../../../ui/icon';
import { ButtonLink } from '../../../ui/links';
import { Content } from '../../../ui/page-layout';
import { CommitmentLine } from '../header/commitment-line';
import { Portrait } from '../header/portrait';
import { profileAddress } from '../profile-tabs';
import { useToday } from '../../../ui/use-dates';
import { daysOf, isOver, numberOf } from '../schedule-days';
import { nameIn, useProfileTexts } from '../profile-texts';
import { seasonLines, SEASON_TEXTS } from '../season-texts';
import type { CommittedCollege, ConfirmedFact, ShownReference } from '../use-profile-page';
import { cutAfter, ON_NARROW_SCREENS, SHEET_PAPER, SHEET_PRINT_CSS } from './sheet-print';
import { SheetFacts } from './sheet-facts';
import { SheetFoot } from './sheet-foot';

const ConfirmedLines = lazy(async () => ({
  default: (await import('../../../components/attestations/confirmed-facts')).ConfirmedLines,
}));

const ReferenceLines = lazy(async () => ({
  default: (await import('../../../components/attestations/coach-references')).ReferenceLines,
}));

/** So many entries of a list fit next to the others; the page behind the QR code has all of them. */
const MOST = { teams: 4, seasons: 3, honours: 5, schedule: 4 } as const;

interface SheetProps {
  readonly profile: ShownProfile;
  /** The college that the player has committed to. */
  readonly committedTo: CommittedCollege | null;
  readonly confirmed: readonly ConfirmedFact[];
  readonly references: readonly ShownReference[];
}

/**
 * One page of paper about a player, A4 and Letter, with the code that leads to the page (`?view=sheet`), or to what a
 * private link opens of it (`link=`); in the language that the address names, so that a German player has one in
 * English (`language=`).
 */
export function RecruitSheet(props: SheetProps) {
  const [query] = useSearchParams();
  const { language } = useLanguage();
  const wanted = query.get('language');
  return (
    <InLanguage language={wanted === 'en' || wanted === 'de' ? wanted : language}>
      <Sheet {...props} />
    </InLanguage>
  );
}

function Sheet({ profile, committedTo, confirmed, references }: SheetProps) {
  const t = useTranslations();
  const path = profileAddress(profile.username, { tab: 'about', album: null });
  return (
    <Content py={{ base: '6', md: '10' }} css={{ '@media print': { padding: 0 } }}>
      <Box data-screen-only="" display="flex" flexWrap="wrap" gap="3" mb="6">
        <ButtonLink to={path} variant="outline">
          <Icon as={ArrowLeft} />
          {t('profile.sheetBack')}
        </ButtonLink>
        <Button size="lg" onClick={() => print()}>
          <Icon as={Printer} />
          {t('profile.print')}
        </Button>
      </Box>
      <Box
        as="article"
        data-sheet=""
        aria-label={t('profile.sheetOf', { name: profile.displayName })}
        borderWidth="1px"
        mx="auto"
        width="full"
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gridTemplateRows="auto auto minmax(0, 1fr) auto"
        css={{ ...SHEET_PAPER, '@media print': SHEET_PRINT_CSS }}
      >
        <SheetHead profile={profile} committedTo={committedTo} />
        <div>
          <SheetFacts profile={profile} hasCollege={committedTo !== null} />
          {confirmed.length > 0 && (
            <Suspense fallback={null}>
              <ConfirmedLines facts={confirmed} />
            </Suspense>
          )}
          {references.length > 0 && (
            <Suspense fallback={null}>
              <ReferenceLines references={references} />
            </Suspense>
          )}
        </div>
        <SheetBody profile={profile} />
        <SheetFoot profile={profile} path={path} />
      </Box>
    </Content>
  );
}

function SheetHead({ profile, committedTo }: Omit<SheetProps, 'confirmed' | 'references'>) {
  const t = useTranslations();
  const { classLine, town, citizenship, positions, team: teamOf } = useProfileTexts();
  const team = teamOf(profile);
  const named = positions(profile);
  const lines = [
    [t(`profile.type.${profile.type}`), classLine(profile)],
    [named],
    [team?.teamName, team?.league],
    [town(profile), citizenship(profile)],
  ].map((parts) => parts.filter((part) => part !== null && part !== undefined).join(' · '));
  return (
    <Box
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr) auto"
      gap="6mm"
      alignItems="center"
      css={{ [ON_NARROW_SCREENS]: { display: 'flex', flexWrap: 'wrap' } }}
    >
      <Box position="relative" overflow="hidden" width="44mm" height="55mm" borderRadius="3mm">
        <Portrait profile={profile} sizes="44mm" />
      </Box>
      <Box minW="0" flex="1 1 12rem">
        <Heading
          as="h1"
          fontSize="22pt"
          lineHeight="1.1"
          fontWeight="800"
          overflowWrap="anywhere"
          css={cutAfter(2)}
          color="inherit"
        >
          {profile.displayName}
        </Heading>
        {lines
          .filter((line) => line !== '')
          .map((line, index) => (
            <Box
              key={line}
              mt="1.2mm"
              fontSize="11pt"
              lineHeight="1.3"
              fontWeight={index === 0 ? 'semibold' : 'normal'}
              css={cutAfter(2)}
              overflowWrap="anywhere"
            >
              {line}
            </Box>
          ))}
        {committedTo !== null && (
          <Box mt="2mm" fontSize="11pt">
            <CommitmentLine profile={profile} college={committedTo} size={40} />
          </Box>
        )}
      </Box>
      {named !== null && (
        <div>
          <MiniPitch positions={profile.position.main} height={190} label={t('ui.positions', { positions: named })} />
        </div>
      )}
    </Box>
  );
}

/** What the player says, teams, honours and coming days to see them, each as much as one page takes. */
function SheetBody({ profile }: { readonly profile: ShownProfile }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { tierName } = useProfileTexts();
  const today = useToday();
  const { about, teams, seasons, honours, jerseyNumber } = profile;
  const schedule = profile.schedule.filter((entry) => !isOver(entry, today));
  const hasLists = honours.length + schedule.length + seasons.length > 0;
  return (
    <Box
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) minmax(0, 1fr)"
      gap="4mm 8mm"
      alignContent="start"
      pt="4mm"
      css={{
        overflow: 'hidden',
        [ON_NARROW_SCREENS]: { gridTemplateColumns: 'minmax(0, 1fr)', overflow: 'visible', paddingBottom: '4mm' },
      }}
    >
      {about !== null && (
        <Block title={t('profile.about')} isWide>
          <Box whiteSpace="pre-line" css={cutAfter(hasLists ? 6 : 12)} overflowWrap="anywhere">
            {about}
          </Box>
        </Block>
      )}
      <SheetList
        title={t('profile.teams', { count: teams.length })}
        entries={teams
          .toSorted((left, right) => Number(right.showInHeader) - Number(left.showInHeader))
          .slice(0, MOST.teams)
          .map(({ teamName, league, tier }) =>
            [teamName, league, tier === null ? null : tierName(tier)].filter((part) => part !== null),
          )
          .filter((parts) => parts.length > 0)}
      />
      <SheetList title={SEASON_TEXTS[language].title} entries={seasonLines(seasons, language).slice(0, MOST.seasons)} lines={4} />
      <SheetList
        title={t('profile.honours')}
        entries={honours
          .toSorted((left, right) => (right.year ?? 0) - (left.year ?? 0))
          .slice(0, MOST.honours)
          .map(({ type, team, year, note }) => [
            [nameIn(HONOURS, type, language), team === null ? null : nameIn(AWARD_TEAMS, team, language)]
              .filter((part) => part !== null)
              .join(', '),
            year === null ? null : String(year),
            note,
          ])}
      />
      <SheetList
        title={t('profile.schedule')}
        entries={schedule
          .toSorted((left, right) => left.date.localeCompare(right.date))
          .slice(0, MOST.schedule)
          .map((entry) => [
            entry.event,
            [daysOf(entry, language, 'medium'), entry.time].filter((part) => part !== null).join(', '),
            entry.place,
            entry.shirtNumber === null || entry.shirtNumber === jerseyNumber ? null : numberOf(entry.shirtNumber),
          ])}
      />
    </Box>
  );
}

interface SheetListProps {
  readonly title: string;
  /** The first part of an entry stands out. */
  readonly entries: readonly (readonly (string | null)[])[];
  /** After so many lines an entry is cut. */
  readonly lines?: number;
}

function SheetList({ title, entries, lines = 2 }: SheetListProps) {
  if (entries.length === 0) return null;
  return (
    <Block title={title}>
      <Box as="ul" display="grid" gap="1mm">
        {entries.map(([first, ...others], index) => (
          <Box as="li" key={`${index}-${first ?? ''}`} css={cutAfter(lines)} overflowWrap="anywhere">
            <Box as="span" fontWeight="semibold">
              {first}
            </Box>
            {others.map((part) => (part === null ? '' : ` · ${part}`)).join('')}
          </Box>
        ))}
      </Box>
    </Block>
  );
}

function Block({
  title,
  isWide = false,
  children,
}: {
  readonly title: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Box as="section" fontSize="11pt" lineHeight="1.45" minW="0" {...(isWide ? { gridColumn: '1 / -1' } : {})}>
      <Heading as="h2" fontSize="13pt" lineHeight="1.3" mb="1.5mm" color="inherit">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
