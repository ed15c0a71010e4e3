import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Spinner } from '@chakra-ui/react/spinner';
import type { ChanceOfAdmission } from '@touchline/domain/search/fit/chance-of-admission';
import { weighedFit } from '@touchline/domain/search/fit/fit-of';
import { FIT_PARTS } from '@touchline/domain/search/fit/fit-part';
import { Gauge } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { Chip } from '../../ui/chip';
import { Icon } from '../../ui/icon';
import { Drawer } from '../../ui/overlays/dialog';
import { FitParts } from './fit-parts';
import type { ExplainedFit } from './fit-responder';
import { useFits } from './fit-store';
import { FIT_TEXTS } from './fit-texts';
import { FitWishesForm } from './fit-wishes-form';
import { useFitWeights } from './own-wishes';

interface FitLineProps {
  readonly collegeId: string;
  readonly name: string;
}

/** How well a college fits: a number with its label, and on a press the reasons for it. */
export function FitLine({ collegeId, name }: FitLineProps) {
  const texts = FIT_TEXTS[useLanguage().language];
  const { status, colleges, retry } = useFits();
  const weights = useFitWeights();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const rated = colleges.get(collegeId) ?? null;
  if (status === 'failed')
    return (
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="2" minH="11" textStyle="small">
        {texts.failed}
        <Button variant="ghost" size="lg" px="2" fontSize="sm" onClick={retry}>
          {texts.again}
        </Button>
      </Box>
    );
  if (status === 'loading' && rated === null)
    return (
      <Box display="flex" alignItems="center" gap="2" minH="11" textStyle="small" color="fg.muted">
        <Spinner size="xs" />
        {texts.loading}
      </Box>
    );
  if (rated === null)
    return (
      <Box minH="11" display="flex" alignItems="center" textStyle="small" color="fg.muted">
        {texts.notListed}
      </Box>
    );
  const { score, known, counting } = weighedFit(rated.scores, weights);
  return (
    <>
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="2" minH="11">
        <Button
          ref={button}
          variant="ghost"
          colorPalette="ink"
          size="lg"
          px="2"
          ms="-2"
          fontSize="sm"
          minW="0"
          height="auto"
          minH="11"
          whiteSpace="normal"
          textAlign="start"
          aria-label={`${score === null ? texts.noNumber : `${texts.number(score)} ${texts.from(known, counting)}`}. ${texts.open(name)}`}
          onClick={() => setIsOpen(true)}
        >
          <Icon as={Gauge} size={18} style={{ flex: 'none' }} />
          <Box as="span" fontVariantNumeric="tabular-nums">
            {score === null ? (counting === 0 ? texts.noWeights : texts.noNumber) : texts.number(score)}
            {score !== null && <Box as="span" color="fg.muted" fontWeight="normal">{` · ${texts.from(known, counting)}`}</Box>}
          </Box>
        </Button>
        {rated.chance !== null && <Chip tone="quiet">{texts.chances[rated.chance]}</Chip>}
      </Box>
      <Drawer isOpen={isOpen} title={texts.titleOf(name)} onClose={() => setIsOpen(false)} opener={() => button.current}>
        <FitDetail collegeId={collegeId} />
      </Drawer>
    </>
  );
}

/** The number with its parts, weights and reasons, the chance of admission with its method, and the own wishes. */
function FitDetail({ collegeId }: { readonly collegeId: string }) {
  const texts = FIT_TEXTS[useLanguage().language];
  const { explain } = useFits();
  const weights = useFitWeights();
  const [fit, setFit] = useState<ExplainedFit | null>(null);
  useEffect(() => {
    let isNeeded = true;
    explain(collegeId).then(
      (explained) => isNeeded && setFit(explained),
      () => undefined,
    );
    return () => {
      isNeeded = false;
    };
  }, [collegeId, explain]);
  if (fit === null) return <Box color="fg.muted">{texts.loading}</Box>;
  const scores = Object.fromEntries(FIT_PARTS.map((part) => [part, fit.parts[part].score])) as Parameters<typeof weighedFit>[0];
  const { score, known, counting } = weighedFit(scores, weights);
  return (
    <Box display="grid" rowGap="5">
      <Box role="status">
        {score === null ? (
          <Box fontWeight="medium">{counting === 0 ? texts.noWeights : texts.noNumber}</Box>
        ) : (
          <>
            <Box as="span" textStyle="figure" fontVariantNumeric="tabular-nums">
              {texts.number(score)}
            </Box>
            <Box color="fg.muted">{texts.from(known, counting)}</Box>
          </>
        )}
      </Box>
      <FitParts parts={fit.parts} />
      <Admission chance={fit.chance} />
      <FitWishesForm />
    </Box>
  );
}

/** Reach, match or likely, what it follows from, and how; no label where no figures are known. */
function Admission({ chance }: { readonly chance: ChanceOfAdmission | null }) {
  const { language } = useLanguage();
  const texts = FIT_TEXTS[language];
  const rate =
    chance === null
      ? ''
      : new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(chance.rate / 100);
  return (
    <Box borderTopWidth="1px" pt="4" display="grid" rowGap="2" textStyle="small">
      <Box fontWeight="semibold" textStyle="body">
        {texts.chanceTitle}
        {chance !== null && `: ${texts.chances[chance.chance]}`}
      </Box>
      <Box>
        {chance === null
          ? texts.noChance
          : chance.test === null
            ? texts.chanceByRate(rate)
            : texts.chanceByTest(rate, chance.test.name.toUpperCase(), chance.test.own, chance.test.low, chance.test.high)}
      </Box>
      <Box color="fg.muted">{texts.method}</Box>
    </Box>
  );
}
