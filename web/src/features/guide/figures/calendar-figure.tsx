import { Box } from '@chakra-ui/react/box';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import { PageLink } from '../../../ui/links';
import { INK } from '../../../components/numbers/number-figure';
import type { CalendarMark } from '../chapter';
import { ruleAnchor } from '../../../components/rules/rule-lines';
import { useFigureTexts } from './figure-texts';

/** A year of recruiting runs from June to May here: the first day on which most coaches may write opens it. */
const MONTHS = [6, 7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5] as const;
const DAYS_IN_MONTH = 30.5;

/** The days on which rules begin, on the line of a year, and below it what each of them opens. */
export function CalendarFigure({ marks }: { readonly marks: readonly CalendarMark[] }) {
  const t = useTranslations();
  const texts = useFigureTexts();
  const { language } = useLanguage();
  const dayName = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const monthName = new Intl.DateTimeFormat(language, { month: 'narrow', timeZone: 'UTC' });
  return (
    <>
      <svg width="100%" height="56" aria-hidden focusable="false" style={{ display: 'block' }}>
        <line x1="0" x2="100%" y1="20" y2="20" stroke={INK.line} strokeWidth="2" />
        {MONTHS.map((month, index) => (
          <text
            key={month}
            x={`${(100 * (index + 0.5)) / MONTHS.length}%`}
            y="48"
            textAnchor="middle"
            fontSize="13"
            fill={INK.quiet}
          >
            {monthName.format(new Date(Date.UTC(2024, month - 1, 15)))}
          </text>
        ))}
        {MONTHS.map((month, index) => (
          <line
            key={month}
            x1={`${(100 * index) / MONTHS.length}%`}
            x2={`${(100 * index) / MONTHS.length}%`}
            y1="14"
            y2="26"
            stroke={INK.line}
          />
        ))}
        {[...new Set(marks.map(({ day }) => day))].map((day) => (
          <circle key={day} cx={`${placeOf(day)}%`} cy="20" r="8" fill={INK.strong} />
        ))}
      </svg>
      <Box as="ol" listStyleType="none" display="grid" rowGap="5" mt="4">
        {marks.map(({ day, when, rules, ids }) => (
          <Box as="li" key={`${day} ${when.relation} ${when.grade}`}>
            <Box fontWeight="semibold">
              {`${dayName.format(new Date(`2024-${day}T00:00:00Z`))}, ${texts.when[when.relation](t('guide.year', { year: when.grade }))}`}
            </Box>
            <Box as="ul" listStyleType="none" textStyle="small">
              {rules.map(({ whose, topic }, index) => (
                <li key={ids[index]}>
                  <PageLink
                    to={`#${ruleAnchor(ids[index] ?? '')}`}
                    color="fg.muted"
                    display="inline-block"
                    py={{ base: '3.5', md: '0' }}
                  >{`${whose}: ${topic}`}</PageLink>
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}

/** Where a day lies on the line, in per cent. */
function placeOf(day: string): number {
  const [month = 0, date = 0] = day.split('-').map(Number);
  const at = MONTHS.findIndex((one) => one === month);
  return (100 * (at + (date - 1) / DAYS_IN_MONTH)) / MONTHS.length;
}
