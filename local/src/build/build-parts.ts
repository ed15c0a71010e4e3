import { step } from '../progress';
import { bundleFunctions } from './bundle-functions';
import { buildWeb, hasWebClient, type WebBuild } from './build-web';
import { writeFunctionsLockfile } from './functions-lockfile';

/** The parts that `npm run build` can build, by name. */
export const BUILD_PARTS = ['functions', 'web'] as const;
export type BuildPart = (typeof BUILD_PARTS)[number];

/**
 * Builds the given parts in parallel and prints each with its time. A part without sources is left out; `isLocal` as in
 * buildWeb and bundleFunctions.
 */
export async function buildParts(
  parts: readonly BuildPart[],
  { isLocal = false }: Pick<WebBuild, 'isLocal'> = {},
): Promise<void> {
  const work = parts.map((part): Promise<unknown> => {
    if (part === 'functions') {
      return step('functions bundled (functions/lib)', () =>
        Promise.all([bundleFunctions({ isLocal }), writeFunctionsLockfile()]),
      );
    }
    return hasWebClient() ? step('web client built (web/dist)', () => buildWeb({ isLocal })) : Promise.resolve();
  });
  const outcomes = await Promise.allSettled(work);
  const failures = outcomes.filter((outcome) => outcome.status === 'rejected').map((outcome) => String(outcome.reason));
  if (failures.length > 0) throw new Error(failures.join('\n'));
}
