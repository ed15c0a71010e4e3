import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { BadgeCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { Chip } from '../../ui/chip';

const TEXTS = {
  en: 'Premium: this player has our Premium plan. It doesn’t say that the details are true. What others have confirmed is marked as confirmed.',
  de: 'Premium: Hier läuft unser Premium-Abo. Ob die Angaben stimmen, sagt das nicht. Was andere bestätigt haben, ist als bestätigt gekennzeichnet.',
} as const;

/** The badge of Premium as a chip: what it means stands below it while it is pressed, and on hover. */
export function PremiumChip({ word }: { readonly word: string }) {
  const text = TEXTS[useLanguage().language];
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box as="span" display="inline-flex" position="relative">
      <chakra.button
        type="button"
        title={text}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        cursor="pointer"
        position="relative"
        _before={{ content: '""', position: 'absolute', insetBlock: '-2', insetInline: '0' }}
      >
        <Chip tone="flare" icon={<BadgeCheck aria-hidden />}>
          {word}
        </Chip>
      </chakra.button>
      <Box
        as="span"
        id={id}
        role="status"
        textStyle="small"
        whiteSpace="normal"
        position="absolute"
        zIndex="docked"
        top="calc(100% + 0.5rem)"
        left="0"
        width="17rem"
        maxW="75vw"
        px="3"
        py="2"
        bg="bg.panel"
        color="fg"
        borderWidth="1px"
        borderRadius="control"
        _empty={{ display: 'none' }}
      >
        {isOpen ? text : null}
      </Box>
    </Box>
  );
}
