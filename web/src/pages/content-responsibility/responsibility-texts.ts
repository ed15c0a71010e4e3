import type { TextSection } from '../../components/text-page';
import type { RemovalFormTexts } from '../../features/contact/removal-form';

/** The numbers that hold: hours until a request is read, and days for which we keep a closed one. */
export interface ResponsibilityFacts {
  readonly readWithinHours: number;
  readonly keptDays: number;
}

/** The page /contentResponsibility in one language. */
export interface ResponsibilityTexts {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly TextSection[];
  readonly formTitle: string;
  readonly formIntro: string;
  readonly form: RemovalFormTexts;
  readonly after: (facts: ResponsibilityFacts) => readonly TextSection[];
}
