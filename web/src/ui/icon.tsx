import type { LucideIcon, LucideProps } from 'lucide-react';

interface IconProps extends Omit<LucideProps, 'ref'> {
  readonly as: LucideIcon;
}

/** A picture of lucide in our line width, 20 pixels wide. Screen readers skip it unless it has an `aria-label`. */
export function Icon({ as: Shape, ...props }: IconProps) {
  return <Shape size={20} strokeWidth={1.75} {...props} />;
}
