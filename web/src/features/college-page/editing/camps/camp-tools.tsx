import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import type { Camp } from '@touchline/domain/camp/camp';
import { CAMP_TYPES } from '@touchline/domain/camp/camp-span';
import type { College } from '@touchline/domain/college/college';
import { picturesReferredTo } from '@touchline/domain/college/editing/picture-references';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FieldChange, FieldRefusal } from '../../../../components/document-editor/field';
import { SectionDrafts, SectionForm, SectionPlus } from '../../../../components/document-editor/section-controls';
import { useTranslations } from '../../../../i18n/use-translations';
import { useApi } from '../../../../lib/api/api-client';
import { ApiRefusal } from '../../../../lib/api/api-refusal';
import { FailedState } from '../../../../ui/states/failures';
import { Section } from '../../../../ui/page-layout';
import { TextSkeleton } from '../../../../ui/states/text-skeleton';
import { useRefusalToasts, useToasts } from '../../../../ui/overlays/toasts';
import { useInPlaceEditor } from '../../../../ui/fields/use-in-place-editor';
import { newCampFields } from './camp-fields';
import { usePhotoName, chosenPicture } from '../../pictures/photo-names';
import { campKind } from './camp-kind';
import { EditedCamp } from './edited-camp';

const SEXES = ['both', 'female', 'male'] as const;
const BLANK = { name: '', type: 'idClinic', sex: 'both', startsOn: '', endsOn: '' } as const;

/** All camps of a college for its editors: made, filled in, published, archived, copied to the next year. */
export function CampTools({ college }: { readonly college: College }) {
  const t = useTranslations();
  const { _id: collegeId } = college;
  const newCamp = `colleges/${collegeId}/camps/new`;
  const nameOf = usePhotoName();
  const show = useToasts();
  const showRefusal = useRefusalToasts();
  const callApi = useApi();
  const kind = useMemo(() => campKind(collegeId), [collegeId]);
  const { found, failure, retry, put } = useEditedCamps(collegeId);
  const { isOpen, opener, open, close } = useInPlaceEditor();

  async function create(
    changes: readonly FieldChange[],
    onRefused: (refusals: readonly FieldRefusal[]) => void,
  ): Promise<boolean> {
    const typed = new Map(changes.map(({ path, value }) => [path.slice(1), value]));
    const textOf = (name: keyof typeof BLANK): string => {
      const value = typed.get(name);
      return typeof value === 'string' ? value : BLANK[name];
    };
    const body = {
      ...{ name: textOf('name'), startsOn: textOf('startsOn'), endsOn: textOf('endsOn') },
      type: CAMP_TYPES.find((one) => one === textOf('type')) ?? BLANK.type,
      sex: SEXES.find((one) => one === textOf('sex')) ?? BLANK.sex,
    };
    try {
      put((await callApi('createCamp', { params: { collegeId }, body })).camp);
      show({ variant: 'success', text: t('campEditing.created') });
      return true;
    } catch (refused) {
      showRefusal(refused);
      if (refused instanceof ApiRefusal)
        onRefused(
          refused.errors.flatMap(({ field, message }) => (message === null ? [] : [{ path: `/${field ?? ''}`, message }])),
        );
      return false;
    }
  }

  async function copy({ _id }: Camp): Promise<void> {
    try {
      put((await callApi('copyCamp', { params: { collegeId, campId: _id } })).camp);
      show({ variant: 'success', text: t('campEditing.copied') });
    } catch (refused) {
      showRefusal(refused);
    }
  }

  const pictures = [...picturesReferredTo(college).keys()].map((id) => chosenPicture(college, id, '400', nameOf));
  if (failure !== null) return <FailedState failure={failure} isRetrying={false} onRetry={retry} />;
  if (found === null) return <TextSkeleton />;
  return (
    <Section
      title={t('campEditing.title')}
      intro={t('campEditing.intro')}
      {...(isOpen ? {} : { action: <SectionPlus label={t('campEditing.new')} opener={opener} onOpen={open} /> })}
    >
      {isOpen && (
        <Box mb="6">
          <SectionForm
            label={t('campEditing.new')}
            of={newCamp}
            fields={newCampFields(t, BLANK)}
            save={create}
            onClose={close}
            savesUnchanged
          />
        </Box>
      )}
      {!isOpen && <SectionDrafts of={newCamp} onOpen={open} />}
      {found.items.length === 0 && <Text color="fg.muted">{t('campEditing.none')}</Text>}
      <Box as="ul" listStyleType="none" display="grid" gap="4">
        {found.items.map((camp) => (
          <EditedCamp key={camp._id} kind={kind} camp={camp} today={found.today} pictures={pictures} onCamp={put} onCopy={copy} />
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
