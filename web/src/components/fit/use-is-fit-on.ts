import { useEffect, useState } from 'react';
import { useLoaded } from '../../lib/hydration/deferred-loading';

const loadSettings = () => import('./fit-settings');

/** Whether the fit is on, for pages of visitors: what reads the settings is downloaded after hydration. */
export function useIsFitOn(): boolean {
  const { part } = useLoaded(loadSettings);
  const [isOn, setIsOn] = useState(false);
  useEffect(() => part?.watchFit(setIsOn), [part]);
  return isOn;
}
