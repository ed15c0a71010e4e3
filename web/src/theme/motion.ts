import { asTokens } from './as-tokens';

const FAR = '0.5rem';

/** The few movements that recipes and skeletons name: short, and gone under prefers-reduced-motion (page-css.ts). */
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

export const ANIMATIONS = asTokens({ spin: 'spin 1s linear infinite', pulse: 'pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite' });

/** look.md, Motion: 150 to 250 ms. */
export const DURATIONS = asTokens({
  faster: '100ms',
  fast: '150ms',
  moderate: '200ms',
  slow: '250ms',
  slower: '400ms',
  slowest: '500ms',
});

export const EASINGS = asTokens({
  'ease-in': 'cubic-bezier(0.42, 0, 1, 1)',
  'ease-out': 'cubic-bezier(0, 0, 0.58, 1)',
  'ease-in-out': 'cubic-bezier(0.42, 0, 0.58, 1)',
});
