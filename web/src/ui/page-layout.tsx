import { Box, type BoxProps } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { createContext, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from '../i18n/use-translations';

/** The column of a page's content: at most 1200 px wide, with padding at both sides. */
export function Content(props: BoxProps) {
  return <Box maxW="75rem" mx="auto" px={{ base: '4', md: '8' }} width="full" {...props} />;
}

/** Sets the title of the document. */
export function PageTitle({ text }: { readonly text: string }) {
  return <title>{`${text} · ${useTranslations()('site.name')}`}</title>;
}

interface SectionProps {
  readonly title: string;
  /** An introduction under the rule, before the content. */
  readonly intro?: ReactNode;
  /** One link or button at the right of the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The three levels of heading (docs/look.md): a chapter of the page with its rule, a block of a chapter, and the side
 * column.
 */
type SectionLevel = 'chapter' | 'block' | 'side';

const SectionLevelContext = createContext<SectionLevel>('chapter');

/** Makes the sections inside it quiet, for a sidebar. */
export function SideSections({ children }: { readonly children: ReactNode }) {
  return <SectionLevelContext value="side">{children}</SectionLevelContext>;
}

const LOOKS = {
  chapter: { as: 'h2', textStyle: 'h2', pt: { base: '5', md: '6' } },
  block: { as: 'h3', textStyle: 'h3', pt: '2' },
  side: { as: 'h2', textStyle: 'h4', pt: '1' },
} as const;

/**
 * A section of a page, labelled by its title: title, rule, content. A section inside another one is a block without a
 * rule. The page sets the space around it.
 */
export function Section({ title, intro, action, children }: SectionProps) {
  const titleId = useId();
  const level = useContext(SectionLevelContext);
  const { as, textStyle, pt } = LOOKS[level];
  return (
    <Box as="section" aria-labelledby={titleId} minW="0">
      <Box
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="6"
        rowGap={level === 'chapter' ? '2' : '0'}
        minH="11"
        pb={level === 'chapter' ? '2' : '0'}
      >
        <Heading as={as} id={titleId} textStyle={textStyle} overflowWrap="anywhere" minW="0">
          {title}
        </Heading>
        {action !== undefined && (
          <Box flex="none" display="flex" gap="3">
            {action}
          </Box>
        )}
      </Box>
      {level === 'chapter' && <Touchline />}
      {intro !== undefined && (
        <Box color="fg.muted" maxW="text" pt={level === 'chapter' ? '4' : '0'}>
          {intro}
        </Box>
      )}
      <Box pt={pt}>{level === 'chapter' ? <SectionLevelContext value="block">{children}</SectionLevelContext> : children}</Box>
    </Box>
  );
}

/** The rule under a title: a touchline with the quarter circle of a corner at its left end; decoration only. */
export function Touchline() {
  return (
    <Box
      aria-hidden
      height="4"
      borderTopWidth="2px"
      borderColor="pitch.solid"
      position="relative"
      overflow="hidden"
      _before={{
        content: '""',
        position: 'absolute',
        top: '-13px',
        left: '-13px',
        width: '26px',
        height: '26px',
        borderWidth: '2px',
        borderColor: 'pitch.solid',
        borderRadius: 'full',
      }}
    />
  );
}

interface ScrollStripProps extends BoxProps {
  /** The accessible name of the scrollable region. */
  readonly label: string;
}

/**
 * Content that may be wider than its container and then scrolls sideways. It is a keyboard tab stop only while it
 * overflows, and until it has been measured.
 */
export function ScrollStrip({ label, children, ...rest }: ScrollStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [isTooWide, setIsTooWide] = useState(true);
  useEffect(() => {
    const box = strip.current;
    if (box === null) return;
    const measure = new ResizeObserver(() => setIsTooWide(box.scrollWidth > box.clientWidth + 1));
    for (const one of [box, ...box.children]) measure.observe(one);
    return () => measure.disconnect();
  }, []);
  const stop = isTooWide ? ({ role: 'group', 'aria-label': label, tabIndex: 0 } as const) : {};
  return (
    <Box ref={strip} position="relative" overflowX="auto" scrollbarWidth="none" {...stop} {...rest}>
      {children}
    </Box>
  );
}
