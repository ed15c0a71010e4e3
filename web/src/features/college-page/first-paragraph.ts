/** The first paragraph of a longer text, for a teaser. */
export function firstParagraph(text: string): string {
  return text.trim().split(/\n\s*\n/, 1)[0] ?? '';
}
