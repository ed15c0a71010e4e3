import { BusyButton } from '../../../ui/busy-button';
import { useState } from 'react';
import { useApi } from '../../../lib/api/api-client';
import { Chip } from '../../../ui/chip';
import { useRefusalToasts, useToasts } from '../../../ui/overlays/toasts';
import { useCollegePage } from '../use-college-page';
import { useAdministrationTexts } from '../administration/administration-texts';
import { PersonRow, usePostName } from './person-row';
import { type SentInvite, useMembersReload } from './use-members';
import { useMoment } from '../../../ui/use-dates';

/** An invitation with its state; an open one can be revoked. */
export function InviteRow({ invite }: { readonly invite: SentInvite }) {
  const texts = useAdministrationTexts();
  const postName = usePostName();
  const moment = useMoment();
  const callApi = useApi();
  const show = useToasts();
  const refused = useRefusalToasts();
  const reload = useMembersReload();
  const { college } = useCollegePage();
  const [isBusy, setIsBusy] = useState(false);
  const { inviteId, email, sex, staffType, state, handsOver, validUntil } = invite;
  const isOpen = state === 'sent' || state === 'opened';
  const about = [
    postName(staffType),
    texts[sex],
    ...(handsOver ? [texts.handingOver] : []),
    ...(isOpen ? [texts.inviteUntil(moment(validUntil, 'day'))] : []),
  ];

  async function revoke() {
    setIsBusy(true);
    try {
      await callApi('revokeInvite', { params: { collegeId: college._id, inviteId } });
      show({ variant: 'success', text: texts.revoked(email) });
      await reload();
    } catch (failure) {
      refused(failure);
    }
    setIsBusy(false);
  }

  return (
    <PersonRow
      name={email}
      about={about.join(' · ')}
      state={<Chip tone={state === 'accepted' ? 'pitch' : 'quiet'}>{texts.state[state]}</Chip>}
      {...(isOpen
        ? {
            action: (
              <BusyButton
                size="lg"
                variant="outline"
                colorPalette="ink"
                isBusy={isBusy}
                aria-label={texts.revokeOf(email)}
                onClick={() => void revoke()}
              >
                {texts.revoke}
              </BusyButton>
            ),
          }
        : {})}
    />
  );
}
