import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from '../i18n/use-translations';

/** What every field takes. */
export interface FieldWords {
  readonly label: string;
  /** Stands below the field. */
  readonly help?: string | undefined;
  /** What is wrong with the value, in words; null where nothing is. */
  readonly error?: string | null | undefined;
  /** True once the form was sent: then the error is shown even where nothing was touched. */
  readonly isValidated?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
}

/** What the control inside the frame must carry. */
export interface FieldControl {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldWords {
  readonly children: (control: FieldControl) => ReactNode;
}

/** Label above, help and error below, in the same words only once. The error is shown only once the field was changed and left, or validated (specification §5). */
export function FieldFrame({ label, help, error = null, isValidated = false, isRequired = true, children }: FieldFrameProps) {
  const t = useTranslations();
  const id = useId();
  const [wasChanged, setWasChanged] = useState(false);
  const [isDirty, setIsDirty] = useState(false);
  const shown = isDirty || isValidated ? error : null;
  const [helpId, errorId] = [`${id}help`, `${id}error`];
  const isHelped = help !== undefined && help !== shown;
  const describedBy = [shown === null ? null : errorId, isHelped ? helpId : null].filter((part) => part !== null);
  return (
    <Box onChange={() => setWasChanged(true)} onBlur={() => setIsDirty(wasChanged)}>
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
            {t('pieces.optional')}
          </Box>
        )}
      </chakra.label>
      {children({
        id,
        required: isRequired,
        'aria-invalid': shown !== null,
        'aria-describedby': describedBy.length === 0 ? undefined : describedBy.join(' '),
      })}
      {shown !== null && (
        <Box
          id={errorId}
          overflowWrap="anywhere"
          display="flex"
          gap="1.5"
          mt="1.5"
          textStyle="small"
          fontWeight="medium"
          color="fg.error"
        >
          <CircleAlert size={18} strokeWidth={1.75} aria-hidden style={{ flex: 'none', marginTop: '1px' }} />
          {shown}
        </Box>
      )}
      {isHelped && (
        <Box id={helpId} overflowWrap="anywhere" mt="1.5" textStyle="small" color="fg.muted">
          {help}
        </Box>
      )}
    </Box>
  );
}
