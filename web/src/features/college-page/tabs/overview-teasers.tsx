import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import type { College } from '@touchline/domain/college/college';
import type { MessageKey } from '../../../i18n/english';
import { useTranslations } from '../../../i18n/use-translations';
import { claimAddress } from '../../../lib/college-address';
import { ButtonLink, PageLink } from '../../../ui/links';
import { Section } from '../../../ui/page-layout';
import { type CollegeTab, tabAddress } from '../college-tabs';
import { StaffCards } from '../staff-cards';
import { useCollegePage, useCollegeTeam } from '../use-college-page';
import { hasText } from '../value-in';

const STAFF_SHOWN = 6;

/** The chosen team with the start of its story and its staff; nothing where the college has published neither. */
export function TeamTeaser() {
  const t = useTranslations();
  const chosen = useCollegeTeam();
  const { sex } = useCollegePage();
  if (chosen === null)
    return <Text color="fg.muted">{t(sex === 'male' ? 'college.noAthleticsMale' : 'college.noAthleticsFemale')}</Text>;
  const { description, coaches } = chosen.team;
  if (!hasText(description) && coaches.length === 0) return null;
  return (
    <Section title={t(`college.${sex}`)} action={<TabLink tab="athletics" label="college.moreAthletics" />}>
      {hasText(description) && (
        <Text maxW="text" fontSize="lg" mb="6">
          {firstParagraph(description)}
        </Text>
      )}
      <StaffCards coaches={coaches.slice(0, STAFF_SHOWN)} isShort />
    </Section>
  );
}

interface TeaserProps {
  readonly title: MessageKey;
  readonly text: string | null;
  readonly lead?: string | null;
  readonly tab: CollegeTab;
  readonly more: MessageKey;
}

/** The start of a longer text, with a link to the tab that has all of it. */
export function Teaser({ title, text, lead = null, tab, more }: TeaserProps) {
  const t = useTranslations();
  if (!hasText(text)) return null;
  return (
    <Section title={t(title)} action={<TabLink tab={tab} label={more} />}>
      {hasText(lead) && (
        <Box textStyle="h3" color="pitch.fg" maxW="text" mb="3">
          {lead}
        </Box>
      )}
      <Text maxW="text">{firstParagraph(text)}</Text>
    </Section>
  );
}

/** A link to another tab of the same college and team. */
export function TabLink({ tab, label }: { readonly tab: CollegeTab; readonly label: MessageKey }) {
  const { college, sex } = useCollegePage();
  return (
    <PageLink to={tabAddress(college.pathName, sex, { tab, album: null })} color="pitch.fg" fontWeight="medium" py="2.5">
      {useTranslations()(label)}
    </PageLink>
  );
}

/** Invites coaches to claim a page that has no story yet. */
export function ClaimInvitation() {
  const t = useTranslations();
  const { college } = useCollegePage();
  return (
    <Box
      className="on-dark"
      bg="hero"
      color="hero.fg"
      borderRadius="card"
      p={{ base: '5', md: '8' }}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
    >
      <Box maxW="26rem" fontSize="lg">
        {t('college.claimText')}
      </Box>
      <ButtonLink to={claimAddress(college._id)} colorPalette="flare">
        {t('college.claimAction')}
      </ButtonLink>
    </Box>
  );
}

/** True where the college has published any longer text. */
export function hasStory({ academics, facilities, campus, city, athletics }: College): boolean {
  const texts = [academics, facilities, campus, city, ...athletics.sport].map(({ description }) => description);
  return texts.some(hasText);
}

/** The first paragraph of a longer text. */
function firstParagraph(text: string): string {
  return text.trim().split(/\n\s*\n/, 1)[0] ?? '';
}
