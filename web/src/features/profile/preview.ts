/** The readers as whom an owner may look at the own page; the server shows what each of them would see. */
const PREVIEWS = ['visitor', 'member', 'coach'] as const;
export type Preview = (typeof PREVIEWS)[number];

/** As whom the address shows a profile, `?as=coach`; null where it is shown to its reader as usual. */
export function previewOf(query: URLSearchParams): Preview | null {
  const asked = query.get('as');
  return PREVIEWS.find((one) => one === asked) ?? null;
}
