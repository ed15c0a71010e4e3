import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aListItem, foundColleges } from '../../testing/listed-colleges';
import { showApp } from '../../testing/show-app';

test('/ says that recruits come soon, offers no search that finds nobody, and finds colleges today', async () => {
  const searchColleges = () => foundColleges([aListItem('Harbor Point University')], 1009);
  const { address } = showApp({ address: '/', answers: { searchColleges } });

  await screen.findByRole('heading', { name: 'Recruit search opens soon' });
  expect(screen.queryByRole('searchbox', { name: /recruits$/i })).toBeNull();
  expect((await screen.findByRole('link', { name: 'See all 1,009 colleges' })).getAttribute('href')).toBe('/colleges');

  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search colleges' });
  fireEvent.change(box, { target: { value: 'Harbor' } });
  if (box.form !== null) fireEvent.submit(box.form);

  await waitFor(() => expect(address()).toBe('/colleges?search=Harbor'));
});
