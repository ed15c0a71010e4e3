import type { Language } from '@touchline/domain/kernel/language';

interface SheetLabels {
  readonly positions: string;
  readonly classYear: string;
  readonly graduation: string;
  readonly height: string;
  readonly foot: string;
  readonly feet: Readonly<Record<'left' | 'right' | 'both', string>>;
  readonly jersey: string;
  readonly school: string;
  readonly grades: string;
}

/** The labels of the own sheet as a device keeps it. */
export const SHEET_LABELS: Readonly<Record<Language, SheetLabels>> = {
  en: {
    positions: 'Positions',
    classYear: 'Year at school',
    graduation: 'Graduates in',
    height: 'Height',
    foot: 'Stronger foot',
    feet: { left: 'Left', right: 'Right', both: 'Both' },
    jersey: 'Shirt number',
    school: 'School',
    grades: 'Grades (GPA)',
  },
  de: {
    positions: 'Positionen',
    classYear: 'Schuljahr',
    graduation: 'Abschluss',
    height: 'Größe',
    foot: 'Starker Fuß',
    feet: { left: 'Links', right: 'Rechts', both: 'Beide' },
    jersey: 'Rückennummer',
    school: 'Schule',
    grades: 'Noten (GPA)',
  },
};

interface KeptTexts {
  readonly kept: (when: string) => string;
  readonly full: string;
  readonly shared: string;
  readonly keepNothing: string;
  readonly change: string;
}

/** What the list says of the copy on this device. */
export const KEPT_TEXTS: Readonly<Record<Language, KeptTexts>> = {
  en: {
    kept: (when) => `You can read this list offline on this device, as of ${when}.`,
    full: 'This device has no room left, so you can’t read this list offline.',
    shared: 'This is a shared computer: nothing of this list is kept on it.',
    keepNothing: 'Keep nothing on this device',
    change: 'Change this',
  },
  de: {
    kept: (when) => `Auf diesem Gerät kannst du die Liste auch ohne Netz lesen, Stand: ${when}.`,
    full: 'Auf diesem Gerät ist kein Platz mehr. Ohne Netz kannst du die Liste deshalb nicht lesen.',
    shared: 'Du teilst dir dieses Gerät mit anderen: Von der Liste bleibt nichts darauf.',
    keepNothing: 'Nichts auf diesem Gerät behalten',
    change: 'Ändern',
  },
};
