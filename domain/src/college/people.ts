import * as z from 'zod/mini';
import { longText, mailAddress, phoneNumber, shortText } from '../kernel/text/text-schemas';
import { pictureId } from '../pictures/picture-id';
import { NOTABLE_PERSON_TYPES, PROFESSIONAL_FIELDS } from '../reference/notable-people';
import { FIRST_YEAR } from '../reference/calendar-lists';
import { entryId } from './athletics';

const year = z.nullable(z.int().check(z.minimum(FIRST_YEAR.historic), z.maximum(2100)));
const haveOwnIds = (people: readonly { readonly id: string }[]): boolean =>
  new Set(people.map(({ id }) => id)).size === people.length;

/** A notable person of a college as its page shows them, with the years there; type and field are of S3-10. */
const alumnus = z
  .strictObject({
    id: entryId,
    name: shortText(120),
    type: z.enum(NOTABLE_PERSON_TYPES.entries.map(({ value }) => value)),
    field: z.nullable(z.enum(PROFESSIONAL_FIELDS.entries.map(({ value }) => value))),
    fromYear: year,
    toYear: year,
    picture: z.nullable(pictureId),
    text: z.nullable(longText(1000)),
  })
  .check(z.refine(({ fromYear, toYear }) => fromYear === null || toYear === null || fromYear <= toYear, { path: ['toYear'] }));

export const alumni = z.array(alumnus).check(z.maxLength(200), z.refine(haveOwnIds));

/** A person whom the college names for questions, with the contact data that it publishes. */
const contactPerson = z.strictObject({
  id: entryId,
  name: shortText(120),
  role: z.nullable(shortText(120)),
  email: z.nullable(mailAddress),
  phone: z.nullable(phoneNumber),
});

export const contactPeople = z.array(contactPerson).check(z.maxLength(40), z.refine(haveOwnIds));
