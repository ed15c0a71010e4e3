import type { ConsentSituation } from '@touchline/domain/consent/allowed-services';
import type { Language } from '@touchline/domain/http/api-messages';
import { hidePreferences, hide, reset, run, show, showPreferences } from 'vanilla-cookieconsent';
import 'vanilla-cookieconsent/dist/cookieconsent.css';
import type { Say } from '../../i18n/use-translations';
import { consentConfig } from './consent-config';
import './consent.css';

interface Windows {
  readonly t: Say;
  readonly language: Language;
  readonly situation: ConsentSituation;
  /** `choices` opens the list of purposes and services, `question` the small window that asks. */
  readonly first: 'question' | 'choices';
  readonly onChoice: () => void;
  readonly onClosed: () => void;
}

/** Opens the consent windows, which keep what is chosen in this browser (stored-choice.ts); the answer closes them. */
export async function openWindows({ t, language, situation, first, onChoice, onClosed }: Windows): Promise<() => void> {
  reset();
  await run({
    ...consentConfig(t, language, situation),
    root: placeOfWindows(),
    onFirstConsent: onChoice,
    onChange: onChoice,
    onModalHide: ({ modalName }) => modalName === 'preferencesModal' && onClosed(),
  });
  if (first === 'choices') showPreferences();
  else show(true);
  return () => {
    hidePreferences();
    hide();
  };
}

const PLACE_ID = 'consent-windows';

/** Before everything else in the page, so that the first Tab reaches the question. */
function placeOfWindows(): HTMLElement {
  const known = document.getElementById(PLACE_ID);
  if (known !== null) return known;
  const place = document.createElement('div');
  place.id = PLACE_ID;
  document.body.prepend(place);
  return place;
}
