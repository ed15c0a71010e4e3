import { Box } from '@chakra-ui/react/box';
import { CircleCheck, Pencil } from 'lucide-react';
import { useTranslations } from '../../i18n/use-translations';

/** An edited text of a college page with its toast, as a coach sees them: a picture made of the product's parts, out of reach of keyboard and screen reader. */
export function CoachScene() {
  const t = useTranslations();
  return (
    <Box aria-hidden inert>
      <Box position="relative" zIndex="1" display="flex" justifyContent="center" mb="-5">
        <Box
          display="flex"
          alignItems="center"
          gap="3"
          bg="pitch.solid"
          color="pitch.contrast"
          borderWidth="2px"
          borderColor="hero"
          borderRadius="control"
          boxShadow="soft"
          px="4"
          py="3"
          maxW="92%"
        >
          <Box flex="none">
            <CircleCheck size={20} strokeWidth={1.75} />
          </Box>
          <Box fontWeight="medium">{t('college.updated')}</Box>
          <Box fontWeight="bold" textDecoration="underline">
            {t('college.undo')}
          </Box>
        </Box>
      </Box>
      <Box bg="bg.panel" color="fg" borderRadius="card" boxShadow="soft" px="6" pt="10" pb="7">
        <Box display="flex" justifyContent="space-between" alignItems="center">
          <Box textStyle="h3">{t('college.campus')}</Box>
          <Box color="pitch.fg">
            <Pencil size={20} strokeWidth={1.75} />
          </Box>
        </Box>
        <Box mt="3" px="3" py="2.5" borderWidth="1px" borderColor="border.emphasized" borderRadius="control">
          {t('landing.picturedCampus')}
        </Box>
        <Box display="flex" gap="3" mt="4">
          <Box bg="pitch.solid" color="pitch.contrast" fontWeight="semibold" borderRadius="control" px="5" py="2">
            {t('edit.save')}
          </Box>
          <Box borderWidth="1px" borderColor="border.emphasized" fontWeight="semibold" borderRadius="control" px="5" py="2">
            {t('edit.cancel')}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
