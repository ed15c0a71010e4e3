import { Refusal } from '@touchline/domain/http/refusal';
import type { Handler } from '../../platform/handler';
import type { CollegeStore } from './college-store';

/** GET /ui/v1/colleges/:collegeId */
export function getCollege(colleges: CollegeStore): Handler<'college'> {
  return async ({ params }) => {
    const college = await colleges.find(params.collegeId);
    if (college === null) throw new Refusal('notFound', 'unknownCollege');
    return college;
  };
}
