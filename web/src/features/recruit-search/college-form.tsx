import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Input } from '../../ui/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { type SubmitEvent, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-context';
import { useTranslations } from '../../i18n/use-translations';
import { LONGEST_SEARCH } from '../../lib/longest-search';

/** A real form to /colleges; with script it goes there without loading the page anew. */
export function CollegeForm() {
  const t = useTranslations();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const id = useId();

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('search');
    const wanted = typeof typed === 'string' ? typed.trim() : '';
    void navigate(wanted === '' ? '/colleges' : `/colleges?${new URLSearchParams({ search: wanted }).toString()}`);
  }

  return (
    <chakra.form role="search" method="get" action="/colleges" onSubmit={search} maxW="text">
      {language === 'de' && <input type="hidden" name="lang" value="de" />}
      <chakra.label htmlFor={id} textStyle="label" display="block" mb="1.5">
        {t('search.label')}
      </chakra.label>
      <Box display="flex" gap="3">
        <Input
          id={id}
          name="search"
          type="search"
          placeholder={t('search.placeholder')}
          maxLength={LONGEST_SEARCH}
          autoComplete="off"
          enterKeyHint="search"
          size="xl"
          bg="bg.panel"
          borderColor="border.emphasized"
        />
        <Button type="submit" size="xl">
          {t('search.submit')}
        </Button>
      </Box>
    </chakra.form>
  );
}
