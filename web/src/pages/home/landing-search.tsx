import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Search } from 'lucide-react';
import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { MAX_SEARCH_LENGTH } from '../../lib/college-address';
import { Input } from '../../ui/text-controls';

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
      <Box className="on-page" position="relative" display="flex" gap="2" bg="bg.panel" borderRadius="control" p="1.5" color="fg">
        <Box position="absolute" left="4" top="50%" transform="translateY(-50%)" color="fg.muted">
          <Search size={20} strokeWidth={1.75} aria-hidden />
        </Box>
        <Input
          ref={box}
          id={id}
          name="search"
          type="search"
          onChange={(event) => onTyped(event.target.value)}
          placeholder={t('search.placeholder')}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          height="3.25rem"
          fontSize="lg"
          _placeholder={{ fontSize: { base: 'sm', sm: 'lg' } }}
          ps="10"
          pe="2"
          bg="transparent"
          border="none"
        />
        <Button type="submit" colorPalette="flare" height="3.25rem" px={{ base: '5', md: '7' }} fontSize="md" fontWeight="bold">
          {t('search.submit')}
        </Button>
      </Box>
    </form>
  );
}
