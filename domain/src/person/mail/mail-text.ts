/** The text of a mail; `html` has the same content as `text`. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * A mail's text from its paragraphs. Names and reasons that people wrote are plain text in both forms, and never a
 * second line of the subject.
 */
export function mailText(subject: string, paragraphs: readonly string[]): MailText {
  return {
    subject: subject.replace(/\s+/g, ' ').trim(),
    text: `${paragraphs.join('\n\n')}\n`,
    html: paragraphs.map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`).join('\n'),
  };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
