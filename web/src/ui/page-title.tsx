import { useTranslations } from '../i18n/use-translations';

/** Names the browser's tab after what the page shows. */
export function PageTitle({ text }: { readonly text: string }) {
  return <title>{`${text} · ${useTranslations()('site.name')}`}</title>;
}
