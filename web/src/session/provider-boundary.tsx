import { Component, type ReactNode } from 'react';

interface ProviderBoundaryProps {
  readonly onFailure: (failure: unknown) => void;
  readonly children: ReactNode;
}

/** Keeps a hook of the sign-in provider that throws from taking the page with it: what stood here is gone, and `onFailure` hears why. */
export class ProviderBoundary extends Component<ProviderBoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(failure: unknown) {
    this.props.onFailure(failure);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
