import { describe, expect, test } from 'vitest';
import { FAQ_AUDIENCES } from '../../src/features/guide/faqs/faqs';
import { faqsIn } from './compile-faqs';

const others = FAQ_AUDIENCES.slice(1).map((audience) => `## ${audience}\n`);
const read = (body: string, glossary = new Map([['redshirt', { name: 'Redshirt', definition: 'A year without matches.' }]])) =>
  faqsIn('/x/faqs/en.md', `## players\n${body}\n${others.join('\n')}`, glossary);

describe('the questions', () => {
  test('stand by who asks, each with its address, its answer and the rules and terms that it names', () => {
    const { groups, rules, terms } = read(`
### Is it free? {#cost}

Yes, and [open](rule:naia-contact) to a [redshirt](term:redshirt). See [Plans](/plus).
`);
    expect(groups.map(({ audience }) => audience)).toEqual(FAQ_AUDIENCES);
    expect(groups[0]?.questions).toMatchObject([
      { slug: 'cost', question: 'Is it free?', text: 'Yes, and open to a redshirt. See Plans.' },
    ]);
    expect(rules.map(({ id }) => id)).toEqual(['naia-contact']);
    expect(terms).toEqual({ redshirt: { name: 'Redshirt', definition: 'A year without matches.' } });
  });

  test.each([
    ['### A question {#a}', 'does not answer a'],
    ['### A {#a}\n\nYes.\n\n### B {#a}\n\nNo.', 'has an address twice'],
    ['### A {#a}\n\n<b>Yes</b>', 'holds html'],
    ['### A {#a}\n\n[x](rule:no-such-rule)', 'cites the rule no-such-rule'],
    ['### A {#a}\n\n[x](term:no-such-term)', 'names the term no-such-term'],
    ['## players\n', 'lacks an audience, or has one twice'],
    ['## strangers\n', 'knows no audience strangers'],
  ])('are refused: %j', (body, why) => expect(() => read(body)).toThrow(why));
});
