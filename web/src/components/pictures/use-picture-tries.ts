import { useEffect, useState } from 'react';

/** A busy server asks for so many milliseconds; a picture that it was making is there then. */
const ASKED_AGAIN_AFTER_MS = 4000;

/** The tries of a picture: which one it is, for the key of its element, and what is known of it. */
interface PictureTries {
  readonly attempt: number;
  readonly state: 'shown' | 'waiting' | 'failed';
  readonly onFailure: () => void;
}

/** Asks once more for a picture that could not be loaded, a moment later. */
export function usePictureTries(): PictureTries {
  const [{ attempt, state }, setTries] = useState<Omit<PictureTries, 'onFailure'>>({ attempt: 0, state: 'shown' });
  useEffect(() => {
    if (state !== 'waiting') return undefined;
    const timer = setTimeout(() => setTries({ attempt: 1, state: 'shown' }), ASKED_AGAIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const onFailure = (): void =>
    setTries((tries) => (tries.state === 'shown' ? { ...tries, state: tries.attempt === 0 ? 'waiting' : 'failed' } : tries));
  return { attempt, state, onFailure };
}
