import { describe, expect, test } from 'vitest';
import { compareAddress, comparedIds } from './compare-address';

const idsIn = (value: string) => comparedIds(new URLSearchParams({ compare: value }));

describe('the address of a comparison', () => {
  test('names the colleges in their order, each once', () => {
    expect(idsIn('b-college,a-college,b-college')).toEqual(['b-college', 'a-college']);
    expect(compareAddress(['b-college', 'a-college'])).toBe('/colleges?compare=b-college,a-college');
    expect(idsIn(new URL(compareAddress(['x', 'y-1']), 'https://x.example').searchParams.get('compare') ?? '')).toEqual([
      'x',
      'y-1',
    ]);
  });

  test('has six at most', () => {
    expect(idsIn('a,b,c,d,e,f,g')).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  test.each(['', ',,', '../etc/passwd', 'A College', '-a', '__proto__', 'x'.repeat(121), '<script>'])(
    'leaves out what is no id: %s',
    (value) => {
      expect(idsIn(`${value},a-college`)).toEqual(['a-college']);
      expect(comparedIds(new URLSearchParams())).toEqual([]);
    },
  );
});
