import { describe, expect, test } from 'vitest';
import { ALL_SERVICES, allowedServices, isConsentService, isYoungOn, purposesOpenTo, servicesOf } from './allowed-services';

const GDPR = { isConsentRequired: true, isYoung: false };
const ELSEWHERE = { isConsentRequired: false, isYoung: false };
const YOUNG = { isConsentRequired: true, isYoung: true };

describe('consent', () => {
  test('[S4-15] GDPR visitors begin with everything off but what is necessary, others with everything on', () => {
    expect(allowedServices(null, GDPR)).toEqual(['necessary']);
    expect(allowedServices(null, ELSEWHERE)).toEqual(ALL_SERVICES);
  });

  test('[S4-15] a choice decides for both, and never takes away what is necessary', () => {
    for (const situation of [GDPR, ELSEWHERE]) {
      expect(allowedServices(['analytics'], situation)).toEqual(['necessary', 'analytics']);
      expect(allowedServices([], situation)).toEqual(['necessary']);
    }
  });

  test('[S9-11] groups the six services by the four purposes, each service once', () => {
    const purposes = ['necessary', 'statistics', 'marketing', 'preferences'] as const;

    expect(purposesOpenTo(GDPR)).toEqual(purposes);
    expect(ALL_SERVICES).toEqual(['necessary', 'sessionReplay', 'maps', 'tagManager', 'analytics', 'video']);
    expect(purposes.flatMap(servicesOf).toSorted()).toEqual(ALL_SERVICES.toSorted());
  });

  test('statistics and marketing stay off for people of 13 to 15 in GDPR countries, whatever was chosen', () => {
    expect(purposesOpenTo(YOUNG)).toEqual(['necessary', 'preferences']);
    expect(allowedServices(ALL_SERVICES, YOUNG)).toEqual(['necessary', 'maps']);
    expect(allowedServices(null, { isConsentRequired: false, isYoung: true })).toEqual(ALL_SERVICES);
  });

  test('someone is young until the day of their 16th birthday', () => {
    expect(isYoungOn('2010-06-02', '2026-06-01')).toBe(true);
    expect(isYoungOn('2010-06-02', '2026-06-02')).toBe(false);
  });

  test('names of services are recognised', () => {
    expect(['video', 'constructor', 'other'].map(isConsentService)).toEqual([true, false, false]);
  });
});
