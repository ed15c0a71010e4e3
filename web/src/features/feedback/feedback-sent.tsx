import { Box } from '@chakra-ui/react/box';
import { SHOWN_MS } from '@touchline/domain/constants/limits';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { Words } from '../../i18n/use-translations';

/** The sent state; `onOver` is called after 3 s (specification §9). */
export function FeedbackSent({ onOver }: { readonly onOver: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onOver, SHOWN_MS.feedbackSent);
    return () => clearTimeout(timer);
  }, [onOver]);
  return (
    <Box role="status" display="flex" alignItems="center" gap="3" py="6" textStyle="h3">
      <Box as="span" display="grid" placeItems="center" boxSize="11" borderRadius="pill" bg="flare.solid" color="flare.contrast">
        <Check size={20} strokeWidth={1.75} aria-hidden />
      </Box>
      <Words id="feedback.sent" />
    </Box>
  );
}
