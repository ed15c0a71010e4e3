import { IconButton } from '@chakra-ui/react/button';
import { COMPARED_AT_MOST } from '@touchline/domain/college/comparison/compare-address';
import { MOBILE_BELOW_PX } from '@touchline/domain/reference/limits';
import { Scale } from 'lucide-react';
import { useTranslations } from '../../i18n/use-translations';
import { Icon } from '../../ui/icon';
import { useToasts } from '../../ui/overlays/toasts';
import { type ChosenCollege, toggleCompared, useCompareChoice } from './compare-choice';

/** Adds a college to the comparison, or takes it out: four at most on a phone, six in a wide window. */
export function CompareToggle(college: ChosenCollege) {
  const t = useTranslations();
  const show = useToasts();
  const chosen = useCompareChoice();
  const isChosen = chosen.some(({ collegeId }) => collegeId === college.collegeId);
  function press() {
    const most = innerWidth < MOBILE_BELOW_PX ? COMPARED_AT_MOST.narrow : COMPARED_AT_MOST.wide;
    if (!toggleCompared(college, most)) show({ variant: 'secondary', text: t('compare.full', { most }) });
  }
  return (
    <IconButton
      size="lg"
      minW="11"
      variant="ghost"
      colorPalette={isChosen ? 'pitch' : 'ink'}
      bg={isChosen ? 'pitch.subtle' : undefined}
      aria-pressed={isChosen}
      aria-label={t('compare.add', { name: college.name })}
      onClick={press}
    >
      <Icon as={Scale} strokeWidth={isChosen ? 2.25 : 1.75} />
    </IconButton>
  );
}
