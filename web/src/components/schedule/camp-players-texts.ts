import type { Language } from '@touchline/domain/kernel/language';

type Count = (count: number) => string;

/** The texts about players who have a camp in their schedule. */
export const CAMP_PLAYERS_TEXTS = {
  en: {
    title: 'Players who say they are coming',
    players: (count) => (count === 1 ? '1 player says they are coming' : `${count} players say they are coming`),
    none: 'No player has this camp in their schedule yet.',
    note: 'These players have put the camp in their schedule on Touchline. Who has registered, you see in your own list.',
    failed: 'We could not load who is coming.',
    again: 'Try again',
    loading: 'Looking who is coming …',
    yours: 'At your camp too',
  },
  de: {
    title: 'Wer nach eigener Angabe kommt',
    players: (count) => (count === 1 ? '1 Talent kommt nach eigener Angabe' : `${count} Talente kommen nach eigener Angabe`),
    none: 'Noch hat niemand dieses Camp bei den eigenen Terminen.',
    note: 'Diese Talente haben das Camp bei Touchline in ihre Termine eingetragen. Wer angemeldet ist, steht in eurer eigenen Liste.',
    failed: 'Wer kommt, ließ sich nicht laden.',
    again: 'Noch einmal versuchen',
    loading: 'Wir sehen nach, wer kommt …',
    yours: 'Auch bei eurem Camp',
  },
} as const satisfies Record<Language, Record<string, string | Count>>;
