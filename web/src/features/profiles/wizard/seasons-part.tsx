import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { useLanguage } from '../../../i18n/language-provider';
import type { FormEditing } from '../editing/edited-profile';
import { EntryAdder } from '../editing/entries/entry-form';
import { latestFirst, SEASON_TEXTS, seasonName } from '../season-texts';

interface SeasonsPartProps {
  readonly profile: Profile;
  readonly editing: FormEditing;
}

/** The seasons below the team: those that are there, and the form for one more. The page itself changes them. */
export function SeasonsPart({ profile, editing }: SeasonsPartProps) {
  const texts = SEASON_TEXTS[useLanguage().language];
  return (
    <Box as="section" aria-label={texts.title} mt="2">
      <Heading as="h2" textStyle="h3">
        {texts.title}
      </Heading>
      <Box as="ul" mt="2" _empty={{ display: 'none' }}>
        {profile.seasons.toSorted(latestFirst).map((one, index) => (
          <Box as="li" key={`${index}-${one.season}`} py="1" overflowWrap="anywhere">
            {[seasonName(one), one.team].filter((part) => part !== null).join(', ')}
          </Box>
        ))}
      </Box>
      <EntryAdder list="seasons" editing={editing} />
    </Box>
  );
}
