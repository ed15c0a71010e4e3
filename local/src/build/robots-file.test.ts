import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deployedOrigin, robotsFile } from './robots-file';

describe('robots.txt', () => {
  test('lets robots read everything and names the sitemap by its whole address', () => {
    expect(robotsFile('https://touchline.example')).toBe(
      'User-agent: *\nDisallow:\nSitemap: https://touchline.example/sitemap.xml\n',
    );
  });

  test('names no sitemap where the build knows no site, because a relative address counts for nothing', () => {
    expect(robotsFile(null)).toBe('User-agent: *\nDisallow:\n');
  });
});

describe('the origin that a deployment builds for', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'touchline-robots-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('is the project’s own until the deployment names domains, then the first of them', async () => {
    expect(await deployedOrigin({ GCLOUD_PROJECT: 'a-project' }, folder)).toBe('https://a-project.web.app');

    await writeFile(join(folder, '.env'), 'SITE_HOSTS=other.example\n');
    await writeFile(
      join(folder, '.env.a-project'),
      'UI_REGION=us-central1\nSITE_HOSTS="Touchline.example, www.touchline.example"\n',
    );

    expect(await deployedOrigin({ GCLOUD_PROJECT: 'a-project' }, folder)).toBe('https://touchline.example');
    expect(await deployedOrigin({ GCLOUD_PROJECT: 'another' }, folder)).toBe('https://other.example');
  });

  test('is what the build’s environment names before anything else', async () => {
    await writeFile(join(folder, '.env.a-project'), 'SITE_HOSTS=touchline.example\n');

    expect(await deployedOrigin({ GCLOUD_PROJECT: 'a-project', SITE_HOSTS: 'new.example' }, folder)).toBe('https://new.example');
  });

  test('is none in a build that no deployment has started', async () => {
    expect(await deployedOrigin({}, folder)).toBeNull();
  });
});
