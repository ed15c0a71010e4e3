import type { KeptList } from '../lib/offline/kept-list';

/** The list of a player with one college, one camp and one visit, as a device keeps it. */
export function aKeptList(changes: Partial<KeptList> = {}): KeptList {
  return {
    version: 1,
    uid: 'uid-1',
    keptAt: '2026-11-28T09:20:00.000Z',
    language: 'en',
    name: 'Mika Fairwater',
    colleges: [
      {
        name: 'Test College',
        facts: 'Ohio · NCAA D3',
        stage: 'Interested',
        step: 'Write · by Dec 1, 2026',
        note: 'Ask about rooms',
      },
      { name: 'Bare College', facts: '', stage: 'Visit', step: null, note: null },
    ],
    camps: [{ title: 'Winter Camp', lines: ['Test College', 'Dec 5 – 6, 2026'] }],
    visits: [{ title: 'Test College', lines: ['November 2, 2026', 'Friendly team'] }],
    sheet: [{ label: 'Height', value: '5’8”' }],
    ...changes,
  };
}
