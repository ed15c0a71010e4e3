import type { AnswerOf } from '@touchline/domain/http/api-contract';

/** The college that somebody chose to claim. */
export type ChosenCollege = AnswerOf<'college'>;
