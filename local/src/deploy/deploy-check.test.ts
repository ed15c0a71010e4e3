import { expect, test } from 'vitest';
import { reportOf } from './deploy-check';

const PROJECT = { id: 'my-project', alias: null };

test('a report names what blocks before what is worth a look, and counts both', () => {
  const findings = [
    { blocks: false, text: 'A host is odd: look at it.' },
    { blocks: true, text: 'A rule is missing: add it.' },
  ];
  expect(reportOf({ findings, notes: ['Indexes: 3.'] }, PROJECT)).toEqual({
    isBlocked: true,
    lines: [
      'The deployment to my-project:',
      '  ✗ A rule is missing: add it.',
      '  ! A host is odd: look at it.',
      '  · Indexes: 3.',
      'Result: 1 of these blocks a deployment, 1 warning.',
    ],
  });
});

test('a report without anything that blocks says so, and without a project what it checked', () => {
  expect(reportOf({ findings: [], notes: [] }, null)).toEqual({
    isBlocked: false,
    lines: [
      'The repository, with the templates of the values (--project NAME checks a project too):',
      'Result: nothing blocks a deployment.',
    ],
  });
});
