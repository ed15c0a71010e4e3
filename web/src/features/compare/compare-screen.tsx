import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { COMPARE, COMPARED_AT_MOST, DIFFERENCES } from '@touchline/domain/college/comparison/compare-address';
import { csvOf } from '@touchline/domain/kernel/format/csv';
import { Download, Printer, Search, X } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { PayerEntry } from '../../components/price/payer-entry';
import { RateNote } from '../../components/price/rate-note';
import { useFitSettings } from '../../components/fit/fit-settings';
import { FitSlot } from '../../components/fit/fit-slot';
import { FitToggle } from '../../components/fit/fit-toggle';
import { type Translate, useFormats, useTranslations } from '../../i18n/use-translations';
import { useLanguage } from '../../i18n/language-provider';
import { saveFile } from '../../lib/api/file-download';
import { Icon } from '../../ui/icon';
import { EmptyState } from '../../ui/states/empty-state';
import { ButtonLink, PageLink } from '../../ui/links';
import { Content } from '../../ui/page-layout';
import { type CompareGroup, useCompareRows } from './compare-rows';
import { CompareTable } from './compare-table';
import type { CollegeColumn } from './college-column';

/** The compared colleges that are listed, and the ids that nobody knows. */
export interface Comparison {
  readonly compared: readonly CollegeColumn[];
  readonly unknown: readonly string[];
}

const FIT_LABEL = { en: 'How well it fits you', de: 'So gut passt es zu dir' } as const;
const fitOf = ({ _id, name }: CollegeColumn) => <FitSlot collegeId={_id} name={name} />;

/** /colleges?compare=: colleges side by side. The whole state is in the address. */
export function CompareScreen({ compared, unknown }: Comparison) {
  const { t, formatList } = useFormats();
  const [params] = useSearchParams();
  const { language } = useLanguage();
  const { isOn: isFitOn } = useFitSettings();
  const groups = useCompareRows(compared);
  const isReduced = params.get(DIFFERENCES) === 'only';
  const shown = isReduced ? groupsWithDifferences(groups) : groups;
  const search = <ButtonLink to="/colleges">{t('compare.search')}</ButtonLink>;
  if (compared.length === 0)
    return (
      <Content py={{ base: '8', md: '14' }} minH="70vh">
        <EmptyState level="h1" scene="corner" title={t('compare.none')} text={t('compare.noneText')} action={search} />
      </Content>
    );
  return (
    <Content py={{ base: '8', md: '14' }} css={{ '@media print': { padding: 0, maxWidth: 'none' } }}>
      <Heading as="h1" textStyle="h1">
        {t('compare.title')}
      </Heading>
      <Text color="fg.muted" mt="2" maxW="text">
        {t('compare.intro')}
      </Text>
      {unknown.length > 0 && (
        <Text mt="2" fontWeight="medium" overflowWrap="anywhere">
          {t('compare.unknown', { names: formatList(unknown) })}
        </Text>
      )}
      <Tools compared={compared} groups={groups} isReduced={isReduced} />
      <Box minH={{ base: '32', md: '20' }} maxW="text" mb="4">
        <PayerEntry />
        <RateNote />
      </Box>
      <CompareTable
        colleges={compared}
        groups={shown}
        actionOf={(college) => <RemoveLink college={college} all={compared} />}
        first={isFitOn ? { label: FIT_LABEL[language], cellOf: fitOf } : null}
      />
      {shown.length === 0 && <Text mt="6">{t('compare.noDifferences')}</Text>}
    </Content>
  );
}

function groupsWithDifferences(groups: readonly CompareGroup[]): readonly CompareGroup[] {
  return groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ isDifferent }) => isDifferent) }))
    .filter(({ rows }) => rows.length > 0);
}

interface ToolsProps {
  readonly compared: readonly CollegeColumn[];
  readonly groups: readonly CompareGroup[];
  readonly isReduced: boolean;
}

/** On phones a button shows its sign alone. */
const SIGN_ON_PHONES = { minW: '11', px: { base: '0', md: '5' } } as const;

/** Only the differences or everything, printing, the table as a file, and the way to further colleges. */
function Tools({ compared, groups, isReduced }: ToolsProps) {
  const t = useTranslations();
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  if (isReduced) next.delete(DIFFERENCES);
  else next.set(DIFFERENCES, 'only');
  const download = () => saveFile(t('compare.fileName'), new Blob([csvOfComparison(compared, groups, t)], { type: 'text/csv' }));
  const quiet = { size: 'lg', variant: 'outline', colorPalette: 'ink' } as const;
  return (
    <Box data-screen-only="" display="flex" flexWrap="wrap" gap={{ base: '2', md: '3' }} mt="6" mb="4">
      <ButtonLink to={{ search: next.toString() }} state={{ preserveScroll: true }} {...quiet}>
        {t(isReduced ? 'compare.everything' : 'compare.onlyDifferences')}
      </ButtonLink>
      <Button {...quiet} {...SIGN_ON_PHONES} aria-label={t('compare.print')} onClick={() => print()}>
        <Icon as={Printer} size={18} />
        <Box as="span" hideBelow="md">
          {t('compare.print')}
        </Box>
      </Button>
      <Button {...quiet} {...SIGN_ON_PHONES} aria-label={t('compare.download')} onClick={download}>
        <Icon as={Download} size={18} />
        <Box as="span" hideBelow="md">
          {t('compare.download')}
        </Box>
      </Button>
      <FitToggle />
      {compared.length < COMPARED_AT_MOST.wide && (
        <ButtonLink to="/colleges" {...quiet}>
          <Icon as={Search} size={18} />
          {t('compare.addMore')}
        </ButtonLink>
      )}
    </Box>
  );
}

/** Leads to the comparison without one of its colleges; the rest of the address stays. */
function RemoveLink({ college, all }: { readonly college: CollegeColumn; readonly all: readonly CollegeColumn[] }) {
  const t = useTranslations();
  const [params] = useSearchParams();
  const others = all.filter(({ _id }) => _id !== college._id).map(({ _id }) => _id);
  if (others.length === 0) return null;
  const next = new URLSearchParams(params);
  next.set(COMPARE, others.join(','));
  return (
    <PageLink
      to={{ search: next.toString().replaceAll('%2C', ',') }}
      data-screen-only=""
      aria-label={t('compare.remove', { name: college.name })}
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      minW="11"
      minH="11"
      color="fg.muted"
    >
      <Icon as={X} size={18} />
    </PageLink>
  );
}

/** A comparison as a CSV table: a line for each fact, and for each college its value and the source of it. */
function csvOfComparison(colleges: readonly CollegeColumn[], groups: readonly CompareGroup[], t: Translate): string {
  const head = [t('compare.fact'), ...colleges.flatMap(({ name }) => [name, t('compare.sourceOf', { name })])];
  const lines = groups.flatMap(({ rows }) =>
    rows.map(({ label, values, sources }) => [label, ...values.flatMap((value, index) => [value, sources[index] ?? null])]),
  );
  return csvOf([head, ...lines]);
}
