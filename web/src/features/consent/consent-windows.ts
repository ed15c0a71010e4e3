import type { Language } from '@touchline/domain/kernel/language';
import {
  CONSENT_PURPOSES,
  type ConsentPurpose,
  type ConsentSituation,
  purposesOpenTo,
  servicesOf,
} from '@touchline/domain/person/consent/allowed-services';
import {
  type CookieConsentConfig,
  hide,
  hidePreferences,
  reset,
  run,
  type Section,
  show,
  showPreferences,
} from 'vanilla-cookieconsent';
import 'vanilla-cookieconsent/dist/cookieconsent.css';
import { CHOICE_STORED_AS } from '../../components/consent/stored-choice';
import type { Translate } from '../../i18n/use-translations';
import './consent.css';

interface Windows {
  readonly t: Translate;
  readonly language: Language;
  readonly situation: ConsentSituation;
  /** `choices` opens the list of purposes and services, `question` the small window that asks. */
  readonly first: 'question' | 'choices';
  readonly onChoice: () => void;
  readonly onClosed: () => void;
}

/**
 * Opens the consent windows, which store the choice in this browser (stored-choice.ts); the returned function closes
 * them.
 */
export async function openWindows({ t, language, situation, first, onChoice, onClosed }: Windows): Promise<() => void> {
  reset();
  await run({
    ...consentConfig(t, language, situation),
    root: windowsRoot(),
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

const ROOT_ID = 'consent-windows';

/** The element of the windows, first in the page, so that the first Tab reaches the question. */
function windowsRoot(): HTMLElement {
  const known = document.getElementById(ROOT_ID);
  if (known !== null) return known;
  const rootElement = document.createElement('div');
  rootElement.id = ROOT_ID;
  document.body.prepend(rootElement);
  return rootElement;
}

const EXPIRES_AFTER_DAYS = 182;

/**
 * The configuration of the consent windows. Everything starts off where consent is asked first, and on elsewhere
 * (S4-15).
 * Purposes are the groups and contain their services (S9-11); those closed to the visitor are explained, not offered.
 */
function consentConfig(t: Translate, language: Language, situation: ConsentSituation): CookieConsentConfig {
  const open = purposesOpenTo(situation);
  return {
    mode: situation.isConsentRequired ? 'opt-in' : 'opt-out',
    autoShow: false,
    hideFromBots: false,
    manageScriptTags: false,
    cookie: { name: CHOICE_STORED_AS, useLocalStorage: true, expiresAfterDays: EXPIRES_AFTER_DAYS },
    guiOptions: {
      consentModal: { layout: 'box', position: 'bottom left', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    categories: Object.fromEntries(
      open.map((purpose) => [
        purpose,
        {
          enabled: purpose === 'necessary' || !situation.isConsentRequired,
          readOnly: purpose === 'necessary',
          services: Object.fromEntries(servicesOf(purpose).map((name) => [name, { label: t(`consent.service.${name}`) }])),
        },
      ]),
    ),
    language: { default: language, translations: { [language]: translation(t, open) } },
  };
}

function translation(t: Translate, open: readonly ConsentPurpose[]) {
  const buttons = { acceptAllBtn: t('consent.acceptAll'), acceptNecessaryBtn: t('consent.necessaryOnly') };
  return {
    consentModal: {
      title: t('consent.bannerTitle'),
      description: t('consent.bannerText'),
      showPreferencesBtn: t('consent.choose'),
      ...buttons,
    },
    preferencesModal: {
      title: t('consent.title'),
      savePreferencesBtn: t('consent.save'),
      closeIconLabel: t('consent.close'),
      serviceCounterLabel: t('consent.serviceCount'),
      ...buttons,
      sections: [{ description: t('consent.intro') }, ...open.map((purpose) => sectionOf(t, purpose)), ...closedTo(t, open)],
    },
  };
}

function sectionOf(t: Translate, purpose: ConsentPurpose): Section {
  return {
    title: t(`consent.purpose.${purpose}`),
    description: t(`consent.purposeText.${purpose}`),
    linkedCategory: purpose,
  };
}

function closedTo(t: Translate, open: readonly ConsentPurpose[]): readonly Section[] {
  if (open.length === CONSENT_PURPOSES.length) return [];
  return [{ title: t('consent.youngTitle'), description: t('consent.youngText') }];
}
