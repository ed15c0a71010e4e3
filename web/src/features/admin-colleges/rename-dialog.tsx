import { Box } from '@chakra-ui/react/box';
import { pathNameOf } from '@touchline/domain/college/path-name';
import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { TextField } from '../../ui/fields/text-fields';
import { useTypedField } from '../../ui/forms/unsaved/use-typed-text';
import { DialogForm, useDialogCall } from '../../ui/overlays/dialog-form';
import type { CollegeDialogProps } from './archive-dialogs';

/** Renames a college by an edit like any other: it stands in the history, and the old address redirects. */
export function RenameDialog({ college, onClose, opener, onDone }: CollegeDialogProps) {
  const t = useTranslations();
  const callApi = useApi();
  const { _id: collegeId } = college;
  const [name, setName] = useState(college.name);
  const [typedAddress, setAddress] = useState<string | null>(null);
  const [isValidated, setIsValidated] = useState(false);
  const { failure, isBusy, send } = useDialogCall();
  const typed = useTypedField({ of: `colleges/${collegeId}/name`, stored: college.name, typed: name, onText: setName });
  const address = typedAddress ?? (name === college.name ? college.pathName : pathNameOf(name));
  async function rename() {
    setIsValidated(true);
    if (name.trim() === '' || address.trim() === '') return;
    const patch = [
      { op: 'replace' as const, path: '/name', value: name.trim() },
      { op: 'replace' as const, path: '/pathName', value: pathNameOf(address) },
    ];
    const isSent = await send(() => callApi('patchCollege', { params: { collegeId }, query: { undo: 'true' }, body: { patch } }));
    if (!isSent) return;
    typed.saved();
    await onDone(t('adminColleges.renamed', { college: name.trim() }));
  }
  const field = { type: 'text', autoComplete: 'off', isValidated } as const;
  return (
    <DialogForm
      {...{ isBusy, failure, onClose, opener }}
      title={t('adminColleges.rename')}
      button={t('adminColleges.rename')}
      onSubmit={() => void rename()}
    >
      <Box>{t('adminColleges.renameText')}</Box>
      {typed.offer}
      <TextField
        {...field}
        label={t('adminColleges.name')}
        maxLength={160}
        value={name}
        onText={setName}
        error={name.trim() === '' ? t('adminColleges.nameMissing') : null}
      />
      <TextField
        {...field}
        label={t('adminColleges.address')}
        help={t('adminColleges.addressHelp')}
        maxLength={200}
        value={address}
        onText={setAddress}
        error={address.trim() === '' ? t('adminColleges.addressMissing') : null}
      />
    </DialogForm>
  );
}
