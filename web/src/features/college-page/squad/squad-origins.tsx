import { Box } from '@chakra-ui/react/box';
import { shadeOf } from '@touchline/domain/reference/geography/map-drawing';
import { nameOfState } from '@touchline/domain/reference/states';
import { shareOfOrigins } from '@touchline/domain/season/squad/squad-counts';
import type { CountedSquad } from '@touchline/domain/season/added/added-squad';
import { NumberFigure } from '../../../components/numbers/number-figure';
import { useLanguage } from '../../../i18n/language-provider';
import { useFormats } from '../../../i18n/use-translations';
import { Chip } from '../../../ui/chip';
import { ShareBar } from './share-bar';
import { useSquadTexts } from './squad-texts';
import type { Language } from '@touchline/domain/kernel/language';

interface SquadOriginsProps {
  readonly squad: CountedSquad;
  readonly division: string;
  /** The college's own state, postal; null where it is unknown. */
  readonly state: string | null;
}

/** Where the players of a squad come from: shares next to the median, a small map of states, countries. */
export function SquadOrigins({ squad, division, state }: SquadOriginsProps) {
  const texts = useSquadTexts();
  const { language } = useLanguage();
  const { formatNumber } = useFormats();
  const percent = (value: number) => formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 0 });
  const { states, countries, medians, origins } = squad;
  const shares = (['abroad', 'home'] as const).map((of) => {
    const share = shareOfOrigins(squad[of], squad);
    const told = squad[of];
    const median = medians[of];
    return {
      of,
      share,
      median,
      label: of === 'abroad' ? texts.abroad : state === null ? texts.ownState : texts.home(nameOfState(state, language)),
      text: share === null || told === 'few' ? texts.few : texts.shareOf(percent(share), told),
      medianText: median === null ? null : texts.median(division, percent(median)),
    };
  });
  const named = states.map(({ name, players }) => ({ name: nameOfState(name, language), players }));
  return (
    <NumberFigure
      title={texts.origins}
      sentence={texts.originsSentence(origins)}
      rows={[
        ...shares.map(({ label, text, medianText }): [string, string] => [
          label,
          medianText === null ? text : `${text}, ${medianText}`,
        ]),
        ...[...named, ...countries.map(({ name, players }) => ({ name: countryName(name, language), players }))].map(
          ({ name, players }): [string, string] => [name, texts.players(players)],
        ),
      ]}
    >
      <Box display="grid" gap="4">
        {shares.map(({ of, ...share }) => (
          <ShareBar key={of} {...share} />
        ))}
        {states.length > 0 && (
          <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="6" rowGap="3">
            <StatesMap states={states} />
            <Box flex="1 1 10rem" minW="0">
              <Box textStyle="small" color="fg.muted" mb="1">
                {texts.states}
              </Box>
              {named.map(({ name, players }) => (
                <Box key={name} display="flex" justifyContent="space-between" gap="4" borderTopWidth="1px" py="1.5">
                  <span>{name}</span>
                  <Box as="span" fontWeight="semibold" fontVariantNumeric="tabular-nums">
                    {players}
                  </Box>
                </Box>
              ))}
              <Box textStyle="small" color="fg.muted" mt="1">
                {texts.statesNote}
              </Box>
            </Box>
          </Box>
        )}
        {countries.length > 0 && (
          <div>
            <Box textStyle="small" color="fg.muted" mb="2">
              {texts.countries}
            </Box>
            <Box display="flex" flexWrap="wrap" gap="2">
              {countries.map(({ name, players }) => (
                <Chip key={name} tone="pitch">{`${countryName(name, language)} ${players}`}</Chip>
              ))}
            </Box>
          </div>
        )}
      </Box>
    </NumberFigure>
  );
}

/** The United States in public/regions.svg, below Canada. */
const UNITED_STATES = '0 330 1000 347';
/** The states of that drawing. */
const DRAWN =
  'AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY'.split(
    ' ',
  );
const SHADES = [14, 36, 48, 64, 82, 100];

/** A small map of the states, the darker the more players come from one. */
function StatesMap({ states }: { readonly states: CountedSquad['states'] }) {
  const most = Math.max(...states.map(({ players }) => players));
  const playersOf = new Map(states.map(({ name, players }) => [name, players]));
  return (
    <svg viewBox={UNITED_STATES} focusable="false" style={{ display: 'block', flex: '1 1 14rem', maxWidth: '22rem' }}>
      {DRAWN.map((code) => (
        <use
          key={code}
          href={`/regions.svg#${code}`}
          stroke="var(--tl-colors-bg)"
          strokeWidth="2"
          fill={`color-mix(in srgb, var(--tl-colors-pitch-solid) ${SHADES[shadeOf(playersOf.get(code) ?? 0, most)] ?? 14}%, var(--tl-colors-bg))`}
        />
      ))}
    </svg>
  );
}

/** The German names of the countries in our tables of squads where they differ. */
const GERMAN: Readonly<Record<string, string>> = {
  Denmark: 'Dänemark',
  Spain: 'Spanien',
  Brazil: 'Brasilien',
  Australia: 'Australien',
  Germany: 'Deutschland',
  Serbia: 'Serbien',
  France: 'Frankreich',
  Argentina: 'Argentinien',
  Italy: 'Italien',
  Sweden: 'Schweden',
  Austria: 'Österreich',
  Canada: 'Kanada',
  Belgium: 'Belgien',
  'United Kingdom': 'Vereinigtes Königreich',
  Netherlands: 'Niederlande',
  Norway: 'Norwegen',
  Cyprus: 'Zypern',
  Iceland: 'Island',
};

/** A country of a squad in the language of the page. */
function countryName(name: string, language: Language): string {
  return language === 'de' ? (GERMAN[name] ?? name) : name;
}
