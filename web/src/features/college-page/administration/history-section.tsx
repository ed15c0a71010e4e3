import { Box } from '@chakra-ui/react/box';
import { useRef, useState } from 'react';
import { BusyButton } from '../../../ui/busy-button';
import { FailedState } from '../../../ui/states/failures';
import { Section } from '../../../ui/page-layout';
import { SkeletonRegion, SkeletonText } from '../../../ui/states/skeletons';
import { useActor } from '../../../session/session-context';
import { ButtonLink } from '../../../ui/links';
import { useCollegePage } from '../use-college-page';
import { useAdministrationTexts } from './administration-texts';
import { HistoryRow } from './history-row';
import { RestoreDialog } from './restore-dialog';
import { type HistoryEdit, useHistory } from './use-history';

/** Every change of the college, the newest first: with its difference for editors, who can restore what was before. */
export function HistorySection({ isEditor }: { readonly isEditor: boolean }) {
  const texts = useAdministrationTexts();
  const { isAdmin } = useActor();
  const { college } = useCollegePage();
  const pressed = useRef<HTMLButtonElement | null>(null);
  const [asked, setAsked] = useState<HistoryEdit | null>(null);
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useHistory();
  const edits = data?.pages.flatMap(({ items }) => items);
  return (
    <Section
      title={texts.history}
      intro={isEditor ? texts.historyEditors : texts.historyReaders}
      action={isAdmin && <LogLink collegeId={college._id} />}
    >
      {edits === undefined ? (
        error !== null ? (
          <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRegion label={texts.historyLoading}>
            <SkeletonText lines={6} />
          </SkeletonRegion>
        )
      ) : edits.length === 0 ? (
        <Box color="fg.muted">{texts.historyNone}</Box>
      ) : (
        <Box as="ol" listStyleType="none">
          {edits.map((edit) => (
            <HistoryRow
              key={edit.version}
              edit={edit}
              onRestore={(button) => {
                pressed.current = button;
                setAsked(edit);
              }}
            />
          ))}
        </Box>
      )}
      {hasNextPage && (
        <Box mt="4">
          <BusyButton
            size="lg"
            variant="outline"
            colorPalette="ink"
            isBusy={isFetchingNextPage}
            busyText={texts.more}
            onClick={() => void fetchNextPage()}
          >
            {texts.more}
          </BusyButton>
        </Box>
      )}
      <RestoreDialog edit={asked} onClose={() => setAsked(null)} opener={() => pressed.current} />
    </Section>
  );
}

/**
 * Leads admins to the lines of the log about this college, which say more than the history: imports, roles,
 * invitations.
 */
function LogLink({ collegeId }: { readonly collegeId: string }) {
  const { logLink } = useAdministrationTexts();
  const to = `/admin/logs?target=${encodeURIComponent(`colleges/${collegeId}`)}`;
  return (
    <ButtonLink to={to} variant="outline" colorPalette="ink">
      {logLink}
    </ButtonLink>
  );
}
