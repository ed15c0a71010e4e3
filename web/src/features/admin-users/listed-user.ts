import type { AnswerOf } from '@touchline/domain/http/api-contract';

/** A person as the list of users knows them. */
export type ListedUser = AnswerOf<'adminUsers'>['items'][number];
