/** Characters that a reader does not see, but that keep a pattern from matching. */
const UNSEEN = /[\p{Cf}\p{Mn}]/gu;
/** The full stops that browsers read as the dot of a host. */
const DOTS = /[\u3002\uFF61]/g;
const ADDRESS = /[^\s@]@[^\s@]|:\/\/|\/\/|(?:^|[^\p{L}\p{N}])www\.|[\p{L}\p{N}-]\.\p{L}[\p{L}\p{N}-]|\d\.\d/iu;

/**
 * True for a text with a web or mail address in it, or with what a mail program may turn into a link: `evil.example`,
 * `t.co`, `//host`, `192.0.2.1`. Initials (`J. R. R.`, `J.R.`) and `St. John` are none; `St.John` is one, because it
 * looks like a host.
 */
export function holdsAddress(text: string): boolean {
  return ADDRESS.test(text.normalize('NFKC').replace(UNSEEN, '').replace(DOTS, '.'));
}
