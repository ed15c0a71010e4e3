import { Button } from '@chakra-ui/react/button';
import { pageLanguage } from '../../i18n/chosen-language';
import { loadWords, type WordsPart } from '../../i18n/languages';
import { useTranslations } from '../../i18n/use-translations';
import { ApiRefusal } from '../../lib/api-refusal';
import { useLoaded } from '../../lib/use-loaded';
import { Content } from '../../ui/content';
import { Notice } from '../../ui/notice';

const loadNotFound = () => withWords(import('./not-found-screen'));
const loadUnavailable = () => withWords(import('./unavailable-screen'));

async function withWords<Screen extends { readonly words: WordsPart }>(loading: Promise<Screen>): Promise<Screen> {
  const screen = await loading;
  await loadWords(screen.words, pageLanguage());
  return screen;
}

/** Stands in the place of a page that threw: 404 and 503 have their own screens, anything else is said to be broken and may be loaded again. */
export function CrashedScreen({ failure }: { readonly failure: unknown }) {
  if (failure instanceof ApiRefusal && failure.status === 404) return <NotFound />;
  if (failure instanceof ApiRefusal && (failure.status === 503 || failure.status === null)) return <Unavailable />;
  return <Broken />;
}

function NotFound() {
  const { part, hasFailed } = useLoaded(loadNotFound);
  if (hasFailed) return <Broken />;
  return part === null ? null : <part.NotFoundScreen />;
}

function Unavailable() {
  const { part, hasFailed } = useLoaded(loadUnavailable);
  if (hasFailed) return <Broken isOutOfReach />;
  return part === null ? null : <part.UnavailableScreen />;
}

/** What can be said without downloading anything. */
function Broken({ isOutOfReach = false }: { readonly isOutOfReach?: boolean }) {
  const t = useTranslations();
  return (
    <Content py="14">
      <Notice
        level="h1"
        title={t(isOutOfReach ? 'failure.unavailableTitle' : 'failure.crashTitle')}
        text={t(isOutOfReach ? 'failure.unavailableText' : 'failure.crashText')}
      >
        <Button size="lg" mt="2" onClick={() => location.reload()}>
          {t('failure.reload')}
        </Button>
      </Notice>
    </Content>
  );
}
