import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { withParsedTexts } from './precompiled-messages';

const parse = (text: string) => [{ type: 0, value: text.toUpperCase() }];

function compiled(code: string): string {
  return withParsedTexts(code, parseSync('words.js', code).program, parse);
}

describe('messages compiled by the build', () => {
  test('are parsed where they are written', () => {
    expect(compiled(`const words = { 'a.b': 'Colleges', 'a.c': 'Camps' };`)).toBe(
      `const words = { 'a.b': [{"type":0,"value":"COLLEGES"}], 'a.c': [{"type":0,"value":"CAMPS"}] };`,
    );
  });

  test('are spoken as they are where they stand elsewhere: no parser is there to read them', () => {
    expect(compiled(`const words = { 'plan.free': FREE_ACCESS.label };`)).toBe(
      `const words = { 'plan.free': [{"type":0,"value":FREE_ACCESS.label}] };`,
    );
  });

  test('are those alone whose key has a dot', () => {
    const other = `const state = { title: 'Colleges', deep: { text: 'x' } };`;
    expect(compiled(other)).toBe(other);
  });
});
