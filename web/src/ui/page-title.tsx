import { useWords } from '../i18n/use-words';

/** Names the browser's tab after what the page shows. */
export function PageTitle({ text }: { readonly text: string }) {
  return <title>{`${text} · ${useWords()('site.name')}`}</title>;
}
