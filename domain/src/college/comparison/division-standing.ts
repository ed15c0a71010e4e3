import * as z from 'zod/mini';
import { COMPARED_NUMBERS, type ComparedCollege, comparedNumber, type ComparedNumber } from './compared-college';

/**
 * Where a college stands among the others of its division with one number: `share` of the `count` others that have the
 * number are further behind and `ahead` of them further ahead, in whole per cent, rounded down; equal ones are neither.
 * `median` is that of all of them and itself.
 */
export const standing = z.strictObject({
  number: comparedNumber,
  value: z.number(),
  share: z.int(),
  ahead: z.int(),
  count: z.int(),
  median: z.number(),
});
export type Standing = z.infer<typeof standing>;

/** Fewer others make no division to stand in. */
const LEAST_PEERS = 8;

/**
 * Where a college stands among its peers with a number; null where its own is unknown or fewer than eight peers have
 * one.
 */
export function standingAmong(
  peers: readonly ComparedCollege[],
  college: ComparedCollege,
  number: ComparedNumber,
): Standing | null {
  const value = college[number];
  const others = peers.map((peer) => peer[number]).filter((one) => one !== null);
  if (value === null || others.length < LEAST_PEERS) return null;
  const isBehind =
    COMPARED_NUMBERS[number].further === 'lower' ? (other: number) => other > value : (other: number) => other < value;
  const percent = (some: readonly number[]) => Math.floor((100 * some.length) / others.length);
  const behind = others.filter(isBehind);
  const notBehind = others.filter((other) => !isBehind(other));
  return {
    number,
    value,
    share: percent(behind),
    ahead: percent(notBehind.filter((other) => other !== value)),
    count: others.length,
    median: medianOf([...others, value]),
  };
}

/** The middle of some numbers, of an even count the mean of the middle two; NaN of none. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((left, right) => left - right);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? Number.NaN) + (sorted[Math.ceil(half)] ?? Number.NaN)) / 2;
}
