import type { Language } from '@touchline/domain/http/api-messages';

/** The first of our languages that an Accept-Language header prefers; English where it names none. */
export function chosenLanguage(header: string | undefined): Language {
  const wishes = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';');
      const quality = parameters
        .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
        .find((found) => found !== undefined);
      return { language: tag.trim().split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    });
  const best = wishes
    .filter(({ language, quality }) => quality > 0 && (language === 'en' || language === 'de'))
    .sort((a, b) => b.quality - a.quality)[0];
  return best?.language === 'de' ? 'de' : 'en';
}
