/** The missions of colleges by which people search: historically Black colleges, and colleges for women. */
export const COLLEGE_MISSIONS = ['hbcu', 'womens'] as const;
export type CollegeMission = (typeof COLLEGE_MISSIONS)[number];

/**
 * The colleges of each mission by UNITID. Which college is historically Black is fixed by law; colleges for women are
 * those that take women alone as undergraduates.
 */
export const MISSION_COLLEGES = {
  asOf: '2024-07-01',
  source: 'College Scorecard, columns HBCU and WOMENONLY',
  hbcu:
    '100654 100724 101240 101462 101569 101675 101912 102030 102058 102067 102270 102298 102313 102377 106306 ' +
    '106412 107600 107840 130934 131399 131520 132602 133526 133650 133979 138716 138947 139719 140146 140553 ' +
    '140562 140571 140720 140960 141060 157058 158802 159009 160621 160630 160649 160904 162007 162283 163338 ' +
    '163453 175342 175519 175856 176044 176318 176406 177551 177940 197993 198507 198543 198756 198862 199102 ' +
    '199157 199582 199643 199999 201690 206491 207209 211608 213598 217624 217721 217873 217891 217989 218399 ' +
    '218733 218919 219505 220181 220598 220604 220792 221838 225575 225885 227429 227526 227854 228486 228884 ' +
    '229063 229887 232265 232937 234137 234155 234164 237215 237899 243665 440916 461759',
  womens:
    '119173 123165 131876 138600 139199 141060 141325 152390 163578 164632 166939 167783 167835 168218 174747 ' +
    '175005 177117 179548 181604 189097 197993 198950 199607 211273 211468 214148 232308 233718 238193 239390',
} as const;

const MEMBERS = COLLEGE_MISSIONS.map((mission) => [mission, new Set(MISSION_COLLEGES[mission].split(' ').map(Number))] as const);

/** The missions of the college with a UNITID; none where it has none. */
export function missionsOf(unitId: number | null): CollegeMission[] {
  return MEMBERS.flatMap(([mission, colleges]) => (unitId !== null && colleges.has(unitId) ? [mission] : []));
}
