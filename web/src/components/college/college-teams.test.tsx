import { screen } from '@testing-library/react';
import { aCollege } from '@touchline/domain/college/testing/a-college';
import { beforeEach, expect, test } from 'vitest';
import { loadParts, showComponent } from '../../testing/show-component';
import { CollegeTeams } from './college-teams';

beforeEach(() => loadParts('college'));

const currentOf = (color: string | null) => {
  const { unmount } = showComponent(<CollegeTeams college={aCollege({ color })} sex="female" />);
  const { background, color: text } = screen.getByRole('link', { current: 'page' }).style;
  unmount();
  return { background, text };
};

test('[S9-07] the button of the current team has the colour of the college, its text black or white by brightness', () => {
  expect(currentOf('#FFD100')).toEqual({ background: 'rgb(255, 209, 0)', text: 'black' });
  expect(currentOf('#0B3D2E')).toEqual({ background: 'rgb(11, 61, 46)', text: 'white' });
});

test('a college whose colours nobody knows gets none', () => {
  expect(currentOf(null)).toEqual({ background: '', text: '' });
});
