import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seededNumbers } from '@touchline/domain/kernel/text/seeded-numbers';
import { repositoryRoot } from '../repository-root';
import { figure, type Kit } from './figure';
import { ball, chalkLines, floodlight, goal, pitch, stand } from './ground';
import type { Scene } from './scene';
import { sky } from './sky-and-water';
import { at, d, faded, line } from './svg';

/** The box of the picture. Its left half is quiet, because the headline of /home stands on it. */
const BOX = { width: 1800, height: 800 } as const;
const HORIZON = 372;

const HOME: Kit = {
  ...{ shirt: '#C8F24B', sleeve: '#C8F24B', shorts: '#0B3D2E', socks: '#C8F24B', skin: '#9A5F32', hair: '#1E1512' },
  ...{ hairstyle: 'ponytail', number: null },
};
const AWAY: Kit = {
  ...{ shirt: '#F1EDE2', sleeve: '#F1EDE2', shorts: '#2A333B', socks: '#F1EDE2', skin: '#E0AC7E', hair: '#6B4423' },
  ...{ hairstyle: 'bun', number: null },
};
const KEEPER: Kit = {
  ...{ shirt: '#F28C3A', sleeve: '#F28C3A', shorts: '#14201B', socks: '#F28C3A', skin: '#F1C9A5', hair: '#3A2418' },
  ...{ hairstyle: 'ponytail', number: null },
};

/** A match in the evening: the shot, the tackle that comes too late, and the keeper at full stretch. */
function landingMatch(scene: Scene): string {
  return (
    sky(scene, HORIZON, 0.46) +
    floodlight(scene, 760, HORIZON, 300) +
    floodlight(scene, 1730, HORIZON, 330) +
    stand(scene, -30, HORIZON - 148, BOX.width + 60, 128) +
    pitch(scene, HORIZON) +
    chalkLines(scene, HORIZON, 820) +
    goal(scene, 1560, 512, 400) +
    figure(scene, 'run', { ...AWAY, hairstyle: 'short' }, 1010, 470, 150) +
    figure(scene, 'save', KEEPER, 1572, 520, -190) +
    figure(scene, 'run', { ...HOME, skin: '#F1C9A5', hair: '#8C3B1E' }, 760, 560, 230) +
    figure(scene, 'slide', AWAY, 1530, 744, -400) +
    figure(scene, 'kick', HOME, 1170, 752, 520) +
    ball(scene, 1416, 398, 24, 560) +
    line(d`M1322 566L1378 456M1352 574L1394 470M1298 548L1364 440`, '#FFFFFF', 5, faded(0.45))
  );
}

const next = seededNumbers('landing match');
const { width, height } = BOX;
const drawn = landingMatch({
  ...{ width, light: 'dusk', main: '#C8F24B', second: '#0B3D2E', number: 9 },
  draw: () => next() / 4294967296,
});

/**
 * Draws the picture at the top of /home as web/public/landing-match.svg. Run it with
 * `npx tsx local/src/pictures/landing-match-cli.ts` after a change here; the file is checked in.
 */
await writeFile(
  join(repositoryRoot, 'web/public/landing-match.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${at(width)} ${height}" stroke-linecap="round" stroke-linejoin="round">${drawn}</svg>\n`,
);
