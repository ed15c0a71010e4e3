import { Box } from '@chakra-ui/react/box';
import { IconButton } from '@chakra-ui/react/button';
import type { RecruitingStage } from '@touchline/domain/person/recruiting-stages';
import { X } from 'lucide-react';
import { BoardCard, type CardDrag } from '../../components/board/board-card';
import { StageChoice } from '../../components/board/stage-choice';
import { competitionParts, placeLine } from '../../components/college/college-summary';
import { CompareSlot } from '../../components/compare/compare-slot';
import { Crest } from '../../components/college/crest';
import { FitSlot } from '../../components/fit/fit-slot';
import { nameOfSaved, type SavedItem, useSaving } from '../../components/saving/use-saved-colleges';
import { useTranslations } from '../../i18n/use-translations';
import { firstTeamAddress } from '../../lib/addresses/college-address';
import { Icon } from '../../ui/icon';
import { PageLink } from '../../ui/links';
import { Plan } from './plan';
import { SavedContact } from './saved-contact';
import { VisitsLink } from './visits-link';

interface SavedCardProps extends CardDrag {
  readonly item: SavedItem;
  readonly onStage: (stage: RecruitingStage) => void;
}

/** A saved college on the board: who, the plan, the stage and the way off the list. A mouse drags it. */
export function SavedCard({ item, isDragged, onDrag, onStage }: SavedCardProps) {
  const t = useTranslations();
  const { remove } = useSaving();
  const { college, collegeId, stage } = item;
  const name = nameOfSaved(item);
  return (
    <BoardCard name={name} isDragged={isDragged} onDrag={onDrag}>
      <Box display="flex" alignItems="flex-start" gap="3">
        {college !== null && <Crest college={college} size={40} />}
        <Box flex="1" minW="0">
          {college === null ? (
            <Box fontWeight="semibold" overflowWrap="anywhere">
              {name}
            </Box>
          ) : (
            <PageLink
              to={firstTeamAddress(college)}
              draggable={false}
              display="inline-flex"
              alignItems="center"
              minH="11"
              fontWeight="semibold"
              lineHeight="1.3"
              overflowWrap="anywhere"
            >
              {name}
            </PageLink>
          )}
          <Box textStyle="small" color="fg.muted" lineHeight="1.35" mt="0.5" overflowWrap="anywhere">
            {college === null
              ? t('saving.gone')
              : [placeLine(college.city, college.state), ...competitionParts(college)].filter((part) => part !== '').join(' · ')}
          </Box>
        </Box>
        <IconButton
          size="lg"
          minW="11"
          mt="-2"
          me="-2"
          variant="ghost"
          colorPalette="ink"
          aria-label={t('saving.remove', { name })}
          onClick={() => void remove(item, name)}
        >
          <Icon as={X} size={18} />
        </IconButton>
      </Box>
      <Box mt="2">
        <SavedContact item={item} />
        {college !== null && <FitSlot collegeId={collegeId} name={name} />}
        <Plan item={item} name={name} />
        {college !== null && (
          <PageLink
            to={`${firstTeamAddress(college)}/athletics#staff`}
            draggable={false}
            display="inline-flex"
            alignItems="center"
            minH="11"
            me="4"
            textStyle="small"
            textDecoration="underline"
          >
            {t('myColleges.coaches')}
          </PageLink>
        )}
        <VisitsLink collegeId={collegeId} name={name} />
      </Box>
      <Box mt="1" display="flex" alignItems="center" justifyContent="space-between" gap="2">
        <StageChoice
          of={collegeId}
          label={t('myColleges.stageOf', { name })}
          stage={stage}
          nameOf={(one) => t(`myColleges.stage.${one}`)}
          onStage={onStage}
        />
        {college !== null && <CompareSlot collegeId={collegeId} name={name} />}
      </Box>
    </BoardCard>
  );
}
