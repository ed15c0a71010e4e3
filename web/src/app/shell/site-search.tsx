import { chakra } from '@chakra-ui/react/styled-system';
import type { SyntheticEvent } from 'react';
import { createSearchParams, useLocation, useNavigate } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { SearchField } from '../../ui/search-field';

const COLLEGES = '/colleges';

/**
 * The search box of the top bar: Enter goes to /colleges?search=… (S2-27). It is a plain form, so that it works before
 * hydration.
 */
export function SiteSearch() {
  const t = useTranslations();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const shown = pathname === COLLEGES ? (new URLSearchParams(search).get('search') ?? '') : '';

  function go(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('search');
    const wanted = typeof typed === 'string' ? typed.trim() : '';
    void navigate(wanted === '' ? COLLEGES : `${COLLEGES}?${createSearchParams({ search: wanted }).toString()}`);
  }

  return (
    <chakra.form
      action={COLLEGES}
      method="get"
      role="search"
      aria-label={t('shell.search')}
      onSubmit={go}
      flex="1 1 auto"
      minW="0"
      maxW={{ lg: '24rem' }}
    >
      {language === 'de' && <input type="hidden" name="lang" value="de" />}
      <SearchField
        key={shown}
        aria-label={t('shell.searchPlaceholder')}
        placeholder={t('shell.searchPlaceholder')}
        defaultValue={shown}
        bg="hero.panel"
        color="hero.fg"
        borderColor="hero.control"
        _placeholder={{ color: 'hero.muted' }}
      />
    </chakra.form>
  );
}
