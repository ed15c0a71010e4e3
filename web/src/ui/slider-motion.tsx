import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect } from 'react';
import { isStill } from './is-still';

/** How a slider is moved, and whether it can go further. */
export interface Steer {
  readonly move: (direction: 1 | -1) => void;
  readonly mayGoBack: boolean;
  readonly mayGoOn: boolean;
}

export interface SliderMotionProps {
  readonly viewport: RefObject<HTMLElement | null>;
  readonly onSteer: (steer: Steer) => void;
}

/** Makes a row of slides one that can be dragged, and hands out its steering; draws nothing. Downloaded when the page is idle. */
export function SliderMotion({ viewport, onSteer }: SliderMotionProps) {
  const [setViewport, slides] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps', slidesToScroll: 'auto' });
  useEffect(() => {
    viewport.current?.scrollTo({ left: 0, behavior: 'instant' });
    setViewport(viewport.current);
  }, [setViewport, viewport]);
  useEffect(() => {
    if (slides === undefined) return;
    const tell = () =>
      onSteer({
        move: (direction) => (direction === 1 ? slides.scrollNext(isStill()) : slides.scrollPrev(isStill())),
        mayGoBack: slides.canScrollPrev(),
        mayGoOn: slides.canScrollNext(),
      });
    tell();
    slides.on('select', tell).on('reInit', tell);
    return () => void slides.off('select', tell).off('reInit', tell);
  }, [slides, onSteer]);
  return null;
}
