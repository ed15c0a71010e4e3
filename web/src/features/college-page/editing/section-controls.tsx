import { Box } from '@chakra-ui/react/box';
import { Button, IconButton } from '@chakra-ui/react/button';
import { Pencil, Plus } from 'lucide-react';
import { lazy, type Ref, Suspense } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import type { Field, FieldChange } from './field';

const FieldsForm = lazy(async () => ({ default: (await import('./fields-form')).FieldsForm }));

interface OpenerProps {
  readonly opener: Ref<HTMLButtonElement>;
  readonly onOpen: () => void;
}

/**
 * The pencil next to the title of a section. It does not make the row higher, so that nothing shifts when it appears.
 */
export function SectionPencil({ label, opener, onOpen }: OpenerProps & { readonly label: string }) {
  return (
    <IconButton ref={opener} aria-label={label} title={label} variant="outline" boxSize="11" my="-1" onClick={onOpen}>
      <Pencil size={20} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}

/** The button next to the title of a list that adds an entry. */
export function SectionPlus({ label, opener, onOpen }: OpenerProps & { readonly label: string }) {
  return (
    <IconButton ref={opener} aria-label={label} title={label} variant="outline" boxSize="11" my="-1" onClick={onOpen}>
      <Plus size={20} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}

/** Invites the editors of an empty section to fill it. */
export function SectionInvitation({ title, opener, onOpen }: OpenerProps & { readonly title: string }) {
  const t = useTranslations();
  return (
    <Box borderWidth="1px" borderStyle="dashed" borderColor="border.emphasized" borderRadius="card" p="5">
      <Button ref={opener} variant="outline" size="lg" onClick={onOpen}>
        <Plus size={20} strokeWidth={1.75} aria-hidden />
        {t('college.addName', { name: title })}
      </Button>
    </Box>
  );
}

interface SectionFormProps {
  /** Names the form: "Edit Costs". */
  readonly label: string;
  readonly fields: readonly Field[];
  readonly save: (changes: readonly FieldChange[]) => Promise<boolean>;
  readonly onClose: () => void;
}

/** The open form of a section; its code is downloaded on first use. */
export function SectionForm(props: SectionFormProps) {
  const t = useTranslations();
  return (
    <Suspense fallback={<Box minH="12rem">{t('college.loadingPart')}</Box>}>
      <FieldsForm {...props} />
    </Suspense>
  );
}
