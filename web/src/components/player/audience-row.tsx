import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import {
  type Audience,
  type AudienceChoices,
  AUDIENCES,
  audienceOf,
  belongsTo,
  defaultAudience,
  type FieldGroup,
  hasMinorsPageOn,
  isWider,
  type Reader,
  widestAudience,
} from '@touchline/domain/person/profiles/audience/visibility';
import { Eye, EyeOff } from 'lucide-react';
import { useId } from 'react';
import type { MessageKey } from '../../i18n/english';
import { useTranslations } from '../../i18n/use-translations';
import { SelectControl } from '../../ui/fields/select-control';
import { Icon } from '../../ui/icon';

/** The groups that contain something else on a minor's page than on an adult's. */
const OTHERWISE_OF_MINORS = ['player', 'teams', 'town', 'school'] as const;

/** The text that says what belongs to a group. */
export function helpOf(group: FieldGroup, isMinorsPage: boolean): MessageKey {
  const ofMinor = isMinorsPage ? OTHERWISE_OF_MINORS.find((one) => one === group) : undefined;
  return ofMinor === undefined ? `privacy.help.${group}` : `privacy.helpOfMinor.${ofMinor}`;
}

interface AudienceRowProps {
  readonly group: FieldGroup;
  readonly choices: AudienceChoices;
  readonly today: string;
  /** The reader for whom the row is marked as seen or not. */
  readonly reader: Reader;
  /** Whether wide windows show below the name what belongs to the group. */
  readonly hasHelp: boolean;
  /** Receives the chosen audience; null is the suggested one. */
  readonly onChoose: (audience: Audience | null) => void;
}

/** A group of fields with its audience, from the widest that is allowed to the owner alone. */
export function AudienceRow({ group, choices, today, reader, hasHelp, onChoose }: AudienceRowProps) {
  const t = useTranslations();
  const id = useId();
  const suggested = defaultAudience(choices, group, today);
  const widest = widestAudience(choices, group, today);
  const audience = audienceOf(choices, group, today);
  const isSeen = belongsTo(reader, audience);
  const offered = AUDIENCES.filter((one) => !isWider(one, widest));
  return (
    <Box
      as="li"
      display="grid"
      gridTemplateColumns={{ base: 'auto minmax(0, 1fr) 11rem', md: 'auto minmax(0, 1fr) 15rem' }}
      columnGap="3"
      alignItems="center"
      minH="3.5rem"
      py="1.5"
      borderBottomWidth="1px"
    >
      <Box color={isSeen ? 'pitch.fg' : 'fg.muted'} lineHeight="0">
        <Icon as={isSeen ? Eye : EyeOff} size={18} />
      </Box>
      <Box minW="0">
        <chakra.label htmlFor={id} fontWeight="medium" lineHeight="1.25" display="block" overflowWrap="anywhere">
          {t(`privacy.group.${group}`)}
        </chakra.label>
        <Box id={`${id}-help`} display={{ base: 'none', ...(hasHelp && { md: 'block' }) }} textStyle="small" color="fg.muted">
          {t(helpOf(group, hasMinorsPageOn(choices, today)))}
        </Box>
      </Box>
      <SelectControl
        id={id}
        isCompact
        aria-describedby={`${id}-help`}
        value={audience}
        onChange={({ target }) => {
          const chosen = offered.find((one) => one === target.value);
          if (chosen !== undefined) onChoose(chosen === suggested ? null : chosen);
        }}
      >
        {offered.map((one) => (
          <option key={one} value={one}>
            {one === suggested && one !== audience
              ? t('privacy.suggested', { audience: t(`privacy.${one}`) })
              : t(`privacy.${one}`)}
          </option>
        ))}
      </SelectControl>
    </Box>
  );
}
