import { Box } from '@chakra-ui/react/box';
import type { College } from '@touchline/domain/college/college';
import { collegeCompleteness } from '@touchline/domain/college/editing/college-completeness';
import { ArrowRight, Check } from 'lucide-react';
import { ShareLinkButton } from '../../../components/wizard/share-link-button';
import { WizardButtons, type WizardStep } from '../../../components/wizard/wizard';
import { useTranslations } from '../../../i18n/use-translations';
import { collegeAddress, type TeamSex } from '../../../lib/addresses/college-address';
import { Icon } from '../../../ui/icon';
import { ButtonLink, PageLink } from '../../../ui/links';
import { Notice } from '../../../ui/states/notice';
import { Section } from '../../../ui/page-layout';
import { tabAddress } from '../college-tabs';
import { MissingParts } from '../missing-parts';
import { PagePreview } from './page-preview';

/** The parts offered as the next ones; the others stand under Administration. */
const NEXT_PARTS = 4;

interface ReadyStepProps {
  readonly college: College;
  readonly sex: TeamSex;
  /** The steps before this one. */
  readonly steps: readonly Pick<WizardStep, 'id' | 'title' | 'isDone'>[];
  /** Whether the coach may edit the page; a Pending one may not. */
  readonly isAccepted: boolean;
}

/** What visitors see of the page now, which steps are done, what is worth adding next, and how to send it to others. */
export function ReadyStep({ college, sex, steps, isAccepted }: ReadyStepProps) {
  const t = useTranslations();
  const address = collegeAddress(college.pathName, sex);
  const { missing } = collegeCompleteness(college, sex);
  const further = missing.length - NEXT_PARTS;
  return (
    <>
      <PagePreview college={college} sex={sex} />
      <Box display="grid" gap="8" mt="8">
        {isAccepted ? (
          <>
            <Section title={t('coachWizard.steps')}>
              <Box as="ul" listStyleType="none">
                {steps.map(
                  ({ id, title, isDone }) =>
                    isDone !== null && <StepRow key={id} to={`?step=${id}`} title={title} isDone={isDone} />,
                )}
              </Box>
            </Section>
            <Section title={t('coachWizard.next')} {...(missing.length === 0 ? { intro: t('college.complete') } : {})}>
              <MissingParts college={college} sex={sex} atMost={NEXT_PARTS} />
              {further > 0 && (
                <PageLink
                  to={tabAddress(college.pathName, sex, { tab: 'administration', album: null })}
                  display="inline-flex"
                  alignItems="center"
                  minH="11"
                  mt="2"
                  textDecoration="underline"
                >
                  {t('coachWizard.further', { count: further })}
                </PageLink>
              )}
            </Section>
          </>
        ) : (
          <Notice title={t('coachWizard.pending')} text={t('coachWizard.pendingReady')} />
        )}
      </Box>
      <WizardButtons
        main={
          <>
            <ButtonLink to={address} size="xl" colorPalette="flare">
              {t('coachWizard.open')}
            </ButtonLink>
            <ShareLinkButton path={address} name={college.name} />
          </>
        }
      />
    </>
  );
}

interface StepRowProps {
  readonly to: string;
  readonly title: string;
  readonly isDone: boolean;
}

/** One step of the wizard with its state; the whole row leads back to the step. */
function StepRow({ to, title, isDone }: StepRowProps) {
  const t = useTranslations();
  const shape = isDone ? Check : ArrowRight;
  return (
    <Box as="li" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <PageLink to={to} display="flex" alignItems="center" justifyContent="space-between" gap="4" minH="12" py="2">
        <Box minW="0" overflowWrap="anywhere" fontWeight={isDone ? 'normal' : 'semibold'}>
          {title}
        </Box>
        <Box flex="none" display="flex" alignItems="center" gap="2" textStyle="small" color={isDone ? 'pitch.fg' : 'fg.muted'}>
          {t(isDone ? 'coachWizard.stepDone' : 'coachWizard.stepOpen')}
          <Icon as={shape} />
        </Box>
      </PageLink>
    </Box>
  );
}
