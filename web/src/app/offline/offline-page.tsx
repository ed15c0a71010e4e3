import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import type { Language } from '@touchline/domain/kernel/language';
import { Wifi, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ScenePage } from '../../components/scene-page';
import type { KeptList } from '../../lib/offline/kept-list';
import { Icon } from '../../ui/icon';
import { Content } from '../../ui/page-layout';
import { KeptListView } from './kept-list-view';
import { OFFLINE_TEXTS } from './offline-texts';

/** The address of the shortlist, with and without network. */
const LIST = '/mycolleges';

interface OfflinePageProps {
  readonly path: string;
  readonly language: Language;
  /** What this device keeps for the signed-in user; null where nothing is kept. */
  readonly list: KeptList | null;
  readonly onRetry: () => void;
}

/**
 * What stands at every address while there is no network: the kept shortlist at its own, elsewhere a page that says so
 * and leads there.
 */
export function OfflinePage({ path, language, list, onRetry }: OfflinePageProps) {
  const isList = path === LIST || path === `${LIST}/`;
  if (isList && list !== null) return <OfflineList list={list} onRetry={onRetry} />;
  const texts = OFFLINE_TEXTS[language];
  const [title, text] = isList ? [texts.nothingTitle, texts.nothingText] : [texts.title, texts.text];
  return (
    <main>
      <title>{`${title} · ${texts.site}`}</title>
      <ScenePage scene="halfTime" label={texts.label} title={title} text={text}>
        <Box display="flex" flexWrap="wrap" gap="3" mt="3">
          {!isList && (
            <Button asChild size="lg" colorPalette="flare">
              <a href={LIST}>{texts.toList}</a>
            </Button>
          )}
          <Button
            size="lg"
            {...(isList ? { colorPalette: 'flare' } : { variant: 'outline', color: 'hero.fg' })}
            onClick={onRetry}
          >
            {texts.again}
          </Button>
        </Box>
      </ScenePage>
    </main>
  );
}

interface OfflineListProps {
  readonly list: KeptList;
  readonly onRetry: () => void;
}

function OfflineList({ list, onRetry }: OfflineListProps) {
  const texts = OFFLINE_TEXTS[list.language];
  const isBack = useIsBack();
  const when = new Intl.DateTimeFormat(list.language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(list.keptAt));
  return (
    <>
      <title>{`${texts.list} · ${texts.site}`}</title>
      <Box as="header" className="on-dark" bg="hero" color="hero.fg">
        <Content display="flex" alignItems="center" gap="2" minH="14" textStyle="h4" fontFamily="heading">
          <img src="/favicon.svg" alt="" width={28} height={28} />
          {texts.site}
        </Content>
      </Box>
      <Content as="main" lang={list.language} py={{ base: '8', md: '14' }} minH="100vh">
        <Heading as="h1" textStyle="h1">
          {texts.list}
        </Heading>
        <Box color="fg.muted" mt="2">
          {`${texts.count(list.colleges.length)} · `}
          <Box as="time" {...{ dateTime: list.keptAt }} fontWeight="semibold" color="fg">
            {texts.asOf(when)}
          </Box>
        </Box>
        <Box
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="4"
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="card"
          p={{ base: '4', md: '5' }}
          mt="6"
          mb={{ base: '8', md: '10' }}
        >
          <Box as="span" color={isBack ? 'pitch.fg' : 'signal.amber'} flex="none">
            <Icon as={isBack ? Wifi : WifiOff} size={24} />
          </Box>
          <Box role="status" flex="1 1 15rem" minW="0">
            {isBack ? texts.back : texts.readOnly}
          </Box>
          <Button size="lg" onClick={onRetry}>
            {isBack ? texts.load : texts.again}
          </Button>
        </Box>
        <KeptListView list={list} />
      </Content>
    </>
  );
}

/**
 * Whether the network has come back since the page was shown. What the browser says at first does not count: it counts
 * a network without a way out as one.
 */
function useIsBack(): boolean {
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    const back = () => setIsBack(true);
    const gone = () => setIsBack(false);
    addEventListener('online', back);
    addEventListener('offline', gone);
    return () => {
      removeEventListener('online', back);
      removeEventListener('offline', gone);
    };
  }, []);
  return isBack;
}
