import * as z from 'zod/mini';
import { pictureAddressOf } from '../../pictures/picture-address';
import { UPLOAD_CALL } from './edit-parts';

/** The rows of pictures: uploads to a college, stored pictures, and drawn pictures of colleges. */
export const PICTURE_ROWS = {
  uploadCollegePicture: {
    ...UPLOAD_CALL,
    summary:
      'Takes a picture for the college: the file itself as the body, 12 MB at most. It is stored upright, without metadata, and swept after a day unless an edit uses it.',
    access: 'collegeEditor',
    refusals: ['signInRequired', 'forbidden', 'notFound', 'tooLarge', 'wrongType', 'invalid', 'tooMany', 'unavailable'],
  },
  resource: {
    summary:
      'A picture: `q` is colleges/{collegeId}/{pictureId} or profiles/{uid}/{pictureId}, with ls (large), 400 or 40 before the picture for a smaller size. A picture of a closed part of a profile is found by those who may see that part.',
    access: 'reader',
    query: z.object({ q: z.string().check(z.refine((text) => pictureAddressOf(text) !== null)) }),
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['malformed', 'notFound', 'unavailable'],
    answer: 'bytes',
  },
  mediaLinkPreview: {
    summary:
      "The picture of a college's team for link previews, 1200 × 630: `picture` is mens or womens with the version of the college (mens-12-1.jpg). An address of another version shows the present picture.",
    access: 'everyone',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['notFound', 'unavailable'],
    answer: 'bytes',
  },
  mediaScene: {
    summary:
      'The scene at the head of a college page without a cover, as SVG, drawn from its place and colours: `picture` is the version of the college (12-1.svg). An address of another version shows the present scene.',
    access: 'everyone',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['notFound'],
    answer: 'bytes',
  },
  mediaPicture: {
    summary: 'The picture that `resources` answers, at the address that our pages use: the CDN caches one copy for all visitors.',
    access: 'everyone',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['notFound', 'unavailable'],
    answer: 'bytes',
  },
  mediaVariant: {
    summary: 'The same in a smaller size: ls, 400 or 40.',
    access: 'everyone',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['notFound', 'unavailable'],
    answer: 'bytes',
  },
  featurePicture: {
    summary:
      'The poster of a player who is to be featured, drawn at each call as PNG of 1080 × 1350 (post) or 1080 × 1920 (story). It shows what visitors see of the profile; 404 where its player may not be featured now.',
    access: 'admin',
    query: z.object({ format: z.enum(['post', 'story']), language: z.enum(['en', 'de']) }),
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['malformed', 'signInRequired', 'forbidden', 'notFound', 'unavailable'],
    answer: 'bytes',
  },
} as const;
