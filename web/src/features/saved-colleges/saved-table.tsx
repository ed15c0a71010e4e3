import { Box } from '@chakra-ui/react/box';
import { IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { listedPrice } from '@touchline/domain/college/catalogue/listed-price';
import { academicsCost } from '@touchline/domain/kernel/format/money';
import type { RecruitingStage } from '@touchline/domain/person/recruiting-stages';
import { X } from 'lucide-react';
import { StageChoice } from '../../components/board/stage-choice';
import { competitionParts, placeLine } from '../../components/college/college-summary';
import { CompareSlot } from '../../components/compare/compare-slot';
import { Crest } from '../../components/college/crest';
import { PayerEntry } from '../../components/price/payer-entry';
import { PRICE_TEXTS } from '../../components/price/price-texts';
import { type PriceOf, pricedOf } from '../../components/price/price-of';
import { useYearPrices } from '../../components/price/use-year-prices';
import { FitSlot } from '../../components/fit/fit-slot';
import { nameOfSaved, type SavedItem, useSaving } from '../../components/saving/use-saved-colleges';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { firstTeamAddress } from '../../lib/addresses/college-address';
import { Icon } from '../../ui/icon';
import { PageLink } from '../../ui/links';
import { Plan } from './plan';
import { SavedContact } from './saved-contact';
import { VisitsLink } from './visits-link';

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

const FROM_TABLET = { display: { base: 'none', md: 'table-cell' } } as const;
const FROM_DESKTOP = { display: { base: 'none', lg: 'table-cell' } } as const;

interface SavedTableProps {
  readonly items: readonly SavedItem[];
  readonly onStage: (item: SavedItem, stage: RecruitingStage) => void;
}

/**
 * Saved colleges as a table. Each takes two rows: its facts, and below them stage and plan. Narrow windows show the
 * facts under the name.
 */
export function SavedTable({ items, onStage }: SavedTableProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const priceOf = useYearPrices();
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="card" overflow="hidden">
      <chakra.table width="full" css={{ borderCollapse: 'collapse' }}>
        <chakra.caption srOnly>{t('saving.title')}</chakra.caption>
        <thead>
          <tr>
            <Head scope="col" width={{ base: 'full', md: 'auto' }} ps={{ base: '4', md: '6' }}>
              {t('saving.college')}
            </Head>
            <Head scope="col" {...FROM_DESKTOP}>
              {t('saving.league')}
            </Head>
            <Head scope="col" {...FROM_TABLET} textAlign="end">
              {t(priceOf === null ? 'saving.netPrice' : 'saving.ownPrice')}
            </Head>
            <Head scope="col" {...FROM_TABLET} textAlign="end">
              {t('saving.graduation')}
            </Head>
            <Head scope="col" {...FROM_TABLET} textAlign="end">
              {t('saving.savedOn')}
            </Head>
            <chakra.td width="14" />
          </tr>
        </thead>
        {items.map((item) => (
          <SavedRow key={item.collegeId} item={item} priceOf={priceOf} onStage={(stage) => onStage(item, stage)} />
        ))}
      </chakra.table>
      <Box px={{ base: '4', md: '6' }} py="3" borderTopWidth="1px">
        <PayerEntry ask={PRICE_TEXTS[language].askShort} />
      </Box>
    </Box>
  );
}

const Cell = chakra('td', { base: { px: '3', pt: '3', verticalAlign: 'middle' } });

const NUMBER_FROM_TABLET = {
  display: { base: 'none', md: 'table-cell' },
  textAlign: 'end',
  textStyle: 'number',
  whiteSpace: 'nowrap',
} as const;

interface SavedRowProps {
  readonly item: SavedItem;
  readonly priceOf: PriceOf | null;
  readonly onStage: (stage: RecruitingStage) => void;
}

/** A saved college: its facts, stage, plan and the button that removes it. */
function SavedRow({ item, priceOf, onStage }: SavedRowProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { remove } = useSaving();
  const { college, savedAt } = item;
  const name = nameOfSaved(item);
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const own = college === null ? null : (priceOf?.(pricedOf(college)) ?? null);
  const ownText = own === null || own.kind === 'unknown' ? null : academicsCost(own.amount, language);
  const price = college === null ? null : priceOf === null ? listedPrice(college, language) : ownText;
  const graduation = typeof college?.graduationRate === 'number' ? percent.format(college.graduationRate / 100) : null;
  const facts = [
    ...(price === null ? [] : [`${t(priceOf === null ? 'saving.netPrice' : 'saving.ownPrice')} ${price}`]),
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
                  display="inline-flex"
                  alignItems="center"
                  minH="11"
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
        <Cell {...NUMBER_FROM_TABLET}>{price ?? '–'}</Cell>
        <Cell {...NUMBER_FROM_TABLET}>{graduation ?? '–'}</Cell>
        <Cell {...NUMBER_FROM_TABLET}>{day.format(new Date(savedAt))}</Cell>
        <Cell width="14" textAlign="end" ps="0">
          <IconButton
            size="lg"
            variant="ghost"
            colorPalette="ink"
            aria-label={t('saving.remove', { name })}
            onClick={() => void remove(item, name)}
          >
            <Icon as={X} />
          </IconButton>
        </Cell>
      </tr>
      <tr>
        <chakra.td colSpan={6} ps={{ base: '4', md: '4.8rem' }} pe={{ base: '4', md: '6' }} pb="3">
          <Box
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '15rem minmax(0, 1fr)' }}
            columnGap="6"
            rowGap="2"
            alignItems="start"
            pt="2"
          >
            <Box display="flex" alignItems="center" gap="2">
              <StageChoice
                of={item.collegeId}
                label={t('myColleges.stageOf', { name })}
                stage={item.stage}
                nameOf={(one) => t(`myColleges.stage.${one}`)}
                onStage={onStage}
              />
              {college !== null && <CompareSlot collegeId={item.collegeId} name={name} />}
            </Box>
            <Box minW="0">
              <SavedContact item={item} />
              {college !== null && <FitSlot collegeId={item.collegeId} name={name} />}
              <Plan item={item} name={name} />
              <VisitsLink collegeId={item.collegeId} name={name} />
            </Box>
          </Box>
        </chakra.td>
      </tr>
    </chakra.tbody>
  );
}
