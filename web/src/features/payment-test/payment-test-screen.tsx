import { Box } from '@chakra-ui/react/box';
import { Link } from '@chakra-ui/react/link';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { Language } from '@touchline/domain/kernel/language';
import { PRICE_LIST, type PriceName } from '@touchline/domain/reference/price-list';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { useApi } from '../../lib/api/api-client';
import { BusyButton } from '../../ui/busy-button';
import { Content, PageTitle } from '../../ui/page-layout';
import { SelectField } from '../../ui/fields/select-field';
import { TextField } from '../../ui/fields/text-fields';
import { useAction } from '../../ui/use-action';

const TEXTS = {
  en: {
    title: 'Payment test',
    intro: 'Opens a checkout of the test mode as this account, and completes it without waiting for its event.',
    price: 'What is bought',
    open: 'Open checkout',
    page: 'Payment page',
    order: 'Order',
    complete: 'Complete payment',
    done: (order: string, name: string) => `${order} is complete: ${name}`,
  },
  de: {
    title: 'Zahlungstest',
    intro: 'Öffnet mit diesem Konto einen Kauf im Testmodus und schließt ihn ab, ohne auf sein Ereignis zu warten.',
    price: 'Was gekauft wird',
    open: 'Kauf öffnen',
    page: 'Zahlungsseite',
    order: 'Bestellung',
    complete: 'Zahlung abschließen',
    done: (order: string, name: string) => `${order} ist abgeschlossen: ${name}`,
  },
} as const satisfies Record<Language, object>;

const PRICE_NAMES = Object.keys(PRICE_LIST) as readonly PriceName[];

/** /test: an admin opens a checkout and completes its order (S2-12, S7-19). Refusals are shown as toasts. */
export function PaymentTestScreen() {
  const texts = TEXTS[useLanguage().language];
  const callApi = useApi();
  const { isBusy, run } = useAction();
  const [priceName, setPriceName] = useState<PriceName>('premium');
  const [checkout, setCheckout] = useState<AnswerOf<'createCheckoutSession'> | null>(null);
  const [orderID, setOrderID] = useState('');
  const [completed, setCompleted] = useState<AnswerOf<'completePayment'> | null>(null);

  const openCheckout = () =>
    run(async () => {
      const opened = await callApi('createCheckoutSession', { body: { priceName } });
      setCheckout(opened);
      setOrderID(opened.id);
      setCompleted(null);
    });
  const complete = () => run(async () => setCompleted(await callApi('completePayment', { body: { orderID } })));

  return (
    <Content py={{ base: '8', md: '14' }}>
      <PageTitle text={texts.title} />
      <Stack gap="6" maxW="form">
        <Heading as="h1" textStyle="h1">
          {texts.title}
        </Heading>
        <Text color="fg.muted">{texts.intro}</Text>
        <SelectField
          label={texts.price}
          options={PRICE_NAMES.map((value) => ({ value, text: PRICE_LIST[value].label }))}
          value={priceName}
          onValue={(value) => value !== '' && setPriceName(value)}
        />
        <BusyButton size="lg" variant="outline" colorPalette="ink" isBusy={isBusy} onClick={() => void openCheckout()}>
          {texts.open}
        </BusyButton>
        {checkout !== null && (
          <Link href={checkout.url} variant="underline">
            {texts.page}
          </Link>
        )}
        <TextField
          label={texts.order}
          type="text"
          autoComplete="off"
          value={orderID}
          onText={setOrderID}
          isRequired
          isValidated={false}
          error={null}
        />
        <BusyButton size="lg" isBusy={isBusy} onClick={() => void complete()}>
          {texts.complete}
        </BusyButton>
        <Box role="status">{completed !== null && texts.done(completed.orderID, PRICE_LIST[completed.priceName].label)}</Box>
      </Stack>
    </Content>
  );
}
