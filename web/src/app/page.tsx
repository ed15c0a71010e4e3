import { type ComponentType, createElement, lazy, useState } from 'react';

/** A page whose code is downloaded when it is needed; once `preload` has settled, View draws without waiting. */
export interface Page {
  readonly preload: () => Promise<void>;
  readonly View: ComponentType;
}

/** Declares a page by the import that brings its screen. */
export function page(load: () => Promise<ComponentType>): Page {
  let screen: ComponentType | null = null;
  async function preload(): Promise<void> {
    screen = await load();
  }
  const Awaited = lazy(async () => ({ default: await load() }));
  return {
    preload,
    View: function View() {
      const [Chosen] = useState<ComponentType>(() => screen ?? Awaited);
      return createElement(Chosen);
    },
  };
}
