import { type ComponentType, type JSX, lazy, Suspense, useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { EarlyPress, giveUpPresses } from './early-press';

const subscribeToNothing = () => () => undefined;

/** False on the server and until the component is hydrated. What is drawn only then is no part of the page's HTML. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

/** A section of a page whose code is a download of its own. */
export interface DeferredSection<Props extends object> {
  (props: Props): JSX.Element;
  /** Downloads its code, so that it is shown without waiting. Rejects where that fails. */
  readonly preload: () => Promise<void>;
}

/**
 * A section that the server renders and that is hydrated on its own, after the page, once its code has arrived
 * (docs/decisions/044-hydration-in-parts.md). Until then it stays as it was rendered, also where its code cannot be
 * downloaded. New props reach it in an update of low priority, because an urgent one would blank it.
 */
export function deferredSection<Props extends object>(load: () => Promise<ComponentType<Props>>): DeferredSection<Props> {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    loaded ??= await load();
  };
  const Lazy = lazy(async () => {
    const Loaded = await load().catch(() => {
      giveUpPresses();
      return new Promise<never>(() => undefined);
    });
    loaded = Loaded;
    return { default: Loaded };
  });
  function Section(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    const shown = useDeferredValue(props);
    return useMemo(
      () => (
        <Suspense fallback={null}>
          <Shown {...shown} />
          <EarlyPress />
        </Suspense>
      ),
      [Shown, shown],
    );
  }
  return Object.assign(Section, { preload });
}
