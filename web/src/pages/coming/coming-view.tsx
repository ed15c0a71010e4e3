import { Text } from '@chakra-ui/react/text';
import { useLocation } from 'react-router-dom';
import type { Language } from '@touchline/domain/kernel/language';
import { ScenePage } from '../../components/scene-page';
import {
  type ComingTexts,
  type ComingTopic,
  englishComing,
  englishInstead,
  type InsteadTexts,
  type InsteadTopic,
} from '../../i18n/english/coming';
import { germanComing, germanInstead } from '../../i18n/german/coming';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { ButtonLink } from '../../ui/links';
import type { PageModule } from '../page-definition';
import { INSTEAD_OF } from './instead';

const TEXTS: Readonly<Record<Language, Readonly<Record<ComingTopic, ComingTexts>>>> = { en: englishComing, de: germanComing };
const INSTEAD: Readonly<Record<Language, Readonly<Record<InsteadTopic, InsteadTexts>>>> = {
  en: englishInstead,
  de: germanInstead,
};

/**
 * The page of an address whose screen is still to be built: what it will contain, what is there today, and the link to
 * that. Search engines do not index it.
 */
export function comingPage(topicOf: (pathname: string) => ComingTopic): PageModule<null> {
  return {
    View: () => <ComingScreen topic={topicOf(useLocation().pathname)} />,
    head: ({ pathname, language }) => ({ title: TEXTS[language][topicOf(pathname)].title, isIndexable: false }),
  };
}

function ComingScreen({ topic }: { readonly topic: ComingTopic }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { title, text } = TEXTS[language][topic];
  const { topic: instead, to } = INSTEAD_OF[topic];
  const today = INSTEAD[language][instead];
  return (
    <ScenePage scene="kickOff" label={t('coming.label')} title={title} text={text}>
      <Text maxW="form">{today.text}</Text>
      <ButtonLink to={to} colorPalette="flare" mt="3">
        {today.link}
      </ButtonLink>
    </ScenePage>
  );
}
