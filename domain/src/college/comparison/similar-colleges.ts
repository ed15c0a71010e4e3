import { COMPARED_NUMBER_NAMES, type ComparedCollege, type ComparedNumber } from './compared-college';

const MOST = 4;
/** Colleges with fewer known numbers in common are not called similar. */
const LEAST_SHARED = 3;

/** A number as similarity measures it: sizes by their ratio, everything else by its difference. */
function measured(college: ComparedCollege, number: ComparedNumber): number | null {
  const value = college[number];
  return number === 'students' && value !== null ? Math.log(Math.max(1, value)) : value;
}

/**
 * The four peers that are closest to a college in price, graduation, admission and size, each measured by its spread
 * among the peers; the closest first, then by name. None where fewer than three of these numbers are known.
 */
export function similarColleges<Row extends ComparedCollege>(peers: readonly Row[], college: ComparedCollege): readonly Row[] {
  const spreads = COMPARED_NUMBER_NAMES.map((number) => ({
    number,
    own: measured(college, number),
    spread: spreadOf(peers.map((peer) => measured(peer, number)).filter((value) => value !== null)),
  }));
  const distanceTo = (peer: Row): number | null => {
    const parts = spreads.flatMap(({ number, own, spread }) => {
      const other = measured(peer, number);
      return own === null || other === null || spread === 0 ? [] : [((own - other) / spread) ** 2];
    });
    return parts.length < LEAST_SHARED ? null : parts.reduce((sum, part) => sum + part, 0) / parts.length;
  };
  return peers
    .flatMap((peer) => {
      const distance = distanceTo(peer);
      return distance === null ? [] : [{ peer, distance }];
    })
    .toSorted((left, right) => left.distance - right.distance || left.peer.name.localeCompare(right.peer.name, 'en'))
    .slice(0, MOST)
    .map(({ peer }) => peer);
}

/** The standard deviation of some numbers; 0 of fewer than two. */
function spreadOf(numbers: readonly number[]): number {
  if (numbers.length < 2) return 0;
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  return Math.sqrt(numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / numbers.length);
}
