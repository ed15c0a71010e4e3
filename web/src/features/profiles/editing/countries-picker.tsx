import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { COUNTRIES } from '@touchline/domain/reference/countries';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import { SelectControl } from '../../../ui/fields/select-control';
import { Icon } from '../../../ui/icon';

/** A person has at most so many citizenships here. */
const MOST = 5;

interface CountriesPickerProps {
  readonly label: string;
  /** Country codes, in the order in which they are shown. */
  readonly chosen: readonly string[];
  readonly isFaulty: boolean;
  readonly describedBy: string | undefined;
  readonly onChosen: (codes: readonly string[]) => void;
}

/** Chooses up to five countries by name, each removable. */
export function CountriesPicker({ label, chosen, isFaulty, describedBy, onChosen }: CountriesPickerProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const id = useId();
  const named = COUNTRIES.entries.map((country) => ({ value: country.value, text: country[language] }));
  const left = named
    .filter(({ value }) => !chosen.includes(value))
    .toSorted((one, other) => one.text.localeCompare(other.text, language));
  return (
    <Box>
      <chakra.label htmlFor={id} display="block" fontWeight="medium" mb="1.5">
        {label}
      </chakra.label>
      {chosen.length > 0 && (
        <Box as="ul" listStyleType="none" display="flex" flexWrap="wrap" gap="2" mb="2" aria-label={label}>
          {chosen.map((code) => {
            const name = named.find(({ value }) => value === code)?.text ?? code;
            return (
              <Box as="li" key={code}>
                <Button
                  variant="outline"
                  colorPalette="ink"
                  aria-label={t('profileEdit.removeCountry', { name })}
                  onClick={() => onChosen(chosen.filter((one) => one !== code))}
                >
                  {name}
                  <Icon as={X} size={16} />
                </Button>
              </Box>
            );
          })}
        </Box>
      )}
      <SelectControl
        id={id}
        value=""
        aria-invalid={isFaulty}
        aria-describedby={describedBy}
        aria-disabled={chosen.length >= MOST || undefined}
        onChange={({ target }) => {
          if (target.value !== '' && chosen.length < MOST) onChosen([...chosen, target.value]);
        }}
        borderColor={isFaulty ? 'border.error' : 'border.emphasized'}
      >
        <option value="">{t(chosen.length === 0 ? 'profileEdit.chooseCountry' : 'profileEdit.furtherCountry')}</option>
        {left.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectControl>
    </Box>
  );
}
