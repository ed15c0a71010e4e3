/** The derived album of every picture; it is never stored and takes no edit (specification §4, Albums). */
export const ALL_PHOTOS = 'allPhotos';
