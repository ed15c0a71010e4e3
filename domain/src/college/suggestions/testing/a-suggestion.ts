import { FACT_SUGGESTION_SCHEMA_VERSION, type FactSuggestion } from '../fact-suggestion';

/** An open suggestion of a member for the nickname of the test college; `changes` replace fields. */
export function aSuggestion(changes: Partial<FactSuggestion> = {}): FactSuggestion {
  return {
    ...{ _id: 'suggestion-1', schemaVersion: FACT_SUGGESTION_SCHEMA_VERSION, collegeId: 'test-college', field: 'nickname' },
    ...{ value: 'Gulls', before: 'Terns', link: 'https://athletics.example.edu/', note: null, by: 'uid-demo-player' },
    ...{ email: null, language: 'en', at: '2026-03-01T10:00:00.000Z', state: 'open' },
    ...{ adminsFrom: '2026-03-15T10:00:00.000Z', decidedAt: null, decidedBy: null, reason: null },
    ...changes,
  };
}
