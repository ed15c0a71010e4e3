import type { Language } from '@touchline/domain/http/api-messages';
import { type ComponentType, createElement, lazy, useState } from 'react';
import { pageLanguage } from '../i18n/chosen-language';
import { loadPageWords, type PageWords } from '../i18n/languages';

/** A page whose code and texts are downloaded when they are needed; once `preload` has settled, View draws without waiting. */
export interface Page {
  readonly preload: (language: Language) => Promise<void>;
  readonly View: ComponentType;
}

/** Declares a page by the import that brings its screen, and with it, in a language, texts that no other has, and by the parts of the texts that it has beside those of every page. */
export function page(load: (language: Language) => Promise<ComponentType>, ...words: readonly PageWords[]): Page {
  let screen: ComponentType | null = null;
  async function loadWith(language: Language): Promise<ComponentType> {
    const [loaded] = await Promise.all([load(language), ...words.map((part) => loadPageWords(part, language))]);
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
