import { Stack } from '@chakra-ui/react/stack';
import { Button } from '@chakra-ui/react/button';
import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, type SetStateAction, useRef } from 'react';
import { NewCollegeDialog } from '../../components/new-college-dialog';
import { useTranslations } from '../../i18n/use-translations';
import { firstTeamAddress } from '../../lib/addresses/college-address';
import { useApi } from '../../lib/api/api-client';
import { ButtonLink } from '../../ui/links';
import { Drawer } from '../../ui/overlays/dialog';
import { useToasts } from '../../ui/overlays/toasts';
import { ArchiveDialog, RestoreDialog } from './archive-dialogs';
import { CorrectionDialog } from './correction-dialog';
import { MergeDialog } from './merge-dialog';
import { useMergeTexts } from './merge-texts';
import { RenameDialog } from './rename-dialog';
import { UndoMergeDialog } from './undo-merge-dialog';
import type { ListedCollege } from './use-admin-colleges';

type CollegeAction = 'rename' | 'correct' | 'archive' | 'restore' | 'merge' | 'undoMerge';

/** What an admin is about to do. */
export type AskedAction = { readonly to: 'create' } | { readonly to: 'manage' | CollegeAction; readonly college: ListedCollege };

interface CollegeDrawerProps {
  readonly asked: AskedAction | null;
  readonly onAsk: Dispatch<SetStateAction<AskedAction | null>>;
  readonly opener: () => HTMLElement | null;
}

/**
 * The drawer of a college with all that can be done about it, and over it the dialog of what was chosen. The drawer
 * stays open below the dialog: a window that goes while another opens takes the other along.
 */
export function CollegeDrawer({ asked, onAsk, opener }: CollegeDrawerProps) {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const client = useQueryClient();
  const mergeTexts = useMergeTexts();
  const chosen = useRef<HTMLButtonElement | null>(null);
  /** Closes this dialog alone: where a call ends late, another one may be open. */
  const onClose = () => onAsk((now) => (now === asked ? null : now));
  const done = async (text: string) => {
    show({ variant: 'success', text });
    onClose();
    await client.invalidateQueries({ queryKey: ['adminColleges'] });
  };
  if (asked === null) return null;
  if (asked.to === 'create')
    return (
      <NewCollegeDialog
        intro={t('adminColleges.createText')}
        draft="admin/newCollege"
        create={async (body) => {
          const { college } = await callApi('createCollege', { body });
          await done(t('adminColleges.created', { college: college.name }));
        }}
        onClose={onClose}
        opener={opener}
      />
    );
  const { college } = asked;
  const dialog = {
    college,
    onClose: () => onAsk((now) => (now === asked ? { to: 'manage', college } : now)),
    opener: () => chosen.current,
    onDone: done,
  };
  const page = firstTeamAddress(college);
  const merged = college.archived?.merged ?? null;
  const action = (to: CollegeAction) => (
    <Button
      size="lg"
      variant="outline"
      colorPalette={to === 'archive' ? 'red' : 'ink'}
      onClick={({ currentTarget }) => {
        chosen.current = currentTarget;
        onAsk({ to, college });
      }}
    >
      {to === 'merge' ? mergeTexts.merge : to === 'undoMerge' ? mergeTexts.undo : t(`adminColleges.${to}`)}
    </Button>
  );
  return (
    <>
      <Drawer isOpen title={college.name} onClose={onClose} opener={opener}>
        <Stack gap="3">
          {college.archived === null ? (
            <>
              <ButtonLink to={page}>{t('adminColleges.page')}</ButtonLink>
              <ButtonLink to={`${page}/administration`} variant="outline" colorPalette="ink">
                {t('adminColleges.history')}
              </ButtonLink>
              {action('correct')}
              {action('rename')}
              {action('merge')}
              {action('archive')}
            </>
          ) : (
            action(merged === null ? 'restore' : 'undoMerge')
          )}
        </Stack>
      </Drawer>
      {asked.to === 'rename' && <RenameDialog {...dialog} />}
      {asked.to === 'correct' && <CorrectionDialog {...dialog} />}
      {asked.to === 'archive' && <ArchiveDialog {...dialog} />}
      {asked.to === 'restore' && <RestoreDialog {...dialog} />}
      {asked.to === 'merge' && <MergeDialog {...dialog} />}
      {asked.to === 'undoMerge' && merged !== null && <UndoMergeDialog {...dialog} mergeId={merged.mergeId} />}
    </>
  );
}
