import { Box } from '@chakra-ui/react/box';
import {
  adultsPageFrom,
  type Audience,
  type AudienceChoices,
  AUDIENCES,
  audienceOf,
  defaultAudience,
  FIELD_GROUP_NAMES,
  type FieldGroup,
  hasMinorsPageOn,
  isMinorOn,
  isWider,
  widestAudience,
} from '@touchline/domain/person/profiles/audience/visibility';
import { useTranslations } from '../../i18n/use-translations';
import { SelectField } from '../../ui/fields/select-field';
import { useLongDate } from '../../ui/use-dates';

/** The groups that contain something else on a minor's page than on an adult's. */
const OTHERWISE_OF_MINORS = ['player', 'teams', 'town', 'school'] as const;

interface AudienceFormProps {
  readonly choices: AudienceChoices;
  /** Keeps a choice; null is the suggested audience. */
  readonly onChoose: (group: FieldGroup, audience: Audience | null) => void;
}

/**
 * Who sees which part of a player's page: one choice for each group of fields, kept as soon as it is made. A minor is
 * offered no audience that the rules would refuse (docs/decisions/062-profile-visibility.md).
 */
export function AudienceForm({ choices, onChoose }: AudienceFormProps) {
  const today = new Date().toISOString().slice(0, 10);
  return (
    <Box>
      <Rules choices={choices} today={today} />
      <Box display="grid" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 24rem), 1fr))" columnGap="8" rowGap="6">
        {FIELD_GROUP_NAMES.map((group) => (
          <GroupField key={group} group={group} choices={choices} today={today} onChoose={onChoose} />
        ))}
      </Box>
    </Box>
  );
}

/** Who the readers are, and what holds for a minor's page whatever its owner chooses. */
function Rules({ choices, today }: Pick<GroupFieldProps, 'choices' | 'today'>) {
  const t = useTranslations();
  const day = useLongDate();
  const { adultFrom } = choices;
  const isMinorsPage = hasMinorsPageOn(choices, today);
  return (
    <Box display="grid" gap="3" maxW="text" mb="6">
      {isMinorsPage && (
        <>
          {adultFrom !== null && !isMinorOn(choices, today) && (
            <Box>{t('privacy.soonAdult', { date: day(adultsPageFrom(adultFrom)) })}</Box>
          )}
          <Box>{t('privacy.minor')}</Box>
          <Box>{t('privacy.minorPortrait')}</Box>
          <Box>{t('privacy.minorTexts')}</Box>
        </>
      )}
      <Box color="fg.muted">{t('privacy.audiences')}</Box>
    </Box>
  );
}

interface GroupFieldProps extends AudienceFormProps {
  readonly group: FieldGroup;
  readonly today: string;
}

/** The audience of one group, from the widest that is allowed to the owner alone. */
function GroupField({ group, choices, today, onChoose }: GroupFieldProps) {
  const t = useTranslations();
  const ofMinor = hasMinorsPageOn(choices, today) ? OTHERWISE_OF_MINORS.find((one) => one === group) : undefined;
  const suggested = defaultAudience(choices, group, today);
  const widest = widestAudience(choices, group, today);
  const options = AUDIENCES.filter((audience) => !isWider(audience, widest)).map((audience) => {
    const text = t(`privacy.${audience}`);
    return { value: audience, text: audience === suggested ? t('privacy.suggested', { audience: text }) : text };
  });
  return (
    <SelectField
      label={t(`privacy.group.${group}`)}
      help={ofMinor === undefined ? t(`privacy.help.${group}`) : t(`privacy.helpOfMinor.${ofMinor}`)}
      options={options}
      value={audienceOf(choices, group, today)}
      onValue={(audience) => audience !== '' && onChoose(group, audience === suggested ? null : audience)}
    />
  );
}
