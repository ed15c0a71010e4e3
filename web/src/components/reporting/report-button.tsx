import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Ellipsis, Flag } from 'lucide-react';
import { lazy, type RefObject, Suspense, useId, useRef, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { Icon } from '../../ui/icon';
import { usePopup } from '../../ui/overlays/use-popup';
import type { ReportDialogProps } from './report-dialog';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog')).ReportDialog }));

type ReportButtonProps = Pick<ReportDialogProps, 'target'> & {
  /** What is reported, for the button's accessible name. */
  readonly name: string;
  /** A symbol without a frame, next to a title. */
  readonly isQuiet?: boolean;
};

/**
 * Opens the form that reports a profile, a picture, a text or a camp to the admins; nobody else learns of it. It lies
 * behind “…”, except on a picture in its large view.
 */
export function ReportButton({ isQuiet = false, ...reported }: ReportButtonProps) {
  const { target } = reported;
  const isPicture = target.kind === 'profile' && target.about.kind === 'picture';
  return isPicture ? <ReportFlag {...reported} /> : <ReportMenu {...reported} isQuiet={isQuiet} />;
}

/** A flag on a picture. */
function ReportFlag({ name, ...reported }: ReportButtonProps) {
  const t = useTranslations();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        ref={opener}
        px="2"
        minW="11"
        colorPalette="ink"
        variant="ghost"
        color="fg.muted"
        aria-label={t('reporting.open', { name })}
        onClick={() => setIsOpen(true)}
      >
        <Icon as={Flag} size={18} />
      </Button>
      {isOpen && <OpenReport {...reported} opener={opener} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** The “…” with the report as its row. */
function ReportMenu({ name, isQuiet = false, ...reported }: ReportButtonProps) {
  const t = useTranslations();
  const { isOpen, toggle, close, around, button } = usePopup();
  const menuId = useId();
  const [isReporting, setIsReporting] = useState(false);
  return (
    <Box position="relative" {...around}>
      <Button
        ref={button}
        size={isQuiet ? 'md' : 'lg'}
        px="2"
        minW="11"
        colorPalette="ink"
        {...(isQuiet ? { variant: 'ghost', color: 'fg.muted' } : { variant: 'outline', bg: 'bg.panel' })}
        aria-label={t('reporting.more', { name })}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={toggle}
      >
        <Icon as={Ellipsis} size={18} />
      </Button>
      <Box
        id={menuId}
        hidden={!isOpen}
        position="absolute"
        insetEnd="0"
        top="calc(100% + 0.25rem)"
        zIndex="dropdown"
        p="1"
        bg="bg.panel"
        color="fg"
        borderWidth="1px"
        borderRadius="control"
        boxShadow="overlay"
      >
        <Button
          variant="ghost"
          colorPalette="ink"
          aria-label={t('reporting.open', { name })}
          onClick={() => {
            close();
            setIsReporting(true);
          }}
        >
          <Icon as={Flag} size={18} />
          {t('reporting.word')}
        </Button>
      </Box>
      {isReporting && <OpenReport {...reported} opener={button} onClose={() => setIsReporting(false)} />}
    </Box>
  );
}

interface OpenReportProps extends Pick<ReportDialogProps, 'target' | 'onClose'> {
  readonly opener: RefObject<HTMLButtonElement | null>;
}

function OpenReport({ opener, ...report }: OpenReportProps) {
  return (
    <Suspense fallback={null}>
      <ReportDialog {...report} opener={() => opener.current} />
    </Suspense>
  );
}
