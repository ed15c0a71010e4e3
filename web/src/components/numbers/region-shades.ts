/** The size of public/regions.svg, which web/scripts/region-map.ts has drawn. */
export const VIEW_BOX = '0 0 1000 677';
/** The codes of the regions in that file. */
export const DRAWN: ReadonlySet<string> = new Set(
  'AB AK AL AR AZ BC CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MB MD ME MI MN MO MS MT NB NC ND NE NH NJ NL NM NS NV NY OH OK ON OR PA PE QC RI SC SD SK TN TX UT VA VT WA WI WV WY'.split(
    ' ',
  ),
);

/** The grounds of the shades: the more teams, the further from the page's ground. */
export const SHADES = [
  'var(--tl-colors-bg-muted)',
  ...[22, 40, 58, 78, 100].map((share) => `color-mix(in srgb, var(--tl-colors-pitch-solid) ${share}%, var(--tl-colors-bg))`),
];
