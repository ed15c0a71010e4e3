import { Component, type ReactNode } from 'react';
import { CrashedScreen } from '../failures/crashed-screen';

interface CrashBoundaryProps {
  /** A change of it, such as another address, gives the page a new chance. */
  readonly place: string;
  readonly children: ReactNode;
}

interface Crash {
  readonly failure: unknown;
  readonly place: string;
}

/** Catches a page that breaks while it is drawn; the shell around it stays, and the next address is tried afresh. */
export class CrashBoundary extends Component<CrashBoundaryProps, { readonly crash: Crash | null }> {
  override readonly state: { readonly crash: Crash | null } = { crash: null };

  static getDerivedStateFromError(failure: unknown) {
    return { crash: { failure, place: '' } };
  }

  static getDerivedStateFromProps({ place }: CrashBoundaryProps, { crash }: { readonly crash: Crash | null }) {
    if (crash === null) return null;
    if (crash.place === '') return { crash: { ...crash, place } };
    return crash.place === place ? null : { crash: null };
  }

  override render() {
    return this.state.crash === null ? this.props.children : <CrashedScreen failure={this.state.crash.failure} />;
  }
}
