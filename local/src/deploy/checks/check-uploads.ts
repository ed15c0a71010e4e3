import { BUILD_PARTS, type BuildPart } from '../../build/build-parts';
import type { FirebaseConfig } from '../firebase-config';
import { blocking, type Finding, when } from '../finding';

/** What each half of a deployment uploads, and what is wrong where its predeploy does not build that. */
const NEEDED: readonly { readonly half: 'functions' | 'hosting'; readonly part: BuildPart; readonly otherwise: string }[] = [
  { half: 'functions', part: 'functions', otherwise: 'the upload has an old bundle or none' },
  { half: 'functions', part: 'web', otherwise: 'the function page renders with no build, or with that of this machine' },
  { half: 'hosting', part: 'web', otherwise: 'Hosting gets an old build or none' },
];

/** The predeploy steps build what is uploaded, each half for itself, and Hosting publishes the folder of the build. */
export function checkBuildSteps({ hosting, functions: [functions] }: FirebaseConfig, builtFolder: string): readonly Finding[] {
  const steps = { functions: functions.predeploy, hosting: hosting.predeploy };
  return [
    ...NEEDED.filter(({ half, part }) => !partsBuiltBy(steps[half]).includes(part)).map(({ half, part, otherwise }) =>
      blocking(
        `The predeploy of ${half} in firebase.json does not build ${part}, so ${otherwise}: set it to ` +
          `["npm run build${half === 'hosting' ? ' -- web' : ''}"].`,
      ),
    ),
    ...when(hosting.public !== builtFolder, () =>
      blocking(
        `Hosting publishes ${hosting.public}, but the build writes ${builtFolder}: set hosting.public in firebase.json to ${builtFolder}.`,
      ),
    ),
  ];
}

function partsBuiltBy(commands: readonly string[]): readonly BuildPart[] {
  return commands.flatMap((command) => {
    const [, named = null] = /^npm run build(?: -- (.*))?$/.exec(command.trim()) ?? [null, undefined];
    if (!/^npm run build\b/.test(command.trim())) return [];
    return named === null ? BUILD_PARTS : BUILD_PARTS.filter((part) => named.split(/\s+/).includes(part));
  });
}

/** The functions run on a version of Node that the repository is made for, and that the bundle is written for. */
export function checkRuntime(
  { functions: [{ runtime }] }: FirebaseConfig,
  { engine, target }: { readonly engine: string; readonly target: string },
): readonly Finding[] {
  const [, major = ''] = /^nodejs(\d+)$/.exec(runtime) ?? [];
  if (major === '')
    return [
      blocking(`firebase.json runs the functions on ${runtime === '' ? 'no named runtime' : `"${runtime}"`}: name nodejs22.`),
    ];
  return [
    ...when(!allowsNode(engine, Number(major)), () =>
      blocking(
        `firebase.json runs the functions on ${runtime}, but package.json asks for Node ${engine}: change one of the two.`,
      ),
    ),
    ...when(Number(target.replace('node', '')) > Number(major), () =>
      blocking(`The functions are bundled for ${target}, but firebase.json runs them on ${runtime}: name a newer runtime.`),
    ),
  ];
}

/** Whether a range of versions (`>=20.19`, `^20.19 || ^22.12 || >=24`) has versions of this major one. */
function allowsNode(range: string, major: number): boolean {
  return range.split('||').some((part) => {
    const [, operator = '', from = ''] = /^\s*(>=|\^|~)?\s*v?(\d+)/.exec(part) ?? [];
    return operator === '>=' ? major >= Number(from) : major === Number(from);
  });
}

/** Files of the upload without which the functions do not start, or start with other versions. */
const UPLOADED = ['lib', 'package.json', 'package-lock.json'];

/** Rules and indexes come from files that are there, and the upload leaves out nothing that the functions need. */
export function checkDeployedFiles(
  { firestore, storage, functions: [{ source, ignore }] }: FirebaseConfig,
  hasFile: (path: string) => boolean,
): readonly Finding[] {
  const files = [
    { of: 'the rules of Firestore', key: 'firestore.rules', path: firestore.rules },
    { of: 'the indexes of Firestore', key: 'firestore.indexes', path: firestore.indexes },
    { of: 'the rules of Storage', key: 'storage.rules', path: storage.rules },
  ];
  return [
    ...files.flatMap(({ of, key, path }) => [
      ...when(path === '', () => blocking(`firebase.json does not deploy ${of}: name their file in ${key}.`)),
      ...when(path !== '' && !hasFile(path), () =>
        blocking(`firebase.json takes ${of} from ${path}, which is not there: name the right file in ${key}.`),
      ),
    ]),
    ...UPLOADED.filter((name) => ignore.some((pattern) => pattern.replace(/^\*\*\/|\/\*\*$|^\/|\/$/g, '') === name)).map((name) =>
      blocking(`firebase.json leaves ${source}/${name} out of the upload: take it out of functions.ignore.`),
    ),
  ];
}
