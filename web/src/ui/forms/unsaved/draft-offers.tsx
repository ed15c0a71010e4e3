import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useEffectEvent, useState } from 'react';
import { type DraftOffer, excerptOf, offersOf } from '../../../lib/drafts/draft-rules';
import { type DraftAccount, draftsOf, forgetDraft } from '../../../lib/drafts/draft-store';
import type { Texts } from './opened-form';
import { useUnsavedForms } from './unsaved-forms';
import { useUnsavedTexts } from './unsaved-texts';

interface DraftOffersProps {
  readonly account: DraftAccount;
  readonly of: string;
  /** The stored texts of the form's fields; null where no form is open, and any of `fields` counts. */
  readonly stored: Texts | null;
  readonly fields?: readonly string[];
  /** The form that shows them, whose own text is not offered. */
  readonly writer?: string;
  readonly onRestore: (offer: DraftOffer) => void;
}

const nameOf = ({ writer }: DraftOffer, of: string) => `${of} ${writer}`;

/**
 * Text that was typed before and not saved, with the day, its beginning, and whether the saved text has changed since:
 * the user restores or discards it. In front of a closed form restoring opens that form.
 */
export function DraftOffers({ account, of, stored, fields, writer, onRestore }: DraftOffersProps) {
  const texts = useUnsavedTexts();
  const forms = useUnsavedForms();
  const read = () => {
    const others = draftsOf(account, Date.now()).filter((draft) => draft.writer !== writer);
    return offersOf(others, { of, stored, ...(fields === undefined ? {} : { fields }) });
  };
  const [offers, setOffers] = useState(read);
  const isForm = stored !== null;

  function restore(offer: DraftOffer) {
    if (!isForm) forms.openToRestore(nameOf(offer, of));
    onRestore(offer);
    setOffers(read());
  }
  function discard(offer: DraftOffer) {
    for (const draft of offer.drafts) forgetDraft(account, draft);
    setOffers(read());
  }
  const restoreWanted = useEffectEvent(() => {
    const wanted = forms.takeRestored(offers.map((offer) => nameOf(offer, of)));
    const offer = offers.find((one) => nameOf(one, of) === wanted);
    if (offer !== undefined) restore(offer);
  });
  useEffect(() => {
    if (!isForm) return undefined;
    const timer = setTimeout(() => restoreWanted());
    return () => clearTimeout(timer);
  }, [isForm]);

  if (offers.length === 0) return null;
  return (
    <Box display="grid" gap="3" mb={isForm ? '0' : '5'}>
      {offers.map((offer) => (
        <Box
          key={offer.writer}
          role="group"
          aria-label={texts.offered(offer.at)}
          borderWidth="1px"
          borderColor="border.emphasized"
          borderRadius="card"
          bg="bg.subtle"
          px="4"
          py="3"
          maxW="text"
        >
          <Text fontWeight="medium" role="status">
            {texts.offered(offer.at)}
          </Text>
          <Text color="fg.muted" overflowWrap="anywhere">
            {texts.quoted(excerptOf(offer))}
          </Text>
          {offer.isStale && <Text mt="1">{texts.stale}</Text>}
          <Box display="flex" flexWrap="wrap" gap="2" mt="3">
            <Button size="lg" variant="outline" bg="bg.panel" onClick={() => restore(offer)}>
              {texts.restore}
            </Button>
            <Button size="lg" variant="ghost" colorPalette="ink" onClick={() => discard(offer)}>
              {texts.discard}
            </Button>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
