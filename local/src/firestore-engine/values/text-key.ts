/** Ends a text in a key; a 0 inside of one is written so that it sorts after this end and before anything else. */
const END = '\u0000\u0001';
const ESCAPED_ZERO = '\u0000\u0002';
const NEEDS_TURNING = /[\ud800-\uffff]/;

/** A text as part of a key: sorts by code point, as Firestore's UTF-8 does (JavaScript's own order puts emoji before U+FFFD), and ends itself. */
export function textKey(text: string): string {
  const turned = NEEDS_TURNING.test(text) ? byCodePoint(text) : text;
  return (turned.includes('\u0000') ? turned.replaceAll('\u0000', ESCAPED_ZERO) : turned) + END;
}

/** Bytes as part of a key. */
export function bytesKey(bytes: Uint8Array): string {
  return textKey(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'));
}

/** Moves surrogates above all other units: then units sort as code points do. */
function byCodePoint(text: string): string {
  let turned = '';
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const isSurrogate = unit >= 0xd800 && unit <= 0xdfff;
    turned += String.fromCharCode(unit < 0xd800 ? unit : isSurrogate ? unit + 0x2000 : unit - 0x800);
  }
  return turned;
}
