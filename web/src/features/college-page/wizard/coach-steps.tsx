import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useQueryClient } from '@tanstack/react-query';
import type { College } from '@touchline/domain/college/college';
import { collegeCompleteness } from '@touchline/domain/college/editing/college-completeness';
import type { OwnProfile } from '@touchline/domain/person/profiles/profile';
import type { Role } from '@touchline/domain/person/roles/role';
import { lazy, type ReactNode, Suspense, useCallback, useMemo } from 'react';
import { ACADEMIC_FACTS } from '../../../components/college/college-facts';
import { ConflictDialog } from '../../../components/document-editor/conflict-dialog';
import { useDocumentEditor } from '../../../components/document-editor/use-document-editor';
import { NextButton, Wizard, WizardButtons, type WizardStep } from '../../../components/wizard/wizard';
import { useTranslations } from '../../../i18n/use-translations';
import { collegeAddress, type TeamSex } from '../../../lib/addresses/college-address';
import { Notice } from '../../../ui/states/notice';
import { COLLEGE_KIND } from '../editing/college-kind';
import { EditingContext } from '../editing/use-editing';
import { CollegePageContext } from '../use-college-page';

const TeamStep = lazy(async () => ({ default: (await import('./team-step')).TeamStep }));
const ContactStep = lazy(async () => ({ default: (await import('./contact-step')).ContactStep }));
const FactsStep = lazy(async () => ({ default: (await import('./facts-step')).FactsStep }));
const PhotosStep = lazy(async () => ({ default: (await import('./photos-step')).PhotosStep }));
const CampStep = lazy(async () => ({ default: (await import('./camp-step')).CampStep }));
const InviteStep = lazy(async () => ({ default: (await import('./invite-step')).InviteStep }));
const ReadyStep = lazy(async () => ({ default: (await import('./ready-step')).ReadyStep }));
const RosterNeedsEditor = lazy(async () => ({
  default: (await import('../editing/roster-needs-editor')).RosterNeedsEditor,
}));

/** What a team says of its needs before it says anything. */
const NOTHING_TOLD = { rosterNeeds: [], notRecruitingUntil: null };

interface CoachStepsProps {
  readonly college: College;
  readonly profile: OwnProfile;
  /** The coach's role at the college, accepted or Pending. */
  readonly role: Role;
}

/**
 * The steps of the coach wizard. What a step asks for is read from the page itself, so that a coach goes on where the
 * page ends. A Pending coach edits nothing: the steps say what comes after the acceptance.
 */
