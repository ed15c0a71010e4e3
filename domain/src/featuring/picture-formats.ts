/** The pictures that are drawn of a featured player: their size in pixels, for posts and for stories. */
export const FEATURE_PICTURES = {
  post: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
} as const;

export type FeaturePictureFormat = keyof typeof FEATURE_PICTURES;

/**
 * Where text may stand, in pixels from the edges. Apps cover the top 250 and the bottom 340 pixels of a story with
 * their own controls.
 */
export const SAFE_AREAS = {
  post: { top: 64, bottom: 64, side: 72 },
  story: { top: 250, bottom: 340, side: 72 },
} as const satisfies Readonly<Record<FeaturePictureFormat, object>>;
