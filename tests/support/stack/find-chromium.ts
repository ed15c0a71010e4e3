import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_PROGRAM = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The path of this machine's Chromium or Chrome (CHROMIUM names another); null if there is none. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | null {
  const { CHROMIUM: named, PATH: path = '' } = environment;
  if (named !== undefined && named !== '') return named;
  const candidates = path.split(delimiter).flatMap((folder) => PROGRAMS.map((program) => join(folder, program)));
  return [...candidates, MAC_PROGRAM].find((program) => existsSync(program)) ?? null;
}
