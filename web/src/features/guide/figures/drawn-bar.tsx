import { Box } from '@chakra-ui/react/box';
import { INK } from '../../../components/numbers/number-figure';

/** The fills of drawn parts, one after the other. */
const FILLS = [
  INK.strong,
  'color-mix(in srgb, var(--tl-colors-pitch-solid) 68%, var(--tl-colors-bg))',
  'color-mix(in srgb, var(--tl-colors-pitch-solid) 44%, var(--tl-colors-bg))',
  INK.line,
] as const;

/** A part of a bar: its share of the whole width in per cent, and which fill it has. */
export interface BarPart {
  readonly share: number;
  readonly fill: number;
}

/** A bar made of parts, drawn so that it stays visible on paper. The text next to it says the same. */
export function DrawnBar({ parts, height = 18 }: { readonly parts: readonly BarPart[]; readonly height?: number }) {
  return (
    <svg width="100%" height={height} aria-hidden focusable="false" style={{ display: 'block' }}>
      {parts.map(({ share, fill }, index) => {
        const start = parts.slice(0, index).reduce((sum, part) => sum + part.share, 0);
        return <rect key={index} x={`${start}%`} width={`${share}%`} height={height} fill={FILLS[fill] ?? INK.line} />;
      })}
    </svg>
  );
}

/** What the fills mean. */
export function Legend({ labels }: { readonly labels: readonly string[] }) {
  return (
    <Box as="ul" listStyleType="none" display="flex" flexWrap="wrap" columnGap="5" rowGap="1" textStyle="small" mb="4">
      {labels.map((label, index) => (
        <Box as="li" key={label} display="flex" alignItems="center" gap="2">
          <svg width="12" height="12" aria-hidden focusable="false">
            <rect width="12" height="12" fill={FILLS[index]} />
          </svg>
          {label}
        </Box>
      ))}
    </Box>
  );
}
