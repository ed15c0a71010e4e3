import { Box } from '@chakra-ui/react/box';
import { useEditingMessages } from '../../../components/document-editor/use-editing-messages';
import { useTranslations } from '../../../i18n/use-translations';
import { PageLink } from '../../../ui/links';
import { TextSkeleton } from '../../../ui/states/text-skeleton';
import { NewCampForm } from '../editing/camps/new-camp';

const MESSAGES = ['camp-editing'] as const;

interface CampStepProps {
  readonly collegeId: string;
  /** The address of the page's camps, where drafts are filled in and published. */
  readonly campsAt: string;
  readonly onNext: () => void;
}

/** The first camp of a college, as a draft. */
export function CampStep({ collegeId, campsAt, onNext }: CampStepProps) {
  const t = useTranslations();
  const isReady = useEditingMessages(MESSAGES);
  if (!isReady) return <TextSkeleton />;
  return (
    <>
      <NewCampForm
        collegeId={collegeId}
        onMade={() => undefined}
        onClose={onNext}
        inWizard={{ saveText: t('wizard.save'), cancelText: t('wizard.skip') }}
      />
      <Box mt="4">
        <PageLink to={campsAt} display="inline-flex" alignItems="center" minH="11" textDecoration="underline">
          {t('coachWizard.campsLink')}
        </PageLink>
      </Box>
    </>
  );
}
