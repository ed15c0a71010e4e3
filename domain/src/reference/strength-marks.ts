/** The team of a mark: `m` of men, `w` of women. */
const TEAMS = { male: 'm', female: 'w' } as const;

/** The quarters of a division by our RPI of the newest season, the strongest first. */
export const STRENGTH_QUARTERS = [1, 2, 3, 4] as const;
export type StrengthQuarter = (typeof STRENGTH_QUARTERS)[number];

/** The fewest teams of a division whose quarters say something. */
const FEWEST_TEAMS = 20;

/** The mark of a team’s quarter, by which lists filter: `w1` for women in the strongest quarter. */
export function strengthMark(sex: keyof typeof TEAMS, quarter: StrengthQuarter): string {
  return `${TEAMS[sex]}${quarter}`;
}

/** All marks of strength, in a fixed order in which each is one bit of a stored number. */
export const STRENGTH_MARKS: readonly string[] = (['male', 'female'] as const).flatMap((sex) =>
  STRENGTH_QUARTERS.map((quarter) => strengthMark(sex, quarter)),
);

/** The quarter of a rank among so many teams; null where they are too few. Equal ranks share the better quarter. */
export function quarterOf(rank: number, teams: number): StrengthQuarter | null {
  if (teams < FEWEST_TEAMS) return null;
  return STRENGTH_QUARTERS.find((quarter) => rank <= (teams * quarter) / STRENGTH_QUARTERS.length) ?? null;
}
