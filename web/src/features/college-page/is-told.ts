/** True for a text in which something stands. */
export function isTold(text: string | null): text is string {
  return text !== null && text.trim() !== '';
}
