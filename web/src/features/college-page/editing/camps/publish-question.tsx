import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import type { CampEssential } from '@touchline/domain/camp/edited-camps';
import { useTranslations } from '../../../../i18n/use-translations';
import { Dialog } from '../../../../ui/overlays/dialog';

interface PublishQuestionProps {
  readonly name: string;
  readonly missing: readonly CampEssential[];
  readonly opener: () => HTMLElement | null;
  readonly onPublish: () => void;
  /** Opens the form. */
  readonly onFill: () => void;
  readonly onClose: () => void;
}

/** Asks before a camp is published that does not tell yet what families ask for. */
export function PublishQuestion({ name, missing, opener, onPublish, onFill, onClose }: PublishQuestionProps) {
  const t = useTranslations();
  return (
    <Dialog
      isOpen
      title={t('campEditing.publishTitle', { name })}
      opener={opener}
      onClose={onClose}
      footer={
        <Box display="flex" flexWrap="wrap" gap="3" justifyContent="flex-end">
          <Button size="lg" variant="outline" colorPalette="ink" onClick={onPublish}>
            {t('campEditing.publishAnyway')}
          </Button>
          <Button size="lg" onClick={onFill}>
            {t('campEditing.fillFirst')}
          </Button>
        </Box>
      }
    >
      <Box>{t('campEditing.publishText')}</Box>
      <Box as="ul" ps="5" mt="2">
        {missing.map((one) => (
          <li key={one}>{t(`campEditing.missing.${one}`)}</li>
        ))}
      </Box>
    </Dialog>
  );
}
