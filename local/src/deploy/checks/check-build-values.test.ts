import { describe, expect, test } from 'vitest';
import { absentBuildValues, checkBuildValues } from './check-build-values';

const file = 'web/.env.my-project';
const found = (values: Readonly<Record<string, string>>) => checkBuildValues({ file, values });

describe('the variables of the web client’s build', () => {
  test('may leave addresses out, which the check says', () => {
    expect(found({ VITE_X_URL: 'https://x.com/sideline' })).toEqual([]);
    expect(absentBuildValues({ file, values: { VITE_X_URL: 'https://x.com/sideline', VITE_PRIVACY_URL: '' } })).toBe(
      'Without VITE_PRIVACY_URL /privacy leads to the privacy part of the terms. Without VITE_INSTAGRAM_URL the footer has no link to Instagram.',
    );
  });

  test.each(['https://instagram.touchline.example/', 'http://www.instagram.com/sideline', '@sideline', 'https://localhost/'])(
    'lead to public https addresses alone: %s is refused',
    (address) => {
      expect(found({ VITE_INSTAGRAM_URL: address })).toEqual([
        {
          blocks: true,
          text: `VITE_INSTAGRAM_URL=${address} is no public https address: correct it in web/.env.my-project, or leave it empty.`,
        },
      ]);
    },
  );

  test('are warned of where nothing reads one', () => {
    expect(found({ VITE_INSTGRAM_URL: 'https://www.instagram.com/sideline/', VITE_LOCAL: 'false' })).toEqual([
      { blocks: false, text: 'VITE_INSTGRAM_URL in web/.env.my-project is read by nothing: correct the name or remove it.' },
    ]);
  });
});
