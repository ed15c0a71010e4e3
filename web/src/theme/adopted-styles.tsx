import { type EmotionCache, withEmotionCache } from '@emotion/react';
import type { PropsWithChildren } from 'react';

/** The attribute of the server's style element that lists the names of its styles which are no class in it. */
export const ADOPTED_STYLES = 'data-styles';

/** The names of emotion's classes in styles. */
export function classNamesIn(css: string): readonly string[] {
  return [...css.matchAll(/\.css-([\w-]+)/g)].map(([, name = '']) => name);
}

/** Marks the styles that the page brought from the server as inserted; does nothing when it brought none. */
export function adoptStyles({ inserted }: Pick<EmotionCache, 'inserted'>, page: ParentNode): void {
  const styles = page.querySelector(`style[${ADOPTED_STYLES}]`);
  if (styles === null) return;
  const others = styles.getAttribute(ADOPTED_STYLES)?.split(' ').filter(Boolean) ?? [];
  for (const name of [...classNamesIn(styles.textContent), ...others]) inserted[name] = true;
}

/**
 * Wraps the site in the browser so that emotion does not insert a style again that the server sent. Emotion's own way
 * moves the server's style element to the end of the head, which makes the browser compute styles and layout of the
 * whole page a second time.
 */
export const AdoptedStyles = withEmotionCache<PropsWithChildren, unknown>(({ children }, cache) => {
  adoptStyles(cache, document);
  return children;
});
