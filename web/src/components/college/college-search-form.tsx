import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, useId } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { SearchField } from '../../ui/fields/search-field';

interface CollegeSearchFormProps {
  /** Gets the typed text as it stands in the box. */
  readonly onSearch: (typed: string) => void;
  /** Further parameters of the address that a search without scripts keeps. */
  readonly further?: readonly (readonly [name: string, value: string])[];
  /** Props of the box where the caller controls it. */
  readonly box?: Pick<ComponentProps<typeof SearchField>, 'ref' | 'value' | 'onChange'>;
}

/** The search for colleges: a real form to /colleges, so that it works before hydration. */
export function CollegeSearchForm({ onSearch, further = [], box = {} }: CollegeSearchFormProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const id = useId();
  return (
    <chakra.form
      role="search"
      method="get"
      action="/colleges"
      maxW="text"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('search');
        onSearch(typeof typed === 'string' ? typed : '');
      }}
    >
      {language === 'de' && <input type="hidden" name="lang" value="de" />}
      {further.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <chakra.label htmlFor={id} textStyle="label" display="block" mb="1.5">
        {t('search.label')}
      </chakra.label>
      <Box display="flex" gap="3">
        <SearchField id={id} placeholder={t('search.placeholder')} {...box} />
        <Button type="submit" size="lg">
          {t('search.submit')}
        </Button>
      </Box>
    </chakra.form>
  );
}
