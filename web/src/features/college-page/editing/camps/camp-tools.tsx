import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import type { Camp } from '@touchline/domain/camp/camp';
import { CAMP_SHELVES, type CampShelf, inShelfOrder, shelfOf } from '@touchline/domain/camp/edited-camps';
import type { College } from '@touchline/domain/college/college';
import { picturesReferredTo } from '@touchline/domain/college/editing/picture-references';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { SectionDrafts, SectionPlus } from '../../../../components/document-editor/section-controls';
import { useTranslations } from '../../../../i18n/use-translations';
import { useApi } from '../../../../lib/api/api-client';
import { ChoiceField } from '../../../../ui/fields/choice-fields';
import { useInPlaceEditor } from '../../../../ui/fields/use-in-place-editor';
import { useRefusalToasts, useToasts } from '../../../../ui/overlays/toasts';
import { Section } from '../../../../ui/page-layout';
import { FailedState } from '../../../../ui/states/failures';
import { TextSkeleton } from '../../../../ui/states/text-skeleton';
import { chosenPicture, usePhotoName } from '../../pictures/photo-names';
import { campKind } from './camp-kind';
import { EditedCamp } from './edited-camp';
import { NewCampForm, newCampOf } from './new-camp';

/**
 * All camps of a college for its editors, by what is to be done: upcoming ones, drafts and past ones; made, filled in,
 * published, archived, copied to the next year.
 */
export function CampTools({ college }: { readonly college: College }) {
  const t = useTranslations();
  const { _id: collegeId } = college;
  const nameOf = usePhotoName();
  const show = useToasts();
  const showRefusal = useRefusalToasts();
  const callApi = useApi();
  const kind = useMemo(() => campKind(collegeId), [collegeId]);
  const { found, failure, retry, put } = useEditedCamps(collegeId);
  const { isOpen, opener, open, close } = useInPlaceEditor();
  const [shelf, setShelf] = useState<CampShelf | null>(null);

  async function copy({ _id }: Camp): Promise<void> {
    try {
      const { camp } = await callApi('copyCamp', { params: { collegeId, campId: _id } });
      put(camp);
      setShelf('drafts');
      show({ variant: 'success', text: t('campEditing.copied', { name: camp.name }) });
    } catch (refused) {
      showRefusal(refused);
    }
  }

  if (failure !== null) return <FailedState failure={failure} isRetrying={false} onRetry={retry} />;
  if (found === null) return <TextSkeleton />;
  const { items, today } = found;
  const pictures = [...picturesReferredTo(college).keys()].map((id) => chosenPicture(college, id, '400', nameOf));
  const counts = CAMP_SHELVES.map((one) => ({ one, count: items.filter((camp) => shelfOf(camp, today) === one).length }));
  const shown = shelf ?? counts.find(({ count }) => count > 0)?.one ?? 'upcoming';
  const ordered = CAMP_SHELVES.flatMap((one) => inShelfOrder(items, one, today));
  return (
    <Section
      title={t('campEditing.title')}
      intro={t('campEditing.intro')}
      {...(isOpen ? {} : { action: <SectionPlus label={t('campEditing.new')} opener={opener} onOpen={open} /> })}
    >
      {isOpen && (
        <Box mb="6">
          <NewCampForm
            collegeId={collegeId}
            onMade={(camp) => {
              put(camp);
              setShelf('drafts');
            }}
            onClose={close}
          />
        </Box>
      )}
      {!isOpen && <SectionDrafts of={newCampOf(collegeId)} onOpen={open} />}
      {items.length === 0 ? (
        <Text color="fg.muted">{t('campEditing.none')}</Text>
      ) : (
        <Box maxW="form" mb="2">
          <ChoiceField
            label={t('campEditing.shelves')}
            options={counts.map(({ one, count }) => ({ value: one, text: t(`campEditing.shelf.${one}`, { count }) }))}
            value={shown}
            onValue={setShelf}
          />
        </Box>
      )}
      {items.length > 0 && counts.some(({ one, count }) => one === shown && count === 0) && (
        <Text color="fg.muted" py="4">
          {t(`campEditing.noneIn.${shown}`)}
        </Text>
      )}
      <Box as="ul" listStyleType="none">
        {ordered.map((camp) => (
          <EditedCamp
            key={camp._id}
            kind={kind}
            camp={camp}
            today={today}
            pictures={pictures}
            isShown={shelfOf(camp, today) === shown}
            onCamp={put}
            onCopy={copy}
          />
        ))}
      </Box>
    </Section>
  );
}

type EditedCamps = AnswerOf<'editedCamps'>;

/** The camps of a college as its editors change them; `put` replaces one or adds it in front. */
function useEditedCamps(collegeId: string) {
  const callApi = useApi();
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<EditedCamps | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let isShown = true;
    callApi('editedCamps', { params: { collegeId } }).then(
      (answer) => isShown && setFound(answer),
      (refused: unknown) => isShown && setFailure(refused),
    );
    return () => {
      isShown = false;
    };
  }, [callApi, collegeId, attempt]);
  const put = useCallback((camp: Camp) => {
    setFound((before) => {
      if (before === null) return before;
      const isKnown = before.items.some(({ _id }) => _id === camp._id);
      const items = isKnown ? before.items.map((one) => (one._id === camp._id ? camp : one)) : [camp, ...before.items];
      return { ...before, items };
    });
  }, []);
  const retry = useCallback(() => {
    setFailure(null);
    setAttempt((count) => count + 1);
  }, []);
  return { found, failure, retry, put };
}
