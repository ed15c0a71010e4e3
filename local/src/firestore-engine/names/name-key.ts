import { integerKey } from '../values/number-key';
import { textKey } from '../values/text-key';

const NUMERIC_ID = /^__id(-?\d{1,19})__$/;

/** A path or resource name as a key: segment by segment, numeric ids (`__id7__`) before all others. What lies below a name begins with its key. */
export function nameKey(name: string): string {
  return name.split('/').map(segmentKey).join('');
}

function segmentKey(segment: string): string {
  const number = segment.startsWith('__id') ? NUMERIC_ID.exec(segment)?.[1] : undefined;
  return number === undefined ? `\u0003${textKey(segment)}` : `\u0002${integerKey(number)}`;
}
