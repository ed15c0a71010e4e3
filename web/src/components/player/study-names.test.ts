import { CIP_FAMILIES } from '@touchline/domain/reference/cip-families';
import { expect, test } from 'vitest';
import { STUDY_NAMES } from './study-names';

test.each(['en', 'de'] as const)('the fields of study have the names that colleges show (%s)', (language) => {
  const majors = CIP_FAMILIES.entries.filter(({ isMajor }) => isMajor);
  expect(STUDY_NAMES[language]).toEqual(Object.fromEntries(majors.map((family) => [family.value, family[language]])));
});
