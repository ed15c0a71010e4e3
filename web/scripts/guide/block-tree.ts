import type { MarkedToken, Token } from 'marked';
import { slugOf } from '@touchline/domain/kernel/text/fold-text';
import type { Block, Inline } from '../../src/features/guide/chapter';

/** Refuses a chapter for a reason. */
export type Refuse = (why: string) => never;

const TEMPLATE = /^template\s+(.+)$/;
const OWN_ID = /\s*\{#([a-z0-9-]+)\}$/;
const FIGURE = '{{figure}}';

/** Marked's types allow tokens of extensions. We use no extensions, so this list is complete. */
function known(token: Token): MarkedToken {
  return token as MarkedToken;
}

/** The blocks of a chapter. Refuses HTML, pictures, rules, code that is no template, and headings of other levels. */
export function blocksOf(tokens: readonly Token[], refuse: Refuse): readonly Block[] {
  return tokens.map(known).flatMap((token): readonly Block[] => {
    switch (token.type) {
      case 'space':
        return [];
      case 'heading': {
        if (token.depth !== 2 && token.depth !== 3) return refuse(`has a heading of level ${token.depth}`);
        const id = OWN_ID.exec(token.text)?.[1];
        const text = plainText(inlineOf(token.tokens, refuse)).replace(OWN_ID, '').trim();
        return [{ kind: 'heading', level: token.depth, id: id ?? slugOf(text), text }];
      }
      case 'paragraph':
      case 'text':
        if (token.text.trim() === FIGURE) return [{ kind: 'figure' }];
        return [{ kind: 'paragraph', content: inlineOf(token.tokens ?? [], refuse) }];
      case 'list':
        return [{ kind: 'list', isOrdered: token.ordered, items: token.items.map(({ tokens: item }) => blocksOf(item, refuse)) }];
      case 'table':
        return [
          {
            kind: 'table',
            head: token.header.map((cell) => inlineOf(cell.tokens, refuse)),
            rows: token.rows.map((row) => row.map((cell) => inlineOf(cell.tokens, refuse))),
          },
        ];
      case 'blockquote':
        return [{ kind: 'quote', blocks: blocksOf(token.tokens, refuse) }];
      case 'code': {
        const title = TEMPLATE.exec(token.lang ?? '')?.[1] ?? refuse('has code that is no template');
        return [{ kind: 'template', title, text: token.text }];
      }
      case 'br':
      case 'checkbox':
      case 'codespan':
      case 'def':
      case 'del':
      case 'em':
      case 'escape':
      case 'hr':
      case 'html':
      case 'image':
      case 'link':
      case 'list_item':
      case 'strong':
        return refuse(`holds ${token.type}: ${token.raw.slice(0, 60)}`);
    }
  });
}

function inlineOf(tokens: readonly Token[], refuse: Refuse): readonly Inline[] {
  return tokens.map(known).flatMap((token): readonly Inline[] => {
    switch (token.type) {
      case 'text':
        return token.tokens === undefined ? [token.text] : inlineOf(token.tokens, refuse);
      case 'escape':
        return [token.text];
      case 'br':
        return [' '];
      case 'strong':
      case 'em':
        return [{ kind: token.type, content: inlineOf(token.tokens, refuse) }];
      case 'link':
        return [linkOf(token.href, inlineOf(token.tokens, refuse), refuse)];
      case 'blockquote':
      case 'checkbox':
      case 'code':
      case 'codespan':
      case 'def':
      case 'del':
      case 'heading':
      case 'hr':
      case 'html':
      case 'image':
      case 'list_item':
      case 'list':
      case 'paragraph':
      case 'space':
      case 'table':
        return refuse(`holds ${token.type}: ${token.raw.slice(0, 60)}`);
    }
  });
}

function linkOf(href: string, content: readonly Inline[], refuse: Refuse): Inline {
  const [, kind, id = ''] = /^(rule|term):([a-z0-9-]+)$/.exec(href) ?? [];
  if (kind === 'rule' || kind === 'term') return { kind, id, content };
  if (/^(?:\/(?!\/)|#)/.test(href) || href.startsWith('https://')) return { kind: 'link', to: href, content };
  return refuse(`links to ${href}, which is neither an address of the site nor one with https`);
}

/** Text without its marks. */
export function plainText(content: readonly Inline[]): string {
  return content.map((one) => (typeof one === 'string' ? one : plainText(one.content))).join('');
}

/** Every text of some blocks with its kind of mark, templates left out; `rule` and `term` have the id. */
export function inlinesIn(blocks: readonly Block[]): readonly Inline[] {
  return blocks.flatMap((block): readonly Inline[] => {
    switch (block.kind) {
      case 'paragraph':
        return block.content;
      case 'heading':
        return [block.text];
      case 'list':
        return block.items.flatMap(inlinesIn);
      case 'table':
        return [block.head, ...block.rows].flat(2);
      case 'quote':
        return inlinesIn(block.blocks);
      case 'figure':
      case 'template':
        return [];
    }
  });
}

/** The ids of the marks of a kind, each once, in their order. */
export function idsIn(kind: 'rule' | 'term', content: readonly Inline[]): readonly string[] {
  const all = content.flatMap((one): readonly string[] => {
    if (typeof one === 'string') return [];
    return [...(one.kind === kind ? [one.id] : []), ...idsIn(kind, one.content)];
  });
  return [...new Set(all)];
}
