import { Box } from '@chakra-ui/react/box';
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { forgetStyles } from './forget-styles';
import { showComponent } from './show-component';

test('no style of a test stays, and what is shown again has its styles again', () => {
  const show = () => showComponent(<Box textTransform="uppercase">Styled</Box>);
  show();
  cleanup();

  forgetStyles();

  expect(document.querySelectorAll('style')).toHaveLength(0);
  show();
  expect(getComputedStyle(screen.getByText('Styled')).textTransform).toBe('uppercase');
});
