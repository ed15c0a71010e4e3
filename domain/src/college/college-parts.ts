import * as z from 'zod/mini';
import type { MessageCode } from '../http/api-messages';
import { longText, shortText } from '../text/safe-text';
import { webLink } from '../text/web-link-schema';
import { ALL_PHOTOS } from './all-photos';
import { mailAddress, phoneNumber } from './contact-formats';
import { pictureId } from './picture-id';

const text = z.nullable(shortText(200));

/** Address, field names as in the specification §3. `administrative_area_level_1` is the state or province. */
export const address = z.strictObject({
  locality: text,
  administrative_area_level_1: text,
  country: text,
  postal_code: text,
  address: text,
});

export const admissions = z.strictObject({
  phone: z.nullable(phoneNumber),
  email: z.nullable(mailAddress),
  url: z.nullable(webLink),
});

/** Where the college is, in degrees north and east. */
export const position = z.strictObject({
  lat: z.nullable(z.number().check(z.minimum(-90), z.maximum(90))),
  lng: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
});

export const facilities = z.strictObject({
  subtitleLabel: text,
  subtitleValue: text,
  description: z.nullable(longText(20_000)),
  detailLabel: text,
  detailValue: text,
});

export const campus = z.strictObject({ subtitleValue: text, description: z.nullable(longText(20_000)) });

export const city = z.strictObject({
  description: z.nullable(longText(20_000)),
  population: z.nullable(z.int().check(z.minimum(0))),
});

/** An album: a name without slash that is never the derived `allPhotos`, a cover, and the ids of its pictures. */
export const album = z.strictObject({
  name: shortText(80).check(
    z.refine((name) => !name.includes('/') && name !== ALL_PHOTOS, { error: 'albumNameRefused' satisfies MessageCode }),
  ),
  cover: z.nullable(pictureId),
  pictures: z.array(pictureId).check(
    z.maxLength(500),
    z.refine((ids) => new Set(ids).size === ids.length),
  ),
});

export const albums = z.array(album).check(
  z.maxLength(60),
  z.refine((list) => new Set(list.map(({ name }) => name)).size === list.length),
);
