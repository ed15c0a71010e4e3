import { IconButton } from '@chakra-ui/react/button';
import { PanelRightOpen } from 'lucide-react';
import { useTranslations } from '../../i18n/use-translations';
import { Icon } from '../../ui/icon';

interface QuickViewButtonProps {
  /** Whose quick view it opens. */
  readonly name: string;
  readonly me?: '-2';
  readonly onClick: () => void;
}

/** Opens the quick view of a player from a row or a card, above the link that covers it. */
export function QuickViewButton({ name, ...props }: QuickViewButtonProps) {
  const t = useTranslations();
  return (
    <IconButton
      position="relative"
      size="lg"
      flex="none"
      variant="ghost"
      colorPalette="ink"
      aria-haspopup="dialog"
      aria-label={t('recruits.quickView', { name })}
      {...props}
    >
      <Icon as={PanelRightOpen} />
    </IconButton>
  );
}
