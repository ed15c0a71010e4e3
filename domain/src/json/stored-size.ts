/** Bytes a text takes in UTF-8. */
export function utf8Length(text: string): number {
  let bytes = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit >= 0x80) bytes += unit >= 0x800 && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1;
  }
  return bytes;
}

/** Bytes a value takes in Firestore by its published rules: texts in UTF-8 plus one, numbers eight, true, false and null one, keys like texts. */
export function storedSizeOf(value: unknown): number {
  if (typeof value === 'string') return utf8Length(value) + 1;
  if (typeof value === 'number') return 8;
  if (typeof value !== 'object' || value === null) return 1;
  if (Array.isArray(value)) return value.reduce((sum: number, entry) => sum + storedSizeOf(entry), 0);
  let sum = 0;
  for (const [key, entry] of Object.entries(value)) sum += utf8Length(key) + 1 + storedSizeOf(entry);
  return sum;
}
