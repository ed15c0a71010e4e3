import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { Icon } from '../icon';
import { afterPress } from './after-press';

/** The props of every field. */
export interface FieldProps {
  readonly label: string;
  /** A help text below the field. */
  readonly help?: string | undefined;
  /** The error message of the value; null where it is valid, '' where the form says what is wrong. */
  readonly error?: string | null | undefined;
  /** True once the form was submitted: then the error is shown even for an untouched field. */
  readonly isValidated?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
}

/** The attributes that the control inside the frame must have. */
interface FieldControl {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldProps {
  readonly children: (control: FieldControl) => ReactNode;
}

/**
 * A field with its label above, help and error below; a help equal to the error is shown once. The error appears only
 * after the field was changed and left, or the form was submitted (S5-15).
 */
export function FieldFrame({ label, help, error = null, isValidated = false, isRequired = true, children }: FieldFrameProps) {
  const t = useTranslations();
  const id = useId();
  const [wasChanged, setWasChanged] = useState(false);
  const [isDirty, setIsDirty] = useState(false);
  const shown = isDirty || isValidated ? error : null;
  const [helpId, errorId] = [`${id}help`, `${id}error`];
  const isHelped = help !== undefined && help !== shown;
  const describedBy = [shown === null || shown === '' ? null : errorId, isHelped ? helpId : null].filter((part) => part !== null);
  return (
    <Box onChange={() => setWasChanged(true)} onBlur={() => afterPress(() => setIsDirty(wasChanged))}>
      <chakra.label
        htmlFor={id}
        display="flex"
        gap="2"
        alignItems="baseline"
        fontWeight="medium"
        overflowWrap="anywhere"
        mb="1.5"
      >
        {label}
        {!isRequired && (
          <Box as="span" textStyle="small" fontWeight="normal" color="fg.muted">
            {t('ui.optional')}
          </Box>
        )}
      </chakra.label>
      {children({
        id,
        required: isRequired,
        'aria-invalid': shown !== null,
        'aria-describedby': describedBy.length === 0 ? undefined : describedBy.join(' '),
      })}
      {shown !== null && <FieldError id={errorId} text={shown} />}
      {isHelped && (
        <Box id={helpId} overflowWrap="anywhere" mt="1.5" textStyle="small" color="fg.muted">
          {help}
        </Box>
      )}
    </Box>
  );
}

/** What is wrong with the value of a field, below it, if the field says that; its `aria-describedby` names the id. */
export function FieldError({ id, text }: { readonly id: string; readonly text: string }) {
  if (text === '') return null;
  return (
    <Box id={id} overflowWrap="anywhere" display="flex" gap="1.5" mt="1.5" textStyle="small" fontWeight="medium" color="fg.error">
      <Icon as={CircleAlert} size={18} style={{ flex: 'none', marginTop: '1px' }} />
      {text}
    </Box>
  );
}

const FIELDS = 'input:checked, input:not([hidden]), textarea, select';

/** Focuses the first field inside when it is mounted, or the first button where there is no field. */
export function FocusFirst({ children }: { readonly children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first =
      container.current?.querySelector<HTMLElement>(FIELDS) ?? container.current?.querySelector<HTMLElement>('button');
    first?.focus();
  }, []);
  return <div ref={container}>{children}</div>;
}
