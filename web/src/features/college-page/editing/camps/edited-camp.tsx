import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import type { Camp } from '@touchline/domain/camp/camp';
import { campPrice } from '@touchline/domain/kernel/format/money';
import { Copy, Pencil } from 'lucide-react';
import { useState } from 'react';
import { campDays } from '../../../../components/camp-days';
import { ConflictDialog } from '../../../../components/document-editor/conflict-dialog';
import type { DocumentKind } from '../../../../components/document-editor/document-kind';
import { SectionDrafts, SectionForm } from '../../../../components/document-editor/section-controls';
import { useDocumentEditor } from '../../../../components/document-editor/use-document-editor';
import { useLanguage } from '../../../../i18n/language-provider';
import { useTranslations } from '../../../../i18n/use-translations';
import { BusyButton } from '../../../../ui/busy-button';
import { Chip } from '../../../../ui/chip';
import type { Picture } from '../../../../ui/fields/editable-picture';
import { Icon } from '../../../../ui/icon';
import { ButtonLink } from '../../../../ui/links';
import { useInPlaceEditor } from '../../../../ui/fields/use-in-place-editor';
import { campFields } from './camp-fields';
import type { CampPart } from './camp-kind';
import { WordingNotes } from './wording-notes';

interface EditedCampProps {
  readonly kind: DocumentKind<Camp, CampPart>;
  readonly camp: Camp;
  readonly today: string;
  readonly pictures: readonly Picture[];
  readonly onCamp: (camp: Camp) => void;
  /** Resolves when the copy is there, or was refused. */
  readonly onCopy: (camp: Camp) => Promise<void>;
}

/** The step that a camp's state offers: to publish, to archive, or to publish again. */
const STEP = {
  draft: { value: 'published', text: 'campEditing.publish' },
  published: { value: 'archived', text: 'campEditing.archive' },
  archived: { value: 'published', text: 'campEditing.again' },
} as const;

/** A camp as its editors see it: its state, what is doubtful in its wording, and what they can do with it. */
export function EditedCamp({ kind, camp, today, pictures, onCamp, onCopy }: EditedCampProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { isOpen, opener, open, close } = useInPlaceEditor();
  const { save, check, of, question } = useDocumentEditor(kind, camp._id, { document: camp, onDocument: onCamp });
  const [isBusy, setIsBusy] = useState(false);
  const isOver = camp.endsOn < today;
  const state = isOver && camp.state === 'published' ? 'over' : camp.state;
  const step = STEP[camp.state];
  const during = async (work: Promise<unknown>) => {
    setIsBusy(true);
    await work;
    setIsBusy(false);
  };
  return (
    <Box as="li" bg="bg.panel" borderWidth="1px" borderRadius="card" p="5" minW="0">
      <Box display="flex" flexWrap="wrap" gap="2" alignItems="center">
        <Chip tone={state === 'published' ? 'pitch' : 'quiet'}>{t(`campEditing.state.${state}`)}</Chip>
        <Box textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
          {campDays(camp.startsOn, camp.endsOn, language)}
          {camp.priceCents !== null && ` · ${campPrice(camp.priceCents, language)}`}
        </Box>
      </Box>
      <Heading as="h3" textStyle="h3" mt="2" overflowWrap="anywhere">
        {camp.name}
      </Heading>
      {isOpen ? (
        <Box mt="4">
          <SectionForm
            label={t('campEditing.edit', { name: camp.name })}
            of={of}
            fields={campFields(t, camp, pictures)}
            save={save}
            check={check}
            onClose={close}
            below={(typed) => (
              <WordingNotes
                texts={[typed['/name'], typed['/description'], typed['/priceIncludes']].map((text) => text ?? null)}
              />
            )}
          />
        </Box>
      ) : (
        <>
          <WordingNotes texts={[camp.name, camp.description, camp.priceIncludes]} />
          <SectionDrafts of={of} onOpen={open} />
          <Box display="flex" flexWrap="wrap" gap="3" mt="4">
            <Button
              ref={opener}
              size="lg"
              variant="outline"
              aria-label={t('campEditing.edit', { name: camp.name })}
              onClick={open}
            >
              <Icon as={Pencil} size={18} />
              {t('campEditing.editWord')}
            </Button>
            <BusyButton
              size="lg"
              variant={camp.state === 'draft' ? 'solid' : 'outline'}
              isBusy={isBusy}
              onClick={() => void during(save([{ path: '/state', label: t(step.text), value: step.value }]))}
            >
              {t(step.text)}
            </BusyButton>
            <BusyButton size="lg" variant="ghost" isBusy={isBusy} onClick={() => void during(onCopy(camp))}>
              <Icon as={Copy} size={18} />
              {t('campEditing.copy')}
            </BusyButton>
            {camp.state === 'published' && (
              <ButtonLink variant="ghost" to={`/camps?camp=${camp._id}`}>
                {t('campEditing.see')}
              </ButtonLink>
            )}
          </Box>
        </>
      )}
      <ConflictDialog kind={kind} question={question} />
    </Box>
  );
}
