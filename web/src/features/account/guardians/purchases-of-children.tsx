import { Box } from '@chakra-ui/react/box';
import { ownPrice } from '@touchline/domain/kernel/format/money';
import { PRICE_LIST } from '@touchline/domain/reference/price-list';
import { type ChildsPurchaseRequest, usePurchaseRequests } from '../../../components/plans/use-purchase-requests';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { BusyButton } from '../../../ui/busy-button';
import { Chip } from '../../../ui/chip';
import { useToasts } from '../../../ui/overlays/toasts';
import { Section } from '../../../ui/page-layout';
import { useAction } from '../../../ui/use-action';
import { useLongDate } from '../../../ui/use-dates';

const ENGLISH = {
  title: 'Your child would like to buy',
  billed: { monthly: 'a month', once: 'once' },
  states: { asked: 'Waiting', approved: 'Approved', declined: 'Declined' },
  asked: (until: string) => `You can answer until ${until}. Nothing is charged before that.`,
  waits: 'You said yes. The other parent’s answer is missing.',
  approved: (until: string) => `Your child can pay for it once until ${until}.`,
  declined: (until: string) => `Nothing is charged. Your child can ask again from ${until}.`,
  declinedByOther: 'The other parent said no. Nothing is charged.',
  yes: 'Yes, my child may pay',
  no: 'No',
  saved: 'Your answer is saved',
};

const GERMAN: typeof ENGLISH = {
  title: 'Dein Kind möchte kaufen',
  billed: { monthly: 'im Monat', once: 'einmalig' },
  states: { asked: 'Wartet', approved: 'Erlaubt', declined: 'Abgelehnt' },
  asked: (until) => `Antworten kannst du bis ${until}. Vorher wird nichts abgebucht.`,
  waits: 'Du hast Ja gesagt. Die Antwort des anderen Elternteils fehlt noch.',
  approved: (until) => `Dein Kind kann es bis ${until} einmal bezahlen.`,
  declined: (until) => `Es wird nichts abgebucht. Ab ${until} kann dein Kind noch einmal fragen.`,
  declinedByOther: 'Der andere Elternteil hat Nein gesagt. Es wird nichts abgebucht.',
  yes: 'Ja, mein Kind darf bezahlen',
  no: 'Nein',
  saved: 'Deine Antwort ist gespeichert',
};

const TEXTS = { en: ENGLISH, de: GERMAN };

/** What children ask a guardian before they pay, each with its price and the two answers; nothing while none asks. */
export function PurchasesOfChildren() {
  const texts = TEXTS[useLanguage().language];
  const children = usePurchaseRequests(true).query.data?.children ?? [];
  if (children.length === 0) return null;
  return (
    <Section title={texts.title}>
      <Box as="ul" listStyleType="none">
        {children.map((one) => (
          <Asked key={one.purchaseRequestId} one={one} />
        ))}
      </Box>
    </Section>
  );
}

function Asked({ one }: { readonly one: ChildsPurchaseRequest }) {
  const { language } = useLanguage();
  const texts = TEXTS[language];
  const t = useTranslations();
  const day = useLongDate();
  const callApi = useApi();
  const show = useToasts();
  const { store } = usePurchaseRequests(true);
  const { isBusy, run } = useAction();
  const { purchaseRequestId, childName, priceName, cents, currency, validUntil, answer, state } = one;
  const say = (said: 'yes' | 'no') =>
    void run(async () => {
      store(await callApi('answerPurchaseRequest', { params: { purchaseRequestId }, body: { answer: said } }));
      show({ variant: 'success', text: texts.saved });
    });
  const note = () => {
    if (answer === 'no') return texts.declined(day(validUntil));
    if (state === 'declined') return texts.declinedByOther;
    if (answer === null) return texts.asked(day(validUntil));
    return state === 'approved' ? texts.approved(day(validUntil)) : texts.waits;
  };
  return (
    <Box as="li" py="4" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <Box minW="0" overflowWrap="anywhere">
          <Box fontWeight="semibold">{`${childName}: ${t(`plans.name.${priceName}`)}`}</Box>
          <Box>{`${ownPrice(cents, currency, language)} ${texts.billed[PRICE_LIST[priceName].billed]}`}</Box>
        </Box>
        <Chip tone={state === 'approved' ? 'pitch' : 'quiet'}>{texts.states[state]}</Chip>
      </Box>
      <Box textStyle="small" color="fg.muted" mt="1">
        {note()}
      </Box>
      <Box display="flex" flexWrap="wrap" gap="3" mt="3">
        {answer !== 'yes' && (
          <BusyButton size="lg" isBusy={isBusy} busyText={texts.yes} onClick={() => say('yes')}>
            {texts.yes}
          </BusyButton>
        )}
        {answer !== 'no' && (
          <BusyButton
            size="lg"
            variant="outline"
            colorPalette="ink"
            isBusy={isBusy}
            busyText={texts.no}
            onClick={() => say('no')}
          >
            {texts.no}
          </BusyButton>
        )}
      </Box>
    </Box>
  );
}
