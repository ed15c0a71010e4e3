/** Services of others that a deployment names for its pages; null where it names none. */
export interface OutsideServices {
  /** The tag manager's container, for visitors who agree to it. */
  readonly tagManagerId: string | null;
  /** The reCAPTCHA Enterprise key that App Check proves our own client with. */
  readonly appCheckKey: string | null;
}

const TAG_MANAGER_ID = /^GTM-[A-Z0-9]{4,12}$/;
const APP_CHECK_KEY = /^[A-Za-z0-9_-]{30,60}$/;

/** No service of anybody else's. */
export const NO_OUTSIDE_SERVICES: OutsideServices = { tagManagerId: null, appCheckKey: null };

/** What a deployment's parameters name: what is no id is not put into a page. */
export function outsideServicesOf(parameters: Readonly<Record<keyof OutsideServices, string>>): OutsideServices {
  const { tagManagerId, appCheckKey } = parameters;
  return {
    tagManagerId: TAG_MANAGER_ID.test(tagManagerId) ? tagManagerId : null,
    appCheckKey: APP_CHECK_KEY.test(appCheckKey) ? appCheckKey : null,
  };
}
