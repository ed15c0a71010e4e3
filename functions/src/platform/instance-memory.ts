/** JSON bodies hold at most this many kilobytes where their row does not say otherwise. */
export const JSON_BODY_MAX_KB = 256;

const MB = 1024 * 1024;

/** The memory of an instance of `ui`, as a deployment is told. */
export const INSTANCE_MEMORY = '2GiB';

export const INSTANCE_MEMORY_MB = Number.parseInt(INSTANCE_MEMORY) * 1024;

/**
 * All bodies that an instance holds at once: more wait at the caller (503). Without it 80 calls at once
 * (UI_CONCURRENCY) could hold 80 uploads of 12 MB, twice each while their parts are joined.
 */
export const BODIES_UNDER_WAY_MAX_BYTES = 240 * MB;

/** Uploads of one person that an instance works on at once, and how many bytes of theirs it holds meanwhile. */
export const UPLOADS_OF_A_PERSON_AT_ONCE = 8;
export const UPLOADS_OF_A_SESSION_MAX_BYTES = UPLOADS_OF_A_PERSON_AT_ONCE * 12 * MB;

/** Pictures that an instance decodes at once; further ones wait their turn. */
export const PICTURES_DECODED_AT_ONCE = 2;

/**
 * What fills the memory of one instance at worst, in megabytes; a test holds the sum below nine tenths of the instance.
 * Measured where it says so, else computed from the limits (docs/decisions/031-body-limits.md).
 */
export const MEMORY_AT_WORST_MB = {
  /** The program with its catalogue of 2,000 colleges, after 1,000 calls; measured. */
  program: 260,
  /** Each body twice: as parts, and joined. */
  bodies: (2 * BODIES_UNDER_WAY_MAX_BYTES) / MB,
  /** 50 megapixels of 4 bytes, read and written at once, for each picture. */
  pictures: PICTURES_DECODED_AT_ONCE * 2 * 200,
  /** JSON takes up to ten times its bytes when it is parsed; one body is parsed at a time. */
  parsedJson: (10 * JSON_BODY_MAX_KB) / 1024,
} as const;
