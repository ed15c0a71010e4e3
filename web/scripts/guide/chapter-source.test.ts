import { describe, expect, test } from 'vitest';
import { chapterSource } from './chapter-source';
import { definedTerms } from './compile-guide';

const HEAD = `---
title: Sample
summary: A chapter of this test.
updated: 2026-11-24
schoolYears: [9, 10]
figure: none
keyFacts: [naia-contact]
action:
  text: Go on
  to: /colleges
---
`;

const read = (body: string, head = HEAD) => chapterSource('/x/guide/en/glossary.md', `${head}${body}`);

describe('a chapter of the guide', () => {
  test('becomes a tree of what the guide knows', () => {
    const { blocks, language, slug, figure } = read(`
## A title
Text with **weight**, [a rule](rule:naia-contact) and [a word](term:redshirt).

- one
- [two](/colleges)

{{figure}}

| a | b |
| - | - |
| c | d |

\`\`\`template First email
Hello [name]
\`\`\`
`);
    expect([language, slug, figure]).toEqual(['en', 'glossary', null]);
    expect(blocks).toEqual([
      { kind: 'heading', level: 2, id: 'a-title', text: 'A title' },
      {
        kind: 'paragraph',
        content: [
          'Text with ',
          { kind: 'strong', content: ['weight'] },
          ', ',
          { kind: 'rule', id: 'naia-contact', content: ['a rule'] },
          ' and ',
          { kind: 'term', id: 'redshirt', content: ['a word'] },
          '.',
        ],
      },
      {
        kind: 'list',
        isOrdered: false,
        items: [
          [{ kind: 'paragraph', content: ['one'] }],
          [{ kind: 'paragraph', content: [{ kind: 'link', to: '/colleges', content: ['two'] }] }],
        ],
      },
      { kind: 'figure' },
      { kind: 'table', head: [['a'], ['b']], rows: [[['c'], ['d']]] },
      { kind: 'template', title: 'First email', text: 'Hello [name]' },
    ]);
  });

  test('defines terms by headings with an id', () => {
    const { blocks } = read('### Red shirt {#redshirt}\n\nA year **without** games.\n');
    expect(definedTerms(blocks).get('redshirt')).toEqual({ name: 'Red shirt', definition: 'A year without games.' });
  });

  test.each([
    ['<b>HTML</b> in a text', 'holds html'],
    ['<script>alert(1)</script>', 'holds html'],
    ['# A first title', 'heading of level 1'],
    ['![a picture](/x.png)', 'holds image'],
    ['[a link](javascript:alert(1))', 'neither an address of the site'],
    ['[a link](//elsewhere.example)', 'neither an address of the site'],
    ['[a link](http://elsewhere.example)', 'neither an address of the site'],
    ['```js\ncode\n```', 'code that is no template'],
    ['`code`', 'holds codespan'],
  ])('282: never holds %s', (body, reason) => {
    expect(() => read(body)).toThrow(`guide/en/glossary.md: `);
    expect(() => read(body)).toThrow(reason);
  });

  test.each([
    ['title: Sample', 'title:', 'has no text for title'],
    ['figure: none', 'figure: pie', 'knows no figure pie'],
    ['figure: none', 'figure: pyramid', 'has no text for figureCaption'],
    ['schoolYears: [9, 10]', 'schoolYears: ninth', 'has no list for schoolYears'],
    ['keyFacts: [naia-contact]', 'keyFacts: [1]', 'has no list for keyFacts'],
    ['  to: /colleges', '  at: /colleges', 'has no text for to'],
    ['updated: 2026-11-24', 'updated: today', 'updated is no day'],
    ['summary: A chapter of this test.', `summary: ${'x'.repeat(156)}`, 'its summary has 156 characters'],
  ])('is refused with %s → %s', (right, wrong, reason) => {
    expect(() => read('Text.', HEAD.replace(right, wrong))).toThrow(reason);
  });

  test('has a name that the guide knows', () => {
    expect(() => chapterSource('/x/guide/en/secrets.md', `${HEAD}Text.`)).toThrow('is no chapter of the guide');
  });
});
