import type { PortraitLook } from './sample-players';

/** What is woven into a shirt, in its second colour. */
export function KitPattern({ stripes, trim }: Pick<PortraitLook, 'stripes' | 'trim'>) {
  switch (stripes) {
    case 'plain':
      return <path d="M40 276L86 290L82 306L40 296ZM260 276L214 290L218 306L260 296Z" fill={trim} />;
    case 'hoops':
      return (
        <path
          d="M40 196H260V212H40ZM40 330H260V350H40ZM40 276L86 290L82 306L40 296ZM260 276L214 290L218 306L260 296Z"
          fill={trim}
        />
      );
    case 'pale':
      return <path d="M92 170H100V400H92ZM200 170H208V400H200Z" fill={trim} />;
    case 'yoke':
      return (
        <path d="M40 170H260V196L216 208C190 198 170 194 150 194C130 194 110 198 84 208L40 196Z" fill={trim} fillOpacity="0.92" />
      );
  }
}
