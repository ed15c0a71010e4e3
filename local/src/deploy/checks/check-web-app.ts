import { blocking, type Finding, warning, when } from '../finding';

/** What the project has registered, or why that is not known. */
export type Registered =
  | { readonly kind: 'known'; readonly webApps: number; readonly isLinked: boolean }
  | { readonly kind: 'unknown'; readonly reason: string };

/**
 * A web app is registered and linked to the Hosting site: from it Hosting serves `/__/firebase/init.json`, without
 * which nobody can sign in.
 */
export function checkWebApp(registered: Registered, project: string): readonly Finding[] {
  if (registered.kind === 'unknown')
    return [warning(`Whether a web app is registered could not be checked: ${registered.reason}.`)];
  const { webApps, isLinked } = registered;
  return [
    ...when(webApps === 0, () =>
      blocking(
        `No web app is registered in ${project}, so /__/firebase/init.json has no key and nobody can sign in: run ` +
          `"firebase apps:create WEB Touchline --project ${project}", then link it to the Hosting site.`,
      ),
    ),
    ...when(webApps > 0 && !isLinked, () =>
      warning(
        `The Hosting site of ${project} is linked to no web app: in the console open Project settings, Your apps, and ` +
          'choose "Link to Firebase Hosting site".',
      ),
    ),
  ];
}
