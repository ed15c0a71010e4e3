import { createContext, useContext } from 'react';
import { useLoaderData, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import type { HeadContext, PageHead, PageModule } from '../../pages/page-definition';
import { PageTitle } from '../../ui/page-layout';

/** Gets the head of the page while the server renders it; null in the browser, which needs the title alone. */
export const HeadCollector = createContext<((head: PageHead) => void) | null>(null);

/** A page with the title of its head and the data of its loader. */
export function PageFrame({ module: { View, head } }: { readonly module: PageModule<unknown> }) {
  const data: unknown = useLoaderData();
  return (
    <>
      {head !== undefined && <Head of={head} data={data} />}
      <View data={data} />
    </>
  );
}

interface HeadProps {
  readonly of: (context: HeadContext<unknown>) => PageHead;
  readonly data: unknown;
}

function Head({ of: headOf, data }: HeadProps) {
  const params = useParams();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { language } = useLanguage();
  const t = useTranslations();
  const head = headOf({ data, params, pathname, query, language, t });
  useContext(HeadCollector)?.(head);
  return <PageTitle text={head.title} />;
}
