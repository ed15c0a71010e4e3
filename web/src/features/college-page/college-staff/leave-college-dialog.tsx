import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useRef, useState } from 'react';
import { useApi } from '../../../lib/api/api-client';
import { useSession } from '../../../session/session-context';
import { BusyButton } from '../../../ui/busy-button';
import { Dialog } from '../../../ui/overlays/dialog';
import { useRefusalToasts, useToasts } from '../../../ui/overlays/toasts';
import { useCollegePage } from '../use-college-page';
import { useAdministrationTexts } from '../administration/administration-texts';
import type { Member } from './use-members';

/** Gives up one's role at the college after a confirmation; the page is read-only from then on. */
export function LeaveCollegeDialog({ role }: { readonly role: Pick<Member, 'type'> }) {
  const texts = useAdministrationTexts();
  const callApi = useApi();
  const show = useToasts();
  const refused = useRefusalToasts();
  const { actions } = useSession();
  const { college } = useCollegePage();
  const opener = useRef<HTMLButtonElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function leave() {
    setIsBusy(true);
    try {
      await callApi('leaveCollege', { params: { collegeId: college._id }, query: { type: role.type } });
      show({ variant: 'success', text: texts.left(college.name) });
      setIsAsked(false);
      await (await actions()).refresh();
    } catch (failure) {
      refused(failure);
    }
    setIsBusy(false);
  }

  return (
    <Box mt="6">
      <Button ref={opener} size="lg" variant="outline" colorPalette="ink" onClick={() => setIsAsked(true)}>
        {texts.leave}
      </Button>
      <Dialog
        isOpen={isAsked}
        title={texts.leaveQuestion(college.name)}
        onClose={() => setIsAsked(false)}
        opener={() => opener.current}
      >
        <Box>{texts.leaveText}</Box>
        <Box display="flex" flexWrap="wrap" gap="3" mt="5">
          <BusyButton size="lg" colorPalette="red" isBusy={isBusy} onClick={() => void leave()}>
            {texts.leave}
          </BusyButton>
          <Button size="lg" variant="outline" colorPalette="ink" onClick={() => setIsAsked(false)}>
            {texts.cancel}
          </Button>
        </Box>
      </Dialog>
    </Box>
  );
}
