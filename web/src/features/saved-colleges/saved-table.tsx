import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslations } from '../../i18n/use-translations';
import type { SavedItem } from '../../components/saving/use-saved-colleges';
import { SavedRow } from './saved-row';

const Head = chakra('th', {
  base: {
    height: '11',
    px: '3',
    textStyle: 'small',
    fontWeight: 'semibold',
    color: 'fg.muted',
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
});
const fromTablet = { display: { base: 'none', md: 'table-cell' } } as const;
const fromDesktop = { display: { base: 'none', lg: 'table-cell' } } as const;

/** Saved colleges as a table: each takes two rows, its facts and the note under them; narrow windows keep name, note and removal, with the facts under the name. */
export function SavedTable({ items }: { readonly items: readonly SavedItem[] }) {
  const t = useTranslations();
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="card" overflow="hidden">
      <chakra.table width="full" css={{ borderCollapse: 'collapse' }}>
        <chakra.caption srOnly>{t('saving.title')}</chakra.caption>
        <thead>
          <tr>
            <Head scope="col" width={{ base: 'full', md: 'auto' }} ps={{ base: '4', md: '6' }}>
              {t('saving.college')}
            </Head>
            <Head scope="col" {...fromDesktop}>
              {t('saving.league')}
            </Head>
            <Head scope="col" {...fromTablet} textAlign="end">
              {t('saving.netPrice')}
            </Head>
            <Head scope="col" {...fromTablet} textAlign="end">
              {t('saving.graduation')}
            </Head>
            <Head scope="col" {...fromTablet} textAlign="end">
              {t('saving.savedOn')}
            </Head>
            <chakra.td width="14" />
          </tr>
        </thead>
        {items.map((item) => (
          <SavedRow key={item.collegeId} item={item} />
        ))}
      </chakra.table>
    </Box>
  );
}
