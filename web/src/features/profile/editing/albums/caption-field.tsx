import { CAPTION_MAX } from '@touchline/domain/reference/limits';
import { useState } from 'react';
import { Input } from '../../../../ui/text-controls';
import type { FormEditing } from '../edited-profile';

interface CaptionFieldProps extends Pick<FormEditing, 'save'> {
  /** The picture that it belongs to. */
  readonly id: string;
  readonly caption: string | null;
  readonly label: string;
}

/** The caption of a photo, saved when the field is left or Enter is pressed; Escape takes back what was typed. */
export function CaptionField({ id, caption, label, save }: CaptionFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);

  async function store() {
    const text = typed?.trim() ?? null;
    if (text === null || (text === '' ? null : text) === caption) {
      setTyped(null);
      return;
    }
    if (await save([{ path: `/pictureDetails/${id}/caption`, label, value: text === '' ? null : text }])) setTyped(null);
  }

  return (
    <Input
      size="lg"
      mt="2"
      aria-label={label}
      placeholder={label}
      maxLength={CAPTION_MAX}
      value={typed ?? caption ?? ''}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => void store()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') setTyped(null);
      }}
    />
  );
}
