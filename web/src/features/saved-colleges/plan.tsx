import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { CalendarClock, NotebookPen } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { SavedItem } from '../../components/saving/use-saved-colleges';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { OfferSlot } from '../../ui/forms/unsaved/offer-slot';
import { useInPlaceEditor } from '../../ui/fields/use-in-place-editor';
import { Icon } from '../../ui/icon';
import { todayHere } from '../../ui/use-dates';
import type { PlanProps } from './plan-form';

const PlanForm = lazy(async () => ({ default: (await import('./plan-form')).PlanForm }));

/**
 * The user's next step and note about a college; the button opens their form. After a failed save the texts stay in
 * the form.
 */
export function Plan({ item, name }: PlanProps) {
  const t = useTranslations();
  const { isOpen, opener, open, close } = useInPlaceEditor();
  const of = `savedColleges/${item.collegeId}`;
  if (isOpen)
    return (
      <Suspense fallback={<Box minH="22rem" />}>
        <PlanForm item={item} name={name} of={of} onClose={close} />
      </Suspense>
    );
  const isEmpty = item.note === null && item.nextStep === null;
  return (
    <Box minW="0">
      <OfferSlot of={of} stored={null} onRestore={open} />
      {item.nextStep !== null && <NextStepLine step={item.nextStep} />}
      {item.note !== null && (
        <Box mt="2" textStyle="small" whiteSpace="pre-wrap" overflowWrap="anywhere" maxW="text">
          {item.note}
        </Box>
      )}
      <Button
        ref={opener}
        variant="ghost"
        colorPalette="ink"
        size="lg"
        px="2"
        ms="-2"
        minW="11"
        fontSize="sm"
        fontWeight="medium"
        aria-label={t(isEmpty ? 'myColleges.planFor' : 'myColleges.editPlanOf', { name })}
        onClick={open}
      >
        <Icon as={NotebookPen} size={18} />
        {t(isEmpty ? 'myColleges.plan' : 'myColleges.editPlan')}
      </Button>
    </Box>
  );
}

/** A next step with its day; one whose day has passed says so. */
function NextStepLine({ step }: { readonly step: NonNullable<SavedItem['nextStep']> }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const isOverdue = step.on !== null && step.on < todayHere();
  return (
    <Box display="flex" alignItems="flex-start" gap="2" textStyle="small" lineHeight="1.35">
      <Box as="span" flex="none" mt="0.5" color={isOverdue ? 'signal.amber' : 'pitch.fg'}>
        <Icon as={CalendarClock} size={18} />
      </Box>
      <Box minW="0">
        <Box fontWeight="semibold" overflowWrap="anywhere">
          {step.text}
        </Box>
        {step.on !== null && (
          <Box color={isOverdue ? 'signal.amber' : 'fg.muted'} fontVariantNumeric="tabular-nums">
            {t(isOverdue ? 'myColleges.overdue' : 'myColleges.dueOn', { day: day.format(new Date(step.on)) })}
          </Box>
        )}
      </Box>
    </Box>
  );
}
