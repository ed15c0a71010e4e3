import { Box } from '@chakra-ui/react/box';
import { IconButton } from '@chakra-ui/react/button';
import { SLIDE_SPACING_PX, SLIDES_IN_VIEW } from '@touchline/domain/reference/limits';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Children,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslations } from '../i18n/use-translations';
import { whenIdle } from '../lib/hydration/deferred-loading';
import { prefersReducedMotion } from '../theme/motion';
import { Icon } from './icon';
import type { SliderMotionProps, SliderControls } from './slider-motion';

/** The content of the slides: ordinary cards, portrait pictures, or success stories. */
type SliderKind = 'landscape' | 'portrait' | 'successStories';

/** Slides in view on narrow screens; only those of success stories are specified (S9-06), the others are ours. */
const ON_MOBILE = { landscape: 1.15, portrait: 2.3, successStories: SLIDES_IN_VIEW.mobileSuccessStories } as const;
const ON_DESKTOP = {
  landscape: SLIDES_IN_VIEW.desktop,
  portrait: SLIDES_IN_VIEW.portrait,
  successStories: SLIDES_IN_VIEW.desktop,
} as const;

/**
 * The CSS width of a slide, below and from 992 px: the specified number of slides with their spacing fills the row
 * exactly (S9-06).
 */
export function slideWidth(kind: SliderKind): { readonly base: string; readonly lg: string } {
  return { base: widthFor(ON_MOBILE[kind]), lg: widthFor(ON_DESKTOP[kind]) };
}

function widthFor(slides: number): string {
  return `calc((100% - ${Math.floor(slides) * SLIDE_SPACING_PX}px) / ${slides})`;
}

interface SliderProps {
  /** The accessible name: the title of its section. */
  readonly title: string;
  readonly kind?: SliderKind;
  /** One element for each slide. */
  readonly children: ReactNode;
}

/**
 * A row of slides (S9-06). Before hydration it is a row that scrolls by itself; dragging is added when the page is
 * idle. Buttons move it, and arrow keys while it has the focus, without animation where the visitor prefers reduced
 * motion.
 */
export function Slider({ title, kind = 'landscape', children }: SliderProps) {
  const t = useTranslations();
  const viewport = useRef<HTMLDivElement>(null);
  const [Motion, setMotion] = useState<ComponentType<SliderMotionProps> | null>(null);
  const [controls, setControls] = useState<SliderControls | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        if (!('IntersectionObserver' in window)) return;
        void import('./slider-motion').then(
          ({ SliderMotion }) => startTransition(() => setMotion(() => SliderMotion)),
          () => undefined,
        );
      }),
    [],
  );

  const move = (direction: 1 | -1) => {
    if (controls !== null) controls.move(direction);
    else
      viewport.current?.scrollBy({
        left: direction * viewport.current.clientWidth * 0.8,
        behavior: prefersReducedMotion() ? 'instant' : 'smooth',
      });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    move(event.key === 'ArrowRight' ? 1 : -1);
  };
  const arrow = { variant: 'outline', size: 'lg', colorPalette: 'ink', borderRadius: 'full' } as const;

  return (
    <Box role="group" aria-roledescription="slider" aria-label={t('ui.slides', { title })} onKeyDown={onKeyDown}>
      <Box
        ref={viewport}
        tabIndex={0}
        overflowX={controls === null ? 'auto' : 'hidden'}
        scrollbarWidth="none"
        scrollSnapType={controls === null ? 'x proximity' : 'none'}
        py="1"
        my="-1"
        cursor={controls === null ? undefined : 'grab'}
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
          aria-label={t('ui.slideBack')}
          disabled={controls !== null && !controls.mayGoBack}
          onClick={() => move(-1)}
        >
          <Icon as={ChevronLeft} />
        </IconButton>
        <IconButton
          {...arrow}
          aria-label={t('ui.slideOn')}
          disabled={controls !== null && !controls.mayGoForward}
          onClick={() => move(1)}
        >
          <Icon as={ChevronRight} />
        </IconButton>
      </Box>
      {Motion !== null && <Motion viewport={viewport} onControls={setControls} />}
    </Box>
  );
}