export function CoachSteps({ college, profile, role }: CoachStepsProps) {
  const t = useTranslations();
  const client = useQueryClient();
  const onDocument = useCallback(
    (after: College) => void client.setQueryData(['wizardCollege', role.value], after),
    [client, role.value],
  );
  const page = { document: college, onDocument };
  const { save, check, upload, of, question } = useDocumentEditor(COLLEGE_KIND, college._id, page);
  const editing = useMemo(() => ({ save, check, upload, of }), [save, check, upload, of]);
  const sex: TeamSex = profile.sportsTypeGender === 'Female' ? 'female' : 'male';
  const value = useMemo(
    () => ({ college, sex, comparison: null, soccer: null, camps: null, members: null, titles: [], editing: null }),
    [college, sex],
  );
  const isAccepted = role.status === 'Accepted';
  const team = college.athletics.sport.find((one) => one.sex === sex);
  const address = collegeAddress(college.pathName, sex);
  const { percent } = collegeCompleteness(college, sex);
  const own = team?.coaches.find(({ name }) => name === profile.displayName) ?? null;
  const { costs, admission } = college.academics.details;
  const isOfImport = (group: 'costs' | 'admission') =>
    Object.entries(college.sources).some(([field, { by }]) => by === 'import' && field.startsWith(`academics.details.${group}`));

  /** The body of a step that edits the page; for a Pending coach what comes then. */
  const edits = (body: (next: () => void) => ReactNode) => (next: () => void) =>
    isAccepted ? body(next) : <PendingStep onNext={next} />;
  const steps: readonly WizardStep[] = [
    {
      id: 'team',
      title: t('coachWizard.team'),
      text: t('coachWizard.teamText', { college: college.name }),
      isDone: role.type !== 'coach' && (!isAccepted || team !== undefined),
      body: (next) => <TeamStep college={college} sex={sex} role={role} save={save} onNext={next} />,
    },
    {
      id: 'contact',
      title: t('coachWizard.contact'),
      text: t('coachWizard.contactText'),
      isDone: own !== null,
      body: edits((next) => <ContactStep college={college} sex={sex} own={own} profile={profile} role={role} onNext={next} />),
    },
    {
      id: 'facts',
      title: t('coachWizard.facts'),
      text: t('coachWizard.factsText'),
      isDone: !isOfImport('costs') && costs.netPriceTuition !== null,
      body: edits((next) => (
        <FactsStep college={college} label={t('coachWizard.facts')} asked={ACADEMIC_FACTS.costs} onNext={next} />
      )),
    },
    {
      id: 'admission',
      title: t('coachWizard.admission'),
      text: t('coachWizard.factsText'),
      isDone: !isOfImport('admission') && admission.acceptanceRate !== null,
      body: edits((next) => (
        <FactsStep college={college} label={t('coachWizard.admission')} asked={ACADEMIC_FACTS.admission} onNext={next} />
      )),
    },
    {
      id: 'photos',
      title: t('coachWizard.photos'),
      text: t('coachWizard.photosText'),
      isDone: college.albums.some(({ pictures }) => pictures.length > 0),
      body: edits((next) => <PhotosStep college={college} onNext={next} />),
    },
    {
      id: 'needs',
      title: t('coachWizard.needs'),
      text: t('coachWizard.needsText'),
      isDone: team !== undefined && (team.rosterNeeds.length > 0 || team.notRecruitingUntil !== null),
      body: edits((next) => <RosterNeedsEditor sex={sex} team={team ?? NOTHING_TOLD} save={save} onClose={next} />),
    },
    {
      id: 'camps',
      title: t('coachWizard.camps'),
      text: t('coachWizard.campsText'),
      isDone: null,
      body: edits((next) => <CampStep collegeId={college._id} campsAt={`${address}/camps`} onNext={next} />),
    },
    {
      id: 'conduct',
      title: t('coachWizard.conduct'),
      text: t('coachWizard.conductText'),
      isDone: null,
      body: (next) => <ConductStep onNext={next} />,
    },
    {
      id: 'invite',
      title: t('coachWizard.invite'),
      text: t('coachWizard.inviteText'),
      isDone: null,
      body: edits((next) => <InviteStep college={college} sex={sex} onNext={next} />),
    },
    {
      id: 'ready',
      title: t('coachWizard.ready'),
      text: t('coachWizard.readyText', { percent }),
      isDone: null,
      body: () => <ReadyStep college={college} sex={sex} steps={steps} isAccepted={isAccepted} />,
    },
  ];
  return (
    <CollegePageContext value={value}>
      <EditingContext value={editing}>
        <Suspense fallback={<Box minH="80vh" />}>
          <Wizard label={t('coachWizard.title')} steps={steps} exit={isAccepted ? address : '/account'} />
        </Suspense>
        <ConflictDialog kind={COLLEGE_KIND} question={question} />
      </EditingContext>
    </CollegePageContext>
  );
}

function PendingStep({ onNext }: { readonly onNext: () => void }) {
  const t = useTranslations();
  return (
    <>
      <Notice title={t('coachWizard.pending')} text={t('coachWizard.pendingText')} />
      <WizardButtons main={<NextButton onNext={onNext} />} />
    </>
  );
}

function ConductStep({ onNext }: { readonly onNext: () => void }) {
  const t = useTranslations();
  return (
    <>
      <Box as="ol" listStyleType="none" display="grid" gap="4">
        {(['coachWizard.conduct1', 'coachWizard.conduct2', 'coachWizard.conduct3'] as const).map((key, index) => (
          <Box as="li" key={key} display="grid" gridTemplateColumns="2rem minmax(0, 1fr)">
            <Box fontFamily="heading" fontWeight="bold" color="pitch.fg" aria-hidden>
              {index + 1}
            </Box>
            <Box>{t(key)}</Box>
          </Box>
        ))}
      </Box>
      <WizardButtons
        main={
          <Button size="xl" onClick={onNext}>
            {t('coachWizard.conductYes')}
          </Button>
        }
      />
    </>
  );
}
