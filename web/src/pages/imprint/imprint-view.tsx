import type { Language } from '@touchline/domain/kernel/language';
import { OPERATOR_FIELDS } from '@touchline/domain/reference/operator/operator';
import { OPERATOR } from '@touchline/domain/reference/operator/operator-parameters';
import { OperatorDetails } from '../../components/operator-details';
import { type TextSection, TextPage, TextSections } from '../../components/text-page';
import { useLanguage } from '../../i18n/language-provider';
import { Section } from '../../ui/page-layout';
import type { HeadContext, PageHead } from '../page-definition';

const CHANGED_ON = '2026-11-24';

interface ImprintTexts {
  readonly title: string;
  readonly lead: string;
  readonly who: string;
  readonly sections: readonly TextSection[];
}

const TEXTS: Readonly<Record<Language, ImprintTexts>> = {
  en: {
    title: 'Imprint',
    lead: 'Who runs this site, and how to reach them.',
    who: 'Who runs Touchline',
    sections: [
      {
        id: 'reach-us',
        title: 'How to reach us',
        paragraphs: [
          'The quickest way is the contact form: it gives you a number, and we answer to the address that you name. You need no account for it.',
          'If a picture, a text or a figure should be corrected or removed, use the form for that. It leads straight to the people who decide.',
        ],
        links: [
          { to: '/contact', text: 'Write to us' },
          { to: '/contentResponsibility', text: 'Ask for a correction or removal' },
        ],
      },
      {
        id: 'independent',
        title: 'Independent of leagues and colleges',
        paragraphs: [
          'Touchline belongs to no college, league or association, and none of them has a say in the order of a ranking or a search. Names and marks of colleges and leagues belong to their owners; we use them to say which team is meant.',
        ],
      },
    ],
  },
  de: {
    title: 'Impressum',
    lead: 'Wer diese Website betreibt und wie du uns erreichst.',
    who: 'Wer Touchline betreibt',
    sections: [
      {
        id: 'reach-us',
        title: 'So erreichst du uns',
        paragraphs: [
          'Am schnellsten geht es über das Kontaktformular: Du bekommst eine Nummer, und wir antworten an die Adresse, die du angibst. Ein Konto brauchst du dafür nicht.',
          'Soll ein Bild, ein Text oder eine Angabe korrigiert oder entfernt werden, nimm das Formular dafür. Es führt direkt zu den Leuten, die darüber entscheiden.',
        ],
        links: [
          { to: '/contact', text: 'Schreib uns' },
          { to: '/contentResponsibility', text: 'Um Korrektur oder Entfernung bitten' },
        ],
      },
      {
        id: 'independent',
        title: 'Unabhängig von Ligen und Colleges',
        paragraphs: [
          'Touchline gehört zu keinem College, keiner Liga und keinem Verband, und niemand von ihnen bestimmt bei Ranglisten und Suchergebnissen mit. Namen und Marken von Colleges und Ligen gehören ihren Inhabern; wir nennen sie, damit klar ist, welches Team gemeint ist.',
        ],
      },
    ],
  },
};

/** /imprint: who runs the site, from the operator's parameters (S2-14). */
export function View() {
  const { title, lead, who, sections } = TEXTS[useLanguage().language];
  return (
    <TextPage title={title} lead={lead} changedOn={CHANGED_ON}>
      <Section title={who}>
        <OperatorDetails operator={OPERATOR} fields={OPERATOR_FIELDS} />
      </Section>
      <TextSections sections={sections} />
    </TextPage>
  );
}

/** The head of the imprint. */
export function head({ language }: HeadContext<null>): PageHead {
  const { title, lead } = TEXTS[language];
  return { title, description: lead, changedOn: CHANGED_ON };
}
