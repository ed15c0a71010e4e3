const TAG_MANAGER_ID = /^GTM-[A-Z0-9]{4,12}$/;

/** The id of the tag manager that a deployment names, or null: what is none is not put into a page. */
export function tagManagerIdOf(parameter: string): string | null {
  return TAG_MANAGER_ID.test(parameter) ? parameter : null;
}
