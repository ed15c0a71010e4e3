import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repositoryRoot } from '../../repository-root';
import { readFirebaseConfig } from '../firebase-config';
import { checkRewrites } from './check-rewrites';

const CONFIG = readFirebaseConfig(join(repositoryRoot, 'firebase.json'));
const https = { isHttps: true, regionParameter: 'UI_REGION', secrets: [] };
const FUNCTIONS = [
  { name: 'ui', ...https },
  { name: 'page', ...https },
  { name: 'jobs', ...https, isHttps: false },
];
const deployedTo = (region: string) => ({ functions: FUNCTIONS, values: { UI_REGION: region }, file: 'functions/.env.p' });

/** The configuration with other rewrites: each source leads to a function, and may name a region. */
function withRewrites(rewrites: Readonly<Record<string, string>>, region?: string) {
  const listed = Object.entries(rewrites).map(([source, functionId]) => ({
    source,
    function: { functionId, ...(region === undefined ? {} : { region }) },
  }));
  return { ...CONFIG, hosting: { ...CONFIG.hosting, rewrites: listed } };
}

describe('the rewrites of firebase.json', () => {
  test('fit the functions ui and page, in the region that needs no name', () => {
    expect(CONFIG.hosting.rewrites.length).toBeGreaterThan(3);
    expect(checkRewrites(CONFIG, deployedTo('us-central1'))).toEqual([]);
  });

  test('are refused where one leads to a function that is not exported', () => {
    const [finding] = checkRewrites(
      withRewrites({ '/ui/v1/**': 'ui', '/media/**': 'media', '/**': 'page' }),
      deployedTo('us-central1'),
    );
    expect(finding).toEqual({
      blocks: true,
      text: 'The rewrite of /media/** in firebase.json leads to the function "media", which functions/src/index.ts does not export: name one of ui, page.',
    });
  });

  test('are refused where one leads to the scheduled function', () => {
    const findings = checkRewrites(withRewrites({ '/a': 'ui', '/b': 'page', '/c': 'jobs' }), deployedTo('us-central1'));
    expect(findings.map(({ text }) => text)).toEqual([expect.stringContaining('"jobs", which is no HTTPS function')]);
  });

  test('are refused where none leads to an HTTPS function', () => {
    expect(checkRewrites(withRewrites({ '/ui/v1/**': 'ui' }), deployedTo('us-central1'))).toEqual([
      {
        blocks: true,
        text: 'No rewrite in firebase.json leads to the function "page": add one, or nobody reaches it on the site.',
      },
    ]);
  });

  test('are refused where they look in another region than UI_REGION names', () => {
    const rewrites = withRewrites({ '/ui/v1/**': 'ui', '/**': 'page' }, 'europe-west1');
    expect(checkRewrites(rewrites, deployedTo('europe-west1'))).toEqual([]);
    expect(checkRewrites(rewrites, deployedTo('us-central1'))[0]).toEqual({
      blocks: true,
      text: 'The rewrite of /ui/v1/** in firebase.json looks for ui in europe-west1, but UI_REGION in functions/.env.p is us-central1: set both to the same region.',
    });
  });

  test('are warned of where they name no region and the functions run elsewhere', () => {
    const findings = checkRewrites(CONFIG, deployedTo('europe-west1'));
    expect(findings).toHaveLength(CONFIG.hosting.rewrites.length);
    expect(findings[0]).toMatchObject({ blocks: false, text: expect.stringContaining('add "region": "europe-west1"') as string });
  });
});
