import { Box, type BoxProps } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslations } from '../../i18n/use-translations';
import { BusyButton } from '../busy-button';
import type { TypedText } from './unsaved/use-typed-text';
import { focusFirstFault } from './use-schema-form';

interface EditFormProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** Names the form: "Edit Costs". */
  readonly label?: string;
  /** Saves, and returns whether the form may close; after a refused save it stays open. */
  readonly onSave: (values: Values) => Promise<boolean>;
  readonly onClose: () => void;
  /** The text that is typed into it; null for a form of choices alone. */
  readonly text: TypedText | null;
  readonly saveText?: string;
  readonly cancelText?: string;
  /**
   * Whether the buttons stay at the lower edge of a phone, within reach of a thumb: of the window in a wizard, above
   * the bottom bar in a page.
   */
  readonly docked?: 'wizard' | 'page' | null;
  /** At most so wide; as wide as its container where it is left out. */
  readonly maxW?: 'text' | 'none';
  readonly children: ReactNode;
}

/** Buttons that stay at the lower edge of a phone while the content scrolls. */
export const DOCKED_BUTTONS = {
  position: { base: 'sticky', lg: 'static' },
  bottom: '0',
  zIndex: '1',
  mx: { base: '-4', lg: '0' },
  px: { base: '4', lg: '0' },
  py: { base: '3', lg: '0' },
  bg: { base: 'bg', lg: 'transparent' },
  borderTopWidth: { base: '1px', lg: '0' },
  // Two of them stand next to each other at 390 px and in a column of 480 px, in both languages.
  css: { '& > button, & > a': { px: { base: '3', lg: '5' }, fontSize: { base: 'sm', lg: 'lg' } } },
} as const;

/** The same above the bottom bar of a page, where the editors' bar makes room for them. */
const DOCKED_IN_PAGE = {
  position: { base: 'sticky', lg: 'static' },
  bottom: 'calc(3.5rem + env(safe-area-inset-bottom))',
  zIndex: 'docked',
  py: { base: '2', lg: '0' },
  bg: { base: 'bg.panel', lg: 'transparent' },
  borderTopWidth: { base: '1px', lg: '0' },
} as const;

/** Marks the forms that replace a part of the page: while one is open, the editors' bar makes room. */
export const OPEN_FORM = 'data-open-form';

/** Save, Cancel and the like of a form in a page; on phones they stay above its bottom bar. */
export function PageFormButtons(props: BoxProps) {
  return <Box display="flex" flexWrap="wrap" gap="3" {...DOCKED_IN_PAGE} {...props} />;
}

const FIELDS = 'button[aria-pressed], input:checked, input:not([hidden]), textarea, select';

/**
 * The form of an open editor: its fields, Save and Cancel. The first field takes the focus when it opens, the first
 * faulty one at a refused submit; a docked form does not scroll there. Escape and Cancel close it, after a question
 * where something was typed; while it saves, nothing does. Above the fields stands what was typed before and not saved.
 */
export function EditForm<Values extends FieldValues>({
  form,
  label,
  onSave,
  onClose,
  text,
  saveText,
  cancelText,
  docked = null,
  maxW = 'none',
  children,
}: EditFormProps<Values>) {
  const t = useTranslations();
  const element = useRef<HTMLFormElement>(null);
  const { isSubmitting, submitCount } = form.formState;
  const [opensAtTop] = useState(docked === 'wizard');
  useEffect(() => element.current?.querySelector<HTMLElement>(FIELDS)?.focus({ preventScroll: opensAtTop }), [opensAtTop]);
  useEffect(() => {
    if (submitCount > 0) focusFirstFault(element.current);
  }, [submitCount]);

  async function save(values: Values) {
    if (!(await onSave(values))) return;
    text?.saved();
    onClose();
  }
  function cancel() {
    if (isSubmitting) return;
    if (text === null) onClose();
    else text.leave(onClose);
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (!isSubmitting) void form.handleSubmit(save)(event);
  }
  function cancelByEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || isSubmitting) return;
    event.stopPropagation();
    cancel();
  }

  const size = docked === 'wizard' ? 'xl' : 'lg';
  const buttons = docked === 'wizard' ? DOCKED_BUTTONS : docked === 'page' ? DOCKED_IN_PAGE : {};
  return (
    <chakra.form
      ref={element}
      noValidate
      {...{ [OPEN_FORM]: '' }}
      aria-label={label}
      onSubmit={submit}
      onKeyDown={cancelByEscape}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
      width="full"
      maxW={maxW}
    >
      {text?.offer}
      {children}
      <Box display="flex" flexWrap="wrap" gap="3" {...buttons}>
        <BusyButton type="submit" size={size} isBusy={isSubmitting} busyText={saveText ?? t('edit.save')}>
          {saveText ?? t('edit.save')}
        </BusyButton>
        <Button variant="outline" size={size} colorPalette="ink" aria-disabled={isSubmitting || undefined} onClick={cancel}>
          {cancelText ?? t('edit.cancel')}
        </Button>
      </Box>
    </chakra.form>
  );
}
