import type { ReferenceList } from '../reference-list';
import type { Conference } from './conference';

/** The conferences of NCAA Division II whose members play soccer, by name (specification §3, reference lists). */
export const NCAA_D2_CONFERENCES: ReferenceList<Conference> = {
  asOf: '2025-09-01',
  source: 'NCAA member directory, season 2025-26',
  entries: [
    { value: 'california-collegiate-athletic-association', short: 'CCAA', long: 'California Collegiate Athletic Association' },
    { value: 'central-atlantic-collegiate', short: 'CACC', long: 'Central Atlantic Collegiate Conference' },
    {
      value: 'central-intercollegiate-athletic-association',
      short: 'CIAA',
      long: 'Central Intercollegiate Athletic Association',
    },
    {
      value: 'conference-carolinas',
      short: 'Conference Carolinas',
      long: 'Conference Carolinas',
      alsoKnownAs: ['Carolinas-Virginia Athletic Conference'],
    },
    { value: 'east-coast', short: 'ECC', long: 'East Coast Conference' },
    { value: 'great-american', short: 'GAC', long: 'Great American Conference' },
    { value: 'great-lakes-intercollegiate-athletic', short: 'GLIAC', long: 'Great Lakes Intercollegiate Athletic Conference' },
    { value: 'great-lakes-valley', short: 'GLVC', long: 'Great Lakes Valley Conference' },
    { value: 'great-midwest-athletic', short: 'G-MAC', long: 'Great Midwest Athletic Conference' },
    {
      value: 'great-northwest-athletic',
      short: 'GNAC',
      long: 'Great Northwest Athletic Conference',
      alsoKnownAs: ['Great Northwest'],
    },
    { value: 'gulf-south', short: 'Gulf South', long: 'Gulf South Conference', alsoKnownAs: ['GSC'] },
    { value: 'lone-star', short: 'Lone Star', long: 'Lone Star Conference', alsoKnownAs: ['LSC'] },
    {
      value: 'mid-america-intercollegiate-athletics-association',
      short: 'MIAA',
      long: 'Mid-America Intercollegiate Athletics Association',
      alsoKnownAs: ['Mid-America Intercollegiate', 'Mid-America Intercollegiate Athletic Association'],
    },
    { value: 'mountain-east', short: 'MEC', long: 'Mountain East Conference' },
    {
      value: 'northeast-10',
      short: 'NE10',
      long: 'Northeast-10 Conference',
      alsoKnownAs: ['Northeast 10 Conference', 'Northeast-10'],
    },
    { value: 'northern-sun-intercollegiate', short: 'NSIC', long: 'Northern Sun Intercollegiate Conference' },
    { value: 'pacific-west', short: 'PacWest', long: 'Pacific West Conference' },
    { value: 'peach-belt', short: 'Peach Belt', long: 'Peach Belt Conference', alsoKnownAs: ['PBC'] },
    { value: 'pennsylvania-state-athletic', short: 'PSAC', long: 'Pennsylvania State Athletic Conference' },
    { value: 'rocky-mountain-athletic', short: 'RMAC', long: 'Rocky Mountain Athletic Conference' },
    { value: 'south-atlantic', short: 'SAC', long: 'South Atlantic Conference' },
    { value: 'southern-intercollegiate-athletic', short: 'SIAC', long: 'Southern Intercollegiate Athletic Conference' },
    { value: 'sunshine-state', short: 'Sunshine State', long: 'Sunshine State Conference', alsoKnownAs: ['SSC'] },
  ],
};
