import { webLinkOf } from '@touchline/domain/text/web-link';
import { useState } from 'react';
import { useTranslations } from '../i18n/use-translations';
import type { SaveInPlace } from './edit-in-place';
import { EditingForm } from './editing-form';
import { FocusFirst } from './focus-first';
import { TextField } from './text-field';

interface LinkEditorProps {
  readonly href: string | null;
  readonly label: string;
  readonly onSave: SaveInPlace<string | null>;
  readonly onClose: () => void;
}

/** The open editor of a link: what is no web address is said beside the field and not sent, an unchanged one neither. */
export function LinkEditor({ href, label, onSave, onClose }: LinkEditorProps) {
  const t = useTranslations();
  const [draft, setDraft] = useState(href ?? '');
  const [isValidated, setIsValidated] = useState(false);
  const isEmpty = draft.trim() === '';
  const address = isEmpty ? null : webLinkOf(draft.trim());

  async function submit() {
    setIsValidated(true);
    if (!isEmpty && address === null) return false;
    return address === href || (await onSave(address));
  }

  return (
    <EditingForm label={label} onSubmit={submit} onClose={onClose}>
      <FocusFirst>
        <TextField
          label={label}
          type="text"
          inputMode="url"
          autoComplete="url"
          isRequired={false}
          value={draft}
          onText={setDraft}
          error={isEmpty || address !== null ? null : t('pieces.noLink')}
          isValidated={isValidated}
        />
      </FocusFirst>
    </EditingForm>
  );
}
