import type { FirebaseConfig } from '../firebase-config';
import { blocking, type Finding, warning } from '../finding';
import type { DeclaredFunction } from '../functions-manifest';

/** Where Hosting and the Firebase CLI look for a function whose rewrite names no region. */
const USUAL_REGION = 'us-central1';

/** What the rewrites are compared with: the functions, and the values of their parameters with the file's name. */
interface Deployed {
  readonly functions: readonly DeclaredFunction[];
  readonly values: Readonly<Record<string, string>>;
  readonly file: string;
}

/** Each rewrite leads to an HTTPS function in the region where that runs, and each HTTPS function is reached by one. */
export function checkRewrites({ hosting }: FirebaseConfig, deployed: Deployed): readonly Finding[] {
  const { functions } = deployed;
  const rewrites = hosting.rewrites.flatMap(({ source, function: target }) =>
    target === undefined ? [] : [{ source, ...target }],
  );
  const https = functions.filter(({ isHttps }) => isHttps);
  const unreachable = https.filter(({ name }) => !rewrites.some(({ functionId }) => functionId === name));
  return [
    ...rewrites.flatMap(({ source, functionId, region }) => {
      const target = functions.find(({ name }) => name === functionId);
      if (target?.isHttps === true) return regionFindings({ source, functionId, region }, target, deployed);
      const reason = target === undefined ? 'functions/src/index.ts does not export' : 'is no HTTPS function';
      const names = https.map(({ name }) => name).join(', ');
      return [
        blocking(
          `The rewrite of ${source} in firebase.json leads to the function "${functionId}", which ${reason}: name one of ${names}.`,
        ),
      ];
    }),
    ...unreachable.map(({ name }) =>
      blocking(`No rewrite in firebase.json leads to the function "${name}": add one, or nobody reaches it on the site.`),
    ),
  ];
}

interface Rewrite {
  readonly source: string;
  readonly functionId: string;
  readonly region?: string | undefined;
}

function regionFindings(
  { source, functionId, region }: Rewrite,
  { regionParameter }: DeclaredFunction,
  { values, file }: Deployed,
): readonly Finding[] {
  const actual = regionParameter === null ? undefined : values[regionParameter];
  if (regionParameter === null || actual === undefined || actual === (region ?? USUAL_REGION)) return [];
  if (region === undefined)
    return [
      warning(
        `The rewrite of ${source} in firebase.json names no region, and ${regionParameter} in ${file} is ${actual}: ` +
          `add "region": "${actual}", or "--only hosting" looks for ${functionId} in ${USUAL_REGION}.`,
      ),
    ];
  return [
    blocking(
      `The rewrite of ${source} in firebase.json looks for ${functionId} in ${region}, but ${regionParameter} in ${file} ` +
        `is ${actual}: set both to the same region.`,
    ),
  ];
}
