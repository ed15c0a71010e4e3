const FAR = '0.5rem';

/** The animations that recipes and skeletons name: short, and disabled by prefers-reduced-motion (system.ts). */
export const KEYFRAMES = {
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  'fade-in': { from: { opacity: '0' } },
  'fade-out': { to: { opacity: '0' } },
  'scale-in': { from: { scale: '0.96' } },
  'scale-out': { to: { scale: '0.96' } },
  'slide-from-top': { from: { translate: `0 -${FAR}` } },
  'slide-from-bottom': { from: { translate: `0 ${FAR}` } },
  'slide-from-left': { from: { translate: `-${FAR} 0` } },
  'slide-from-right': { from: { translate: `${FAR} 0` } },
  'slide-to-top': { to: { translate: `0 -${FAR}` } },
  'slide-to-bottom': { to: { translate: `0 ${FAR}` } },
  'slide-to-left': { to: { translate: `-${FAR} 0` } },
  'slide-to-right': { to: { translate: `${FAR} 0` } },
} as const;

export const ANIMATIONS = { spin: 'spin 1s linear infinite', pulse: 'pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite' } as const;

/** Most animations take 150 to 250 ms (docs/look.md). */
export const DURATIONS = {
  faster: '100ms',
  fast: '150ms',
  moderate: '200ms',
  slow: '250ms',
  slower: '400ms',
  slowest: '500ms',
} as const;

export const EASINGS = {
  'ease-in': 'cubic-bezier(0.42, 0, 1, 1)',
  'ease-out': 'cubic-bezier(0, 0, 0.58, 1)',
  'ease-in-out': 'cubic-bezier(0.42, 0, 0.58, 1)',
} as const;

/** Whether the visitor prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
