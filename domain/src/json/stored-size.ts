const BEYOND_ASCII = /[\u0080-\uffff]/;

/** Bytes a text takes in UTF-8. */
export function utf8Length(text: string): number {
  let bytes = text.length;
  if (!BEYOND_ASCII.test(text)) return bytes;
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
  let sum = 0;
  if (Array.isArray(value)) {
    for (const entry of value) sum += storedSizeOf(entry);
    return sum;
  }
  for (const key of Object.keys(value)) sum += utf8Length(key) + 1 + storedSizeOf(Reflect.get(value, key));
  return sum;
}
