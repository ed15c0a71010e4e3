import type { englishWizard } from '../english/wizard';

/** The German texts of every wizard. */
export const germanWizard: Readonly<Record<keyof typeof englishWizard, string>> = {
  'wizard.step': 'Schritt {step, number} von {count, number}',
  'wizard.back': 'Zurück',
  'wizard.next': 'Weiter',
  'wizard.save': 'Speichern und weiter',
  'wizard.skip': 'Überspringen',
  'wizard.leave': 'Verlassen',
  'wizard.leaveText': 'Alles Gespeicherte bleibt erhalten.',
  'wizard.done': 'Fertig',
  'wizard.share': 'Teilen',
  'wizard.copy': 'Link kopieren',
  'wizard.copied': 'Der Link ist kopiert',
  'wizard.notCopied': 'Der Link ließ sich nicht kopieren. Er lautet {url}',
};
