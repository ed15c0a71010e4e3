/** The type of the number on a shirt, as a style, because the page's CSS reset would override the SVG attributes. */
export const NUMBER_TYPE = { fontFamily: 'var(--tl-fonts-heading)', fontSize: '98px', fontWeight: 800 } as const;

const LAMPS =
  'M17 50h.1M28 50h.1M39 50h.1M17 60h.1M28 60h.1M39 60h.1M261 50h.1M272 50h.1M283 50h.1M261 60h.1M272 60h.1M283 60h.1';

/** The ground of every drawn player: stand, floodlights and lines of a pitch in the evening, 300 × 375. */
export function EveningPitch() {
  return (
    <>
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
    </>
  );
}
