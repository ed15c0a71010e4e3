import { Box } from '@chakra-ui/react/box';
import { IconButton } from '@chakra-ui/react/button';
import type { College } from '@touchline/domain/college/college';
import { ImageIcon, Shield } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { Dialog } from '../../../ui/dialog';
import { PictureEditor } from '../../../ui/picture-editor';
import type { SaveCollege } from './field-change';
import { PictureChoice } from './picture-choice';

const HEAD = { cover: ImageIcon, logo: Shield } as const;
type Part = keyof typeof HEAD;

/** Opens the choice of the page's cover and logo where they are seen; the focus comes back to the button that opened it. */
export function HeadTools({ college, save }: { readonly college: College; readonly save: SaveCollege }) {
  const t = useTranslations();
  const [part, setPart] = useState<Part>('cover');
  const [isOpen, setIsOpen] = useState(false);
  const openers = useRef<Partial<Record<Part, HTMLButtonElement | null>>>({});
  const nameOf = (one: Part) => t(`college.${one}Picture`);
  const label = t('college.editName', { name: nameOf(part) });
  const close = () => setIsOpen(false);
  return (
    <>
      <Box display="flex">
        {(['cover', 'logo'] as const).map((one) => {
          const Icon = HEAD[one];
          const text = t('college.editName', { name: nameOf(one) });
          return (
            <IconButton
              key={one}
              ref={(button: HTMLButtonElement | null) => {
                openers.current[one] = button;
              }}
              aria-label={text}
              title={text}
              variant="ghost"
              boxSize="11"
              onClick={() => {
                setPart(one);
                setIsOpen(true);
              }}
            >
              <Icon size={20} strokeWidth={1.75} aria-hidden />
            </IconButton>
          );
        })}
      </Box>
      <Dialog
        isOpen={isOpen}
        title={label}
        size="wide"
        closeOnInteractOutside={false}
        opener={() => openers.current[part] ?? null}
        onClose={close}
      >
        <Box css={{ '& > form': { maxWidth: 'none' } }}>
          <PictureEditor
            chosen={college[part]}
            label={label}
            choices={(draft, choose) => (
              <PictureChoice college={college} label={nameOf(part)} chosen={draft} onChoose={choose} takesFocus />
            )}
            onSave={(value) => save([{ path: `/${part}`, label: nameOf(part), value }])}
            onClose={close}
          />
        </Box>
      </Dialog>
    </>
  );
}
