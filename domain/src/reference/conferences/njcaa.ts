import type { Division } from '../college-kinds';
import type { Conference, ReferenceList } from '../reference-list';

/**
 * A conference of two-year colleges. Its members choose their division themselves, so most conferences have several.
 */
export interface NjcaaConference extends Conference {
  readonly divisions: readonly Division[];
}

/**
 * The conferences of the NJCAA whose members play soccer, by name (S3-10); colleges outside of them play in their
 * region.
 */
export const NJCAA_CONFERENCES: ReferenceList<NjcaaConference> = {
  asOf: '2025-09-01',
  source: 'NJCAA, conferences by region, season 2025-26',
  entries: [
    {
      value: 'njcaa-alabama-community-college',
      short: 'AlaCC',
      long: 'Alabama Community College Conference',
      alsoKnownAs: ['ACCC'],
      divisions: [1, 2],
    },
    {
      value: 'njcaa-arizona-community-college-athletic',
      short: 'ACCAC',
      long: 'Arizona Community College Athletic Conference',
      divisions: [1, 2],
    },
    { value: 'njcaa-arrowhead', short: 'Arrowhead', long: 'Arrowhead Conference', divisions: [2, 3] },
    {
      value: 'njcaa-carolinas-junior-college',
      short: 'CJCC',
      long: 'Carolinas Junior College Conference',
      alsoKnownAs: ['Region 10 Conference'],
      divisions: [1, 2],
    },
    {
      value: 'njcaa-city-university-of-new-york-athletic-conference-community-colleges',
      short: 'CUNYAC',
      long: 'City University of New York Athletic Conference Community Colleges',
      divisions: [3],
    },
    {
      value: 'njcaa-eastern-pennsylvania-athletic',
      short: 'EPAC',
      long: 'Eastern Pennsylvania Athletic Conference',
      alsoKnownAs: ['Eastern Pennsylvania Collegiate Conference', 'EPCC'],
      divisions: [2, 3],
    },
    {
      value: 'njcaa-florida-college-system-activities-association',
      short: 'FCSAA',
      long: 'Florida College System Activities Association',
      alsoKnownAs: ['FCSAA Conference'],
      divisions: [1, 2],
    },
    { value: 'njcaa-garden-state-athletic', short: 'GSAC', long: 'Garden State Athletic Conference', divisions: [1, 2, 3] },
    {
      value: 'njcaa-georgia-collegiate-athletic-association',
      short: 'GCAA',
      long: 'Georgia Collegiate Athletic Association',
      alsoKnownAs: ['Georgia Junior College Athletic Association', 'GJCAA'],
      divisions: [1],
    },
    { value: 'njcaa-great-rivers-athletic', short: 'GRAC', long: 'Great Rivers Athletic Conference', divisions: [1, 2] },
    {
      value: 'njcaa-illinois-skyway-collegiate',
      short: 'ISCC',
      long: 'Illinois Skyway Collegiate Conference',
      alsoKnownAs: ['Skyway', 'Illinois Skyway Conference'],
      divisions: [2, 3],
    },
    {
      value: 'njcaa-iowa-community-college-athletic',
      short: 'ICCAC',
      long: 'Iowa Community College Athletic Conference',
      divisions: [1, 2],
    },
    {
      value: 'njcaa-kansas-jayhawk-community-college',
      short: 'KJCCC',
      long: 'Kansas Jayhawk Community College Conference',
      alsoKnownAs: ['Jayhawk Conference', 'Kansas Jayhawk'],
      divisions: [1, 2],
    },
    {
      value: 'njcaa-louisiana-community-colleges-athletic',
      short: 'LCCAC',
      long: 'Louisiana Community Colleges Athletic Conference',
      alsoKnownAs: ['LCCAC Conference'],
      divisions: [1],
    },
    {
      value: 'njcaa-maryland-junior-college-athletic',
      short: 'MDJUCO',
      long: 'Maryland Junior College Athletic Conference',
      alsoKnownAs: ['MD JUCO', 'Maryland JUCO'],
      divisions: [1, 2, 3],
    },
    {
      value: 'njcaa-massachusetts-community-college-athletic',
      short: 'MCCAC',
      long: 'Massachusetts Community College Athletic Conference',
      divisions: [3],
    },
    {
      value: 'njcaa-metro-athletic',
      short: 'Metro',
      long: 'Metro Athletic Conference',
      alsoKnownAs: ['Dallas Athletic Conference'],
      divisions: [3],
    },
    {
      value: 'njcaa-michigan-community-college-athletic-association',
      short: 'MCCAA',
      long: 'Michigan Community College Athletic Association',
      divisions: [2, 3],
    },
    { value: 'njcaa-mid-hudson', short: 'Mid Hudson', long: 'Mid Hudson Conference', divisions: [3] },
    { value: 'njcaa-mid-state-athletic', short: 'MSAC', long: 'Mid-State Athletic Conference', divisions: [3] },
    { value: 'njcaa-mid-west-athletic', short: 'MWAC', long: 'Mid-West Athletic Conference', divisions: [1, 2] },
    {
      value: 'njcaa-minnesota-college-athletic',
      short: 'MCAC',
      long: 'Minnesota College Athletic Conference',
      alsoKnownAs: ['Minnesota Community College Conference'],
      divisions: [3],
    },
    {
      value: 'njcaa-mississippi-association-of-community-colleges',
      short: 'MACCC',
      long: 'Mississippi Association of Community Colleges Conference',
      alsoKnownAs: ['MACC', 'MACJC', 'Mississippi Association of Community and Junior Colleges'],
      divisions: [1, 2],
    },
    {
      value: 'njcaa-missouri-community-college-athletic',
      short: 'MoCCAC',
      long: 'Missouri Community College Athletic Conference',
      divisions: [1, 2],
    },
    {
      value: 'njcaa-mon-dak',
      short: 'Mon-Dak',
      long: 'Mon-Dak Conference',
      alsoKnownAs: ['Mon-Dak Athletic Conference'],
      divisions: [2],
    },
    {
      value: 'njcaa-mountain-valley-collegiate',
      short: 'MVC',
      long: 'Mountain Valley Collegiate Conference',
      alsoKnownAs: ['Mountain Valley Conference', 'Mountain Valley Athletic Conference'],
      divisions: [3],
    },
    {
      value: 'njcaa-nebraska-community-college-athletic',
      short: 'NCCAC',
      long: 'Nebraska Community College Athletic Conference',
      divisions: [2],
    },
    {
      value: 'njcaa-north-central-community-college',
      short: 'N4C',
      long: 'North Central Community College Conference',
      divisions: [2, 3],
    },
    {
      value: 'njcaa-north-texas-junior-college-athletic',
      short: 'NTJCAC',
      long: 'North Texas Junior College Athletic Conference',
      divisions: [1],
    },
    {
      value: 'njcaa-ohio-community-college-athletic',
      short: 'OCCAC',
      long: 'Ohio Community College Athletic Conference',
      divisions: [2, 3],
    },
    {
      value: 'njcaa-oklahoma-collegiate-athletic',
      short: 'OCAC',
      long: 'Oklahoma Collegiate Athletic Conference',
      alsoKnownAs: ['Oklahoma Community College Athletic Conference', 'Bi-State Conference'],
      divisions: [1, 2],
    },
    {
      value: 'njcaa-scenic-west-athletic',
      short: 'SWAC',
      long: 'Scenic West Athletic Conference',
      alsoKnownAs: ['Scenic West'],
      divisions: [1],
    },
    {
      value: 'njcaa-southwest-junior-college',
      short: 'SJCC',
      long: 'Southwest Junior College Conference',
      alsoKnownAs: ['Southwestern Junior College Conference', 'Region XIV Athletic Conference'],
      divisions: [1],
    },
    {
      value: 'njcaa-tennessee-community-college-athletic-association',
      short: 'TCCAA',
      long: 'Tennessee Community College Athletic Association',
      alsoKnownAs: ['Tennessee Junior and Community College Athletic Association', 'TJCCAA'],
      divisions: [1],
    },
    {
      value: 'njcaa-western-junior-college-athletic',
      short: 'WJCAC',
      long: 'Western Junior College Athletic Conference',
      divisions: [1],
    },
    {
      value: 'njcaa-western-new-york-athletic',
      short: 'WNYAC',
      long: 'Western New York Athletic Conference',
      alsoKnownAs: ['West New York Athletic Conference'],
      divisions: [2, 3],
    },
    {
      value: 'njcaa-western-pennsylvania-collegiate',
      short: 'WPCC',
      long: 'Western Pennsylvania Collegiate Conference',
      divisions: [2, 3],
    },
    {
      value: 'njcaa-wyoming-community-college-athletic',
      short: 'WCCAC',
      long: 'Wyoming Community College Athletic Conference',
      divisions: [1],
    },
  ],
};
