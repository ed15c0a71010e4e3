import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { SearchField } from '../../ui/fields/search-field';

/**
 * The search of the landing page: a real form to /colleges, so that it works before any script runs. After hydration it
 * reports what is typed, and what was typed before.
 */
export function LandingSearch({ onTyped }: { readonly onTyped: (text: string) => void }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null && box.current.value !== '') onTyped(box.current.value);
  }, [onTyped]);

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = box.current?.value.trim() ?? '';
    void navigate(wanted === '' ? '/colleges' : `/colleges?${new URLSearchParams({ search: wanted }).toString()}`);
  }

  return (
    <form role="search" method="get" action="/colleges" onSubmit={search}>
      {language === 'de' && <input type="hidden" name="lang" value="de" />}
      <chakra.label htmlFor={id} textStyle="label" display="block" mb="2">
        {t('search.label')}
      </chakra.label>
      <Box className="on-page" display="flex" gap="2" bg="bg.panel" borderRadius="control" p="1.5" color="fg">
        <SearchField
          ref={box}
          id={id}
          onChange={(event) => onTyped(event.target.value)}
          placeholder={t('search.placeholder')}
          bg="transparent"
          border="none"
        />
        <Button type="submit" size="lg" colorPalette="flare" fontWeight="bold">
          {t('search.submit')}
        </Button>
      </Box>
    </form>
  );
}
