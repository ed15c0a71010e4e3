interface PlayerSilhouetteProps {
  /** The number on the shirt; null for none. */
  readonly number: number | null;
}

const SHIRT =
  'M150 176C174 176 190 182 216 192C232 198 240 210 243 228L254 292L216 302L211 272V400H89V272L84 302L46 292L57 228C60 210 68 198 84 192C110 182 126 176 150 176Z';
const HEAD = 'M150 62C178 62 188 84 187 108C186 134 176 154 150 154C124 154 114 134 113 108C112 84 122 62 150 62Z';
const LAMPS =
  'M17 50h.1M28 50h.1M39 50h.1M17 60h.1M28 60h.1M39 60h.1M261 50h.1M272 50h.1M283 50h.1M261 60h.1M272 60h.1M283 60h.1';

/** As a style, because the page's CSS reset would override the SVG attributes. */
const NUMBER_TYPE = { fontFamily: 'var(--tl-fonts-heading)', fontSize: '98px', fontWeight: 800 } as const;

/** A player from behind under the floodlights, in silhouette: the portrait of whoever shows none. Decoration only. */
export function PlayerSilhouette({ number }: PlayerSilhouetteProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 300 375"
      preserveAspectRatio="xMidYMin slice"
      style={{ display: 'block', width: '100%', height: '100%' }}
    >
      <rect width="300" height="375" fill="#0B3D2E" />
      <path d="M0 96L60 84L150 78L240 84L300 96V150H0Z" fill="#06231A" />
      <path d="M0 112H300M0 124H300M0 136H300" stroke="#146B4F" strokeOpacity="0.5" strokeWidth="2" strokeDasharray="3 5" />
      <path d="M28 92V60M272 92V60" stroke="#06231A" strokeWidth="4" />
      <path d="M10 44H46V66H10ZM254 44H290V66H254Z" fill="#06231A" />
      <path d={LAMPS} stroke="#F6FFD9" strokeWidth="6.5" strokeLinecap="round" />
      <path d="M12 62L-30 150H90L44 62ZM256 62L210 150H330L288 62Z" fill="#F3F4EF" fillOpacity="0.07" />
      <path d="M0 150H300V375H0Z" fill="#146B4F" />
      <path d="M0 150H300V176H0ZM0 210H300V254H0ZM0 308H300V375H0Z" fill="#0F5540" />
      <path
        d="M0 190H300M-20 375L90 150M210 150C250 190 290 190 330 150"
        fill="none"
        stroke="#FFFFFF"
        strokeOpacity="0.4"
        strokeWidth="2.5"
      />
      <path d="M50 290L42 375H74L82 300ZM250 290L258 375H226L218 300ZM130 140H170V182C160 190 140 190 130 182Z" fill="#06231A" />
      <path d={SHIRT} fill="#0B3D2E" />
      <path
        d="M150 170V400H211V272L216 302L254 292L243 228C240 210 232 198 216 192C190 182 174 176 150 176Z"
        fill="#06231A"
        fillOpacity="0.45"
      />
      <path d="M40 276L86 290L82 306L40 296ZM260 276L214 290L218 306L260 296Z" fill="#C8F24B" fillOpacity="0.85" />
      <path d={HEAD} fill="#06231A" />
      {number !== null && (
        <text x="150" y="284" fill="#C8F24B" style={NUMBER_TYPE} textAnchor="middle" dominantBaseline="central">
          {number}
        </text>
      )}
    </svg>
  );
}
