import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { Icon } from '../../ui/icon';
import { Drawer } from '../../ui/overlays/dialog';
import { FitParts } from './fit-parts';
import { FIT_TEXTS } from './fit-texts';
import { FitWishesForm } from './fit-wishes-form';

/** Opens the panel with the weights and wishes; `change` says above them what a moved weight did to the order. */
export function FitAdjust({ change }: { readonly change?: ReactNode }) {
  const texts = FIT_TEXTS[useLanguage().language];
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button ref={button} size="lg" variant="outline" px="4" onClick={() => setIsOpen(true)}>
        <Icon as={SlidersHorizontal} size={18} />
        {texts.adjust}
      </Button>
      <Drawer isOpen={isOpen} title={texts.title} onClose={() => setIsOpen(false)} opener={() => button.current}>
        <Box display="grid" rowGap="4">
          <Box color="fg.muted">{texts.intro}</Box>
          {change}
          <FitParts parts={null} />
          <FitWishesForm />
        </Box>
      </Drawer>
    </>
  );
}
