import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

/** An option of Playwright that takes every argument behind it, where an equals sign does not end it. */
const TAKES_WHAT_FOLLOWS = /--project (?!=)/;

test.each(['test:journeys', 'test:crawl'] as const)('a file named behind %s narrows it, and names no project', (script) => {
  const command = manifest.scripts[script];

  expect(command).toContain('--project=');
  expect(command).not.toMatch(TAKES_WHAT_FOLLOWS);
});
