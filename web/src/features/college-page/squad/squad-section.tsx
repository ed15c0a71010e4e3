import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { inchesOf } from '@touchline/domain/person/profiles/height';
import { entryYears } from '@touchline/domain/reference/squad-marks';
import { squadLineOf } from '@touchline/domain/reference/squads';
import { finishedBefore, sumOfClasses, unknownWorthSaying } from '@touchline/domain/season/squad/squad-counts';
import type { ShownTeam } from '@touchline/domain/season/added/shown-soccer';
import type { PlayingTime } from '@touchline/domain/season/squad-parts';
import { useState } from 'react';
import { useKnownProfile } from '../../../session/session-context';
import { ChoiceField } from '../../../ui/fields/choice-fields';
import { Section } from '../../../ui/page-layout';
import { useLongDate } from '../../../ui/use-dates';
import { PhoneFold } from '../../../ui/phone-fold';
import { Blocks } from '../../../ui/tab-layout';
import { useCollegePage } from '../use-college-page';
import { ClassBar } from './class-bar';
import { FreshmanLine } from './freshman-line';
import { SquadHeights } from './squad-heights';
import { SquadOrigins } from './squad-origins';
import { SquadPitch } from './squad-pitch';
import { academicYear, useSquadTexts } from './squad-texts';

interface SquadSectionProps {
  readonly squad: NonNullable<ShownTeam['squad']>;
  readonly playingTime: readonly PlayingTime[];
}

/**
 * What a team's squad is made of: who plays where and will have finished before the reader enters, classes, origins,
 * heights and how much freshmen play. Signed-in players find their own year, position and height in it.
 */
export function SquadSection({ squad, playingTime }: SquadSectionProps) {
  const texts = useSquadTexts();
  const { college, sex } = useCollegePage();
  const own = useOwnPlayer();
  const years = entryYears(squad.season);
  const [chosen, setChosen] = useState<number | null>(null);
  const ownYear = years.find((year) => year === own?.entryYear);
  const entryYear = chosen ?? ownYear ?? years[0];
  const longDate = useLongDate();
  const division = squad.division === null ? '' : texts.division(squad.division, sex);
  const { added } = squad;
  const unknown = unknownWorthSaying(squad);
  const hasClasses = sumOfClasses(squad.classes) > 0;
  const notes = [
    ...(hasClasses ? [texts.byClass(academicYear(squad.season))] : []),
    ...(unknown.class > 0 && hasClasses ? [texts.unknownClass(unknown.class)] : []),
    ...(unknown.line > 0 ? [texts.unknownLine(unknown.line)] : []),
    ...(unknown.origin > 0 && added === null ? [texts.unknownOrigin(unknown.origin)] : []),
  ];
  const ownLine = own?.line ?? null;
  return (
    <Section
      title={texts.title}
      intro={
        added === null
          ? texts.counted(academicYear(squad.season))
          : texts.countedBy(added.by, longDate(added.on), academicYear(squad.season))
      }
    >
      <Blocks>
        <Box minW="0" display="grid" gap="4">
          {hasClasses && (
            <Box data-screen-only="" maxW="24rem">
              <ChoiceField
                label={texts.entry}
                options={years.map((year) => ({ value: String(year), text: String(year) }))}
                value={String(entryYear)}
                onValue={(year) => setChosen(Number(year))}
              />
            </Box>
          )}
          <SquadPitch squad={squad} entryYear={entryYear} />
          {ownLine !== null && hasClasses && (
            <Text fontWeight="semibold">
              {texts.ownLine(
                texts.lines[ownLine],
                finishedBefore(squad.lines[ownLine].classes, squad.season, entryYear),
                squad.lines[ownLine].players,
              )}
            </Text>
          )}
          {notes.length > 0 && (
            <Text textStyle="small" color="fg.muted">
              {notes.join(' ')}
            </Text>
          )}
        </Box>
        <Box minW="0" display="grid" gap={{ base: '8', md: '10' }}>
          <ClassBar squad={squad} division={division} />
          {squad.origins > 0 && (
            <PhoneFold label={texts.showOrigins}>
              <SquadOrigins squad={squad} division={division} state={college.address.administrative_area_level_1} />
            </PhoneFold>
          )}
        </Box>
        {playingTime.length > 0 && (
          <PhoneFold label={texts.showFreshmen}>
            <FreshmanLine seasons={playingTime} division={division} />
          </PhoneFold>
        )}
        <SquadHeights
          heights={squad.heights}
          own={own === null || own.inches === null ? null : { inches: own.inches, line: ownLine }}
        />
      </Blocks>
    </Section>
  );
}

/** What a signed-in player's profile says that a squad can be compared with; null for everybody else. */
function useOwnPlayer() {
  const profile = useKnownProfile() ?? null;
  if (profile === null) return null;
  const [main] = profile.position.main;
  const { feet } = profile.characteristics;
  return {
    entryYear: profile.graduationYear,
    line: main === undefined ? null : squadLineOf(main),
    inches: feet === null ? null : inchesOf(feet),
  };
}
