import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { siteHostsOf } from '@touchline/functions/platform/site-hosts';
import { repositoryRoot } from '../repository-root';

/** The file's name in the folder that Hosting serves. */
export const ROBOTS_FILE = 'robots.txt';

/**
 * What robots.txt says: robots may read everything, and pages that are not to be indexed say so themselves. It names
 * the sitemap by its whole address, so none where the build knows no origin. Google's runtime answers this path itself,
 * with 404, before a function gets it.
 */
export function robotsFile(origin: string | null): string {
  return `User-agent: *\nDisallow:\n${origin === null ? '' : `Sitemap: ${origin}/sitemap.xml\n`}`;
}

/**
 * The origin of the site that is being deployed: the first of SITE_HOSTS, as the environment has it or the file in
 * which `firebase deploy` keeps it, else the project's `web.app`. The CLI names the project to the builds that it
 * starts; null in any other build.
 */
export async function deployedOrigin(
  environment: NodeJS.ProcessEnv = process.env,
  functionsFolder = join(repositoryRoot, 'functions'),
): Promise<string | null> {
  const { GCLOUD_PROJECT: projectId = '', SITE_HOSTS: given } = environment;
  if (projectId === '') return null;
  const kept = await Promise.all(
    [`.env.${projectId}`, '.env'].map((name) => readFile(join(functionsFolder, name), 'utf8').catch(() => '')),
  );
  const named = given ?? kept.map((text) => parseEnv(text).SITE_HOSTS).find((hosts) => hosts !== undefined) ?? '';
  return `https://${String(siteHostsOf(named, projectId)[0])}`;
}
