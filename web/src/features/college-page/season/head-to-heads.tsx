import { Box } from '@chakra-ui/react/box';
import { type HeadToHead, headToHeads } from '@touchline/domain/season/season-summary';
import type { TeamSeason } from '@touchline/domain/season/team-season';
import { Section } from '../../../ui/page-layout';
import { PhoneFold } from '../../../ui/phone-fold';
import { useLongDate } from '../../../ui/use-dates';
import { useCollegePage } from '../use-college-page';
import { MetCrest, MetName } from './met-teams';
import { recordText, useSeasonTexts } from './season-texts';

const MOST_SHOWN = 6;
/** So many of them stand open on phones. */
const MOST_OPEN = 3;

/** The opponents that the team has met most often, with the record against each over all seasons. */
export function HeadToHeads({ seasons }: { readonly seasons: readonly TeamSeason[] }) {
  const texts = useSeasonTexts();
  const { college } = useCollegePage();
  const met = headToHeads(seasons, college._id)
    .filter(({ games }) => games.length > 1)
    .slice(0, MOST_SHOWN);
  if (met.length === 0) return null;
  return (
    <Section title={texts.headToHead} intro={texts.headToHeadIntro(seasons.length)}>
      <Opponents met={met.slice(0, MOST_OPEN)} />
      {met.length > MOST_OPEN && (
        <PhoneFold label={texts.showAll(met.length)}>
          <Opponents met={met.slice(MOST_OPEN)} />
        </PhoneFold>
      )}
    </Section>
  );
}

/** Opponents with the record against each. */
function Opponents({ met }: { readonly met: readonly HeadToHead[] }) {
  const texts = useSeasonTexts();
  const longDate = useLongDate();
  return (
    <Box as="ul">
      {met.map(({ opponent, sum, games }) => {
        const last = games[0];
        return (
          <Box as="li" key={opponent} display="flex" alignItems="center" gap="3" borderTopWidth="1px" py="1.5" minH="11">
            <MetCrest team={opponent} size={32} />
            <Box flex="1" minW="0" lineHeight="1.3">
              <Box fontWeight="semibold">
                <MetName team={opponent} />
              </Box>
              <Box textStyle="small" color="fg.muted">
                {[
                  texts.meetings(games.length),
                  ...(last === undefined ? [] : [texts.last(`${last.goalsFor}–${last.goalsAgainst}`, longDate(last.day))]),
                ].join(' · ')}
              </Box>
            </Box>
            <Box textStyle="h4" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
              {recordText(sum)}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
