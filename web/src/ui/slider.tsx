import { IconButton } from '@chakra-ui/react/button';
import { Box } from '@chakra-ui/react/box';
import { SLIDE_SPACING_PX } from '@touchline/domain/constants/sliders';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, type ComponentType, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from '../i18n/use-translations';
import type { SliderMotionProps, Steer } from './slider-motion';
import { isStill } from './is-still';
import { type SliderKind, slideWidth } from './slide-width';
import { whenIdle } from './when-idle';

interface SliderProps {
  /** Names the slider: the title of its section. */
  readonly title: string;
  readonly kind?: SliderKind;
  /** One element for each slide. */
  readonly children: ReactNode;
}

/**
 * Slides in a row, as many in view as the specification (§9) says. Rendered on the server it is a row that scrolls by itself; dragging comes when the
 * page is idle. Buttons move it, and arrow keys once it has the focus; without motion for whoever asks for that.
 */
export function Slider({ title, kind = 'landscape', children }: SliderProps) {
  const t = useTranslations();
  const viewport = useRef<HTMLDivElement>(null);
  const [Motion, setMotion] = useState<ComponentType<SliderMotionProps> | null>(null);
  const [steer, setSteer] = useState<Steer | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        if (!('IntersectionObserver' in window)) return;
        void import('./slider-motion').then(
          ({ SliderMotion }) => setMotion(() => SliderMotion),
          () => undefined,
        );
      }),
    [],
  );

  const move = (direction: 1 | -1) => {
    if (steer !== null) steer.move(direction);
    else
      viewport.current?.scrollBy({
        left: direction * viewport.current.clientWidth * 0.8,
        behavior: isStill() ? 'instant' : 'smooth',
      });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    move(event.key === 'ArrowRight' ? 1 : -1);
  };
  const arrow = { variant: 'outline', size: 'lg', colorPalette: 'ink', borderRadius: 'full' } as const;

  return (
    <Box role="group" aria-roledescription="slider" aria-label={t('pieces.slides', { title })} onKeyDown={onKeyDown}>
      <Box
        ref={viewport}
        tabIndex={0}
        overflowX={steer === null ? 'auto' : 'hidden'}
        scrollbarWidth="none"
        scrollSnapType={steer === null ? 'x proximity' : 'none'}
        py="1"
        my="-1"
        cursor={steer === null ? undefined : 'grab'}
        css={{ touchAction: 'pan-x pan-y pinch-zoom' }}
      >
        <Box as="ul" display="flex" style={{ gap: `${SLIDE_SPACING_PX}px` }} listStyleType="none">
          {Children.map(children, (slide) => (
            <Box as="li" flex="none" minW="0" width={slideWidth(kind)} scrollSnapAlign="start">
              {slide}
            </Box>
          ))}
        </Box>
      </Box>
      <Box display={{ base: 'none', md: 'flex' }} justifyContent="flex-end" gap="2" mt="4">
        <IconButton
          {...arrow}
          aria-label={t('pieces.slideBack')}
          disabled={steer !== null && !steer.mayGoBack}
          onClick={() => move(-1)}
        >
          <ChevronLeft size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
        <IconButton
          {...arrow}
          aria-label={t('pieces.slideOn')}
          disabled={steer !== null && !steer.mayGoOn}
          onClick={() => move(1)}
        >
          <ChevronRight size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Box>
      {Motion !== null && <Motion viewport={viewport} onSteer={setSteer} />}
    </Box>
  );
}
