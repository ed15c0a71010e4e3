import type { Language } from '../kernel/language';
import { type FeaturedFacts, featuredFacts, featuredLink, type FeaturedProfile } from './featured-facts';

/** The most characters of a caption: Instagram’s limit, and X’s, which counts letters of other scripts twice. */
export const CAPTION_LIMITS = { caption: 2200, x: 280 } as const;

const MOST_HASHTAGS = 12;
/** A name in a post for X is cut there, so that the link always fits. */
const NAME_LENGTH_ON_X = 60;

const TEXTS = {
  en: {
    hello: (name: string) => `Say hello to ${name}!`,
    featured: 'Featured on Touchline.',
    profile: 'The whole profile:',
    tags: ['CollegeSoccer', 'SoccerRecruiting'],
    sport: { Female: 'WomensSoccer', Male: 'MensSoccer' },
    classOf: (year: number) => `ClassOf${year}`,
  },
  de: {
    hello: (name: string) => `Sagt Hallo zu ${name}!`,
    featured: 'Vorgestellt auf Touchline.',
    profile: 'Das ganze Profil:',
    tags: ['CollegeSoccer', 'FußballUSA'],
    sport: { Female: 'Frauenfußball', Male: 'Männerfußball' },
    classOf: (year: number) => `Abschluss${year}`,
  },
} as const;

/**
 * The texts next to the pictures of a post, of what the handed profile shows and nothing else: `caption` of at most
 * 2,200 characters, and `x` of at most 280 as X counts them. What players wrote can neither mention nor tag anybody,
 * nor link.
 */
export function featureCaptions(
  shown: FeaturedProfile,
  { language, origin }: { readonly language: Language; readonly origin: string },
): { readonly caption: string; readonly x: string } {
  const texts = TEXTS[language];
  const facts = featuredFacts(shown, language);
  const link = featuredLink(origin, shown);
  const hello = texts.hello(plain(facts.name));
  const tags = hashtagsOf(shown, facts, language);
  const full = [`${hello} ${texts.featured}`, linesOf(facts).join('\n'), `${texts.profile} ${link}`];
  const ending = `${link}\n#Touchline`;
  const short = texts.hello(cutTo(plain(facts.name), NAME_LENGTH_ON_X));
  return {
    caption: fitting(
      full.filter((block) => block !== ''),
      tags,
    ),
    x: [...fittingLines([short, ...linesOf(facts)], CAPTION_LIMITS.x - lengthOnX(`\n${ending}`)), ending].join('\n'),
  };
}

/** Class, positions, team, town: one line each. */
function linesOf({ classLine, positions, team, tier, town }: FeaturedFacts): readonly string[] {
  const named = [team === null ? null : plain(team), tier].filter((part) => part !== null && part !== '').join(' · ');
  return [classLine, positions.join(', '), named, town === null ? null : plain(town)].filter(
    (line): line is string => line !== null && line !== '',
  );
}

/** The blocks and as many hashtags as fit; names and teams are short enough that the blocks alone always do. */
function fitting(blocks: readonly string[], tags: readonly string[]): string {
  const text = blocks.join('\n\n');
  for (let most = tags.length; most > 0; most -= 1) {
    const whole = `${text}\n\n${tags.slice(0, most).join(' ')}`;
    if (whole.length <= CAPTION_LIMITS.caption) return whole;
  }
  return text;
}

/** The first line, and of the others those that still fit. */
function fittingLines(lines: readonly string[], most: number): readonly string[] {
  return lines.reduce<readonly string[]>(
    (kept, line) => (lengthOnX([...kept, line].join('\n')) <= most ? [...kept, line] : kept),
    [],
  );
}

/** The length of a text as X counts it: letters of Latin and its neighbours once, everything else twice. */
export function lengthOnX(text: string): number {
  return Array.from(text).reduce((length, letter) => length + weightOf(letter.codePointAt(0) ?? 0), 0);
}

function weightOf(code: number): 1 | 2 {
  return code <= 0x10ff || (code >= 0x2000 && code <= 0x201f) ? 1 : 2;
}

function cutTo(text: string, most: number): string {
  if (lengthOnX(text) <= most) return text;
  const letters = Array.from(text);
  while (lengthOnX(letters.join('')) > most - 2) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** What a player wrote, without what a network makes a mention, a hashtag or a link of, in one line. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/https?:\/\/|www\./gi, '')
    .replace(/[@#＠＃$]/g, '')
    .replace(/([\p{L}\p{N}])\.(?=\p{L}{2})/gu, '$1. ')
    .replace(/\s+/g, ' ')
    .trim();
}

function hashtagsOf(shown: FeaturedProfile, { positions, team }: FeaturedFacts, language: Language): readonly string[] {
  const texts = TEXTS[language];
  const wanted = [
    ...['Touchline', texts.sport[shown.sportsTypeGender], ...texts.tags],
    ...(shown.graduationYear === null ? [] : [texts.classOf(shown.graduationYear)]),
    ...[positions[0], team, shown.address.administrative_area_level_1].map((text) => text ?? ''),
  ];
  const tags = wanted.map(hashtagOf).filter((tag) => tag !== null);
  return [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()].slice(0, MOST_HASHTAGS);
}

/** A text as a hashtag, each word with a capital letter; null where no letter is left or it is too long to be read. */
export function hashtagOf(text: string): string | null {
  const words =
    text
      .normalize('NFC')
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const tag = words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join('');
  return /\p{L}/u.test(tag) && tag.length <= 40 ? `#${tag}` : null;
}
