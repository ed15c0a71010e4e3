import { Button } from '@chakra-ui/react/button';
import { Component, type ReactNode } from 'react';
import { useWords } from '../../i18n/use-words';
import { Content } from '../../ui/content';
import { Notice } from '../../ui/notice';

/** Catches a page that breaks while it is drawn, and offers to load it again; the shell around it stays. */
export class CrashBoundary extends Component<{ readonly children: ReactNode }, { readonly hasCrashed: boolean }> {
  override readonly state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    return this.state.hasCrashed ? <Crashed /> : this.props.children;
  }
}

function Crashed() {
  const say = useWords();
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
