import { CAPTION_MAX } from '@touchline/domain/reference/limits';
import { useRef, useState } from 'react';
import { useTypedField } from '../../../../ui/forms/unsaved/use-typed-text';
import { Input } from '../../../../ui/fields/text-controls';
import type { FormEditing } from '../edited-profile';

interface CaptionFieldProps extends Pick<FormEditing, 'save'> {
  /** What an unsaved caption is found again by. */
  readonly of: string;
  /** The picture that it belongs to. */
  readonly id: string;
  readonly caption: string | null;
  readonly label: string;
}

/**
 * The caption of a photo, saved when the field is left or Enter is pressed; Escape reverts what was typed, after a
 * question. After a refused save the text stays.
 */
export function CaptionField({ of, id, caption, label, save }: CaptionFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  /** While a question is open the field has lost the focus, and nothing is saved. */
  const isAsking = useRef(false);
  const shown = typed ?? caption ?? '';
  const unsaved = useTypedField({ of, stored: caption ?? '', typed: shown, onText: setTyped });

  function revert() {
    isAsking.current = true;
    unsaved.leave(() => {
      isAsking.current = false;
      setTyped(null);
    });
  }
  async function store() {
    if (isAsking.current) return;
    const text = typed?.trim() ?? null;
    if (text === null || (text === '' ? null : text) === caption) {
      setTyped(null);
      return;
    }
    if (!(await save([{ path: `/pictureDetails/${id}/caption`, label, value: text === '' ? null : text }]))) return;
    unsaved.saved();
    setTyped(null);
  }

  return (
    <>
      <Input
        size="lg"
        mt="2"
        aria-label={label}
        placeholder={label}
        maxLength={CAPTION_MAX}
        value={shown}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={() => (isAsking.current = false)}
        onBlur={() => void store()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
          if (event.key === 'Escape') revert();
        }}
      />
      {unsaved.offer}
    </>
  );
}
