import { Box } from '@chakra-ui/react/box';
import {
  type Audience,
  type AudienceChoices,
  AUDIENCES,
  audienceOf,
  defaultAudience,
  FIELD_GROUP_NAMES,
  type FieldGroup,
  isMinorOn,
  isWider,
  widestAudience,
} from '@touchline/domain/person/profile/visibility';
import { useTranslations } from '../i18n/use-translations';
import { SelectField } from '../ui/select-field';

interface AudienceFormProps {
  readonly choices: AudienceChoices;
  /** Keeps a choice; null is the suggested audience. */
  readonly onChoose: (group: FieldGroup, audience: Audience | null) => void;
}

/**
 * Who sees which part of the own page: one choice for each group of fields, kept as soon as it is made. A minor is
 * offered no audience that the rules would refuse (docs/decisions/062-who-sees-what.md).
 */
export function AudienceForm({ choices, onChoose }: AudienceFormProps) {
  const t = useTranslations();
  const today = new Date().toISOString().slice(0, 10);
  return (
    <Box>
      {isMinorOn(choices, today) && (
        <Box maxW="text" mb="6">
          {t('privacy.minor')}
        </Box>
      )}
      <Box display="grid" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 24rem), 1fr))" columnGap="8" rowGap="6">
        {FIELD_GROUP_NAMES.map((group) => (
          <GroupField key={group} group={group} choices={choices} today={today} onChoose={onChoose} />
        ))}
      </Box>
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
  const suggested = defaultAudience(choices, group, today);
  const widest = widestAudience(choices, group, today);
  const options = AUDIENCES.filter((audience) => !isWider(audience, widest)).map((audience) => {
    const text = t(`privacy.${audience}`);
    return { value: audience, text: audience === suggested ? t('privacy.suggested', { audience: text }) : text };
  });
  return (
    <SelectField
      label={t(`privacy.group.${group}`)}
      help={t(`privacy.help.${group}`)}
      options={options}
      value={audienceOf(choices, group, today)}
      onValue={(audience) => audience !== '' && onChoose(group, audience === suggested ? null : audience)}
    />
  );
}
