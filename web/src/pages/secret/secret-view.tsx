import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { TERMS } from '@touchline/domain/person/consent/terms';
import { LEAGUES } from '@touchline/domain/reference/college-kinds';
import { TextPage, TextSections, TwoColumns } from '../../components/text-page';
import { useLanguage } from '../../i18n/language-provider';
import { Section } from '../../ui/page-layout';
import { useLongDate } from '../../ui/use-dates';
import type { HeadContext, PageHead } from '../page-definition';
import { SECRET_TEXTS } from './secret-texts';

type Numbers = AnswerOf<'siteNumbers'>;

const CHANGED_ON = '2026-11-24';

/** /Secret: the product's own numbers (S2-14). Nothing leads here, and search engines do not list it. */
export function View({ data }: { readonly data: Numbers }) {
  const { language } = useLanguage();
  const texts = SECRET_TEXTS[language];
  const longDate = useLongDate();
  const number = (value: number) => new Intl.NumberFormat(language).format(value);
  const { rules } = data;
  return (
    <TextPage title={texts.title} lead={texts.lead} changedOn={CHANGED_ON}>
      <TwoColumns
        first={
          <Section title={texts.records}>
            <NumberTable
              rows={[
                [texts.colleges, number(data.colleges)],
                ...data.leagues.map(
                  ({ league, colleges }) =>
                    [league === 'other' ? texts.otherLeague : LEAGUES[league].label, number(colleges)] as const,
                ),
                [texts.male, number(data.teams.male)],
                [texts.female, number(data.teams.female)],
                [texts.unconfirmed, number(data.unconfirmedTeams)],
                [
                  texts.rules,
                  `${number(rules.count)}${rules.checkedSince === null ? '' : `, ${texts.rulesChecked(longDate(rules.checkedSince))}`}`,
                ],
              ]}
            />
          </Section>
        }
        beside={
          <Section title={texts.coverage} intro={texts.coverageText}>
            <NumberTable
              head={[texts.fact, texts.known]}
              rows={data.facts.map(({ fact, known }) => [
                texts.facts[fact],
                texts.share(number(known), number(data.colleges)),
                data.colleges === 0 ? 0 : known / data.colleges,
              ])}
            />
          </Section>
        }
        last={
          <>
            <TextSections sections={texts.measured} isNarrow />
            <Section title={texts.build}>
              <Text>{import.meta.env.DEV || import.meta.env.VITE_LOCAL === 'true' ? texts.local : texts.deployed}</Text>
              <Text>{texts.termsVersion(TERMS.version, longDate(TERMS.date))}</Text>
            </Section>
          </>
        }
      />
    </TextPage>
  );
}

interface NumberTableProps {
  readonly head?: readonly [string, string];
  /** A name, what is counted, and the share of the bar, from 0 to 1. */
  readonly rows: readonly (readonly [name: string, value: string, share?: number])[];
}

/** Names and numbers in ruled rows; a share is also a bar. */
function NumberTable({ head, rows }: NumberTableProps) {
  return (
    <chakra.table width="full" maxW="text" borderCollapse="collapse" fontVariantNumeric="tabular-nums">
      {head !== undefined && (
        <thead>
          <tr>
            <Head scope="col">{head[0]}</Head>
            <Head scope="col" textAlign="end">
              {head[1]}
            </Head>
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([name, value, share]) => (
          <chakra.tr key={name} borderBottomWidth="1px">
            <Head scope="row" fontWeight="normal">
              {name}
              {share !== undefined && (
                <Box mt="1.5" height="1.5" borderRadius="pill" bg="bg.muted" overflow="hidden" aria-hidden>
                  <Box height="full" bg="pitch.solid" style={{ width: `${Math.round(share * 100)}%` }} />
                </Box>
              )}
            </Head>
            <chakra.td textAlign="end" verticalAlign="top" py="2.5">
              {value}
            </chakra.td>
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

const Head = chakra('th', { base: { textAlign: 'start', verticalAlign: 'top', py: '2.5', pe: '4' } });

/** The head of the page, which is in no sitemap. */
export function head({ language }: HeadContext<Numbers>): PageHead {
  const { title, lead } = SECRET_TEXTS[language];
  return { title, description: lead, isIndexable: false };
}
