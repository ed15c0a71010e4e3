import { Box } from '@chakra-ui/react/box';
import type { College } from '@touchline/domain/college/college';
import type { Json } from '@touchline/domain/kernel/json/json';
import { useState } from 'react';
import { SectionForm } from '../../../components/document-editor/section-controls';
import { useTranslations } from '../../../i18n/use-translations';
import { valueIn } from '../../../lib/value-in';
import { BusyButton } from '../../../ui/busy-button';
import { FactTable } from '../../../ui/facts';
import { fieldsOfFacts } from '../editing/fields-of-facts';
import { useEditing } from '../editing/use-editing';
import { ACADEMIC_FACTS, useFacts } from '../../../components/college-facts';

const ASKED = [...ACADEMIC_FACTS.costs, ...ACADEMIC_FACTS.admission];

interface FactsStepProps {
  readonly college: College;
  readonly onNext: () => void;
}

/**
 * The facts that recruits ask for first. Those of an import are offered for a yes, which makes them the coach's own;
 * the others are typed.
 */
export function FactsStep({ college, onNext }: FactsStepProps) {
  const t = useTranslations();
  const { save, check } = useEditing();
  const [isSaving, setIsSaving] = useState(false);
  const offered = useFacts()(college, ASKED).filter(({ value, source }) => value !== null && source?.by === 'import');
  const [open] = useState(() => ASKED.filter(({ path }) => !offered.some((one) => one.path === path)));
  const source = offered[0]?.source ?? null;

  async function confirm() {
    setIsSaving(true);
    await save(offered.map(({ path, label }) => ({ path, label, value: valueIn(college, path) satisfies Json })));
    setIsSaving(false);
  }

  return (
    <>
      {offered.length > 0 && (
        <Box bg="bg.subtle" borderRadius="card" p="5" mb="8">
          <FactTable facts={offered.map(({ label, value }) => ({ label, value, note: null }))} />
          {source !== null && (
            <Box textStyle="small" color="fg.muted" mt="3">
              {t('coachWizard.factsFrom', { source: source.year === null ? source.source : `${source.source}, ${source.year}` })}
            </Box>
          )}
          <BusyButton size="xl" mt="4" isBusy={isSaving} busyText={t('coachWizard.factsYes')} onClick={() => void confirm()}>
            {t('coachWizard.factsYes')}
          </BusyButton>
        </Box>
      )}
      <SectionForm
        label={t('coachWizard.facts')}
        fields={fieldsOfFacts(college, open, t)}
        save={save}
        check={check}
        onClose={onNext}
        inWizard={{ saveText: t('wizard.save'), cancelText: t('wizard.skip') }}
      />
    </>
  );
}
