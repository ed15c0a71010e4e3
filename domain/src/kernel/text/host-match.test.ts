import { describe, expect, test } from 'vitest';
import { hostMatchesDomain, hostOf } from './host-match';

test.each([
  ['https://www.harborpoint.example.edu/soccer', 'harborpoint.example.edu'],
  ['WWW.MIT.edu', 'mit.edu'],
  ['https://web.mit.edu:8443', 'web.mit.edu'],
  ['javascript:alert(1)', null],
  ['https://localhost', null],
])('the host of %s is %s', (link, host) => {
  expect(hostOf(link)).toBe(host);
});

describe('[S5-09] a site host and a mail domain', () => {
  test.each([
    ['mit.edu', 'mit.edu', 'exact'],
    ['www.mit.edu', 'MIT.edu', 'exact'],
    ['web.mit.edu', 'mit.edu', 'under'],
    ['mit.edu', 'cs.mit.edu', 'under'],
    ['evil-mit.edu', 'mit.edu', null],
    ['mit.edu.evil.com', 'mit.edu', null],
    ['mit.edu', 'evil-mit.edu', null],
    ['other.edu', 'mit.edu', null],
    ['mit.edu', 'edu', null],
    ['edu', 'mit.edu', null],
    ['', '', null],
    ['mit.edu', '.edu', null],
  ])('%s and %s match: %s', (host, domain, match) => {
    expect(hostMatchesDomain(host, domain)).toBe(match);
  });
});
