const bits = new DataView(new ArrayBuffer(8));
const SIGN = 0x8000_0000;

/**
 * A double as text that sorts as it counts: four 16-bit units, the sign turned so that negatives come first. -0 is 0;
 * NaN has no key.
 */
export function doubleKey(value: number): string {
  bits.setFloat64(0, value === 0 ? 0 : value);
  const high = bits.getUint32(0);
  const low = bits.getUint32(4);
  const isNegative = high >= SIGN;
  const sortedHigh = (isNegative ? ~high : high ^ SIGN) >>> 0;
  const sortedLow = (isNegative ? ~low : low) >>> 0;
  return String.fromCharCode(sortedHigh >>> 16, sortedHigh & 0xffff, sortedLow >>> 16, sortedLow & 0xffff);
}

/**
 * The key of a 64-bit integer among doubles and integers, exact beyond 2^53: the greatest double that is not greater,
 * then how far the integer lies above it. `numberKey` of a double lies 0 above itself.
 */
export function integerKey(text: string): string {
  const near = Number(text);
  if (Number.isSafeInteger(near)) return numberKey(near);
  const exact = BigInt(text);
  const floor = BigInt(near) > exact ? doubleBefore(near) : near;
  return doubleKey(floor) + String.fromCharCode(Number(exact - BigInt(floor)));
}

/** The key of a double that is a number. */
export function numberKey(value: number): string {
  return `${doubleKey(value)}\u0000`;
}

/** The next smaller double of a finite number that is not 0. */
function doubleBefore(value: number): number {
  bits.setFloat64(0, value);
  bits.setBigInt64(0, bits.getBigInt64(0) + (value > 0 ? -1n : 1n));
  return bits.getFloat64(0);
}

/** Ends a text in a key; a 0 inside of one is written so that it sorts after this end and before anything else. */
const END = '\u0000\u0001';
const ESCAPED_ZERO = '\u0000\u0002';
const NEEDS_TURNING = /[\ud800-\uffff]/;

/**
 * A text as part of a key: sorts by code point, as Firestore's UTF-8 does (JavaScript's own order puts emoji before
 * U+FFFD), and ends itself.
 */
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
