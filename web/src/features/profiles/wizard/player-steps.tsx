import { Box } from '@chakra-ui/react/box';
import { useQueryClient } from '@tanstack/react-query';
import { completenessOf, headerTeamOf } from '@touchline/domain/person/profiles/completeness/completeness';
import type { OwnProfile, Profile } from '@touchline/domain/person/profiles/profile';
import {
  type FieldsStep as FieldsStepName,
  gainOfStep,
  WIZARD_FIELDS,
} from '@touchline/domain/person/profiles/completeness/wizard-fields';
import { lazy, type ReactNode, Suspense, useCallback } from 'react';
import { ConflictDialog } from '../../../components/document-editor/conflict-dialog';
import { useDocumentEditor } from '../../../components/document-editor/use-document-editor';
import { NextButton, Wizard, WizardButtons, type WizardStep } from '../../../components/wizard/wizard';
import { useTranslations } from '../../../i18n/use-translations';
import { PageLink } from '../../../ui/links';
import { useSession } from '../../../session/session-context';
import { TypedGradeEstimate } from '../editing/typed-grade-estimate';
import { HeadPictures } from '../editing/pictures/head-pictures';
import { basicFields, collegeFields, type FieldTexts, playingFields, schoolFields, testFields } from '../editing/profile-fields';
import { FieldLine } from './field-line';
import { FieldsStep, type StepForm } from './fields-step';
import { PROFILE_KIND } from '../editing/profile-kind';

const TeamForm = lazy(async () => ({ default: (await import('../editing/teams/team-form')).TeamForm }));
const SeasonsPart = lazy(async () => ({ default: (await import('./seasons-part')).SeasonsPart }));
const SocialStep = lazy(async () => ({ default: (await import('./social-step')).SocialStep }));
const AudienceStep = lazy(async () => ({ default: (await import('./audience-step')).AudienceStep }));
const ReadyStep = lazy(async () => ({ default: (await import('./ready-step')).ReadyStep }));

/** The school's fields, and for players of high schools the tests and what else colleges ask for. */
const studyFields = (profile: Profile, texts: FieldTexts) => [
  ...schoolFields(profile, texts),
  ...(profile.type === 'playerHighSchool' ? [...testFields(profile, texts), ...collegeFields(profile, texts)] : []),
];

/**
 * The eight steps of the player wizard. Each saves one edit at once; what it asks for is read from the profile itself,
 * so that a player goes on where the profile ends.
 */
export function PlayerSteps({ own }: { readonly own: OwnProfile }) {
  const t = useTranslations();
  const client = useQueryClient();
  const session = useSession();
  const onDocument = useCallback(
    (after: Profile) => {
      client.setQueryData<OwnProfile>(['wizardProfile', after._id], (before) => before && { ...before, ...after });
      void session.actions().then(
        ({ refresh }) => refresh().catch(() => undefined),
        () => undefined,
      );
    },
    [client, session],
  );
  const { save, check, upload, of, question } = useDocumentEditor(PROFILE_KIND, own._id, { document: own, onDocument });
  const editing = { save, check, upload, of };
  const { percent } = completenessOf(own);
  const team = headerTeamOf(own);
  const given = { profile: own, editing };
  const address = `/profile/${own.username}/about`;
  const formOf = (next: () => void): StepForm => ({
    onClose: next,
    inWizard: { saveText: t('wizard.save'), cancelText: t('wizard.skip') },
  });
  /** A step that fills key fields: done once all of them are there. */
  const step = (id: FieldsStepName, body: WizardStep['body']): WizardStep => ({
    id,
    title: t(`playerWizard.${id}`),
    text: t(`playerWizard.${id}Text`),
    isDone: gainOfStep(own, id).missing.length === 0,
    body,
  });
  const open = (id: 'audiences' | 'ready', text: string, body: (next: () => void) => ReactNode): WizardStep => ({
    id,
    title: t(`playerWizard.${id}`),
    text,
    isDone: null,
    body,
  });
  const steps: readonly WizardStep[] = [
    step('basics', (next) => <FieldsStep label={t('playerWizard.basics')} {...given} fieldsOf={basicFields} {...formOf(next)} />),
    step('position', (next) => (
      <FieldsStep label={t('playerWizard.position')} {...given} fieldsOf={playingFields} {...formOf(next)} />
    )),
    step('team', (next) => (
      <>
        <TeamForm {...given} index={team === null ? null : own.teams.indexOf(team)} {...formOf(next)} />
        <SeasonsPart {...given} />
      </>
    )),
    step('school', (next) => (
      <FieldsStep
        label={t('playerWizard.school')}
        {...given}
        fieldsOf={studyFields}
        below={(typed) => (
          <>
            <TypedGradeEstimate typed={typed} />
            <PageLink to="/guide/eligibility" target="_blank" rel="noopener" textDecoration="underline" alignSelf="start" py="2">
              {t('profileEdit.gpaAnswer')}
            </PageLink>
          </>
        )}
        {...formOf(next)}
      />
    )),
    step('pictures', (next) => (
      <>
        <HeadPictures {...given} />
        <WizardButtons main={<NextButton onNext={next} />} />
      </>
    )),
    step('social', (next) => <SocialStep {...given} {...formOf(next)} />),
    open('audiences', t('playerWizard.audiencesText'), (next) => (
      <AudienceStep {...given} onProfile={onDocument} onNext={next} />
    )),
    open('ready', t('playerWizard.readyText', { percent }), () => <ReadyStep profile={own} />),
  ];
  return (
    <>
      <Suspense fallback={<Box minH="80vh" />}>
        <Wizard
          label={t('playerWizard.title')}
          steps={steps}
          exit={address}
          progress={(id) => <FieldLine profile={own} step={isFieldsStep(id) ? id : null} />}
        />
      </Suspense>
      <ConflictDialog kind={PROFILE_KIND} question={question} />
    </>
  );
}

function isFieldsStep(id: string): id is FieldsStepName {
  return Object.hasOwn(WIZARD_FIELDS, id);
}
