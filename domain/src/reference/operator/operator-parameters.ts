import type { EuroRate } from './euro-rate';
import type { Operator } from './operator';

/**
 * Who runs this copy of Touchline. Fill in every line before you deploy: null is a value that nobody has given yet,
 * and `npm run deploy` refuses until none is left (docs/deploy.md). On one machine the pages then say that this is a
 * demo.
 */
export const OPERATOR: Operator = {
  /** The person or company that runs the site: 'Example Sports Ltd'. */
  name: null,
  /** The postal address without the name, line by line: ['1 Example Street', '12345 Example Town', 'Country']. */
  address: null,
  /** Who may act for a company: 'Jo Example, director'; 'none' for a person. */
  representedBy: null,
  /** The address that gets what people write to us by the forms. */
  email: null,
  /** A phone number with its country code; 'none' where the law asks for none. */
  phone: null,
  /** Register and number: 'Example Court, HRB 1'; 'none' without an entry. */
  register: null,
  /** The tax number for sales: 'VAT ID XX123'; 'none' without one. */
  taxId: null,
  /** The person who answers for what the site itself publishes, with an address if it is another one. */
  editor: null,
  /** The lawyer's check of terms, privacy notice and these pages: the version of the terms, the day (YYYY-MM-DD). */
  legalReview: null,
};

/**
 * What one euro costs, for prices of colleges in euros: `{ dollars: …, day: 'YYYY-MM-DD', source: 'https://…' }`, from
 * the reference rates of the European Central Bank. Without it pages show dollars, and who types a rate sees euros.
 * Nothing is refused for want of it.
 */
export const EURO_RATE: EuroRate | null = null;
