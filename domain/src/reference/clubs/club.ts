/** A professional club: `value` is unique over the three leagues, `state` the postal abbreviation of where it plays at home. */
export interface Club {
  readonly value: string;
  readonly name: string;
  readonly city: string;
  readonly state: string;
}
