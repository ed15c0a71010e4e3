import type { Language } from '@touchline/domain/kernel/language';

interface ClassQuestionTexts {
  readonly title: string;
  readonly text: (year: number) => string;
  readonly until: (year: number, day: string) => string;
  readonly leftOut: (year: number) => string;
  readonly now: string;
  readonly later: string;
  readonly college: string;
  readonly pro: string;
  readonly laterYear: string;
  readonly laterHelp: string;
  readonly collegeYear: string;
  readonly classYear: string;
  readonly noClass: string;
  readonly collegeName: string;
  readonly collegeHelp: string;
  readonly save: string;
  readonly saving: string;
  readonly saved: string;
}

/** The question for the new class; downloaded with its form. */
export const CLASS_QUESTION_TEXTS: Readonly<Record<Language, ClassQuestionTexts>> = {
  en: {
    title: 'Where do you play now?',
    text: (year) => `Your page says that you finish high school in ${year}. That class is over.`,
    until: (year, day) =>
      `Until ${day} coaches find you as before. After that, they find you only if they look for the class of ${year} or for your name.`,
    leftOut: (year) => `Coaches find you only if they look for the class of ${year} or for your name, until you tell us.`,
    now: 'What fits you?',
    later: 'I start college later',
    college: 'I play in college',
    pro: 'I play professionally',
    laterYear: 'Your class',
    laterHelp: 'If you take a gap year, choose the year in which you want to start college.',
    collegeYear: 'When you finish college',
    classYear: 'Your year now',
    noClass: 'Not stated',
    collegeName: 'Your college',
    collegeHelp: 'It replaces the high school on your page.',
    save: 'Save',
    saving: 'Saving',
    saved: 'Your new class is saved',
  },
  de: {
    title: 'Wo spielst du jetzt?',
    text: (year) => `Auf deiner Seite steht, dass du ${year} die High School abschließt. Dieser Jahrgang ist vorbei.`,
    until: (year, day) =>
      `Bis zum ${day} finden dich Coaches wie bisher. Danach nur noch, wenn sie nach dem Jahrgang ${year} oder nach deinem Namen suchen.`,
    leftOut: (year) =>
      `Bis du es uns sagst, finden dich Coaches nur, wenn sie nach dem Jahrgang ${year} oder nach deinem Namen suchen.`,
    now: 'Was passt zu dir?',
    later: 'Ich fange später am College an',
    college: 'Ich spiele am College',
    pro: 'Ich bin Profi',
    laterYear: 'Dein Jahrgang',
    laterHelp: 'Wenn du ein Jahr Pause machst, wähle das Jahr, in dem du am College anfangen willst.',
    collegeYear: 'Wann du das College abschließt',
    classYear: 'Dein Studienjahr',
    noClass: 'Keine Angabe',
    collegeName: 'Dein College',
    collegeHelp: 'Es steht dann anstelle deiner High School auf deiner Seite.',
    save: 'Speichern',
    saving: 'Wird gespeichert',
    saved: 'Dein neuer Jahrgang ist gespeichert',
  },
};
