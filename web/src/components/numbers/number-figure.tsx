import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';

/** What stands around every number that is drawn: its sentence, its source, and its values as a table. */
export interface FigureText {
  readonly title: string;
  /** What the drawing shows, in one sentence. */
  readonly sentence: string;
  readonly source?: string | null;
  /** False where the page shows the title already; screen readers still get it. */
  readonly hasTitle?: boolean;
  /** Label and formatted value of everything that is drawn, for screen readers. */
  readonly rows: readonly (readonly [label: string, value: string])[];
}

interface NumberFigureProps extends FigureText {
  /** The drawing; screen readers get the table instead. */
  readonly children: ReactNode;
}

/** The colours of drawn numbers; each stands out from the page's ground by 3 : 1 at least, in both modes. */
export const INK = {
  strong: 'var(--tl-colors-pitch-solid)',
  soft: 'var(--tl-colors-pitch-muted)',
  line: 'var(--tl-colors-border-emphasized)',
  text: 'var(--tl-colors-fg)',
  quiet: 'var(--tl-colors-fg-muted)',
  ground: 'var(--tl-colors-bg)',
  own: 'var(--tl-colors-signal-blue)',
} as const;

/** A number as a picture, with its title, its sentence, its source and a table of its values. */
export function NumberFigure({ title, sentence, source = null, hasTitle = true, rows, children }: NumberFigureProps) {
  return (
    <Box as="figure" minW="0">
      <figcaption>
        <Box textStyle="small" color="fg.muted" srOnly={!hasTitle}>
          {title}
        </Box>
        <Box fontWeight="semibold" lineHeight="1.4">
          {sentence}
        </Box>
      </figcaption>
      <Box aria-hidden mt="2">
        {children}
      </Box>
      {source !== null && (
        <Box textStyle="small" color="fg.muted" mt="1">
          {source}
        </Box>
      )}
      <Box srOnly>
        <table>
          <caption>{title}</caption>
          <tbody>
            {rows.map(([label, value]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Box>
  );
}
