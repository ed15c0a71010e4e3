import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { PRICE_LIST } from '@touchline/domain/reference/price-list';
import type { ReactNode } from 'react';
import { OwnPrice } from '../../components/plans/own-price';
import { useTranslations } from '../../i18n/use-translations';

export type Boost = 'skipTheLine' | 'featureAgain';

interface BoostRowProps {
  readonly boost: Boost;
  readonly text: string;
  /** The price with its button, or what became of the boost. */
  readonly children: ReactNode;
}

/** A boost: what it does, or what it has done. */
export function BoostRow({ boost, text, children }: BoostRowProps) {
  const t = useTranslations();
  return (
    <Box
      as="li"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto 15rem' }}
      alignItems="center"
      columnGap={{ base: '4', md: '8' }}
      rowGap="3"
      py="4"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <Box minW="0">
        <Heading as="h3" textStyle="h3">
          {t(`plans.name.${boost}`)}
        </Heading>
        <Box color="fg.muted">{text}</Box>
      </Box>
      {children}
    </Box>
  );
}

interface BuyBoostProps {
  readonly boost: Boost;
  readonly onChoose: (opener: HTMLElement) => void;
}

/** The price of a boost and the button of its dialog. */
export function BuyBoost({ boost, onChoose }: BuyBoostProps) {
  const t = useTranslations();
  return (
    <>
      <Box textAlign="end">
        <Box textStyle="figure">
          <OwnPrice cents={PRICE_LIST[boost].cents} />
        </Box>
        <Box textStyle="small" color="fg.muted">
          {t('plans.once')}
        </Box>
      </Box>
      <Button
        size="lg"
        variant="outline"
        colorPalette="ink"
        gridColumn={{ base: '1 / -1', md: 'auto' }}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => onChoose(currentTarget)}
      >
        {t(`plans.name.${boost}`)}
      </Button>
    </>
  );
}
