import { Box } from '@chakra-ui/react/box';
import { CoachCard, type CoachCardProps } from './coach-card';
import { useCollegeInHand } from './college-in-hand';
import { useEditorPlace } from './use-editor-place';

/** A member of staff as the editors of the page see them: changed in the card's place, removed by a press. */
export function EditableCoach({ coach, isShort }: CoachCardProps) {
  const { college, sex, editing } = useCollegeInHand();
  const { isOpen, opener, open, close } = useEditorPlace();
  if (editing === null) return <CoachCard coach={coach} isShort={isShort} />;
  const { save } = editing;
  return isOpen ? (
    <Box as="li" gridColumn="1 / -1">
      <editing.StaffForm college={college} sex={sex} coach={coach} save={save} onClose={close} />
    </Box>
  ) : (
    <CoachCard
      coach={coach}
      isShort={isShort}
      tools={<editing.StaffTools coach={coach} sex={sex} save={save} opener={opener} onOpen={open} />}
    />
  );
}
