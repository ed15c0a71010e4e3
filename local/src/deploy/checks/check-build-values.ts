import { blocking, type Finding, warning, when } from '../finding';
import { type NamedValues, isPublicAddress } from './check-parameters';

/** A variable that the build of the web client reads, and what the site does without it. */
interface BuildVariable {
  readonly name: string;
  readonly isAddress: boolean;
  readonly without: string;
}

/** Every variable that the build of the web client reads. */
export const BUILD_VARIABLES: readonly BuildVariable[] = [
  { name: 'VITE_OPERATOR_NAME', isAddress: false, without: 'the terms say that Touchline runs the site' },
  { name: 'VITE_PRIVACY_URL', isAddress: true, without: '/privacy leads to the privacy part of the terms' },
  { name: 'VITE_INSTAGRAM_URL', isAddress: true, without: 'the footer has no link to Instagram' },
  { name: 'VITE_X_URL', isAddress: true, without: 'the footer has no link to X' },
];

/** The variable by which a build is for this machine only; the build itself sets it. */
const OF_THE_BUILD = 'VITE_LOCAL';

/** The variables of the build lead where others can follow, and the operator has a name. */
export function checkBuildValues({ file, values }: NamedValues): readonly Finding[] {
  const known = new Set([...BUILD_VARIABLES.map(({ name }) => name), OF_THE_BUILD]);
  const [operator] = BUILD_VARIABLES;
  return [
    ...BUILD_VARIABLES.flatMap(({ name, isAddress }) => {
      const value = values?.[name] ?? '';
      return when(isAddress && value !== '' && !isPublicAddress(value), () =>
        blocking(`${name}=${value} is no public https address: correct it in ${file}, or leave it empty.`),
      );
    }),
    ...when(operator !== undefined && (values?.[operator.name] ?? '') === '', () =>
      warning(`${operator?.name ?? ''} has no value, so ${operator?.without ?? ''}: name whoever runs it in ${file}.`),
    ),
    ...Object.keys(values ?? {})
      .filter((name) => name.startsWith('VITE_') && !known.has(name))
      .map((name) => warning(`${name} in ${file} is read by nothing: correct the name or remove it.`)),
  ];
}

/** What the site leaves out for want of an address, as a sentence; null where every address has a value. */
export function absentBuildValues({ values }: NamedValues): string | null {
  const absent = BUILD_VARIABLES.filter(({ name, isAddress }) => isAddress && (values?.[name] ?? '') === '');
  return absent.length === 0 ? null : `${absent.map(({ name, without }) => `Without ${name} ${without}`).join('. ')}.`;
}
