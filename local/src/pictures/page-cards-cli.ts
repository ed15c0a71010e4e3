import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LINK_PREVIEW_SIZE } from '@touchline/domain/pictures/link-preview-address';
import { PLAYER_SHAPES } from '@touchline/domain/pictures/player-shapes';
import { outlinedText } from '@touchline/functions/features/pictures/outlined-text';
import { pictureProcessor } from '@touchline/functions/features/pictures/picture-processor';
import { repositoryRoot } from '../repository-root';

const GROUND = '#0B2E22';
const CHALK = '#F3F4EF';
const QUIET = '#B9CBBF';
const LINE = '#1C4A39';
const FLARE = '#C8F24B';

const { width, height } = LINK_PREVIEW_SIZE;
const FLOOR = height - 96;
const LEFT = 80;
const LINE_HEIGHT = 76;

/** The half of a pitch at the right, its goal at the bottom; `spot` is where the player stands, from its top left. */
const PITCH = { x: 760, y: 60, width: 360, height: 440 } as const;

function pitch([x, y]: readonly [x: number, y: number]): string {
  const middle = PITCH.width / 2;
  return [
    `<g transform="translate(${PITCH.x} ${PITCH.y})" fill="none" stroke="${QUIET}" stroke-opacity="0.6" stroke-width="4">`,
    `<rect width="${PITCH.width}" height="${PITCH.height}" rx="8" fill="#0F5540"/>`,
    `<path d="M${middle - 80} 0A80 80 0 0 0 ${middle + 80} 0"/>`,
    `<path d="M${middle - 110} ${PITCH.height}V${PITCH.height - 120}H${middle + 110}V${PITCH.height}"/>`,
    `<path d="M${middle - 50} ${PITCH.height}V${PITCH.height - 48}H${middle + 50}V${PITCH.height}"/>`,
    `<circle cx="${x}" cy="${y}" r="30" fill="${FLARE}" stroke="${GROUND}" stroke-width="6"/></g>`,
  ].join('');
}

/** A player from behind: nobody in particular, without face and number. */
const PLAYER = [
  '<circle cx="968" cy="330" r="210" fill="#0F5540"/>',
  `<g transform="translate(800 130) scale(1.12)"><path d="${PLAYER_SHAPES.arms}" fill="#06231A"/>`,
  `<path d="${PLAYER_SHAPES.shirt}" fill="#146B4F"/><path d="${PLAYER_SHAPES.shade}" fill="#06231A" fill-opacity="0.45"/>`,
  `<path d="${PLAYER_SHAPES.cuffs}" fill="${FLARE}"/><path d="${PLAYER_SHAPES.head}" fill="#06231A"/></g>`,
].join('');

/** Two columns of figures, side by side. */
const COLUMNS = [0, 1]
  .map((column) => {
    const x = 740 + column * 210;
    const bars = [150, 96, 170, 120].map(
      (length, row) =>
        `<rect x="${x}" y="${240 + row * 66}" width="${column === 0 ? length : 266 - length}" height="22" rx="11" fill="${length > 130 === (column === 0) ? FLARE : LINE}"/>`,
    );
    return `<path d="M${x} 90H${x + 84}V140C${x + 84} 172 ${x + 42} 190 ${x + 42} 190C${x + 42} 190 ${x} 172 ${x} 140Z" fill="${column === 0 ? '#146B4F' : CHALK}"/>${bars.join('')}`;
  })
  .join('');

/** The leaf of a calendar with the days of a camp. */
const CALENDAR = [
  `<rect x="760" y="100" width="340" height="340" rx="20" fill="none" stroke="${QUIET}" stroke-width="6"/><path d="M760 180H1100M840 70V130M1020 70V130" stroke="${QUIET}" stroke-width="6"/>`,
  ...Array.from({ length: 12 }, (_, day) => {
    const [x, y] = [800 + (day % 4) * 74, 220 + Math.floor(day / 4) * 70];
    return `<rect x="${x}" y="${y}" width="42" height="42" rx="8" fill="${day > 4 && day < 8 ? FLARE : LINE}"/>`;
  }),
].join('');

const SPOTS = { goalkeeper: [180, 408], defender: [180, 290], midfielder: [180, 150], forward: [240, 60] } as const;

/** Every card: its picture, and its words in both languages, the first line small. */
const CARDS = {
  home: {
    picture: PLAYER,
    en: ['College soccer, found', 'Find the team', 'that needs you'],
    de: ['College-Fußball, gefunden', 'Finde das Team,', 'das dich braucht'],
  },
  camps: {
    picture: CALENDAR,
    en: ['Dates, prices, places', 'College', 'soccer camps'],
    de: ['Termine, Preise, Orte', 'Fußballcamps', 'der Colleges'],
  },
  compare: {
    picture: COLUMNS,
    en: ['Team, price, chances, life', 'Colleges', 'side by side'],
    de: ['Team, Preis, Chancen, Leben', 'Colleges', 'im Vergleich'],
  },
  player: { picture: PLAYER, en: ['Recruiting profile', 'Soccer player'], de: ['Recruiting-Profil', 'Fußballtalent'] },
  goalkeeper: { picture: pitch(SPOTS.goalkeeper), en: ['Recruiting profile', 'Goalkeeper'], de: ['Recruiting-Profil', 'Tor'] },
  defender: { picture: pitch(SPOTS.defender), en: ['Recruiting profile', 'Defender'], de: ['Recruiting-Profil', 'Abwehr'] },
  midfielder: {
    picture: pitch(SPOTS.midfielder),
    en: ['Recruiting profile', 'Midfielder'],
    de: ['Recruiting-Profil', 'Mittelfeld'],
  },
  forward: { picture: pitch(SPOTS.forward), en: ['Recruiting profile', 'Forward'], de: ['Recruiting-Profil', 'Angriff'] },
} as const;

/** A link preview as SVG: words next to a picture; every text is an outline. */
function card(picture: string, [small, ...lines]: readonly [string, ...string[]]): string {
  const top = 310 - ((lines.length - 1) * LINE_HEIGHT) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${GROUND}"/>`,
    `<clipPath id="above"><rect width="${width}" height="${FLOOR}"/></clipPath><g clip-path="url(#above)">${picture}</g>`,
    `<path d="M0 ${FLOOR}H${width}" stroke="${LINE}" stroke-width="4"/>`,
    outlinedText(small, { x: LEFT, y: 140, size: 36, fill: QUIET }),
    ...lines.map((line, index) => outlinedText(line, { x: LEFT, y: top + index * LINE_HEIGHT, size: 64, fill: CHALK })),
    outlinedText('Touchline', { x: width - LEFT, y: height - 36, size: 34, fill: CHALK, anchor: 'end' }),
    '</svg>',
  ].join('');
}

/**
 * Draws the link previews of /home, camps, comparisons and profiles into web/public/cards. Run it with
 * `npx tsx local/src/pictures/page-cards-cli.ts` after its words have changed; the files are checked in.
 */
const { draw } = pictureProcessor();
for (const [name, { picture, ...words }] of Object.entries(CARDS)) {
  for (const language of ['en', 'de'] as const) {
    const file = join(repositoryRoot, 'web/public/cards', `${name}${language === 'de' ? '-de' : ''}.jpg`);
    await writeFile(file, await draw(() => card(picture, words[language]), `${language} ${name}`));
  }
}
