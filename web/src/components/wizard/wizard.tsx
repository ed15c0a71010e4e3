import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslations } from '../../i18n/use-translations';
import { DOCKED_BUTTONS } from '../../ui/forms/edit-form';
import { Icon } from '../../ui/icon';
import { ButtonLink } from '../../ui/links';
import { Content, PageTitle } from '../../ui/page-layout';
import { ProgressLine } from '../../ui/states/progress-line';

/** One question group of a wizard. What it saves is kept at once, so that leaving loses nothing. */
export interface WizardStep {
  /** The value of `?step=`. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Whether what the step asks for is there; null for a step that asks for nothing. */
  readonly isDone: boolean | null;
  readonly body: (next: () => void) => ReactNode;
}

interface WizardProps {
  /** Names the wizard, above the title of each step. */
  readonly label: string;
  readonly steps: readonly WizardStep[];
  /** Where leaving leads to. */
  readonly exit: string;
  /** What has been reached, by the id of the step; the number of the step where it is left out. */
  readonly progress?: (stepId: string) => ReactNode;
}

/** The step at which somebody goes on: the first that is not done, else the last. */
export function stepToResume(steps: readonly Pick<WizardStep, 'id' | 'isDone'>[]): string | null {
  return (steps.find(({ isDone }) => isDone === false) ?? steps.at(-1))?.id ?? null;
}

/**
 * Steps one after the other, one a screen (S2-10). The step stands in the address, so that back and reload keep it;
 * without one, the wizard goes on where the stored data end. Every step may be skipped.
 */
export function Wizard({ label, steps, exit, progress }: WizardProps) {
  const t = useTranslations();
  const [params, setParams] = useSearchParams();
  const [resumed] = useState(() => stepToResume(steps));
  const wanted = params.get('step') ?? resumed;
  const at = Math.max(
    0,
    steps.findIndex(({ id }) => id === wanted),
  );
  const step = steps[at];
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    scrollTo(0, 0);
    if (document.activeElement === null || document.activeElement === document.body) heading.current?.focus();
  }, [at]);
  if (step === undefined) return null;
  const go = (index: number) => {
    const target = steps[index];
    if (target === undefined) return;
    setParams((before) => {
      const after = new URLSearchParams(before);
      after.set('step', target.id);
      return after;
    });
  };
  const position = t('wizard.step', { step: at + 1, count: steps.length });
  return (
    <Content py={{ base: '5', md: '12' }} minH="80vh" maxW="34rem">
      <PageTitle text={`${step.title} · ${label}`} />
      <Box display="flex" alignItems="center" justifyContent="space-between" gap="3" mb="4" minH="11">
        {at > 0 ? (
          <Button size="lg" variant="ghost" colorPalette="ink" ms="-4" data-wizard-back="" onClick={() => go(at - 1)}>
            <Icon as={ArrowLeft} />
            {t('wizard.back')}
          </Button>
        ) : (
          <Box textStyle="label" color="fg.muted">
            {label}
          </Box>
        )}
        <ButtonLink to={exit} variant="ghost" colorPalette="ink" me="-4" title={t('wizard.leaveText')}>
          {t('wizard.leave')}
        </ButtonLink>
      </Box>
      {progress?.(step.id) ?? <ProgressLine label={label} percent={(100 * (at + 1)) / steps.length} valueText={position} />}
      <Box textStyle="small" color="fg.muted" mt="2" aria-hidden={progress === undefined}>
        {position}
      </Box>
      <Heading as="h1" ref={heading} tabIndex={-1} textStyle="h1" mt="6" mb="3" overflowWrap="anywhere" outline="none">
        {step.title}
      </Heading>
      <Box color="fg.muted" mb="6">
        {step.text}
      </Box>
      <Box key={step.id}>{step.body(() => go(at + 1))}</Box>
    </Content>
  );
}

interface WizardButtonsProps {
  /** The button that goes on; a step that saves by itself says Continue. */
  readonly main: ReactNode;
  readonly onSkip?: () => void;
}

/** The buttons of a step without a form: docked at the lower edge of a phone. */
export function WizardButtons({ main, onSkip }: WizardButtonsProps) {
  const t = useTranslations();
  return (
    <Box display="flex" flexWrap="wrap" gap="3" mt="8" {...DOCKED_BUTTONS}>
      {main}
      {onSkip !== undefined && (
        <Button size="xl" variant="outline" colorPalette="ink" onClick={onSkip}>
          {t('wizard.skip')}
        </Button>
      )}
    </Box>
  );
}

/** Goes on from a step that saves by itself. */
export function NextButton({ onNext }: { readonly onNext: () => void }) {
  return (
    <Button size="xl" onClick={onNext}>
      {useTranslations()('wizard.next')}
    </Button>
  );
}
