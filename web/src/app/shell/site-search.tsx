import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type ComponentType, type SyntheticEvent, useCallback, useEffect, useState } from 'react';
import { createSearchParams, useLocation, useNavigate } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { loadMessages } from '../../i18n/languages';
import { useTranslations } from '../../i18n/use-translations';
import { SearchField } from '../../ui/fields/search-field';
import type { SiteSuggestions } from './site-suggestions';

const COLLEGES = '/colleges';

/**
 * The search box of the top bar: Enter goes to /colleges?search=… (S2-27). It is a plain form, so that it works
 * before hydration. The code of its suggestions is downloaded with the focus, before the first key. Under 480 px it
 * has no magnifier: there the whole placeholder has room next to the logo and Sign up, also in German.
 */
export function SiteSearch() {
  const t = useTranslations();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const shown = pathname === COLLEGES ? (new URLSearchParams(search).get('search') ?? '') : '';
  const { Suggestions, box, typed, type, hydrate, prepare, close } = useTyping();

  function go(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    close();
    const sent = new FormData(event.currentTarget).get('search');
    const wanted = typeof sent === 'string' ? sent.trim() : '';
    void navigate(wanted === '' ? COLLEGES : `${COLLEGES}?${createSearchParams({ search: wanted }).toString()}`);
  }

  return (
    <chakra.form
      action={COLLEGES}
      method="get"
      role="search"
      aria-label={t('shell.search')}
      onSubmit={go}
      position="relative"
      flex="1 1 auto"
      minW="0"
      maxW={{ lg: '24rem' }}
    >
      {language === 'de' && <input type="hidden" name="lang" value="de" />}
      <SearchField
        key={shown}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-label={t('shell.searchPlaceholder')}
        placeholder={t('shell.searchPlaceholder')}
        defaultValue={shown}
        ref={hydrate}
        onFocus={prepare}
        onInput={({ currentTarget }) => type(currentTarget)}
        bg="hero.panel"
        color="hero.fg"
        borderColor="hero.control"
        ps={{ base: '2', sm: '10' }}
        pe={{ base: '1', sm: '2' }}
        around={{ css: { '& > div': { left: '2.5', display: { base: 'none', sm: 'block' } } } }}
        _placeholder={{
          color: 'hero.muted',
          fontSize: { base: '0.75rem', sm: 'xs', md: 'sm' },
          letterSpacing: { base: '-0.02em', sm: 'normal' },
        }}
      />
      <Box>{Suggestions !== null && box !== null && <Suggestions box={box} typed={typed} onClose={close} />}</Box>
    </chakra.form>
  );
}

/** What is typed into the box, and the suggestions once they are there; a failed download leaves the plain search. */
function useTyping() {
  const { language } = useLanguage();
  const [loaded, setLoaded] = useState<{ readonly part: ComponentType<ComponentProps<typeof SiteSuggestions>> } | null>(null);
  const [box, setBox] = useState<HTMLInputElement | null>(null);
  const [typed, setTyped] = useState('');
  const close = useCallback(() => setTyped(''), []);
  const type = useCallback((input: HTMLInputElement): void => {
    setBox(input);
    setTyped(input.value);
  }, []);
  // What was typed before the page was hydrated counts as typed now.
  const hydrate = useCallback(
    (input: HTMLInputElement | null): void => {
      if (input !== null && input.value !== input.defaultValue) type(input);
    },
    [type],
  );
  const prepare = useCallback((): void => {
    void Promise.all([import('./site-suggestions'), loadMessages('menu', language)]).then(
      ([{ SiteSuggestions: part }]) => setLoaded((before) => before ?? { part }),
      () => undefined,
    );
  }, [language]);
  useEffect(() => {
    if (typed !== '') prepare();
  }, [typed, prepare]);
  return { Suggestions: typed === '' ? null : (loaded?.part ?? null), box, typed, type, hydrate, prepare, close };
}
