const COLOURS = /^#[0-9A-Fa-f]{6}(?: #[0-9A-Fa-f]{6}){0,3}$/;

/** Whether a text is a placeholder: one to four colours `#rrggbb`, top to bottom, separated by single spaces. */
export function isPlaceholder(text: string): boolean {
  return COLOURS.test(text);
}

/** The colours of a picture's placeholder, top to bottom; none where there is none. */
export function coloursOfPlaceholder(placeholder: string | null): readonly string[] {
  return placeholder !== null && isPlaceholder(placeholder) ? placeholder.split(' ') : [];
}
