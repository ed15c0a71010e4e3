import type { TextSection } from '../../components/text-page';

/** The numbers that hold: ages in years, days for a guardian's answer, hours until a report is read. */
export interface YouthFacts {
  readonly minimumAge: number;
  readonly ageRule: number;
  readonly adultAge: number;
  readonly answerDays: number;
  readonly readWithinHours: number;
}

/** The page /youthProtection in one language. */
export interface YouthTexts {
  readonly title: string;
  readonly lead: string;
  readonly sections: (facts: YouthFacts) => readonly TextSection[];
}
