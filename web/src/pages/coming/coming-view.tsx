import { useLocation } from 'react-router-dom';
import type { Language } from '@touchline/domain/kernel/refusal/api-messages';
import type { MessageKey } from '../../i18n/english';
import { type ComingTopic, type ComingTexts, englishComing } from '../../i18n/english/coming';
import { germanComing } from '../../i18n/german/coming';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import type { PageModule } from '../page-definition';
import { ScenePage } from '../../components/scene-page';

const TEXTS: Readonly<Record<Language, Readonly<Record<ComingTopic, ComingTexts>>>> = { en: englishComing, de: germanComing };

/** The page of an address whose screen is still to be built: what it will contain, and one link. */
export function comingPage(topicOf: (pathname: string) => ComingTopic): PageModule<null> {
  return {
    View: () => <ComingScreen topic={topicOf(useLocation().pathname)} />,
    head: ({ pathname, language }) => ({ title: TEXTS[language][topicOf(pathname)].title }),
  };
}

function ComingScreen({ topic }: { readonly topic: ComingTopic }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { title, text } = TEXTS[language][topic];
  const next = nextLinkFor(topic);
  return (
    <ScenePage
      scene="kickOff"
      label={t('coming.label')}
      title={title}
      text={text}
      action={{ to: next.to, text: t(next.message) }}
    />
  );
}

/** The link that a screen still to be built offers. */
interface NextLink {
  readonly to: string;
  readonly message: MessageKey;
}

const TO_COLLEGES: NextLink = { to: '/colleges', message: 'coming.toColleges' };
const TO_SEARCH: NextLink = { to: '/', message: 'coming.toSearch' };
const TO_HOME: NextLink = { to: '/home', message: 'coming.toHome' };

const BY_TOPIC: Partial<Readonly<Record<ComingTopic, NextLink>>> = {
  plus: TO_HOME,
  coachOnboarding: TO_HOME,
  playerOnboarding: TO_HOME,
  playerProfileWizard: TO_HOME,
  imprint: TO_HOME,
  contact: TO_HOME,
  secret: TO_HOME,
  youthProtection: TO_HOME,
  contentResponsibility: TO_HOME,
  profileAbout: TO_SEARCH,
  profilePhotos: TO_SEARCH,
  profileAlbum: TO_SEARCH,
  profileVideos: TO_SEARCH,
  profileAcademics: TO_SEARCH,
  profileMore: TO_SEARCH,
};

/** The link for a topic: the college search, unless another page is closer. */
function nextLinkFor(topic: ComingTopic): NextLink {
  return BY_TOPIC[topic] ?? TO_COLLEGES;
}
