import * as z from 'zod/mini';
import { camp } from '../../camp/camp';
import { campHidingAnswerForm, campHidingForm, campReportForm } from '../../person/moderation/reported-camp';

/** The rows of reports about camps, and of hiding camps (docs/decisions/195-reports-about-camps.md). */
export const CAMP_MODERATION_ROWS = {
  reportCamp: {
    summary:
      'Reports a camp to the admins. Nobody else learns of it. 404 for a camp that is not public, 403 for a deactivated account. Counted together with reports about profiles; what visitors report of the same camp for the same reason is one report.',
    access: 'reader',
    query: null,
    status: 201,
    cacheSeconds: 0,
    refusals: ['forbidden', 'notFound', 'tooLarge', 'wrongType', 'invalid', 'tooMany'],
    body: campReportForm,
    bodyLimitKb: 16,
    answer: z.strictObject({ received: z.literal(true) }),
  },
  hideCamp: {
    summary:
      'Hides a camp at once, for a reason that the coaches of its college read, and closes the open reports about it; a reason of null shows it again. Its editors still see and edit it, and may answer once.',
    access: 'admin',
    query: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'wrongType', 'invalid'],
    body: campHidingForm,
    answer: z.strictObject({ withheld: camp.def.shape.withheld }),
  },
  answerCampHiding: {
    summary:
      'Puts into the queue what an editor of a college says to the hiding of its camp: once for each time and reason. 409 for a second answer, and for a camp that is not hidden.',
    access: 'collegeEditor',
    query: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['malformed', 'signInRequired', 'forbidden', 'notFound', 'conflict', 'tooLarge', 'wrongType', 'invalid'],
    body: campHidingAnswerForm,
    bodyLimitKb: 16,
    answer: z.strictObject({ camp }),
  },
} as const;
