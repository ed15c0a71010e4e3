import type { ClassYear, Tier } from '@touchline/domain/reference/player-lists';
import type { Position } from '@touchline/domain/reference/positions';

/** The look of a drawn player from behind; colours as #RRGGBB. */
export interface PortraitLook {
  readonly kit: string;
  readonly trim: string;
  readonly skin: string;
  readonly hair: string;
  readonly hairstyle: 'short' | 'ponytail' | 'bun' | 'curls';
  readonly stripes: 'plain' | 'hoops' | 'pale' | 'yoke';
  readonly number: number;
}

/** An invented player of a sample card. */
export interface SamplePlayer {
  readonly name: string;
  readonly positions: readonly [Position, ...Position[]];
  readonly classYear: ClassYear;
  readonly team: string;
  readonly tier: Tier;
  readonly look: PortraitLook;
}

/** Invented players that nobody can mistake for real ones: names and teams are puns, the portraits are drawn. */
export const SAMPLE_PLAYERS: readonly SamplePlayer[] = [
  {
    name: 'Sam Striker',
    positions: ['FW', 'AM'],
    classYear: 'Junior',
    team: 'Sampleton FC',
    tier: 'T1',
    look: { kit: '#C2362B', trim: '#FFFFFF', skin: '#8A5A3C', hair: '#1B1412', hairstyle: 'curls', stripes: 'yoke', number: 9 },
  },
  {
    name: 'Kit Keeper',
    positions: ['GK'],
    classYear: 'Senior',
    team: 'Exampleville United',
    tier: 'T2',
    look: {
      kit: '#F2B155',
      trim: '#14201B',
      skin: '#E2B08C',
      hair: '#7A4A22',
      hairstyle: 'ponytail',
      stripes: 'plain',
      number: 1,
    },
  },
  {
    name: 'Wren Winger',
    positions: ['LM', 'FW'],
    classYear: 'Sophomore',
    team: 'Placeholder City',
    tier: 'T1',
    look: { kit: '#1D5FD1', trim: '#C8F24B', skin: '#5E3A26', hair: '#120D0B', hairstyle: 'bun', stripes: 'plain', number: 11 },
  },
  {
    name: 'Bo Backline',
    positions: ['CB', 'RB'],
    classYear: 'Senior',
    team: 'Sampleton FC',
    tier: 'T3',
    look: { kit: '#FFFFFF', trim: '#0F5540', skin: '#F0C8A8', hair: '#C89A55', hairstyle: 'short', stripes: 'hoops', number: 4 },
  },
  {
    name: 'Mika Midfield',
    positions: ['CM', 'DM', 'AM'],
    classYear: 'Freshman',
    team: 'Exampleville United',
    tier: 'T2',
    look: {
      kit: '#5A2A6B',
      trim: '#F2B155',
      skin: '#C68B62',
      hair: '#2A1A14',
      hairstyle: 'ponytail',
      stripes: 'yoke',
      number: 8,
    },
  },
  {
    name: 'Ari Anchor',
    positions: ['DM', 'CB'],
    classYear: 'Junior',
    team: 'Placeholder City',
    tier: 'T4',
    look: { kit: '#14201B', trim: '#7FD8B5', skin: '#A06A46', hair: '#0E0A08', hairstyle: 'short', stripes: 'pale', number: 6 },
  },
];
