import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { Camp } from '@touchline/domain/camp/camp';
import { missingEssentials } from '@touchline/domain/camp/edited-camps';
import { campPrice } from '@touchline/domain/kernel/format/money';
import { Archive, Copy, ExternalLink, Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { campDays } from '../../../../components/camp-days';
import { ConflictDialog } from '../../../../components/document-editor/conflict-dialog';
import type { DocumentKind } from '../../../../components/document-editor/document-kind';
import { type EntryAct, EntryMenu } from '../../../../components/document-editor/entry-menu';
import { SectionDrafts, SectionForm } from '../../../../components/document-editor/section-controls';
import { useDocumentEditor } from '../../../../components/document-editor/use-document-editor';
import { CampPlayers } from '../../../../components/schedule/camp-players';
import { useLanguage } from '../../../../i18n/language-provider';
import { useTranslations } from '../../../../i18n/use-translations';
import { BusyButton } from '../../../../ui/busy-button';
import { Chip } from '../../../../ui/chip';
import type { Picture } from '../../../../ui/fields/editable-picture';
import { useInPlaceEditor } from '../../../../ui/fields/use-in-place-editor';
import { campFields } from './camp-fields';
import type { CampPart } from './camp-kind';
import { HiddenCamp } from './hidden-camp';
import { PublishQuestion } from './publish-question';
import { WordingNotes } from './wording-notes';

interface EditedCampProps {
  readonly kind: DocumentKind<Camp, CampPart>;
  readonly camp: Camp;
  readonly today: string;
  readonly pictures: readonly Picture[];
  /** Whether it stands in the list that is shown. It stays where its form is open. */
  readonly isShown: boolean;
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

/**
 * A camp as its editors see it: a row with its days, its name and what is doubtful in its wording; the pencil, and the
 * rest in a menu. A camp that misses what families ask is published only after a question.
 */
export function EditedCamp({ kind, camp, today, pictures, isShown, onCamp, onCopy }: EditedCampProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { isOpen, opener, open, close } = useInPlaceEditor();
  const { save, check, of, question } = useDocumentEditor(kind, camp._id, { document: camp, onDocument: onCamp });
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const end = camp.state === 'archived' ? 'archived' : camp.state === 'published' && camp.endsOn < today ? 'over' : null;
  const step = STEP[camp.state];
  const missing = missingEssentials(camp);
  const during = async (work: Promise<unknown>) => {
    setIsBusy(true);
    await work;
    setIsBusy(false);
  };
  const takeStep = () => during(save([{ path: '/state', label: t(step.text), value: step.value }]));
  const askOrStep = () => {
    if (step.value === 'published' && missing.length > 0) setIsAsking(true);
    else void takeStep();
  };
  const see: EntryAct = {
    icon: ExternalLink,
    text: t('campEditing.see'),
    run: () => void navigate(`/camps?camp=${camp._id}`),
  };
  const copy: EntryAct = { icon: Copy, text: t('campEditing.copy'), run: () => void during(onCopy(camp)) };
  const next: EntryAct = { icon: camp.state === 'published' ? Archive : Send, text: t(step.text), run: askOrStep };
  const isHidden = camp.withheld !== null;
  const further = isHidden ? [next] : camp.state === 'published' ? [see, copy, next] : [next, copy];
  const acts = camp.state === 'draft' ? [copy] : further;
  return (
    <Box as="li" ref={row} hidden={!isShown && !isOpen} py="4" borderBottomWidth="1px" minW="0">
      {isOpen ? (
        <>
          <Heading as="h3" textStyle="h3" mb="4" overflowWrap="anywhere">
            {camp.name}
          </Heading>
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
        </>
      ) : (
        <>
          <Box display="flex" gap="3" alignItems="center">
            <Box flex="1" minW="0">
              <Box textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
                {campDays(camp.startsOn, camp.endsOn, language)}
                {camp.priceCents !== null && ` · ${campPrice(camp.priceCents, language)}`}
              </Box>
              <Box display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="center" mt="0.5">
                <Heading as="h3" textStyle="h3" overflowWrap="anywhere">
                  {camp.name}
                </Heading>
                {end !== null && <Chip>{t(`campEditing.state.${end}`)}</Chip>}
              </Box>
            </Box>
            {camp.state === 'draft' && (
              <BusyButton hideBelow="md" isBusy={isBusy} onClick={askOrStep}>
                {t(step.text)}
              </BusyButton>
            )}
            <EntryMenu
              name={camp.name}
              editLabel={t('campEditing.edit', { name: camp.name })}
              opener={opener}
              onOpen={open}
              acts={acts}
            />
          </Box>
          {camp.state === 'draft' && (
            <BusyButton hideFrom="md" mt="3" isBusy={isBusy} onClick={askOrStep}>
              {t(step.text)}
            </BusyButton>
          )}
          {camp.state === 'published' && end === null && !isHidden && (
            <CampPlayers campId={camp._id} collegeId={camp.collegeId} isInList />
          )}
          <HiddenCamp camp={camp} onCamp={onCamp} />
          <WordingNotes texts={[camp.name, camp.description, camp.priceIncludes]} />
          <SectionDrafts of={of} onOpen={open} />
        </>
      )}
      {isAsking && (
        <PublishQuestion
          name={camp.name}
          missing={missing}
          opener={() => row.current?.querySelector<HTMLElement>('input, button') ?? null}
          onClose={() => setIsAsking(false)}
          onFill={() => {
            setIsAsking(false);
            open();
          }}
          onPublish={() => {
            setIsAsking(false);
            void takeStep();
          }}
        />
      )}
      <ConflictDialog kind={kind} question={question} />
    </Box>
  );
}
