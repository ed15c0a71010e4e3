import type { Language } from '@touchline/domain/kernel/refusal/api-messages';
import { type ComponentType, createElement, lazy, useState } from 'react';
import type { ComingTopic } from '../i18n/english/coming';
import { loadPageMessages, loadMessages, pageLanguage, type MessagesOfPage } from '../i18n/languages';
import type { OwnPageName } from './own-pages';

/**
 * A page whose code and texts are downloaded when they are needed. Once `preload` has settled, View renders without
 * suspending.
 */
export interface Page {
  readonly preload: (language: Language) => Promise<void>;
  readonly View: ComponentType;
}

/**
 * Declares a page by the import of its screen, and by the message tables that it needs in addition to those of every
 * page. `load` gets the language so that it can load texts that no other page has.
 */
export function page(load: (language: Language) => Promise<ComponentType>, ...messages: readonly MessagesOfPage[]): Page {
  let screen: ComponentType | null = null;
  async function loadWith(language: Language): Promise<ComponentType> {
    const [loaded] = await Promise.all([load(language), ...messages.map((part) => loadPageMessages(part, language))]);
    return loaded;
  }
  async function preload(language: Language): Promise<void> {
    screen = await loadWith(language);
  }
  const Awaited = lazy(async () => ({ default: await loadWith(pageLanguage()) }));
  return {
    preload,
    View: function View() {
      const [Chosen] = useState<ComponentType>(() => screen ?? Awaited);
      return createElement(Chosen);
    },
  };
}

/** Declares a page that uses queries. Their cache is downloaded together with its screen and provided around it. */
export function queryPage(load: () => Promise<ComponentType>, messages: MessagesOfPage): Page {
  return page(async () => {
    const [{ VisitQueries }, Screen] = await Promise.all([import('./visit-queries'), load()]);
    return () => createElement(VisitQueries, null, createElement(Screen));
  }, messages);
}

/** Declares a page of a signed-in user; the list of these pages is downloaded with the first of them. */
export function ownPage(name: OwnPageName): Page {
  return page(async (language) => (await import('./own-pages')).loadOwnPage(name, language));
}

/** Declares the page of an address whose screen is not built yet: it says what the page will contain. */
export function coming(topic: ComingTopic): Page {
  return page(async (language) => {
    const { ComingScreen, messages } = await import('../features/coming/coming-screen');
    await loadMessages(messages, language);
    return () => createElement(ComingScreen, { topic });
  });
}
