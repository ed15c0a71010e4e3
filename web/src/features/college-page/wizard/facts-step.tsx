import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import type { College } from '@touchline/domain/college/college';
import { factText } from '../../../components/college/affiliation-name';
import type { Json } from '@touchline/domain/kernel/json/json';
import { useState } from 'react';
import { type ShownFact, useFacts } from '../../../components/college/college-facts';
import { SectionForm } from '../../../components/document-editor/section-controls';
import { NextButton, WizardButtons } from '../../../components/wizard/wizard';
import { useTranslations } from '../../../i18n/use-translations';
import { valueIn } from '../../../lib/value-in';
import { BusyButton } from '../../../ui/busy-button';
import { FactTable } from '../../../ui/facts';
import { fieldsOfFacts } from '../editing/fields-of-facts';
import { useEditing } from '../editing/use-editing';

interface FactsStepProps {
  readonly college: College;
  readonly label: string;
  /** The facts of the step: one group of questions. */
  readonly asked: readonly ShownFact[];
  readonly onNext: () => void;
}

/**
 * A group of facts that recruits ask for first, one question a screen: those of an import are offered for a yes, which
 * makes them the coach's own, or for a correction; then what is missing is typed.
 */
export function FactsStep({ college, label, asked, onNext }: FactsStepProps) {
  const t = useTranslations();
  const { save, check, of } = useEditing();
  const factsOf = useFacts(factText);
  const [isSaving, setIsSaving] = useState(false);
  const [isCorrecting, setIsCorrecting] = useState(false);
  const offered = factsOf(college, asked).filter(({ value, source }) => value !== null && source?.by === 'import');
  const [missing] = useState(() => asked.filter(({ path }) => !offered.some((one) => one.path === path)));
  const source = offered[0]?.source ?? null;

  async function confirm() {
    setIsSaving(true);
    await save(offered.map(({ path, label: name }) => ({ path, label: name, value: valueIn(college, path) satisfies Json })));
    setIsSaving(false);
  }

  if (offered.length > 0 && !isCorrecting) {
    return (
      <>
        <Box bg="bg.subtle" borderRadius="card" p="5">
          <FactTable facts={offered.map((fact) => ({ label: fact.label, value: fact.value, note: null }))} />
          {source !== null && (
            <Box textStyle="small" color="fg.muted" mt="3">
              {t('coachWizard.factsFrom', { source: source.year === null ? source.source : `${source.source}, ${source.year}` })}
            </Box>
          )}
          <Button size="lg" variant="ghost" colorPalette="ink" ms="-4" mt="2" onClick={() => setIsCorrecting(true)}>
            {t('coachWizard.factsCorrect')}
          </Button>
        </Box>
        <WizardButtons
          main={
            <BusyButton size="xl" isBusy={isSaving} busyText={t('coachWizard.factsYes')} onClick={() => void confirm()}>
              {t('coachWizard.factsYes')}
            </BusyButton>
          }
          onSkip={onNext}
        />
      </>
    );
  }
  const fields = isCorrecting ? asked : missing;
  if (fields.length === 0) return <WizardButtons main={<NextButton onNext={onNext} />} />;
  return (
    <SectionForm
      label={label}
      of={of}
      fields={fieldsOfFacts(college, fields, t)}
      save={save}
      check={check}
      onClose={onNext}
      inWizard={{ saveText: t('wizard.save'), cancelText: t('wizard.skip') }}
    />
  );
}
