import { Button } from '@chakra-ui/react/button';
import { useLanguage } from '../../i18n/language-context';
import { useTranslations } from '../../i18n/use-translations';
import { useToasts } from '../../ui/toast-context';

/** Switches between English and German; it is written in the language that it leads to. */
export function LanguageSwitch() {
  const t = useTranslations();
  const show = useToasts();
  const { language, speak } = useLanguage();
  const other = language === 'en' ? 'de' : 'en';
  return (
    <Button
      lang={other}
      aria-label={t('shell.language')}
      variant="ghost"
      colorPalette="chalk"
      size="lg"
      px="3"
      onClick={() => void speak(other).catch(() => show({ variant: 'danger', text: t('shell.loadFailed') }))}
    >
      {t('shell.otherLanguage')}
    </Button>
  );
}
