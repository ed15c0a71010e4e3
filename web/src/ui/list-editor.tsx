import { Box } from '@chakra-ui/react/box';
import { Button, IconButton } from '@chakra-ui/react/button';
import { Input } from './input';
import { Plus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from '../i18n/use-translations';
import type { SaveInPlace } from './edit-in-place';
import { EditingForm } from './editing-form';

interface ListEditorProps {
  readonly values: readonly string[];
  readonly label: string;
  readonly maxLength: number;
  readonly onSave: SaveInPlace<readonly string[]>;
  readonly onClose: () => void;
}

interface Draft {
  readonly key: number;
  readonly text: string;
}

/** The open editor of a list: a line for each entry, ways to add and remove; an unchanged list is not sent. */
export function ListEditor({ values, label, maxLength, onSave, onClose }: ListEditorProps) {
  const t = useTranslations();
  const [nextKey, setNextKey] = useState(values.length + 1);
  const [drafts, setDrafts] = useState<readonly Draft[]>(() => asDrafts(values.length === 0 ? [''] : values));
  const lines = useRef<HTMLDivElement>(null);
  const toFocus = useRef<'first' | 'last' | null>('first');
  useEffect(() => {
    const inputs = [...(lines.current?.querySelectorAll('input') ?? [])];
    if (toFocus.current !== null) (toFocus.current === 'first' ? inputs[0] : inputs.at(-1))?.focus();
    toFocus.current = null;
  }, [drafts]);

  function add() {
    toFocus.current = 'last';
    setDrafts([...drafts, { key: nextKey, text: '' }]);
    setNextKey(nextKey + 1);
  }
  function remove(key: number) {
    toFocus.current = 'last';
    setDrafts(drafts.filter((draft) => draft.key !== key));
  }
  async function submit() {
    const texts = [...new Set(drafts.map(({ text }) => text.trim()).filter((text) => text !== ''))];
    const isSame = texts.length === values.length && texts.every((text, index) => text === values[index]);
    return isSame || (await onSave(texts));
  }

  return (
    <EditingForm label={label} onSubmit={submit} onClose={onClose}>
      <Box ref={lines} display="grid" gap="2">
        {drafts.map(({ key, text }, index) => (
          <Box key={key} display="flex" gap="2">
            <Input
              aria-label={t('pieces.entry', { label, number: index + 1 })}
              value={text}
              maxLength={maxLength}
              size="xl"
              bg="bg.panel"
              borderColor="border.emphasized"
              onChange={(event) =>
                setDrafts(drafts.map((draft) => (draft.key === key ? { key, text: event.target.value } : draft)))
              }
            />
            <IconButton
              aria-label={
                text.trim() === '' ? t('pieces.removeUnnamed', { number: index + 1 }) : t('pieces.removeEntry', { entry: text })
              }
              variant="ghost"
              colorPalette="ink"
              size="xl"
              onClick={() => remove(key)}
            >
              <X size={20} strokeWidth={1.75} aria-hidden />
            </IconButton>
          </Box>
        ))}
        <Button variant="outline" size="lg" justifySelf="start" onClick={add}>
          <Plus size={20} strokeWidth={1.75} aria-hidden />
          {t('pieces.addEntry')}
        </Button>
      </Box>
    </EditingForm>
  );
}

function asDrafts(values: readonly string[]): readonly Draft[] {
  return values.map((text, key) => ({ key, text }));
}
