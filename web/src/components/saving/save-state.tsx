import { useEffect } from 'react';
import { useOpenSignIn } from '../../session/session-context';
import { type Saver, useSavedColleges, useSaving } from './use-saved-colleges';

/** Whether a college is saved, who asks, and how to save it. */
export interface SaveState {
  readonly saver: Saver;
  readonly isSaved: boolean;
  /** Saves the college, for a visitor after the sign-in panel, which returns the focus to `opener`. */
  readonly save: (opener: HTMLElement) => Promise<void>;
}

interface SaveStateReporterProps {
  readonly collegeId: string;
  readonly name: string;
  readonly onState: (state: SaveState) => void;
}

/** Reports whether a college is saved, now and after every change. It shows nothing. */
export function SaveStateReporter({ collegeId, name, onState }: SaveStateReporterProps) {
  const openSignIn = useOpenSignIn();
  const { saver, saved } = useSavedColleges();
  const { saveOnce } = useSaving();
  const isSaved = saved.data?.some((one) => one.collegeId === collegeId) ?? false;
  useEffect(
    () =>
      onState({
        saver,
        isSaved,
        save: (opener) => openSignIn('default', opener, () => saveOnce(collegeId, name)),
      }),
    [onState, openSignIn, saveOnce, saver, isSaved, collegeId, name],
  );
  return null;
}
