import type { Language } from '@touchline/domain/http/api-messages';
import { type ComingTopic, type ComingWords, englishComing } from '../../i18n/english/coming';
import { germanComing } from '../../i18n/german/coming';
import { useLanguage } from '../../i18n/language-context';
import { useTranslations } from '../../i18n/use-translations';
import { PageTitle } from '../../ui/page-title';
import { SCENE_WORDS } from './scene-words';
import { ScenePage } from './scene-page';
import { wayOnFrom } from './way-on';

const WORDS: Readonly<Record<Language, Readonly<Record<ComingTopic, ComingWords>>>> = { en: englishComing, de: germanComing };

/** The texts that the screen comes with. */
export const words = SCENE_WORDS;

/** An address whose screen is still to be built: what it will hold, and one way on. */
export function ComingScreen({ topic }: { readonly topic: ComingTopic }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { title, text } = WORDS[language][topic];
  const way = wayOnFrom(topic);
  return (
    <>
      <PageTitle text={title} />
      <ScenePage scene="kickOff" label={t('coming.label')} title={title} text={text} way={{ to: way.to, text: t(way.words) }} />
    </>
  );
}
