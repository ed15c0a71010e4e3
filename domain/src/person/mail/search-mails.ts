import type { Language } from '../../kernel/language';
import type { WatchedKind } from '../../reference/watched-searches';
import { mailStopLine } from './mail-choices';
import { type MailText, mailText } from './mail-text';
import { greeting, SIGNED } from './mail-texts';

const TEXTS = {
  en: {
    subject: (searches: number) => (searches === 1 ? 'Something new fits your search' : 'Something new fits your searches'),
    intro: 'Something new fits what you are looking for:',
    counts: {
      colleges: (count: number) => (count === 1 ? '1 college' : `${count} colleges`),
      camps: (count: number) => (count === 1 ? '1 camp' : `${count} camps`),
      recruits: (count: number) => (count === 1 ? '1 recruit' : `${count} recruits`),
    },
    more: (count: number) => `, and ${count} more`,
    own: (account: string) => `See and end your searches: ${account}`,
  },
  de: {
    subject: (searches: number) => (searches === 1 ? 'Etwas Neues passt zu deiner Suche' : 'Etwas Neues passt zu deinen Suchen'),
    intro: 'es gibt etwas Neues, das zu dem passt, was du suchst:',
    counts: {
      colleges: (count: number) => (count === 1 ? '1 College' : `${count} Colleges`),
      camps: (count: number) => (count === 1 ? '1 Camp' : `${count} Camps`),
      recruits: (count: number) => (count === 1 ? '1 Talent' : `${count} Talente`),
    },
    more: (count: number) => ` und ${count} weitere${count === 1 ? 's' : ''}`,
    own: (account: string) => `Deine Suchen ansehen und beenden: ${account}`,
  },
} as const;

/** What is new for one search; `names` are the first of the new colleges or camps, and of recruits none. */
export interface SearchNews {
  readonly kind: WatchedKind;
  readonly words: string | null;
  readonly count: number;
  readonly names: readonly string[];
  readonly link: string;
}

/** A mail about all searches of a person for which there is something new. */
interface NewsToTell {
  readonly firstName: string;
  readonly news: readonly SearchNews[];
  /** The whole address of the list of searches in the account. */
  readonly account: string;
  /** The page that turns this kind of mail off. */
  readonly stop: string;
}

/**
 * Tells somebody what newly fits the searches that they watch: of colleges and camps the first names, of recruits the
 * number and a link alone, because a mail stays where others may read it.
 */
export function searchFitsMail({ firstName, news, account, stop }: NewsToTell, language: Language): MailText {
  const texts = TEXTS[language];
  return mailText(texts.subject(news.length), [
    greeting(firstName, language),
    texts.intro,
    ...news.map((one) => paragraphOf(one, language)),
    texts.own(account),
    SIGNED[language],
    mailStopLine(stop, language),
  ]);
}

function paragraphOf({ kind, words, count, names, link }: SearchNews, language: Language): string {
  const { counts, more } = TEXTS[language];
  const left = count - names.length;
  const named = names.join(', ') + (names.length > 0 && left > 0 ? more(left) : '');
  return [`${counts[kind](count)}${words === null ? '' : ` (${words})`}${named === '' ? '' : `: ${named}`}`, link].join('\n');
}
