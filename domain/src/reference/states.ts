import type { Choice, ReferenceList } from './reference-list';

/** A state or province; `value` is its postal abbreviation, unique over both countries, and what addresses store. */
interface State extends Choice {
  readonly country: 'US' | 'CA';
  readonly kind: 'state' | 'district' | 'territory' | 'province';
}

/** US states with the capital's district and the inhabited territories, Canadian provinces and territories (S3-10). */
export const STATES: ReferenceList<State> = {
  asOf: '2025-09-01',
  source: 'USPS Publication 28, Canada Post Addressing Guidelines',
  entries: [
    { value: 'AL', country: 'US', kind: 'state', en: 'Alabama', de: 'Alabama' },
    { value: 'AK', country: 'US', kind: 'state', en: 'Alaska', de: 'Alaska' },
    { value: 'AZ', country: 'US', kind: 'state', en: 'Arizona', de: 'Arizona' },
    { value: 'AR', country: 'US', kind: 'state', en: 'Arkansas', de: 'Arkansas' },
    { value: 'CA', country: 'US', kind: 'state', en: 'California', de: 'Kalifornien' },
    { value: 'CO', country: 'US', kind: 'state', en: 'Colorado', de: 'Colorado' },
    { value: 'CT', country: 'US', kind: 'state', en: 'Connecticut', de: 'Connecticut' },
    { value: 'DE', country: 'US', kind: 'state', en: 'Delaware', de: 'Delaware' },
    { value: 'DC', country: 'US', kind: 'district', en: 'District of Columbia', de: 'District of Columbia' },
    { value: 'FL', country: 'US', kind: 'state', en: 'Florida', de: 'Florida' },
    { value: 'GA', country: 'US', kind: 'state', en: 'Georgia', de: 'Georgia' },
    { value: 'HI', country: 'US', kind: 'state', en: 'Hawaii', de: 'Hawaii' },
    { value: 'ID', country: 'US', kind: 'state', en: 'Idaho', de: 'Idaho' },
    { value: 'IL', country: 'US', kind: 'state', en: 'Illinois', de: 'Illinois' },
    { value: 'IN', country: 'US', kind: 'state', en: 'Indiana', de: 'Indiana' },
    { value: 'IA', country: 'US', kind: 'state', en: 'Iowa', de: 'Iowa' },
    { value: 'KS', country: 'US', kind: 'state', en: 'Kansas', de: 'Kansas' },
    { value: 'KY', country: 'US', kind: 'state', en: 'Kentucky', de: 'Kentucky' },
    { value: 'LA', country: 'US', kind: 'state', en: 'Louisiana', de: 'Louisiana' },
    { value: 'ME', country: 'US', kind: 'state', en: 'Maine', de: 'Maine' },
    { value: 'MD', country: 'US', kind: 'state', en: 'Maryland', de: 'Maryland' },
    { value: 'MA', country: 'US', kind: 'state', en: 'Massachusetts', de: 'Massachusetts' },
    { value: 'MI', country: 'US', kind: 'state', en: 'Michigan', de: 'Michigan' },
    { value: 'MN', country: 'US', kind: 'state', en: 'Minnesota', de: 'Minnesota' },
    { value: 'MS', country: 'US', kind: 'state', en: 'Mississippi', de: 'Mississippi' },
    { value: 'MO', country: 'US', kind: 'state', en: 'Missouri', de: 'Missouri' },
    { value: 'MT', country: 'US', kind: 'state', en: 'Montana', de: 'Montana' },
    { value: 'NE', country: 'US', kind: 'state', en: 'Nebraska', de: 'Nebraska' },
    { value: 'NV', country: 'US', kind: 'state', en: 'Nevada', de: 'Nevada' },
    { value: 'NH', country: 'US', kind: 'state', en: 'New Hampshire', de: 'New Hampshire' },
    { value: 'NJ', country: 'US', kind: 'state', en: 'New Jersey', de: 'New Jersey' },
    { value: 'NM', country: 'US', kind: 'state', en: 'New Mexico', de: 'New Mexico' },
    { value: 'NY', country: 'US', kind: 'state', en: 'New York', de: 'New York' },
    { value: 'NC', country: 'US', kind: 'state', en: 'North Carolina', de: 'North Carolina' },
    { value: 'ND', country: 'US', kind: 'state', en: 'North Dakota', de: 'North Dakota' },
    { value: 'OH', country: 'US', kind: 'state', en: 'Ohio', de: 'Ohio' },
    { value: 'OK', country: 'US', kind: 'state', en: 'Oklahoma', de: 'Oklahoma' },
    { value: 'OR', country: 'US', kind: 'state', en: 'Oregon', de: 'Oregon' },
    { value: 'PA', country: 'US', kind: 'state', en: 'Pennsylvania', de: 'Pennsylvania' },
    { value: 'RI', country: 'US', kind: 'state', en: 'Rhode Island', de: 'Rhode Island' },
    { value: 'SC', country: 'US', kind: 'state', en: 'South Carolina', de: 'South Carolina' },
    { value: 'SD', country: 'US', kind: 'state', en: 'South Dakota', de: 'South Dakota' },
    { value: 'TN', country: 'US', kind: 'state', en: 'Tennessee', de: 'Tennessee' },
    { value: 'TX', country: 'US', kind: 'state', en: 'Texas', de: 'Texas' },
    { value: 'UT', country: 'US', kind: 'state', en: 'Utah', de: 'Utah' },
    { value: 'VT', country: 'US', kind: 'state', en: 'Vermont', de: 'Vermont' },
    { value: 'VA', country: 'US', kind: 'state', en: 'Virginia', de: 'Virginia' },
    { value: 'WA', country: 'US', kind: 'state', en: 'Washington', de: 'Washington' },
    { value: 'WV', country: 'US', kind: 'state', en: 'West Virginia', de: 'West Virginia' },
    { value: 'WI', country: 'US', kind: 'state', en: 'Wisconsin', de: 'Wisconsin' },
    { value: 'WY', country: 'US', kind: 'state', en: 'Wyoming', de: 'Wyoming' },
    { value: 'AS', country: 'US', kind: 'territory', en: 'American Samoa', de: 'Amerikanisch-Samoa' },
    { value: 'GU', country: 'US', kind: 'territory', en: 'Guam', de: 'Guam' },
    { value: 'MP', country: 'US', kind: 'territory', en: 'Northern Mariana Islands', de: 'Nördliche Marianen' },
    { value: 'PR', country: 'US', kind: 'territory', en: 'Puerto Rico', de: 'Puerto Rico' },
    { value: 'VI', country: 'US', kind: 'territory', en: 'U.S. Virgin Islands', de: 'Amerikanische Jungferninseln' },
    { value: 'AB', country: 'CA', kind: 'province', en: 'Alberta', de: 'Alberta' },
    { value: 'BC', country: 'CA', kind: 'province', en: 'British Columbia', de: 'British Columbia' },
    { value: 'MB', country: 'CA', kind: 'province', en: 'Manitoba', de: 'Manitoba' },
    { value: 'NB', country: 'CA', kind: 'province', en: 'New Brunswick', de: 'New Brunswick' },
    { value: 'NL', country: 'CA', kind: 'province', en: 'Newfoundland and Labrador', de: 'Neufundland und Labrador' },
    { value: 'NS', country: 'CA', kind: 'province', en: 'Nova Scotia', de: 'Nova Scotia' },
    { value: 'ON', country: 'CA', kind: 'province', en: 'Ontario', de: 'Ontario' },
    { value: 'PE', country: 'CA', kind: 'province', en: 'Prince Edward Island', de: 'Prince Edward Island' },
    { value: 'QC', country: 'CA', kind: 'province', en: 'Quebec', de: 'Québec' },
    { value: 'SK', country: 'CA', kind: 'province', en: 'Saskatchewan', de: 'Saskatchewan' },
    { value: 'NT', country: 'CA', kind: 'territory', en: 'Northwest Territories', de: 'Nordwest-Territorien' },
    { value: 'NU', country: 'CA', kind: 'territory', en: 'Nunavut', de: 'Nunavut' },
    { value: 'YT', country: 'CA', kind: 'territory', en: 'Yukon', de: 'Yukon' },
  ],
};

const NAMES = new Map(STATES.entries.map(({ value, en }) => [value, en]));
const CODES = new Map(STATES.entries.map(({ value, en }) => [en.toLowerCase(), value]));

/** The postal code and the name of a state, whichever of them is given; any other text alone. */
export function stateSpellings(state: string): readonly string[] {
  const text = state.trim();
  const code = CODES.get(text.toLowerCase()) ?? text.toUpperCase();
  const name = NAMES.get(code);
  return name === undefined ? [text] : [code, name];
}

/** The postal code of a state that a text names by code or English name; null for any other text. */
export function stateCodeOf(text: string): string | null {
  const [code = '', name] = stateSpellings(text);
  return name === undefined ? null : code;
}

/** The name of a state or province in a language; any other text stays as it is. */
export function nameOfState(code: string, language: 'en' | 'de'): string {
  return STATES.entries.find(({ value }) => value === code)?.[language] ?? code;
}
