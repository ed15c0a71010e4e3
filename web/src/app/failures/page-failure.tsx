import { Button } from '@chakra-ui/react/button';
import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { loadMessages, pageLanguage } from '../../i18n/languages';
import { useTranslations } from '../../i18n/use-translations';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { useLoaded } from '../../lib/hydration/deferred-loading';
import { useRefusalToasts } from '../../ui/overlays/toasts';
import { FailedState } from '../../ui/states/failures';
import { Notice } from '../../ui/states/notice';
import { Content } from '../../ui/page-layout';

/**
 * Shown instead of a page whose loader was refused or that threw; the shell around it stays, and the next address is
 * tried again. 404 and 503 have their own screens, other refusals show the server's messages, and anything else says
 * that the page is broken and may be loaded again. Each refusal also shows its toasts (S8-01).
 */
export function PageFailure() {
  const failure = useRouteError();
  const { state, revalidate } = useRevalidator();
  const refused = useRefusalToasts();
  useEffect(() => {
    if (failure instanceof ApiRefusal) refused(failure);
  }, [failure, refused]);
  const retry = () => void revalidate();
  if (!(failure instanceof ApiRefusal)) return <Broken />;
  if (failure.status === 404) return <FailureScene name="NotFoundScreen" onRetry={retry} />;
  if (failure.status === 503 || failure.status === null) return <FailureScene name="UnavailableScreen" onRetry={retry} />;
  return (
    <Content py="14">
      <FailedState failure={failure} isRetrying={state === 'loading'} onRetry={retry} />
    </Content>
  );
}

interface FailureSceneProps {
  readonly name: 'NotFoundScreen' | 'UnavailableScreen';
  readonly onRetry: () => void;
}

/** One of the screens that are downloaded when they are first needed. */
function FailureScene({ name, onRetry }: FailureSceneProps) {
  const { part, hasFailed } = useLoaded(loadScenes);
  if (hasFailed) return <Broken isOutOfReach={name === 'UnavailableScreen'} />;
  const Scene = part?.[name];
  return Scene === undefined ? null : <Scene onRetry={onRetry} />;
}

async function loadScenes() {
  const [{ NotFoundScreen, UnavailableScreen }] = await Promise.all([
    import('./failure-scenes'),
    loadMessages('scenes', pageLanguage()),
  ]);
  return { NotFoundScreen, UnavailableScreen };
}

/** Says that the page is broken, without downloading anything. */
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
