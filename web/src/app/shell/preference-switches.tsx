import { Button, IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Moon, Sun } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { useColourMode } from '../../theme/colour-mode';
import { Icon } from '../../ui/icon';
import { useToasts } from '../../ui/overlays/toasts';

/**
 * Switches between English and German. Its text is in the language that it leads to. English has the plain address, so
 * `lang` leaves it. A form, so that it works without scripts. The server leaves out parameters that the page does not
 * read, so its fields are no part of what the browser hydrates.
 */
export function LanguageSwitch() {
  const t = useTranslations();
  const show = useToasts();
  const { language, changeLanguage } = useLanguage();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const other = language === 'en' ? 'de' : 'en';
  async function change() {
    await changeLanguage(other);
    const params = new URLSearchParams(search);
    if (other === 'de' || !params.has('lang')) return;
    params.delete('lang');
    await navigate({ search: params.toString(), hash }, { replace: true, state: { preserveScroll: true } });
  }
  const kept = [...new URLSearchParams(search)].filter(([name]) => name !== 'lang');
  return (
    <form
      action={pathname}
      onSubmit={(event) => {
        event.preventDefault();
        void change().catch(() => show({ variant: 'danger', text: t('shell.loadFailed') }));
      }}
    >
      <noscript>
        {kept.map(([name, value], index) => (
          <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
        ))}
        {other === 'de' && <input type="hidden" name="lang" value="de" />}
      </noscript>
      <Button type="submit" lang={other} aria-label={t('shell.language')} variant="ghost" colorPalette="chalk" size="lg" px="3">
        {t('shell.otherLanguage')}
      </Button>
    </form>
  );
}

/**
 * Switches between light and dark. The mode is a class of <html>, so both buttons are rendered and styles show the
 * right one.
 */
export function ThemeSwitch() {
  const t = useTranslations();
  const { choose } = useColourMode();
  return (
    <>
      <chakra.span display="contents" _dark={{ display: 'none' }}>
        <IconButton aria-label={t('shell.dark')} variant="ghost" colorPalette="chalk" size="lg" onClick={() => choose('dark')}>
          <Icon as={Moon} />
        </IconButton>
      </chakra.span>
      <chakra.span display="none" _dark={{ display: 'contents' }}>
        <IconButton aria-label={t('shell.light')} variant="ghost" colorPalette="chalk" size="lg" onClick={() => choose('light')}>
          <Icon as={Sun} />
        </IconButton>
      </chakra.span>
    </>
  );
}
