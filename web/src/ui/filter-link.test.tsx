import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { system } from '../theme/system';
import { FilterLink } from './filter-link';

/** A page whose links toggle filters, made when it was last rendered, as those of a search are. */
function Filters() {
  const [params] = useSearchParams();
  const links = ['opens', 'freshmen'].map((name) => {
    const next = new URLSearchParams(params);
    if (next.has(name)) next.delete(name);
    else next.set(name, 'women');
    return (
      <FilterLink key={name} to={{ search: next.toString() }}>
        {name}
      </FilterLink>
    );
  });
  return [
    ...links,
    <FilterLink key="none" to="/colleges">
      none
    </FilterLink>,
  ];
}

function showFilters(search: string) {
  const router = createMemoryRouter([{ path: '/colleges', Component: Filters }], { initialEntries: [`/colleges${search}`] });
  render(
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  );
  return router;
}

test('[S2-03] two filters pressed before the page is rendered again are both chosen', async () => {
  const router = showFilters('?lang=de');
  const [opens, freshmen] = [screen.getByText('opens'), screen.getByText('freshmen')];

  await act(async () => {
    fireEvent.click(opens);
    await vi.waitFor(() => expect(router.state.location.search).toBe('?lang=de&opens=women'));
    fireEvent.click(freshmen);
  });

  expect(router.state.location.search).toBe('?lang=de&opens=women&freshmen=women');
  fireEvent.click(screen.getByText('opens'));
  await vi.waitFor(() => expect(router.state.location.search).toBe('?lang=de&freshmen=women'));
});

test('a press with a key held opens the address of the link and leaves the page as it is', async () => {
  const router = showFilters('');

  await act(async () => {
    fireEvent.click(screen.getByText('opens'));
    await vi.waitFor(() => expect(router.state.location.search).toBe('?opens=women'));
    fireEvent.click(screen.getByText('freshmen'), { ctrlKey: true });
  });

  expect(router.state.location.search).toBe('?opens=women');
});

test('a link without a search removes what it was rendered with, and keeps what was chosen since', async () => {
  const router = showFilters('?freshmen=women');

  await act(async () => {
    fireEvent.click(screen.getByText('opens'));
    await vi.waitFor(() => expect(router.state.location.search).toBe('?freshmen=women&opens=women'));
    fireEvent.click(screen.getByText('none'));
  });

  expect(router.state.location.search).toBe('?opens=women');
});
