import type { Language } from '@touchline/domain/kernel/language';

interface ComingOfAgeTexts {
  readonly soon: (day: string) => string;
  readonly over: string;
  readonly onBirthday: (day: string) => string;
  readonly birthday: string;
  readonly guardians: string;
  readonly onQuarter: (day: string) => string;
  readonly quarter: string;
  readonly widening: string;
  readonly nothingWidens: string;
  readonly keep: string;
  readonly keeping: string;
  readonly kept: string;
  readonly choose: string;
  readonly family: string;
}

/** What /account tells a player who will soon be 18; downloaded with its section. */
export const COMING_OF_AGE_TEXTS: Readonly<Record<Language, ComingOfAgeTexts>> = {
  en: {
    soon: (day) => `You turn 18 on ${day}`,
    over: 'You are 18: what is still to come',
    onBirthday: (day) => `On ${day}, your birthday`,
    birthday:
      'You decide alone: nobody else has to agree if you want to be featured or to buy something, and no guardian gets copies of your messages anymore.',
    guardians: 'A link to your parents ends by itself. You choose whether they may go on seeing your page.',
    onQuarter: (day) => `On ${day}, for everybody else`,
    quarter:
      'Your page follows the rules for adults, and search engines may list it. It doesn’t happen on your birthday, so that nobody can learn the day.',
    widening: 'Where you left our suggestion, more people see it then:',
    nothingWidens: 'You have chosen who sees what. Nothing opens wider by itself.',
    keep: 'Leave everything as it is',
    keeping: 'Saving',
    kept: 'Everything stays as it is',
    choose: 'Choose part by part',
    family: 'Decide about your parents',
  },
  de: {
    soon: (day) => `Am ${day} wirst du 18`,
    over: 'Du bist 18: Das kommt noch',
    onBirthday: (day) => `Am ${day}, deinem Geburtstag`,
    birthday:
      'Du entscheidest allein: Niemand muss mehr zustimmen, wenn du vorgestellt werden oder etwas kaufen willst, und von deinen Nachrichten bekommt niemand mehr eine Kopie.',
    guardians: 'Eine Verknüpfung mit deinen Eltern endet von selbst. Du wählst, ob sie deine Seite weiter sehen.',
    onQuarter: (day) => `Am ${day}, für alle anderen`,
    quarter:
      'Für deine Seite gelten die Regeln für Erwachsene, und Suchmaschinen dürfen sie aufnehmen. Das passiert nicht an deinem Geburtstag, damit ihn niemand erfährt.',
    widening: 'Wo du unseren Vorschlag übernommen hast, sehen dann mehr Leute etwas:',
    nothingWidens: 'Du hast selbst gewählt, wer was sieht. Von allein öffnet sich nichts weiter.',
    keep: 'Alles so lassen',
    keeping: 'Wird gespeichert',
    kept: 'Alles bleibt, wie es ist',
    choose: 'Einzeln wählen',
    family: 'Über deine Eltern entscheiden',
  },
};
