import { Box } from '@chakra-ui/react/box';
import { completenessOf, playerLevelOf } from '@touchline/domain/person/profiles/completeness/completeness';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { type FieldsStep, gainOfStep, WIZARD_FIELDS } from '@touchline/domain/person/profiles/completeness/wizard-fields';
import { useTranslations } from '../../../i18n/use-translations';

interface FieldLineProps {
  readonly profile: Profile;
  /** The step that is open; null for one that asks for none of the 20 fields. */
  readonly step: FieldsStep | null;
}

const STEPS = Object.entries(WIZARD_FIELDS);

/**
 * The 20 key fields of a profile as a touchline that fills (S3-02): one mark a field, those of the open step marked
 * out, with per cent, level, and what this step adds.
 */
export function FieldLine({ profile, step }: FieldLineProps) {
  const t = useTranslations();
  const { percent, missing } = completenessOf(profile);
  const empty: ReadonlySet<string> = new Set(missing);
  const gain = step === null ? 0 : gainOfStep(profile, step).gain;
  const level = t(`account.level.${playerLevelOf(percent)}`);
  return (
    <Box mb="2">
      <Box display="flex" justifyContent="space-between" gap="3" alignItems="baseline" mb="2">
        <Box fontWeight="semibold">{t('playerWizard.level', { level, percent })}</Box>
        {gain > 0 && (
          <Box textStyle="small" fontWeight="semibold" color="pitch.fg">
            {t('playerWizard.gain', { gain })}
          </Box>
        )}
      </Box>
      <Box
        role="progressbar"
        aria-label={t('playerWizard.fields')}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={t('playerWizard.filled', { count: 20 - missing.length, level })}
        display="flex"
        gap="1.5"
        height="3"
        alignItems="center"
      >
        {STEPS.map(([name, fields]) => (
          <Box key={name} display="flex" gap="2px" height="full" alignItems="center" style={{ flex: fields.length }}>
            {fields.map((field) => (
              <Box
                key={field}
                flex="1"
                height={name === step ? '3' : '1.5'}
                borderRadius="2px"
                borderWidth="1px"
                borderColor={empty.has(field) ? 'border.emphasized' : 'pitch.solid'}
                bg={empty.has(field) ? 'transparent' : 'pitch.solid'}
                transition="background-color 250ms ease-out"
              />
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
