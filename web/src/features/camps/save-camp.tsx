import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { MOST_PLANNED } from '@touchline/domain/camp/camp-plan';
import { Bookmark, BookmarkCheck, CalendarCheck } from 'lucide-react';
import { setCampSaved, useSavedCamps } from '../../components/saving/saved-camps';
import { useTranslations } from '../../i18n/use-translations';
import { Icon } from '../../ui/icon';
import { ButtonLink } from '../../ui/links';
import { useToasts } from '../../ui/overlays/toasts';
import { useCampAddress } from './camp-address';

interface SaveCampProps {
  readonly id: string;
  readonly name: string;
  /** Shows its label next to the icon. */
  readonly hasText?: boolean;
}

/** Saves a camp for the plan on this device, or removes it. */
export function SaveCamp({ id, name, hasText = false }: SaveCampProps) {
  const t = useTranslations();
  const show = useToasts();
  const isSaved = useSavedCamps().includes(id);
  const shape = isSaved ? BookmarkCheck : Bookmark;
  return (
    <Button
      size="lg"
      px={hasText ? '4' : '0'}
      minW="11"
      variant={hasText ? 'outline' : 'ghost'}
      colorPalette={isSaved ? 'pitch' : 'ink'}
      aria-pressed={isSaved}
      aria-label={t('camps.save', { name })}
      onClick={() => {
        if (!setCampSaved(id, !isSaved)) show({ variant: 'danger', text: t('camps.planFull', { most: MOST_PLANNED }) });
      }}
    >
      <Icon as={shape} />
      {hasText && t(isSaved ? 'camps.savedWord' : 'camps.saveWord')}
    </Button>
  );
}

/** The link to the plan of the camps that are saved on this device. */
export function PlanLink() {
  const t = useTranslations();
  const saved = useSavedCamps();
  const { toPlan } = useCampAddress();
  return (
    <Box flex="none" minH="11">
      <ButtonLink variant="outline" to={toPlan(saved)} rel="nofollow">
        <Icon as={CalendarCheck} size={18} />
        {t('camps.plan', { count: saved.length })}
      </ButtonLink>
    </Box>
  );
}
