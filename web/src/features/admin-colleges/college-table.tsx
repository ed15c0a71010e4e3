import { Box } from '@chakra-ui/react/box';
import { Button, type ButtonProps } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { LEAGUES } from '@touchline/domain/reference/college-kinds';
import type { ReactNode } from 'react';
import type { MessageKey } from '../../i18n/english';
import { useFormats, useTranslations } from '../../i18n/use-translations';
import { firstTeamAddress } from '../../lib/addresses/college-address';
import { PageLink } from '../../ui/links';
import type { ListedCollege } from './use-admin-colleges';

interface CollegeTableProps {
  readonly colleges: readonly ListedCollege[];
  readonly onManage: (college: ListedCollege, button: HTMLButtonElement) => void;
}

const COLUMNS = [
  ['completeness', 'adminColleges.complete'],
  ['lastEdit', 'adminColleges.lastEdit'],
  ['dataYear', 'adminColleges.dataYear'],
  ['openReports', 'adminColleges.requests'],
  ['openSuggestions', 'adminColleges.suggestions'],
  ['coaches', 'adminColleges.coaches'],
] as const satisfies readonly (readonly [keyof ListedCollege, MessageKey])[];

/** Rows of 36 px (docs/look.md): one line in each cell. */
const CELL = { px: '2', py: '0', h: '9', textAlign: 'start', verticalAlign: 'middle', whiteSpace: 'nowrap' } as const;

/** The first cell takes what the others leave, and cuts what is longer. */
const NAME_CELL = { ...CELL, width: 'full', maxW: '0', overflow: 'hidden', textOverflow: 'ellipsis' } as const;

const BUTTON_IN_ROW = { size: 'md', minH: '7', py: '0', px: '2.5', fontSize: 'sm' } as const;

/** The colleges of one page: a table on wide screens, a list with the same figures on narrow ones. */
export function CollegeTable({ colleges, onManage }: CollegeTableProps) {
  const t = useTranslations();
  const figure = useFigures();
  const isArchive = colleges.some(({ archived }) => archived !== null);
  const columns = isArchive ? [] : COLUMNS;
  const manage = (college: ListedCollege, size: Pick<ButtonProps, 'size' | 'minH' | 'py' | 'px' | 'fontSize'>) => (
    <Button
      {...size}
      variant="outline"
      colorPalette="ink"
      aria-label={t('adminColleges.manageOf', { college: college.name })}
      onClick={({ currentTarget }) => onManage(college, currentTarget)}
    >
      {t('adminColleges.manage')}
    </Button>
  );
  return (
    <>
      <chakra.table display={{ base: 'none', lg: 'table' }} width="full" textStyle="small" aria-label={t('adminColleges.title')}>
        <thead>
          <tr>
            {[['college', 'adminColleges.college'] as const, ...columns].map(([name, title]) => (
              <chakra.th key={name} scope="col" {...CELL} color="fg.muted" fontWeight="medium">
                {t(title)}
              </chakra.th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {colleges.map((college) => (
            <chakra.tr key={college._id} borderTopWidth="1px">
              <chakra.th scope="row" {...NAME_CELL} fontWeight="normal">
                <CollegeName college={college} isOneLine />
              </chakra.th>
              {columns.map(([name]) => (
                <chakra.td key={name} {...CELL} fontVariantNumeric="tabular-nums">
                  {figure(college, name)}
                </chakra.td>
              ))}
              <chakra.td {...CELL} textAlign="end">
                {manage(college, BUTTON_IN_ROW)}
              </chakra.td>
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
      <Box as="ul" display={{ base: 'block', lg: 'none' }} listStyleType="none" aria-label={t('adminColleges.title')}>
        {colleges.map((college) => (
          <Box as="li" key={college._id} py="4" borderTopWidth="1px">
            <CollegeName college={college} />
            <Box as="dl" display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="4" textStyle="small" my="2">
              {columns.map(([name, title]) => (
                <Box key={name} display="contents">
                  <Box as="dt" color="fg.muted">
                    {t(title)}
                  </Box>
                  <dd>{figure(college, name)}</dd>
                </Box>
              ))}
            </Box>
            {manage(college, { size: 'lg', px: '3', fontSize: 'sm' })}
          </Box>
        ))}
      </Box>
    </>
  );
}

/** Name, league and place; of an archived college the name without a link, and why it was archived. */
function CollegeName({ college, isOneLine = false }: { readonly college: ListedCollege; readonly isOneLine?: boolean }) {
  const t = useTranslations();
  const { name, league, division, city, state, archived } = college;
  const leagueName = league === null ? null : league === 'other' ? t('admin.league.other') : LEAGUES[league].label;
  const place = [[leagueName, division].filter((part) => part !== null).join(' '), city, state];
  const line = isOneLine ? ({ as: 'span', ms: '2' } as const) : {};
  return (
    <Box as={isOneLine ? 'span' : 'div'} minW="0" overflowWrap={isOneLine ? 'normal' : 'anywhere'}>
      {archived === null ? (
        <PageLink
          to={firstTeamAddress(college)}
          fontWeight="semibold"
          display="inline-flex"
          alignItems="center"
          minH={{ base: '11', lg: 'auto' }}
        >
          {name}
        </PageLink>
      ) : (
        <Box as={isOneLine ? 'span' : 'div'} fontWeight="semibold">
          {name}
        </Box>
      )}
      <Box {...line} color="fg.muted" textStyle="small">
        {place.filter((part) => part !== null && part !== '').join(' · ')}
      </Box>
      {archived !== null && (
        <Box {...line} textStyle="small">
          {t(archived.merged === null ? 'adminColleges.archivedBy' : 'adminColleges.mergedBy', {
            at: Date.parse(archived.at),
            name: archived.name ?? t('adminColleges.formerMember'),
            other: archived.merged?.name ?? '',
            reason: archived.reason,
          })}
        </Box>
      )}
    </Box>
  );
}

function useFigures(): (college: ListedCollege, name: (typeof COLUMNS)[number][0]) => ReactNode {
  const { t, formatNumber } = useFormats();
  return ({ completeness, lastEdit, dataYear, openReports, openSuggestions, coaches }, name) => {
    switch (name) {
      case 'completeness':
        return completeness === null ? '–' : formatNumber(completeness / 100, { style: 'percent' });
      case 'dataYear':
        return dataYear ?? '–';
      case 'openReports':
        return openReports ?? '–';
      case 'openSuggestions':
        return openSuggestions ?? '–';
      case 'coaches':
        return coaches === null ? '–' : `${coaches.male} / ${coaches.female}`;
      case 'lastEdit': {
        if (lastEdit === null) return t('adminColleges.neverEdited');
        const person = lastEdit.name ?? t('adminColleges.formerMember');
        const by = lastEdit.byAdmin ? t('adminColleges.byTouchline', { name: person }) : person;
        return t('adminColleges.editedBy', { at: Date.parse(lastEdit.at), name: by });
      }
    }
  };
}
