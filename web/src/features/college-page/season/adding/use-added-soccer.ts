import type { College } from '@touchline/domain/college/college';
import type { AnswerOf, SentBodyOf } from '@touchline/domain/http/api-contract';
import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from '../../../../i18n/use-translations';
import { useApi } from '../../../../lib/api/api-client';
import { ApiRefusal } from '../../../../lib/api/api-refusal';
import type { TeamSex } from '../../../../lib/addresses/college-address';
import { useRefusalToasts, useToasts } from '../../../../ui/overlays/toasts';
import { useAddingTexts } from './adding-texts';

export type LoadedSoccer = AnswerOf<'collegeSoccer'>;
export type TeamEdit = SentBodyOf<'editAddedSoccer'>['edit'];
export type AddedPlan = NonNullable<AnswerOf<'editAddedSoccer'>['plan']>;

/** What became of an edit; `refused` has the messages for the form, `overtaken` means that somebody else was faster. */
export type EditResult =
  | { readonly kind: 'saved' }
  | { readonly kind: 'overtaken' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'refused'; readonly plan: AddedPlan };

const CONFLICT = 409;
const STALE = 412;

/** What lines would change in a version of the additions. */
interface Preview {
  readonly plan: AddedPlan;
  readonly version: number;
}

/** What the people of the shown team added, and how they edit it: each edit with a toast that offers to undo it. */
export interface Adding {
  readonly college: College;
  readonly sex: TeamSex;
  /** Null while it loads. */
  readonly loaded: AnswerOf<'addedSoccer'> | null;
  /** The colleges that the added matches name. */
  readonly met: LoadedSoccer['met'];
  readonly save: (edit: TeamEdit, ifMatch?: number) => Promise<EditResult>;
  /** What lines would change, and in which version; null where the server could not be asked. */
  readonly preview: (edit: TeamEdit) => Promise<Preview | null>;
  readonly undo: (patchId: string) => Promise<void>;
}

export interface AddedSoccerProps {
  readonly college: College;
  /** The team that the page shows. */
  readonly sex: TeamSex;
  readonly soccer: LoadedSoccer | null;
  /** Receives the soccer of the team after each edit. */
  readonly onSoccer: (soccer: LoadedSoccer) => void;
}

/** Loads what people added to a team, and saves what they add. */
export function useAddedSoccer({ college, sex, soccer, onSoccer }: AddedSoccerProps): Adding {
  const callApi = useApi();
  const t = useTranslations();
  const texts = useAddingTexts();
  const show = useToasts();
  const showRefusal = useRefusalToasts();
  const [loaded, setLoaded] = useState<AnswerOf<'addedSoccer'> | null>(null);
  const collegeId = college._id;
  const load = useCallback(
    () => callApi('addedSoccer', { params: { collegeId } }).then(setLoaded, showRefusal),
    [callApi, collegeId, showRefusal],
  );
  useEffect(() => void load(), [load]);

  const undo = async (patchId: string): Promise<void> => {
    try {
      const answer = await callApi('undoAddedSoccer', { params: { collegeId }, query: { patchId, sex } });
      onSoccer(answer.soccer);
      show({ variant: 'secondary', text: texts.undone });
    } catch (failure) {
      showRefusal(failure);
    }
    await load();
  };

  const save = async (edit: TeamEdit, ifMatch?: number): Promise<EditResult> => {
    try {
      const answer = await callApi('editAddedSoccer', {
        ...{ params: { collegeId }, query: { dryRun: 'false' } as const, body: { sex, edit } },
        ...(ifMatch === undefined ? {} : { ifMatch }),
      });
      const { patchId, plan } = answer;
      if (plan !== null && plan.problems.length > 0) return { kind: 'refused', plan };
      onSoccer(answer.soccer);
      await load();
      const action = patchId === null ? {} : { action: { label: t('college.undo'), run: () => void undo(patchId) } };
      show({ variant: 'success', text: t('college.updated'), ...action });
      return { kind: 'saved' };
    } catch (failure) {
      if (failure instanceof ApiRefusal && (failure.status === CONFLICT || failure.status === STALE)) {
        await load();
        return { kind: 'overtaken' };
      }
      showRefusal(failure);
      return { kind: 'failed' };
    }
  };

  const preview = async (edit: TeamEdit): Promise<Preview | null> => {
    try {
      const call = { params: { collegeId }, query: { dryRun: 'true' }, body: { sex, edit } } as const;
      const { plan, added } = await callApi('editAddedSoccer', call);
      return plan === null ? null : { plan, version: added.version };
    } catch (failure) {
      showRefusal(failure);
      return null;
    }
  };

  return { college, sex, loaded, met: soccer?.met ?? [], save, preview, undo };
}
