import type { ReactNode } from 'react';
import { FoldedPart } from '../../../components/folded-part';
import { Section } from '../../../ui/page-layout';

interface FurtherTableProps {
  readonly title: string;
  readonly count: number;
  readonly isFolded: boolean;
  readonly children: ReactNode;
}

/** A table under its heading, folded on narrow windows where the page asks for it. */
export function FurtherTable({ title, count, isFolded, children }: FurtherTableProps) {
  if (!isFolded) return <Section title={title}>{children}</Section>;
  return (
    <FoldedPart title={title} level="h3" count={String(count)}>
      {children}
    </FoldedPart>
  );
}
