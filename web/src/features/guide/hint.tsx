import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { SiteLink } from '../../ui/links';

const Word = chakra(SiteLink, {
  base: {
    color: 'inherit',
    textDecoration: 'underline',
    textDecorationColor: 'pitch.fg',
    textUnderlineOffset: '3px',
    borderRadius: 'l1',
    cursor: 'help',
  },
  variants: {
    kind: {
      term: { textDecorationStyle: 'dotted' },
      rule: { textDecorationStyle: 'solid', textDecorationThickness: '1px' },
    },
  },
});

const MARGIN_PX = 12;

interface HintProps extends Pick<ComponentProps<typeof SiteLink>, 'to'> {
  readonly kind: 'term' | 'rule';
  /** What the word means or rests on, as plain text. */
  readonly hint: ReactNode;
  readonly children: ReactNode;
}

/**
 * A word with an explanation that appears on hover, focus and the first tap. It is a link to where the explanation
 * stands on a page, so it works without scripts; a second tap follows it. Escape and a press elsewhere close it.
 */
export function Hint({ kind, to, hint, children }: HintProps) {
  const id = useId();
  const around = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLSpanElement>(null);
  const wasOpen = useRef(false);
  const [isOpen, setIsOpen] = useState(false);

  useLayoutEffect(() => {
    const shown = panel.current;
    if (!isOpen || shown === null) return;
    const { left, right } = shown.getBoundingClientRect();
    const over = right - document.documentElement.clientWidth + MARGIN_PX;
    if (over > 0) shown.style.left = `${-Math.min(over, left - MARGIN_PX)}px`;
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnPress = ({ target }: Event) => {
      if (!(target instanceof Node) || around.current?.contains(target) !== true) setIsOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOnPress);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOnPress);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  return (
    <Box
      as="span"
      ref={around}
      position="relative"
      onPointerEnter={({ pointerType }) => setIsOpen((is) => is || pointerType === 'mouse')}
      onPointerLeave={({ pointerType }) => setIsOpen((is) => is && pointerType !== 'mouse')}
    >
      <Word
        to={to}
        kind={kind}
        aria-describedby={isOpen ? id : undefined}
        onPointerDown={({ pointerType }) => {
          wasOpen.current = isOpen || pointerType === 'mouse';
        }}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onClick={(event) => {
          const isKey = event.detail === 0;
          if (!isKey && !wasOpen.current) event.preventDefault();
          setIsOpen(!isKey && !wasOpen.current);
        }}
      >
        {children}
      </Word>
      {isOpen && (
        <Box
          as="span"
          id={id}
          ref={panel}
          role="tooltip"
          data-screen-only=""
          position="absolute"
          top="100%"
          left="0"
          zIndex="dropdown"
          display="block"
          width="max-content"
          maxW="min(22rem, calc(100vw - 2rem))"
          mt="1"
          p="3"
          bg="bg.panel"
          color="fg"
          borderWidth="1px"
          borderRadius="l2"
          boxShadow="lg"
          textStyle="small"
          fontWeight="normal"
          textAlign="start"
          whiteSpace="normal"
        >
          {hint}
        </Box>
      )}
    </Box>
  );
}
