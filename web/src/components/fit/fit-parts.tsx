import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { EQUAL_WEIGHTS, WEIGHT_RANGE } from '@touchline/domain/search/fit/fit-of';
import { type ByPart, FIT_PARTS, type FitPart, type ScoredPart } from '@touchline/domain/search/fit/fit-part';
import { useId } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { FIT_TEXTS } from './fit-texts';
import { storeFitSettings } from './fit-settings';
import { useFitWeights } from './own-wishes';
import { gapText, reasonText } from './reason-texts';

/** The six parts with their weights; of a college each has its bar and its reasons. */
export function FitParts({ parts }: { readonly parts: ByPart<ScoredPart> | null }) {
  const texts = FIT_TEXTS[useLanguage().language];
  const weights = useFitWeights();
  const isEven = FIT_PARTS.every((part) => weights[part] === EQUAL_WEIGHTS[part]);
  return (
    <Box>
      <Box as="ul" listStyleType="none">
        {FIT_PARTS.map((part) => (
          <Box as="li" key={part} py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
            <PartHead part={part} scored={parts?.[part] ?? null} />
            <Weight part={part} />
            {parts !== null && <Reasons scored={parts[part]} />}
          </Box>
        ))}
      </Box>
      {!isEven && (
        <Button
          variant="outline"
          colorPalette="ink"
          size="lg"
          mt="2"
          whiteSpace="normal"
          onClick={() => storeFitSettings({ weights: EQUAL_WEIGHTS })}
        >
          {texts.evenly}
        </Button>
      )}
    </Box>
  );
}

interface PartHeadProps {
  readonly part: FitPart;
  readonly scored: ScoredPart | null;
}

/** The name of a part, and its score as a number and a bar. An unknown score has no bar. */
function PartHead({ part, scored }: PartHeadProps) {
  const texts = FIT_TEXTS[useLanguage().language];
  const score = scored?.score ?? null;
  return (
    <>
      <Box display="flex" justifyContent="space-between" alignItems="baseline" gap="3">
        <Box fontWeight="semibold">{texts.parts[part]}</Box>
        {scored !== null && (
          <Box textStyle="small" color={score === null ? 'fg.muted' : 'fg'} fontVariantNumeric="tabular-nums" flex="none">
            {score === null ? texts.unknown : texts.points(score)}
          </Box>
        )}
      </Box>
      {scored !== null && (
        <Box mt="1.5" height="2" borderRadius="pill" bg="bg.muted" borderWidth="1px" overflow="hidden" aria-hidden>
          {score !== null && <Box height="full" bg="pitch.solid" style={{ width: `${score}%` }} />}
        </Box>
      )}
    </>
  );
}

/** How much a part counts, as a slider from 0 to 10. */
function Weight({ part }: { readonly part: FitPart }) {
  const texts = FIT_TEXTS[useLanguage().language];
  const weights = useFitWeights();
  const id = useId();
  const weight = weights[part];
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr) 7.5rem" alignItems="center" columnGap="3">
      <chakra.input
        id={id}
        type="range"
        aria-label={texts.weight(texts.parts[part])}
        aria-valuetext={texts.weightText(weight)}
        min={WEIGHT_RANGE.least}
        max={WEIGHT_RANGE.most}
        step={1}
        value={weight}
        onChange={({ target }) => storeFitSettings({ weights: { ...weights, [part]: Number(target.value) } })}
        width="full"
        minW="0"
        minH="11"
        accentColor="var(--tl-colors-pitch-solid)"
      />
      <Box asChild textStyle="small" color="fg.muted" textAlign="end" fontVariantNumeric="tabular-nums">
        <output htmlFor={id}>{texts.weightText(weight)}</output>
      </Box>
    </Box>
  );
}

/** Why a part has its score, each reason with its points and its source, and what is missing. */
function Reasons({ scored: { reasons, gaps } }: { readonly scored: ScoredPart }) {
  const { language } = useLanguage();
  const texts = FIT_TEXTS[language];
  return (
    <Box as="ul" listStyleType="none" display="grid" rowGap="2" textStyle="small">
      {reasons.map((reason) => {
        const { text, source } = reasonText(reason, language);
        return (
          <Box as="li" key={reason.kind} minW="0" overflowWrap="anywhere">
            {text}{' '}
            <Box as="span" fontWeight="medium" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
              {texts.points(reason.points)}
            </Box>
            <Box color="fg.muted" lineHeight="1.35">
              {source}
            </Box>
          </Box>
        );
      })}
      {gaps.map((gap) => (
        <Box as="li" key={gap.what} color="fg.muted" minW="0" overflowWrap="anywhere">
          {gapText(gap, language)}
        </Box>
      ))}
    </Box>
  );
}
