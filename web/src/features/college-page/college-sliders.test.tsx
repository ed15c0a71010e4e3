import { screen, within } from '@testing-library/react';
import type { College } from '@touchline/domain/college/college';
import { aCollege } from '@touchline/domain/college/testing/a-college';
import { beforeAll, expect, test } from 'vitest';
import { loadPage, showApp } from '../../testing/show-app';

const PAGE = '/Test_College/mens/soccer';
beforeAll(() => loadPage(PAGE), 60_000);

const alumnus = (name: string): College['alumni'][number] => {
  const id = name.toLowerCase().replace(' ', '-');
  return { id, name, type: 'olympian', field: null, fromYear: null, toYear: null, picture: null, text: null };
};
const pictures = ['picture-1', 'picture-2', 'picture-3', 'picture-4'];
const sized = (width: number, height: number) =>
  Object.fromEntries(pictures.map((id) => [id, { width, height, placeholder: null, area: null }]));
const campus = (width: number, height: number) =>
  aCollege({
    albums: [{ name: 'Campus', cover: null, pictures }],
    pictures,
    pictureDetails: sized(width, height),
    campus: { subtitleValue: null, description: 'Brick and ivy. '.repeat(90) },
  });

/** The widths that the styles of the page give to the slides of a slider. */
async function widthsIn(address: string, college: College, slider: string): Promise<readonly string[]> {
  showApp({ address, answers: { college: () => college } });
  const group = await screen.findByRole('group', { name: `${slider}, slides` });
  const [slide] = within(group).getAllByRole('listitem');
  const styles = [...(slide?.classList ?? [])].flatMap(
    (name) => document.head.textContent.match(new RegExp(`\\.${name}\\{[^}]*\\}`, 'g')) ?? [],
  );
  return styles.join(' ').match(/calc\(\(100% - \d+px\) \/ [\d.]+\)/g) ?? [];
}

test('[S9-06] the alumni of a college are success stories: 2.3 in view on phones, 3.3 on desktops', async () => {
  const college = aCollege({ alumni: ['Juno Marsh', 'Orrin Keel', 'Bram Reed', 'Ines Tide'].map(alumnus) });
  expect(await widthsIn(PAGE, college, 'Alumni')).toEqual(['calc((100% - 30px) / 2.3)', 'calc((100% - 45px) / 3.3)']);
});

test('fewer than three alumni are no row of the overview', async () => {
  showApp({ address: PAGE, answers: { college: () => aCollege({ alumni: [alumnus('Juno Marsh'), alumnus('Bram Reed')] }) } });
  await screen.findByRole('heading', { level: 1, name: 'Test College' });
  expect(screen.queryByRole('group', { name: 'Alumni, slides' })).toBeNull();
});

test('[S9-06] of an album with landscape pictures 3.3 are in view on desktops', async () => {
  const landscape = await widthsIn(`${PAGE}/campus`, campus(1600, 1000), 'Photos');
  expect(landscape.at(-1)).toBe('calc((100% - 45px) / 3.3)');
});

test('[S9-06] of an album with mostly upright pictures 4.3 are in view on desktops', async () => {
  const portrait = await widthsIn(`${PAGE}/campus`, campus(1000, 1600), 'Photos');
  expect(portrait.at(-1)).toBe('calc((100% - 60px) / 4.3)');
});
