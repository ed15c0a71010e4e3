import { parsedUrl } from '@touchline/domain/kernel/text/web-link';
import type { Language } from '@touchline/domain/kernel/language';

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

/** The headers that tell where a browser's call comes from. */
interface OriginHeaders {
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
  readonly host: string | undefined;
  readonly forwardedHost: string | undefined;
}

/**
 * Whether a browser sent this call from another site: Sec-Fetch-Site is cross-site, or the host of Origin is not the
 * one called. Programs that send neither header are no browsers and carry nobody's cookies.
 */
export function isForeignOrigin({ origin, fetchSite, host, forwardedHost }: OriginHeaders): boolean {
  if (fetchSite === 'cross-site') return true;
  if (origin === undefined) return false;
  const url = parsedUrl(origin);
  if (url === null) return true;
  const called = [host, ...(forwardedHost ?? '').split(',').map((name) => name.trim())];
  return !called.includes(url.host);
}
