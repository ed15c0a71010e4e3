import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import type { College } from '@touchline/domain/college/college';
import { ImageIcon, Shield } from 'lucide-react';
import { useRef, useState } from 'react';
import { editMark } from '../../../components/document-editor/section-controls';
import { useTranslations } from '../../../i18n/use-translations';
import { Icon } from '../../../ui/icon';
import { Dialog } from '../../../ui/overlays/dialog';
import { EditablePicture, PictureEditor } from '../../../ui/fields/editable-picture';
import { Section } from '../../../ui/page-layout';
import { usePhotoName, chosenPicture } from '../pictures/photo-names';
import type { SaveCollege } from './college-kind';
import { PictureChoice } from './picture-form';

/** The section of the Photos tab in which editors choose cover and logo. */
export function CoverAndLogoSection({ college, save }: { readonly college: College; readonly save: SaveCollege }) {
  const t = useTranslations();
  const nameOf = usePhotoName();
  return (
    <Section title={t('college.pictures')}>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 1fr)' }}
        gap="6"
        alignItems="start"
        css={{ '& > :has(form)': { gridColumn: '1 / -1' } }}
      >
        {(['cover', 'logo'] as const).map((field) => {
          const label = t(`college.${field}Picture`);
          const chosen = college[field];
          return (
            <div key={field}>
              <Box fontWeight="medium" mb="1.5">
                {label}
              </Box>
              <EditablePicture
                picture={chosen === null ? null : chosenPicture(college, chosen, field === 'cover' ? 'ls' : '400', nameOf)}
                choices={(draft, choose) => (
                  <PictureChoice college={college} label={label} chosen={draft} onChoose={choose} takesFocus />
                )}
                ratio={field === 'cover' ? '21 / 9' : '1 / 1'}
                label={t('college.editName', { name: label })}
                onSave={(id) => save([{ path: `/${field}`, label, value: id }])}
              />
            </div>
          );
        })}
      </Box>
    </Section>
  );
}

const ICONS = { cover: ImageIcon, logo: Shield } as const;
type Part = keyof typeof ICONS;

/**
 * The buttons on the head of the page, each with its name, that open the choice of cover or logo. The focus returns to
 * the button.
 */
export function CoverAndLogoButtons({ college, save }: { readonly college: College; readonly save: SaveCollege }) {
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
          const shape = ICONS[one];
          const text = t('college.editName', { name: nameOf(one) });
          return (
            <Button
              key={one}
              ref={(button: HTMLButtonElement | null) => {
                openers.current[one] = button;
              }}
              aria-label={text}
              title={text}
              variant="ghost"
              px="3"
              {...editMark([`/${one}`])}
              onClick={() => {
                setPart(one);
                setIsOpen(true);
              }}
            >
              <Icon as={shape} />
              {nameOf(one)}
            </Button>
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
            docked={null}
          />
        </Box>
      </Dialog>
    </>
  );
}
