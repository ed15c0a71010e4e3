import { blocking, type Finding, warning, when } from '../finding';
import { type NamedValues, isPublicAddress } from './check-parameters';

/** A variable that the build of the web client reads, and what the site does without it. */
interface BuildVariable {
  readonly name: string;
  readonly without: string;
}

/** Every variable that the build of the web client reads. */
export const BUILD_VARIABLES: readonly BuildVariable[] = [
  { name: 'VITE_PRIVACY_URL', without: '/privacy leads to the privacy part of the terms' },
  { name: 'VITE_INSTAGRAM_URL', without: 'the footer has no link to Instagram' },
  { name: 'VITE_X_URL', without: 'the footer has no link to X' },
];

/** The variable by which a build is for this machine only; the build itself sets it. */
const OF_THE_BUILD = 'VITE_LOCAL';

/** The variables of the build lead where others can follow. */
export function checkBuildValues({ file, values }: NamedValues): readonly Finding[] {
  const known = new Set([...BUILD_VARIABLES.map(({ name }) => name), OF_THE_BUILD]);
  return [
    ...BUILD_VARIABLES.flatMap(({ name }) => {
      const value = values?.[name] ?? '';
      return when(value !== '' && !isPublicAddress(value), () =>
        blocking(`${name}=${value} is no public https address: correct it in ${file}, or leave it empty.`),
      );
    }),
    ...Object.keys(values ?? {})
      .filter((name) => name.startsWith('VITE_') && !known.has(name))
      .map((name) => warning(`${name} in ${file} is read by nothing: correct the name or remove it.`)),
  ];
}

/** What the site leaves out for want of an address, as a sentence; null where every address has a value. */
export function absentBuildValues({ values }: NamedValues): string | null {
  const absent = BUILD_VARIABLES.filter(({ name }) => (values?.[name] ?? '') === '');
  return absent.length === 0 ? null : `${absent.map(({ name, without }) => `Without ${name} ${without}`).join('. ')}.`;
}
