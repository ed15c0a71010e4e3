import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flag } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { Icon } from '../../ui/icon';
import type { ReportDialogProps } from './report-dialog';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog')).ReportDialog }));

type ReportButtonProps = Pick<ReportDialogProps, 'username' | 'about'> & {
  /** What is reported, for the button's accessible name. */
  readonly name: string;
  /** A symbol without a frame, next to a title. */
  readonly isQuiet?: boolean;
};

/** Opens the form that reports a profile, a picture or a text to the admins; nobody else learns of it. */
export function ReportButton({ username, about, name, isQuiet = false }: ReportButtonProps) {
  const t = useTranslations();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        ref={opener}
        size={isQuiet ? 'md' : 'lg'}
        px="2"
        minW="11"
        colorPalette="ink"
        {...(isQuiet ? { variant: 'ghost', color: 'fg.muted' } : { variant: 'outline', bg: 'bg.panel' })}
        fontSize="sm"
        aria-label={t('reporting.open', { name })}
        onClick={() => setIsOpen(true)}
      >
        <Icon as={Flag} size={18} />
        {!isQuiet && (
          <Box as="span" hideBelow="md">
            {t('reporting.word')}
          </Box>
        )}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog username={username} about={about} onClose={() => setIsOpen(false)} opener={() => opener.current} />
        </Suspense>
      )}
    </>
  );
}
