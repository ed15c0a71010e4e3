/** The edges of a card that its place in a grid follows from. */
export type CardEdges = Pick<DOMRect, 'left' | 'top'>;

/** Cards whose upper edges differ by less stand in the same line. */
const SAME_LINE_PX = 8;

/**
 * The index of the card that a key leads to from the one at an index: arrows to the next one before or behind, or to
 * the nearest in the line above or below; Home and End to the first and the last. The same index at an edge, undefined
 * for other keys.
 */
export function cardAfterKey(key: string, cards: readonly CardEdges[], at: number): number | undefined {
  const last = cards.length - 1;
  switch (key) {
    case 'ArrowRight':
      return Math.min(at + 1, last);
    case 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'ArrowDown':
      return nearestOf(cards, at, 1);
    case 'ArrowUp':
      return nearestOf(cards, at, -1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** The card of the next line in a direction that lies nearest below or above. */
function nearestOf(cards: readonly CardEdges[], at: number, direction: 1 | -1): number {
  const from = cards[at];
  if (from === undefined) return at;
  const away = (card: CardEdges) => (card.top - from.top) * direction;
  const beyond = cards.flatMap((card, index) => (away(card) >= SAME_LINE_PX ? [{ card, index }] : []));
  const line = Math.min(...beyond.map(({ card }) => away(card)));
  const [nearest] = beyond
    .filter(({ card }) => away(card) < line + SAME_LINE_PX)
    .toSorted((one, other) => Math.abs(one.card.left - from.left) - Math.abs(other.card.left - from.left));
  return nearest?.index ?? at;
}
