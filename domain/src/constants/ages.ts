/** Ages in whole years (specification §9): `signUp` is the least age of an account, `ageRule` what the extra 'age' rule asks for. */
export const LEAST_AGE = { signUp: 13, ageRule: 16 } as const;
