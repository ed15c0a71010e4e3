import { Button } from '@chakra-ui/react/button';
import { Component, type ReactNode } from 'react';
import { loadMessages, pageLanguage } from '../../i18n/languages';
import { useTranslations } from '../../i18n/use-translations';
import { ApiRefusal } from '../../lib/api-refusal';
import { useLoaded } from '../../lib/deferred-loading';
import { Notice } from '../../ui/notice';
import { Content } from '../../ui/page-layout';

interface CrashBoundaryProps {
  /** A new value, such as another address, renders the page again. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

interface Crash {
  readonly failure: unknown;
  readonly resetKey: string;
}

/** Catches a page that throws while it renders; the shell around it stays, and the next address is tried again. */
export class CrashBoundary extends Component<CrashBoundaryProps, { readonly crash: Crash | null }> {
  override readonly state: { readonly crash: Crash | null } = { crash: null };

  static getDerivedStateFromError(failure: unknown) {
    return { crash: { failure, resetKey: '' } };
  }

  static getDerivedStateFromProps({ resetKey }: CrashBoundaryProps, { crash }: { readonly crash: Crash | null }) {
    if (crash === null) return null;
    if (crash.resetKey === '') return { crash: { ...crash, resetKey } };
    return crash.resetKey === resetKey ? null : { crash: null };
  }

  override render() {
    return this.state.crash === null ? this.props.children : <CrashedScreen failure={this.state.crash.failure} />;
  }
}

/**
 * Shown instead of a page that threw: 404 and 503 have their own screens, anything else says that the page is broken
 * and may be loaded again.
 */
function CrashedScreen({ failure }: { readonly failure: unknown }) {
  if (failure instanceof ApiRefusal && failure.status === 404) return <FailureScene name="NotFoundScreen" />;
  if (failure instanceof ApiRefusal && (failure.status === 503 || failure.status === null))
    return <FailureScene name="UnavailableScreen" />;
  return <Broken />;
}

/** One of the screens that are downloaded when they are first needed. */
function FailureScene({ name }: { readonly name: 'NotFoundScreen' | 'UnavailableScreen' }) {
  const { part, hasFailed } = useLoaded(loadScenes);
  if (hasFailed) return <Broken isOutOfReach={name === 'UnavailableScreen'} />;
  const Scene = part?.[name];
  return Scene === undefined ? null : <Scene />;
}

async function loadScenes() {
  const { messages, NotFoundScreen, UnavailableScreen } = await import('./failure-scenes');
  await loadMessages(messages, pageLanguage());
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
