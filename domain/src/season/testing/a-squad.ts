import type { PlayingTime, Squad } from '../squad-parts';

const NO_CLASSES = { freshman: 0, sophomore: 0, junior: 0, senior: 0, graduate: 0 } as const;

/** A squad of 28 in Division I, with four goalkeepers of whom two are seniors. */
export function aSquad(changes: Partial<Squad> = {}): Squad {
  return {
    ...{ season: 2025, division: 1, players: 28, origins: 28, abroad: 7, home: 'few' },
    classes: { freshman: 8, sophomore: 7, junior: 6, senior: 5, graduate: 2 },
    lines: {
      GK: { players: 4, classes: { ...NO_CLASSES, freshman: 1, sophomore: 1, senior: 2 } },
      DF: { players: 9, classes: { ...NO_CLASSES, freshman: 3, sophomore: 2, junior: 2, senior: 1, graduate: 1 } },
      MF: { players: 9, classes: { ...NO_CLASSES, freshman: 2, sophomore: 3, junior: 2, senior: 1, graduate: 1 } },
      FW: { players: 6, classes: { ...NO_CLASSES, freshman: 2, sophomore: 1, junior: 2, senior: 1 } },
    },
    states: [{ name: 'CA', players: 9 }],
    countries: [{ name: 'Germany', players: 3 }],
    heights: { GK: 73, DF: 71, MF: 70, FW: null },
    medians: { players: 28, abroad: 13.6, home: 20 },
    ...changes,
  };
}

/** The same squad as a page shows it: from a roster. */
export function aShownSquad(changes: Partial<Squad> = {}): Squad & { readonly added: null } {
  return { ...aSquad(changes), added: null };
}

/** How much freshmen played in a season: a quarter of all starts, where the median is 14 of 100. */
export function somePlayingTime(changes: Partial<PlayingTime> = {}): PlayingTime {
  return { season: 2024, starts: 220, freshmen: 0.25, median: 0.14, ...changes };
}
