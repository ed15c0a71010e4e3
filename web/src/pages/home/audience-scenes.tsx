import { Box } from '@chakra-ui/react/box';
import { CircleCheck, Pencil } from 'lucide-react';
import { CollegeCard } from '../../components/college-card';
import { useTranslations } from '../../i18n/use-translations';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import type { FoundColleges } from './use-typed-colleges';

/** A real college as its card on top of a stack: the card that players meet in the search. */
export function PlayerScene({ first }: { readonly first: FoundColleges }) {
  const t = useTranslations();
  const college = first.answer?.items.find(({ sexes }) => sexes.length === 2) ?? first.answer?.items[0];
  if (college === undefined) return null;
  return (
    <Box className="on-page" position="relative" color="fg">
      <Box aria-hidden position="absolute" bottom="-5" left="8" right="8" height="10" bg="bg.muted" borderRadius="card" />
      <Box
        aria-hidden
        position="absolute"
        bottom="-2.5"
        left="4"
        right="4"
        height="10"
        bg="bg.subtle"
        borderWidth="1px"
        borderRadius="card"
      />
      <Box position="relative">
        <CollegeCard college={college} level="h3" facts={[{ label: t('college.nickname'), value: college.nickname }]} />
      </Box>
    </Box>
  );
}

/**
 * An edited text of a college page with its toast, as a coach sees them. An illustration made of the product's
 * components, inert for keyboard and screen reader. Its place has its height before the browser draws it.
 */
export function CoachScene() {
  const t = useTranslations();
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;
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
