import { Box } from '@chakra-ui/react/box';
import { Button, IconButton } from '@chakra-ui/react/button';
import { type LucideIcon, Pencil, Plus } from 'lucide-react';
import { type ComponentProps, lazy, type Ref, Suspense } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { OfferSlot } from '../../ui/forms/unsaved/offer-slot';
import { Icon } from '../../ui/icon';

const FieldsForm = lazy(async () => ({ default: (await import('./fields-form')).FieldsForm }));

interface OpenerProps {
  readonly opener: Ref<HTMLButtonElement>;
  /** The paths that its form edits, by which the editors' bar finds it. */
  readonly edits?: readonly string[];
  readonly onOpen: () => void;
}

/** Marks a control with the paths that it edits. */
export function editMark(edits: readonly string[] | undefined) {
  return edits === undefined ? {} : { 'data-edits': edits.join(' ') };
}

interface IconOpenerProps extends OpenerProps {
  readonly label: string;
}

/** A button next to the title of a section. It does not make the row higher, so that nothing shifts when it appears. */
function TitleButton({ icon, label, opener, edits, onOpen }: IconOpenerProps & { readonly icon: LucideIcon }) {
  return (
    <IconButton
      ref={opener}
      aria-label={label}
      title={label}
      variant="outline"
      boxSize="11"
      my="-1"
      {...editMark(edits)}
      onClick={onOpen}
    >
      <Icon as={icon} />
    </IconButton>
  );
}

/** The pencil next to the title of a section. */
export function SectionPencil(props: IconOpenerProps) {
  return <TitleButton icon={Pencil} {...props} />;
}

/** The button next to the title of a list that adds an entry. */
export function SectionPlus(props: IconOpenerProps) {
  return <TitleButton icon={Plus} {...props} />;
}

/** Invites the editors of an empty section to fill it. */
export function SectionInvitation({ title, opener, edits, onOpen }: OpenerProps & { readonly title: string }) {
  const t = useTranslations();
  return (
    <Box borderWidth="1px" borderStyle="dashed" borderColor="border.emphasized" borderRadius="card" p="5">
      <Button ref={opener} variant="outline" size="lg" {...editMark(edits)} onClick={onOpen}>
        <Icon as={Plus} />
        {t('editor.add', { name: title })}
      </Button>
    </Box>
  );
}

interface SectionDraftsProps extends Pick<OpenerProps, 'edits' | 'onOpen'> {
  /** What its form edits, by which unsaved text is found again. */
  readonly of: string;
}

/** Offers unsaved text of a section whose form is closed; restoring opens the form. */
export function SectionDrafts({ of, edits, onOpen }: SectionDraftsProps) {
  return <OfferSlot of={of} stored={null} onRestore={onOpen} {...(edits === undefined ? {} : { fields: edits })} />;
}

/** The open form of a section; its code is downloaded on first use. */
export function SectionForm(props: ComponentProps<typeof FieldsForm>) {
  const t = useTranslations();
  return (
    <Suspense fallback={<Box minH="12rem">{t('editor.loading')}</Box>}>
      <FieldsForm {...props} />
    </Suspense>
  );
}
