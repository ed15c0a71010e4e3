import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import type { Block } from './chapter';

/** A section of a chapter. */
export interface ChapterSection {
  readonly id: string;
  readonly text: string;
}

/** The sections of a chapter, in their order. */
export function sectionsOf(blocks: readonly Block[]): readonly ChapterSection[] {
  return blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [{ id: block.id, text: block.text }] : []));
}

const SectionLink = chakra('a', {
  base: {
    display: 'block',
    py: '2',
    ps: '3',
    minH: '11',
    borderInlineStartWidth: '2px',
    borderColor: 'border',
    color: 'fg.muted',
    textDecoration: 'none',
    textStyle: 'small',
    _hover: { color: 'fg' },
    '&[aria-current]': { borderColor: 'pitch.solid', color: 'fg', fontWeight: 'semibold' },
  },
});

interface ContentsProps {
  readonly sections: readonly ChapterSection[];
}

/** The contents of a chapter, at its side; the section that is being read is marked. */
export function ChapterContents({ sections }: ContentsProps) {
  const t = useTranslations();
  const current = useCurrentSection(sections);
  return (
    <Box as="nav" aria-label={t('guide.contents')} hideBelow="lg" position="sticky" top="6" alignSelf="start">
      <Box textStyle="label" mb="2">
        {t('guide.contents')}
      </Box>
      <Links sections={sections} current={current} />
    </Box>
  );
}

/** The same, folded, above the text of narrow windows. */
export function FoldedContents({ sections }: ContentsProps) {
  const t = useTranslations();
  return (
    <Box as="nav" aria-label={t('guide.contents')} hideFrom="lg" mt="6">
      <Box as="details" borderYWidth="1px">
        <Box as="summary" py="3" minH="11" cursor="pointer" fontWeight="semibold">
          {t('guide.contents')}
        </Box>
        <Box pb="3">
          <Links sections={sections} current={null} />
        </Box>
      </Box>
    </Box>
  );
}

function Links({ sections, current }: ContentsProps & { readonly current: string | null }) {
  return (
    <Box as="ul" listStyleType="none">
      {sections.map(({ id, text }) => (
        <li key={id}>
          <SectionLink href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {text}
          </SectionLink>
        </li>
      ))}
    </Box>
  );
}

/** The id of the section that is being read: the last whose title has reached the upper third of the window. */
function useCurrentSection(sections: readonly ChapterSection[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const watch = new IntersectionObserver(
      () => {
        const passed = sections.filter(({ id }) => {
          const top = document.getElementById(id)?.getBoundingClientRect().top;
          return top !== undefined && top < innerHeight / 3;
        });
        setCurrent(passed.at(-1)?.id ?? null);
      },
      { rootMargin: '0px 0px -66% 0px' },
    );
    for (const { id } of sections) {
      const title = document.getElementById(id);
      if (title !== null) watch.observe(title);
    }
    return () => watch.disconnect();
  }, [sections]);
  return current;
}
