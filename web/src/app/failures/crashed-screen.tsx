import { Button } from '@chakra-ui/react/button';
import { useWords } from '../../i18n/use-words';
import { ApiRefusal } from '../../lib/api-refusal';
import { Content } from '../../ui/content';
import { Notice } from '../../ui/notice';
import { NotFoundScreen } from './not-found-screen';
import { UnavailableScreen } from './unavailable-screen';

/** What stands in the place of a page that threw: 404 and 503 have their own screens, anything else is said to be broken and may be loaded again. */
export function CrashedScreen({ failure }: { readonly failure: unknown }) {
  const say = useWords();
  if (failure instanceof ApiRefusal && failure.status === 404) return <NotFoundScreen />;
  if (failure instanceof ApiRefusal && (failure.status === 503 || failure.status === null)) return <UnavailableScreen />;
  return (
    <Content py="14">
      <Notice level="h1" title={say('failure.crashTitle')} text={say('failure.crashText')}>
        <Button size="lg" mt="2" onClick={() => location.reload()}>
          {say('failure.reload')}
        </Button>
      </Notice>
    </Content>
  );
}
