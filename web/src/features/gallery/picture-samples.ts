import type { Picture } from '../../ui/picture-frame';

function drawn(width: number, height: number, [sky, hill, grass]: readonly [string, string, string]): string {
  const horizon = Math.round(height * 0.55);
  const far = `M0 ${horizon}Q${width * 0.3} ${horizon * 0.7} ${width * 0.6} ${horizon * 0.95}T${width} ${horizon * 0.85}V${height}H0Z`;
  const near = `M0 ${height * 0.68}H${width}V${height}H0Z`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${sky}"/>` +
    `<circle cx="${width * 0.72}" cy="${horizon * 0.55}" r="${height * 0.09}" fill="#fff" fill-opacity=".85"/>` +
    `<path d="${far}" fill="${hill}"/><path d="${near}" fill="${grass}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A cover as pale as covers get: the hardest ground for a white name. */
export const PALE_COVER = { src: drawn(1600, 640, ['#fdf6e3', '#f3e3c2', '#ffffff']) };
export const DUSK_COVER = { src: drawn(1600, 640, ['#f2b155', '#7a4b3a', '#146b4f']) };
export const PORTRAIT = drawn(480, 600, ['#8db4ff', '#37453e', '#1e9e73']);
/** An address behind which there is no picture. */
export const BROKEN_PICTURE = 'data:image/webp;base64,AAAA';

/** Three pictures to choose among; the last one has no name. */
export const PICTURES: readonly Picture[] = [
  { id: 'dusk', src: drawn(600, 400, ['#f2b155', '#7a4b3a', '#146b4f']), alt: 'The old stand at dusk' },
  { id: 'noon', src: drawn(600, 400, ['#8db4ff', '#146b4f', '#1e9e73']), alt: 'The training ground at noon' },
  { id: 'snow', src: drawn(600, 400, ['#dfe8ee', '#a9bbb2', '#ffffff']), alt: '' },
];
