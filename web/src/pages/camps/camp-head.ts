import { momentIn } from '@touchline/domain/camp/camp-span';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { campPrice } from '@touchline/domain/kernel/format/money';
import type { Language } from '@touchline/domain/kernel/language';
import { campDays } from '../../components/camp-days';
import { placeLine } from '../../components/college/college-summary';
import { firstTeamAddress } from '../../lib/addresses/college-address';
import type { HeadDetails } from '../page-definition';

type Found = AnswerOf<'camp'>;

/** Description and structured data of a camp's page, where it is an event; what is not known is left out. */
export function detailsOfCamp(found: Found, language: Language): HeadDetails {
  const { camp, host } = found;
  const price = camp.priceCents === null ? null : campPrice(camp.priceCents, language);
  const facts = [campDays(camp.startsOn, camp.endsOn, language), placeLine(host.city, host.state), price];
  return {
    description: `${camp.name}, ${host.name}: ${facts.filter((fact) => fact !== null && fact !== '').join(', ')}.`,
    structuredData: (origin) => ({ '@context': 'https://schema.org', ...eventOf(found, origin) }),
  };
}

/** A day with its time where it is known, as a moment in UTC. */
function startOf(day: string, time: string | null, timeZone: string): string {
  return time === null ? day : new Date(momentIn(timeZone, day, time)).toISOString();
}

function eventOf({ camp, host, today }: Found, origin: string): Readonly<Record<string, unknown>> {
  const { startsOn, endsOn, startsAt, endsAt, timeZone, priceCents, spacesLeft, registrationURL } = camp;
  const { locality, administrative_area_level_1: addressRegion, country, postal_code: postalCode, address } = camp.address;
  const isSoldOut = spacesLeft === 0 || (camp.registrationClosesOn ?? today) < today;
  return withoutNulls({
    '@type': 'SportsEvent',
    name: camp.name,
    sport: 'Soccer',
    description: camp.description,
    startDate: startOf(startsOn, startsAt, timeZone),
    endDate: startOf(endsOn, endsAt, timeZone),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    url: `${origin}/camps?camp=${camp._id}`,
    maximumAttendeeCapacity: camp.capacity,
    remainingAttendeeCapacity: spacesLeft,
    location: {
      '@type': 'Place',
      name: camp.placeName ?? host.name,
      address: withoutNulls({
        '@type': 'PostalAddress',
        streetAddress: address,
        addressLocality: locality ?? host.city,
        addressRegion: addressRegion ?? host.state,
        postalCode,
        addressCountry: country,
      }),
    },
    organizer: { '@type': 'CollegeOrUniversity', name: host.name, url: `${origin}${firstTeamAddress(host)}` },
    offers:
      priceCents === null
        ? null
        : withoutNulls({
            '@type': 'Offer',
            price: (priceCents / 100).toFixed(2),
            priceCurrency: 'USD',
            url: registrationURL,
            availability: `https://schema.org/${isSoldOut ? 'SoldOut' : 'InStock'}`,
          }),
  });
}

function withoutNulls(entries: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== null));
}
