import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { LINK_PREVIEW_SIZE } from '@touchline/domain/pictures/link-preview-address';
import { outlinedText } from '@touchline/functions/features/pictures/outlined-text';
import { pictureProcessor } from '@touchline/functions/features/pictures/picture-processor';
import { repositoryRoot } from '../repository-root';

const GROUND = '#0B2E22';
const CHALK = '#F3F4EF';
const QUIET = '#B9CBBF';
const LINE = '#1C4A39';
const FLARE = '#C8F24B';

const { width, height } = LINK_PREVIEW_SIZE;
const LEFT = 80;
const LINE_HEIGHT = 78;
/** The most characters of a line of the title. */
const LINE_MAX = 22;

const TEXTS = {
  en: { guide: 'The recruiting guide', foot: 'Every rule with its source' },
  de: { guide: 'Der Recruiting-Ratgeber', foot: 'Jede Regel mit Quelle' },
} as const;

/** A title in lines that fit the card. */
function linesOf(title: string): readonly string[] {
  return title.split(' ').reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1);
    return last === undefined || last.length + word.length + 1 > LINE_MAX
      ? [...lines, word]
      : [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}

/** The link preview of a chapter as SVG: its title next to the centre circle; every text is an outline. */
function guideCard(title: string, { guide, foot }: { readonly guide: string; readonly foot: string }): string {
  const lines = linesOf(title);
  const top = 300 - ((lines.length - 1) * LINE_HEIGHT) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${GROUND}"/>`,
    `<path d="M${width - 130} 0V${height - 96}M0 ${height - 96}H${width}" stroke="${LINE}" stroke-width="4"/>`,
    `<circle cx="${width - 130}" cy="${(height - 96) / 2}" r="170" fill="none" stroke="${LINE}" stroke-width="4"/>`,
    `<circle cx="${width - 130}" cy="${(height - 96) / 2}" r="10" fill="${FLARE}"/>`,
    outlinedText(guide, { x: LEFT, y: 130, size: 34, fill: QUIET }),
    ...lines.map((line, index) => outlinedText(line, { x: LEFT, y: top + index * LINE_HEIGHT, size: 64, fill: CHALK })),
    outlinedText(foot, { x: LEFT, y: height - 37, size: 26, fill: QUIET }),
    outlinedText('Touchline', { x: width - LEFT, y: height - 36, size: 34, fill: CHALK, anchor: 'end' }),
    '</svg>',
  ].join('');
}

/**
 * Draws the link previews of the chapters of the guide into web/public/cards. Run it with
 * `npx tsx local/src/pictures/guide-cards-cli.ts` after a title has changed; the files are checked in.
 */
const { draw } = pictureProcessor();
for (const language of ['en', 'de'] as const) {
  const folder = join(repositoryRoot, 'web/src/guide', language);
  for (const file of await readdir(folder)) {
    const title = /^title: (.+)$/m.exec(await readFile(join(folder, file), 'utf8'))?.[1] ?? '';
    const slug = basename(file, '.md');
    const card = join(repositoryRoot, 'web/public/cards', `guide-${slug}${language === 'de' ? '-de' : ''}.jpg`);
    await writeFile(card, await draw(() => guideCard(title, TEXTS[language]), `${language} ${slug}`));
  }
}
