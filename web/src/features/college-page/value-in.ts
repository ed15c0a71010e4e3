/** True for a text that is not blank. */
export function hasText(text: string | null): text is string {
  return text !== null && text.trim() !== '';
}
