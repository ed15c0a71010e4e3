/** The rows of the drawn stand, the seats of its lowest one, and what each row above has more. */
const ROWS = 8;
const LOWEST = 34;
const MORE = 2;
/** The distance of seats and of rows, and where the lowest row is, in the drawing of 640 by 250. */
const [SEAT, ROW] = [12.8, 15];
const [CENTER, BOTTOM] = [320, 150];

/** Paths of points: the seats that are taken, and the free ones. */
export interface FilledStand {
  readonly taken: string;
  readonly free: string;
}

/** The seats of the stand, the best first: those next to the halfway line, near the pitch. */
const SEATS = Array.from({ length: ROWS }, (_, row) =>
  Array.from({ length: LOWEST + MORE * row }, (_seat, at) => ({
    x: CENTER + (at - (LOWEST + MORE * row - 1) / 2) * SEAT,
    y: BOTTOM - row * ROW,
  })),
)
  .flat()
  .toSorted((one, other) => farFrom(one) - farFrom(other));

function farFrom({ x, y }: { readonly x: number; readonly y: number }): number {
  return Math.abs(x - CENTER) + 2 * (BOTTOM - y);
}

/** A stand of which a share is taken, 0 to 1: any crowd takes one seat at least, and only a full house takes all. */
export function filledStand(share: number): FilledStand {
  const most = share < 1 ? SEATS.length - 1 : SEATS.length;
  const count = share <= 0 ? 0 : Math.min(most, Math.max(1, Math.round(share * SEATS.length)));
  const path = (seats: typeof SEATS) => seats.map(({ x, y }) => `M${Math.round(10 * x) / 10} ${y}h0`).join('');
  return { taken: path(SEATS.slice(0, count)), free: path(SEATS.slice(count)) };
}
