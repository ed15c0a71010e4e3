import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadParts, showComponent } from '../../testing/show-component';
import { type Field, type FieldChange, lineUpTo } from './field';
import { FieldsForm } from './fields-form';

const fieldsWith = (city: string, street: string): readonly Field[] => [
  { path: '/address/locality', label: 'Town', kind: lineUpTo(100), value: city },
  { path: '/address/street', label: 'Street', kind: lineUpTo(100), value: street },
];

/** The open form; "Somebody saves" puts another town and street under it. */
function showForm() {
  const saved: (readonly FieldChange[])[] = [];
  const save = (changes: readonly FieldChange[]) => Promise.resolve(saved.push(changes) > 0);
  function Host() {
    const [fields, setFields] = useState(fieldsWith('Port', 'Quay'));
    return (
      <>
        <button onClick={() => setFields(fieldsWith('Harbor', 'Pier'))}>Somebody saves</button>
        <FieldsForm label="Edit Address" of="profiles/robin" fields={fields} save={save} onClose={() => undefined} />
      </>
    );
  }
  showComponent(<Host />);
  return saved;
}

const town = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Town' });
const street = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Street' });
const somebodySaves = () => fireEvent.click(screen.getByRole('button', { name: 'Somebody saves' }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => loadParts('document-editing'));

describe('a form under which somebody else saves', () => {
  test('sends what was typed and nothing else: untouched fields show, and keep, the newest', async () => {
    const saved = showForm();
    fireEvent.change(town(), { target: { value: 'Port City' } });
    somebodySaves();

    expect([town().value, street().value]).toEqual(['Port City', 'Pier']);
    press('Save');

    await waitFor(() => expect(saved).toEqual([[{ path: '/address/locality', label: 'Town', value: 'Port City' }]]));
  });

  test('shows beside a typed field what stands there now', () => {
    showForm();
    fireEvent.change(town(), { target: { value: 'Port City' } });
    expect(screen.queryByRole('status')).toBeNull();
    somebodySaves();

    expect(screen.getByRole('status').textContent).toContain('Harbor');
  });

  test('that is closed by Save with nothing typed sends nothing', () => {
    const saved = showForm();
    somebodySaves();
    press('Save');

    expect(saved).toEqual([]);
  });
});
