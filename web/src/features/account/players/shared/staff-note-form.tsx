import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { SHARED_LIST_LIMITS } from '@touchline/domain/reference/shared-lists';
import { type SyntheticEvent, useState } from 'react';
import { BusyButton } from '../../../../ui/busy-button';
import { TextAreaField } from '../../../../ui/fields/text-fields';
import { useTypedField } from '../../../../ui/forms/unsaved/use-typed-text';
import { useToasts } from '../../../../ui/overlays/toasts';
import { useAction } from '../../../../ui/use-action';
import { useSharedListTexts } from '../../../../components/staff-list/shared-list-texts';
import {
  isLate,
  type SharedEntry,
  type SharedRecruit,
  type StaffCollege,
  useSharedListChanges,
} from '../../../../components/staff-list/use-shared-list';

/** What the unsaved text of a note is found again by; a new note has no id yet. */
export const staffNoteKey = (collegeId: string, playerId: string, entryId: string | null): string =>
  `staffEntries/${collegeId}.${playerId}.${entryId ?? 'new'}`;

interface StaffNoteFormProps {
  readonly college: StaffCollege;
  readonly item: SharedRecruit;
  /** The note that is changed; null for a new one. */
  readonly entry: SharedEntry | null;
  readonly onClose: () => void;
}

/** A note for the staff; it says who reads it. After a refused save the text stays in it. */
export function StaffNoteForm({ college, item: { profileId, player }, entry, onClose }: StaffNoteFormProps) {
  const texts = useSharedListTexts();
  const show = useToasts();
  const { write, reload } = useSharedListChanges(college.id);
  const { isBusy, run } = useAction();
  const [stored] = useState(entry?.text ?? '');
  const [version] = useState(entry?.version ?? 0);
  const [entryId] = useState(() => entry?.entryId ?? crypto.randomUUID());
  const [typed, setTyped] = useState(stored);
  const text = useTypedField({
    of: staffNoteKey(college.id, profileId, entry?.entryId ?? null),
    ...{ stored, typed, onText: setTyped },
  });
  const name = player.displayName;
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    return run(async () => {
      try {
        await write(profileId, entryId, { kind: 'note', text: typed, version });
      } catch (failure) {
        if (isLate(failure)) await reload();
        throw failure;
      }
      text.saved();
      show({ variant: 'success', text: texts.saved(name) });
      onClose();
    });
  };
  return (
    <Box asChild display="grid" gap="3" maxW="text">
      <form noValidate onSubmit={(event) => void save(event)} onKeyDown={({ key }) => key === 'Escape' && text.leave(onClose)}>
        {text.offer}
        <TextAreaField
          label={texts.noteOf(name)}
          help={texts.noteHelp}
          isRequired={false}
          value={typed}
          onText={setTyped}
          rows={{ least: 2, most: 8 }}
          maxLength={SHARED_LIST_LIMITS.note}
        />
        <Box display="flex" flexWrap="wrap" gap="3">
          <BusyButton type="submit" size="lg" isBusy={isBusy}>
            {texts.save}
          </BusyButton>
          <Button size="lg" variant="outline" colorPalette="ink" onClick={() => text.leave(onClose)}>
            {texts.cancel}
          </Button>
        </Box>
      </form>
    </Box>
  );
}
