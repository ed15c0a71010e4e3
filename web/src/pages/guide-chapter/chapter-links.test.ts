import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Block, Chapter, Inline } from '../../features/guide/chapter';
import { ALL_PAGES } from '../all-pages';
import { patternsOf } from '../page-definition';

const CHAPTERS = Object.values(import.meta.glob<Chapter>('../../guide/*/*.md', { eager: true, import: 'chapter' }));
const PATTERNS = ALL_PAGES.flatMap(patternsOf);

function linksIn(content: readonly Inline[]): readonly string[] {
  return content.flatMap((one) =>
    typeof one === 'string' ? [] : [...(one.kind === 'link' ? [one.to] : []), ...linksIn(one.content)],
  );
}

function linksOf(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap((block): readonly string[] => {
    switch (block.kind) {
      case 'paragraph':
        return linksIn(block.content);
      case 'list':
        return block.items.flatMap(linksOf);
      case 'quote':
        return linksOf(block.blocks);
      case 'table':
        return [block.head, ...block.rows].flat().flatMap(linksIn);
      case 'heading':
      case 'figure':
      case 'template':
        return [];
    }
  });
}

/** The ids that can be linked to in a chapter: its headings. */
function anchorsOf({ blocks }: Chapter): readonly string[] {
  return blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
}

test.each(CHAPTERS.map((chapter) => [`${chapter.language}/${chapter.slug}`, chapter] as const))(
  '[S1-06] %s links to addresses of the site that exist, and to sections that its language has',
  (_, chapter) => {
    const links = [...linksOf(chapter.blocks), chapter.action.to].filter((to) => !to.startsWith('https://'));
    const lost = links.filter((to) => {
      const [, path = '', anchor] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(to) ?? [];
      if (path !== '' && !PATTERNS.some((pattern) => matchPath(pattern, path) !== null)) return true;
      const slug = path === '' ? chapter.slug : /^\/guide\/([^/]+)$/.exec(path)?.[1];
      if (slug === undefined) return false;
      const other = CHAPTERS.find((one) => one.slug === slug && one.language === chapter.language);
      return other === undefined || (anchor !== undefined && !anchorsOf(other).includes(anchor));
    });
    expect(lost).toEqual([]);
  },
);
