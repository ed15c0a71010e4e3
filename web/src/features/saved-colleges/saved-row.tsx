import { Box } from '@chakra-ui/react/box';
import { IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { academicsCost } from '@touchline/domain/format/money';
import { X } from 'lucide-react';
import { useLanguage } from '../../i18n/language-context';
import { useTranslations } from '../../i18n/use-translations';
import { firstTeamAddress } from '../../lib/college-address';
import { competitionParts, placeLine } from '../../components/college-lines';
import { Crest } from '../../components/crest/crest';
import { type SavedItem, useSaving } from '../../components/saving/use-saved-colleges';
import { PageLink } from '../../ui/page-link';
import { Note } from './note';
import { nameOfSaved } from './name-of-saved';

const Cell = chakra('td', { base: { px: '3', pt: '3', verticalAlign: 'middle' } });
const fromTablet = {
  display: { base: 'none', md: 'table-cell' },
  textAlign: 'end',
  textStyle: 'number',
  whiteSpace: 'nowrap',
} as const;

/** A saved college: its facts, the note, and the way out of the list. */
export function SavedRow({ item }: { readonly item: SavedItem }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { remove } = useSaving();
  const { college, savedAt } = item;
  const name = nameOfSaved(item);
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const netPrice = typeof college?.netPrice === 'number' ? academicsCost(college.netPrice, language) : null;
  const graduation = typeof college?.graduationRate === 'number' ? percent.format(college.graduationRate / 100) : null;
  const facts = [
    ...(netPrice === null ? [] : [`${t('saving.netPrice')} ${netPrice}`]),
    ...(graduation === null ? [] : [`${t('saving.graduation')} ${graduation}`]),
  ];
  return (
    <chakra.tbody borderTopWidth="1px">
      <tr>
        <chakra.th scope="row" textAlign="start" fontWeight="normal" ps={{ base: '4', md: '6' }} pe="3" pt="3">
          <Box display="flex" alignItems="center" gap={{ base: '3', md: '4' }} minH="11" minW="0">
            {college !== null && (
              <Box flex="none">
                <Crest college={college} size={44} />
              </Box>
            )}
            <Box minW="0">
              {college === null ? (
                <Box fontWeight="semibold">{name}</Box>
              ) : (
                <PageLink
                  to={firstTeamAddress(college)}
                  fontWeight="semibold"
                  overflowWrap="anywhere"
                  display="inline-block"
                  py="0.5"
                >
                  {name}
                </PageLink>
              )}
              <Box textStyle="small" color="fg.muted">
                {college === null ? t('saving.gone') : placeLine(college.city, college.state)}
              </Box>
              {college !== null && (
                <Box textStyle="small" color="fg.muted" display={{ md: 'none' }}>
                  {[...competitionParts(college), ...facts].join(' · ')}
                </Box>
              )}
            </Box>
          </Box>
        </chakra.th>
        <Cell display={{ base: 'none', lg: 'table-cell' }} textStyle="small" color="fg.muted">
          {college === null ? '–' : competitionParts(college).join(' · ')}
        </Cell>
        <Cell {...fromTablet}>{netPrice ?? '–'}</Cell>
        <Cell {...fromTablet}>{graduation ?? '–'}</Cell>
        <Cell {...fromTablet}>{day.format(new Date(savedAt))}</Cell>
        <Cell width="14" textAlign="end" ps="0">
          <IconButton
            size="lg"
            variant="ghost"
            colorPalette="ink"
            aria-label={t('saving.remove', { name })}
            onClick={() => void remove(item, name)}
          >
            <X size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </Cell>
      </tr>
      <tr>
        <chakra.td colSpan={6} ps={{ base: '4', md: '4.8rem' }} pe={{ base: '4', md: '6' }} pb="3">
          <Note item={item} name={name} />
        </chakra.td>
      </tr>
    </chakra.tbody>
  );
}
