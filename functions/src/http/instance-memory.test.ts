import { API_CONTRACT, type ContractRow } from '@touchline/domain/http/api-contract';
import { expect, test } from 'vitest';
import { bodyLimitKbOf } from './incoming-bodies';
import { BODIES_UNDER_WAY_MAX_BYTES, INSTANCE_MEMORY_MB, MEMORY_AT_WORST_MB } from '../platform/instance-memory';

test('what fills an instance at worst leaves a tenth of its memory', () => {
  const atWorst = Object.values(MEMORY_AT_WORST_MB).reduce((sum, megabytes) => sum + megabytes, 0);
  expect(atWorst).toBeLessThan(INSTANCE_MEMORY_MB * 0.9);
});

test('the bodies under way leave room for at least ten of the largest at once', () => {
  const largest = Math.max(...Object.values(API_CONTRACT).map((row: ContractRow) => bodyLimitKbOf(row)));
  expect(BODIES_UNDER_WAY_MAX_BYTES).toBeGreaterThanOrEqual(10 * largest * 1024);
});
