import type { Language } from '@touchline/domain/kernel/language';
import { BookOpen } from 'lucide-react';
import { useLanguage } from '../i18n/language-provider';
import { Icon } from '../ui/icon';
import { PageLink } from '../ui/links';

/** The questions of the guide that come up elsewhere, each with the chapter that answers it. */
const QUESTIONS = {
  whichLeague: {
    to: '/guide/divisions-and-leagues',
    en: 'Which division and league fit me?',
    de: 'Welche Division und Liga passt zu mir?',
  },
  firstMail: {
    to: '/guide/writing-to-coaches',
    en: 'How do I write to a coach?',
    de: 'Wie schreibe ich an einen Coach?',
  },
  camps: {
    to: '/guide/camps-and-visits',
    en: 'Is a camp worth it, and which one?',
    de: 'Lohnt sich ein Camp, und welches?',
  },
  video: {
    to: '/guide/profile-and-video',
    en: 'What makes a good video?',
    de: 'Was macht ein gutes Video aus?',
  },
  whenToWrite: {
    to: '/ncaacompliance',
    en: 'When may a coach write to players?',
    de: 'Ab wann dürfen Coaches schreiben?',
  },
  rules: {
    to: '/guide/rules-and-calendar',
    en: 'What rules does each league have?',
    de: 'Welche Regeln hat jede Liga?',
  },
  price: {
    to: '/guide/money-and-aid',
    en: 'What does a year cost, and who helps?',
    de: 'Was kostet ein Jahr, und wer hilft?',
  },
  nextStep: {
    to: '/guide/how-recruiting-works',
    en: 'What comes next in my year of school?',
    de: 'Was kommt in meinem Schuljahr als Nächstes?',
  },
} as const satisfies Record<string, { readonly to: string } & Readonly<Record<Language, string>>>;

interface GuideLinkProps {
  readonly question: keyof typeof QUESTIONS;
  /** In a new tab, where something is being filled in. */
  readonly isAside?: boolean;
}

/** The question at hand, which leads to the page of ours that answers it. */
export function GuideLink({ question, isAside = false }: GuideLinkProps) {
  const { language } = useLanguage();
  const { to, [language]: text } = QUESTIONS[question];
  return (
    <PageLink
      to={to}
      display="inline-flex"
      alignItems="center"
      gap="2"
      minH="11"
      textDecoration="underline"
      {...(isAside ? { target: '_blank', rel: 'noopener' } : {})}
    >
      <Icon as={BookOpen} style={{ flex: 'none' }} />
      {text}
    </PageLink>
  );
}
