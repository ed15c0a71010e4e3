import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect } from 'react';
import { prefersReducedMotion } from '../theme/motion';

/** Moves a slider, and says whether it can move further. */
export interface SliderControls {
  readonly move: (direction: 1 | -1) => void;
  readonly mayGoBack: boolean;
  readonly mayGoForward: boolean;
}

export interface SliderMotionProps {
  readonly viewport: RefObject<HTMLElement | null>;
  readonly onControls: (steer: SliderControls) => void;
}

/** Makes a row of slides draggable and passes its controls up; renders nothing. Downloaded when the page is idle. */
export function SliderMotion({ viewport, onControls: onSteer }: SliderMotionProps) {
  const [setViewport, slides] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps', slidesToScroll: 'auto' });
  useEffect(() => {
    viewport.current?.scrollTo({ left: 0, behavior: 'instant' });
    setViewport(viewport.current);
  }, [setViewport, viewport]);
  useEffect(() => {
    if (slides === undefined) return;
    const tell = () =>
      onSteer({
        move: (direction) =>
          direction === 1 ? slides.scrollNext(prefersReducedMotion()) : slides.scrollPrev(prefersReducedMotion()),
        mayGoBack: slides.canScrollPrev(),
        mayGoForward: slides.canScrollNext(),
      });
    tell();
    slides.on('select', tell).on('reInit', tell);
    return () => void slides.off('select', tell).off('reInit', tell);
  }, [slides, onSteer]);
  return null;
}
