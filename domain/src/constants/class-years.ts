/** Class years, the youngest first (specification §3, Reference lists). */
export const CLASS_YEARS = ['Freshman', 'Sophomore', 'Junior', 'Senior'] as const;
export type ClassYear = (typeof CLASS_YEARS)[number];
