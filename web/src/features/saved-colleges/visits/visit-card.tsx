import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { comparedVisits } from '@touchline/domain/person/visits/compare-visits';
import type { OwnVisit } from '@touchline/domain/person/visits/visit';
import { VISIT_QUESTIONS } from '@touchline/domain/reference/visits';
import { useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { useToasts } from '../../../ui/overlays/toasts';
import { useLongDate } from '../../../ui/use-dates';
import { RemoveDialog } from './remove-dialog';
import { useMark, useVisits } from './use-visits';
import { VisitForm } from './visit-form';
import { VisitPhotos } from './visit-photos';
import { VISIT_TEXTS } from './visit-texts';

interface VisitCardProps {
  readonly visit: OwnVisit;
  readonly name: string;
  /** Says so where the college is no longer saved. */
  readonly isSaved: boolean;
}

/** A visit: the day, who was met, marks, text and photos, and the ways to change and remove it. */
export function VisitCard({ visit, name, isSaved }: VisitCardProps) {
  const texts = VISIT_TEXTS[useLanguage().language];
  const day = useLongDate();
  const show = useToasts();
  const { remove } = useVisits();
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const editor = useRef<HTMLButtonElement>(null);
  const remover = useRef<HTMLButtonElement>(null);
  const title = texts.visit(name, day(visit.on));
  const quiet = { size: 'lg', variant: 'outline', colorPalette: 'ink' } as const;
  return (
    <Box
      as="li"
      aria-label={title}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      p={{ base: '4', md: '6' }}
      minW="0"
      css={{ '@media print': { breakInside: 'avoid' } }}
    >
      <Heading as="h3" textStyle="h3" overflowWrap="anywhere">
        {name}
      </Heading>
      <Box color="fg.muted" overflowWrap="anywhere">
        {[day(visit.on), visit.withWhom === null ? null : texts.met(visit.withWhom)].filter((one) => one !== null).join(' · ')}
      </Box>
      {!isSaved && (
        <Box textStyle="small" color="fg.muted" mt="1">
          {texts.notSaved}
        </Box>
      )}
      <Marks visit={visit} />
      {visit.text !== null && (
        <Box mt="3" maxW="text" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {visit.text}
        </Box>
      )}
      <VisitPhotos visit={visit} title={title} />
      <Box data-screen-only="" display="flex" flexWrap="wrap" gap="3" mt="4">
        <Button ref={editor} {...quiet} aria-label={texts.editOf(title)} onClick={() => setOpen('edit')}>
          {texts.edit}
        </Button>
        <Button ref={remover} {...quiet} aria-label={texts.removeOf(title)} onClick={() => setOpen('remove')}>
          {texts.remove}
        </Button>
      </Box>
      {open === 'edit' && (
        <VisitForm
          visit={visit}
          items={[]}
          collegeId={visit.collegeId}
          onClose={() => setOpen(null)}
          opener={() => editor.current}
        />
      )}
      {open === 'remove' && (
        <RemoveDialog
          title={texts.removeTitle}
          text={texts.removeText(title)}
          button={texts.remove}
          onRemove={async () => {
            await remove(visit.visitId);
            show({ variant: 'success', text: texts.removed });
          }}
          onClose={() => setOpen(null)}
          opener={() => remover.current}
        />
      )}
    </Box>
  );
}

/** The marks that were given, and their mean; nothing where all are open. */
function Marks({ visit }: { readonly visit: OwnVisit }) {
  const texts = VISIT_TEXTS[useLanguage().language];
  const markText = useMark();
  const [{ mean, marked } = { mean: null, marked: 0 }] = comparedVisits([visit]);
  if (mean === null) return null;
  const given = VISIT_QUESTIONS.flatMap((question) => {
    const mark = visit.marks[question];
    return mark === null ? [] : [{ question, mark }];
  });
  return (
    <Box mt="3">
      <Box fontWeight="semibold">{texts.mean(markText(mean), marked)}</Box>
      <Box
        as="dl"
        mt="2"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="8"
        maxW="text"
      >
        {given.map(({ question, mark }) => (
          <Box key={question} display="flex" justifyContent="space-between" gap="4" py="1" borderBottomWidth="1px">
            <Box as="dt" color="fg.muted">
              {texts.questions[question]}
            </Box>
            <Box as="dd" fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {mark}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
