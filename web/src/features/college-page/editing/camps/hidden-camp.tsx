import { Box } from '@chakra-ui/react/box';
import type { Camp } from '@touchline/domain/camp/camp';
import { HidingAnswer } from '../../../../components/reporting/hiding-answer';
import { useLanguage } from '../../../../i18n/language-provider';
import { useApi } from '../../../../lib/api/api-client';

const TITLE = { en: 'We have hidden this camp', de: 'Wir haben dieses Camp verborgen' } as const;

interface HiddenCampProps {
  readonly camp: Pick<Camp, '_id' | 'collegeId' | 'withheld'>;
  readonly onCamp: (after: Camp) => void;
}

/** Why an admin hides a camp, for the editors of its college; one of them answers once. */
export function HiddenCamp({ camp: { _id: campId, collegeId, withheld }, onCamp }: HiddenCampProps) {
  const { language } = useLanguage();
  const callApi = useApi();
  if (withheld === null) return null;
  return (
    <Box mt="4">
      <HidingAnswer
        title={TITLE[language]}
        hiding={withheld}
        of={`camps/${campId}/hidingAnswer`}
        onAnswer={async (text) => {
          const { camp } = await callApi('answerCampHiding', { params: { collegeId, campId }, body: { text } });
          onCamp(camp);
        }}
      />
    </Box>
  );
}
