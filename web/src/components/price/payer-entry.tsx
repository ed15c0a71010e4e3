import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Pencil } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { useInPlaceEditor } from '../../ui/fields/use-in-place-editor';
import { Icon } from '../../ui/icon';
import { useOwnPayer, type OwnPayer } from './own-payer';
import { PRICE_TEXTS, type PriceTexts } from './price-texts';
import { useMoney } from './use-money';

const PayerForm = lazy(async () => ({ default: (await import('./payer-form')).PayerForm }));

interface PayerEntryProps {
  /** What stands before the button as long as nobody has said who pays. */
  readonly ask?: string;
}

/**
 * Whose prices are shown, in one line with the button that opens the form; before hydration, and until somebody says
 * it, the question.
 */
export function PayerEntry({ ask }: PayerEntryProps) {
  const texts = PRICE_TEXTS[useLanguage().language];
  const own = useOwnPayer();
  const { dollars } = useMoney();
  const { isOpen, opener, open, close } = useInPlaceEditor();
  const line = (
    <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="2" minH="11">
      <Box as="span" textStyle="small" color="fg.muted" flex="1 1 16rem" minW="0">
        {own.payer === null ? (ask ?? texts.ask) : texts.pricesFor(whomOf(own, texts, dollars))}
      </Box>
      <Button ref={opener} size="lg" variant="outline" onClick={open}>
        <Icon as={Pencil} size={18} />
        {own.payer === null ? texts.open : texts.change}
      </Button>
    </Box>
  );
  return (
    <Box data-screen-only="">
      {isOpen ? (
        <Suspense fallback={line}>
          <PayerForm onClose={close} />
        </Suspense>
      ) : (
        line
      )}
    </Box>
  );
}

function whomOf({ payer }: OwnPayer, texts: PriceTexts, money: (dollars: number) => string): string {
  if (payer === null || payer.citizenship === 'other') return texts.payers.other;
  const { homeState, income } = payer;
  return [
    texts.payers.us,
    homeState === null ? texts.payers.abroad : texts.payers.home(homeState),
    ...(income === null ? [] : [texts.payers.income(money(income))]),
  ].join(', ');
}
