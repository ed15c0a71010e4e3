import { Box } from '@chakra-ui/react/box';
import { useTranslations } from '../../../i18n/use-translations';
import { PageLink } from '../../../ui/links';
import { NewCampForm } from '../editing/camps/new-camp';

interface CampStepProps {
  readonly collegeId: string;
  /** The address of the page's camps, where drafts are filled in and published. */
  readonly campsAt: string;
  readonly onNext: () => void;
}

/** The first camp of a college, as a draft. */
export function CampStep({ collegeId, campsAt, onNext }: CampStepProps) {
  const t = useTranslations();
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
