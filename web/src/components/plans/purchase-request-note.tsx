import { Box } from '@chakra-ui/react/box';
import type { Language } from '@touchline/domain/kernel/language';
import { useLanguage } from '../../i18n/language-provider';
import { useFormats } from '../../i18n/use-translations';
import { useLongDate } from '../../ui/use-dates';
import type { OwnPurchaseRequest } from './use-purchase-requests';

interface NoteTexts {
  readonly parents: string;
  readonly asked: (who: string, until: string) => string;
  readonly approved: (until: string) => string;
  readonly declined: (from: string) => string;
}

const TEXTS: Readonly<Record<Language, NoteTexts>> = {
  en: {
    parents: 'your parent or guardian',
    asked: (who, until) =>
      `We asked ${who} by email. Nothing is charged before they say yes, and you get an email then. They have until ${until}.`,
    approved: (until) => `Your parent or guardian said yes. You can pay for it once until ${until}.`,
    declined: (from) => `Your parent or guardian said no. Nothing is charged. You can ask again from ${from}.`,
  },
  de: {
    parents: 'deine Eltern',
    asked: (who, until) =>
      `Wir haben per Mail gefragt: ${who}. Vor dem Ja wird nichts abgebucht, und du bekommst dann eine Mail. Zeit für die Antwort ist bis ${until}.`,
    approved: (until) => `Deine Eltern haben Ja gesagt. Du kannst es bis ${until} einmal bezahlen.`,
    declined: (from) => `Deine Eltern haben Nein gesagt. Es wird nichts abgebucht. Ab ${from} kannst du noch einmal fragen.`,
  },
};

/** How a purchase stands that a minor's guardians are asked about. */
export function PurchaseRequestNote({ request }: { readonly request: OwnPurchaseRequest }) {
  const { language } = useLanguage();
  const { formatList } = useFormats();
  const day = useLongDate();
  const { state, guardians, validUntil } = request;
  const texts = TEXTS[language];
  const names = guardians.filter((name) => name !== '');
  const said = state === 'asked' ? null : texts[state](day(validUntil));
  return (
    <Box role="note" fontWeight="medium" overflowWrap="anywhere" maxW="text">
      {said ?? texts.asked(names.length === 0 ? texts.parents : formatList(names), day(validUntil))}
    </Box>
  );
}
