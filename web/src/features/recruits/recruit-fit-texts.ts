import type { Language } from '@touchline/domain/kernel/language';
import type { RecruitReason } from '@touchline/domain/person/recruits/recruit-fit';
import { POSITION_NAMES } from '@touchline/domain/reference/player-lists';

export const RECRUIT_FIT_TEXTS = {
  en: {
    title: 'How this player fits your team',
    source: 'From your roster needs, the rules of your division, and what this player shows you. Nothing else is used.',
    signs: { true: 'Speaks for it', false: 'Speaks against it', null: 'Open' },
  },
  de: {
    title: 'So passt die Person zu deinem Team',
    source: 'Aus deinem Kaderbedarf, den Regeln deiner Division und dem, was dir das Profil zeigt. Mehr fließt nicht ein.',
    signs: { true: 'Spricht dafür', false: 'Spricht dagegen', null: 'Offen' },
  },
} as const satisfies Record<Language, unknown>;

/** A reason in words; `tierName` names the level of a team as the page does. */
export function recruitReasonText(reason: RecruitReason, language: Language, tierName: (tier: string) => string): string {
  const isEnglish = language === 'en';
  const number = (value: number) => new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value);
  const position = (value: string) => POSITION_NAMES.entries.find((one) => one.value === value)?.[language] ?? value;
  switch (reason.kind) {
    case 'otherTeam':
      return isEnglish ? 'Plays for a team of the other sex.' : 'Spielt in einem Team des anderen Geschlechts.';
    case 'need': {
      const of = `${position(reason.position)}, ${reason.year}`;
      const open = isEnglish
        ? `You look for this position and class: ${of}.`
        : `Diese Position und diesen Jahrgang suchst du: ${of}.`;
      const watching = isEnglish
        ? `You are watching this position and class: ${of}.`
        : `Diese Position und diesen Jahrgang beobachtest du: ${of}.`;
      const closed = isEnglish
        ? `This position and class is closed: ${of}.`
        : `Diese Position ist in diesem Jahrgang vergeben: ${of}.`;
      return { open, watching, closed }[reason.need];
    }
    case 'otherYear': {
      const years = new Intl.ListFormat(language).format(reason.years.map(String));
      return isEnglish
        ? `You look for this position (${position(reason.position)}), but in the class of ${years}.`
        : `Diese Position (${position(reason.position)}) suchst du, aber für den Jahrgang ${years}.`;
    }
    case 'noNeed':
      return isEnglish ? 'You look for nobody at this position.' : 'Auf dieser Position suchst du niemanden.';
    case 'needsUnknown':
      return isEnglish ? 'Your team has entered no roster needs.' : 'Dein Team hat keinen Kaderbedarf eingetragen.';
    case 'classUnknown':
      return isEnglish
        ? 'You look for this position; the class is not shown to you.'
        : 'Diese Position suchst du; den Jahrgang siehst du nicht.';
    case 'level':
      return isEnglish ? `Plays at the level ${tierName(reason.tier)}.` : `Spielt auf dem Niveau ${tierName(reason.tier)}.`;
    case 'grades':
      return isEnglish
        ? `The grades (${number(reason.gpa)}) are ${reason.isFor === true ? 'enough' : 'too low'} to play in the first year: the rules ask for ${number(reason.least)}.`
        : `Die Noten (${number(reason.gpa)}) ${reason.isFor === true ? 'reichen' : 'reichen nicht'}, um im ersten Jahr zu spielen: Die Regeln verlangen ${number(reason.least)}.`;
    case 'gradesUnknown':
      return isEnglish ? 'The grades are not shown to you on the scale of 4.0.' : 'Noten auf der Skala bis 4,0 siehst du nicht.';
  }
}
