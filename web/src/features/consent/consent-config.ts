import { type ConsentSituation, purposesOpenTo, servicesOf } from '@touchline/domain/consent/allowed-services';
import { CONSENT_PURPOSES, type ConsentPurpose } from '@touchline/domain/constants/consent-services';
import type { Language } from '@touchline/domain/http/api-messages';
import type { CookieConsentConfig, Section } from 'vanilla-cookieconsent';
import type { Say } from '../../i18n/use-words';
import { CHOICE_STORED_AS } from '../../pieces/consent/stored-choice';

const KEPT_FOR_DAYS = 182;

/**
 * What the consent windows ask, and how they begin: everything off where consent is asked first, everything on elsewhere (specification §4, Cookie consent).
 * Purposes are the groups, their services stand in them (§9); those not open to the visitor are told, not offered.
 */
export function consentConfig(say: Say, language: Language, situation: ConsentSituation): CookieConsentConfig {
  const open = purposesOpenTo(situation);
  return {
    mode: situation.asksFirst ? 'opt-in' : 'opt-out',
    autoShow: false,
    hideFromBots: false,
    manageScriptTags: false,
    cookie: { name: CHOICE_STORED_AS, useLocalStorage: true, expiresAfterDays: KEPT_FOR_DAYS },
    guiOptions: {
      consentModal: { layout: 'box', position: 'bottom left', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    categories: Object.fromEntries(
      open.map((purpose) => [
        purpose,
        {
          enabled: purpose === 'necessary' || !situation.asksFirst,
          readOnly: purpose === 'necessary',
          services: Object.fromEntries(servicesOf(purpose).map((name) => [name, { label: say(`consent.service.${name}`) }])),
        },
      ]),
    ),
    language: { default: language, translations: { [language]: translation(say, open) } },
  };
}

function translation(say: Say, open: readonly ConsentPurpose[]) {
  const buttons = { acceptAllBtn: say('consent.acceptAll'), acceptNecessaryBtn: say('consent.necessaryOnly') };
  return {
    consentModal: {
      title: say('consent.bannerTitle'),
      description: say('consent.bannerText'),
      showPreferencesBtn: say('consent.choose'),
      ...buttons,
    },
    preferencesModal: {
      title: say('consent.title'),
      savePreferencesBtn: say('consent.save'),
      closeIconLabel: say('consent.close'),
      serviceCounterLabel: say('consent.serviceCount'),
      ...buttons,
      sections: [
        { description: say('consent.intro') },
        ...open.map((purpose) => sectionOf(say, purpose)),
        ...closedTo(say, open),
      ],
    },
  };
}

function sectionOf(say: Say, purpose: ConsentPurpose): Section {
  return {
    title: say(`consent.purpose.${purpose}`),
    description: say(`consent.purposeText.${purpose}`),
    linkedCategory: purpose,
  };
}

function closedTo(say: Say, open: readonly ConsentPurpose[]): readonly Section[] {
  if (open.length === CONSENT_PURPOSES.length) return [];
  return [{ title: say('consent.youngTitle'), description: say('consent.youngText') }];
}
