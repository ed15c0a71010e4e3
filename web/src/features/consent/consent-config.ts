import { type ConsentSituation, purposesOpenTo, servicesOf } from '@touchline/domain/consent/allowed-services';
import { CONSENT_PURPOSES, type ConsentPurpose } from '@touchline/domain/constants/consent-services';
import type { Language } from '@touchline/domain/http/api-messages';
import type { CookieConsentConfig, Section } from 'vanilla-cookieconsent';
import type { Say } from '../../i18n/use-translations';
import { CHOICE_STORED_AS } from '../../components/consent/stored-choice';

const KEPT_FOR_DAYS = 182;

/**
 * What the consent windows ask, and how they begin: everything off where consent is asked first, everything on elsewhere (specification §4, Cookie consent).
 * Purposes are the groups, their services stand in them (§9); those not open to the visitor are told, not offered.
 */
export function consentConfig(t: Say, language: Language, situation: ConsentSituation): CookieConsentConfig {
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
          services: Object.fromEntries(servicesOf(purpose).map((name) => [name, { label: t(`consent.service.${name}`) }])),
        },
      ]),
    ),
    language: { default: language, translations: { [language]: translation(t, open) } },
  };
}

function translation(t: Say, open: readonly ConsentPurpose[]) {
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

function sectionOf(t: Say, purpose: ConsentPurpose): Section {
  return {
    title: t(`consent.purpose.${purpose}`),
    description: t(`consent.purposeText.${purpose}`),
    linkedCategory: purpose,
  };
}

function closedTo(t: Say, open: readonly ConsentPurpose[]): readonly Section[] {
  if (open.length === CONSENT_PURPOSES.length) return [];
  return [{ title: t('consent.youngTitle'), description: t('consent.youngText') }];
}
