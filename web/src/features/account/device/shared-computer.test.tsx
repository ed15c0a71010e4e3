import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { InLanguage } from '../../../i18n/in-language';
import { isSharedComputer, setSharedComputer } from '../../../lib/offline/shared-computer';
import { aKeptList } from '../../../testing/a-kept-list';
import { fakeDevice } from '../../../testing/fake-device';
import { keepOnDevice } from '../../../lib/offline/kept-store';
import { showWithServices } from '../../../testing/show-with-services';
import { SharedComputerSection } from './shared-computer-section';

afterEach(() => setSharedComputer(false));

describe('the choice that a computer is shared', () => {
  test('removes what the device keeps at once, and holds for the device', async () => {
    const device = fakeDevice();
    await keepOnDevice(aKeptList(), () => true);
    showWithServices(<SharedComputerSection />);
    const choice = screen.getByRole('checkbox', { name: 'This is a shared computer: keep nothing on it' });
    expect(choice).toHaveProperty('checked', false);

    fireEvent.click(choice);
    await screen.findByText('Nothing is kept on this device any more');
    await waitFor(() => expect(device.holds()).toEqual({ kept: [], hasWorker: false }));
    expect([isSharedComputer(), choice]).toEqual([true, expect.objectContaining({ checked: true })]);

    fireEvent.click(choice);
    await screen.findByText('This device keeps your saved colleges the next time you open them');
    expect(isSharedComputer()).toBe(false);
  });

  test('is offered in German', async () => {
    const device = fakeDevice({ hasWorker: true });
    showWithServices(
      <InLanguage language="de">
        <SharedComputerSection />
      </InLanguage>,
    );

    fireEvent.click(await screen.findByRole('checkbox', { name: 'Dieses Gerät nutzen auch andere: nichts darauf behalten' }));
    await screen.findByText('Auf diesem Gerät bleibt nichts mehr');
    await waitFor(() => expect(device.holds().hasWorker).toBe(false));
  });
});
