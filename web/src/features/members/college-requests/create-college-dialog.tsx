import { useQueryClient } from '@tanstack/react-query';
import { NewCollegeDialog } from '../../../components/new-college-dialog';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { useToasts } from '../../../ui/overlays/toasts';
import type { WaitingRequest } from './use-college-requests';

interface CreateCollegeDialogProps {
  readonly request: WaitingRequest;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

/** Creates the college that a coach waits for; the coach gets the Pending role there and a mail (S9-10). */
export function CreateCollegeDialog({ request, onClose, opener }: CreateCollegeDialogProps) {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const client = useQueryClient();
  const { uid, domain, firstName, lastName, sportsTypeGender } = request;
  const name = `${firstName} ${lastName}`;
  return (
    <NewCollegeDialog
      intro={t('admin.createText', { name, domain })}
      siteHelp={t('admin.collegeSiteHelp', { domain })}
      given={{ collegeURL: `https://www.${domain}/`, teams: sportsTypeGender === 'Female' ? 'female' : 'male' }}
      draft={`users/${uid}/newCollege`}
      create={async (body) => {
        const { college } = await callApi('createRequestedCollege', { params: { uid }, body });
        show({ variant: 'success', text: t('admin.collegeCreated', { college: college.name, name }) });
        await Promise.all(['adminCollegeRequests', 'adminUsers'].map((key) => client.invalidateQueries({ queryKey: [key] })));
      }}
      onClose={onClose}
      opener={opener}
    />
  );
}
