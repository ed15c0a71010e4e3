import type { College } from '@touchline/domain/college/college';
import { collegeCompleteness } from '@touchline/domain/college/college-completeness';
import type { TeamSex } from '../../lib/college-address';
import { type CollegeTab, tabAddress } from './college-tabs';

/** Who looks at a college page, as far as its one action depends on it. */
export interface ActionViewer {
  readonly mayEdit: boolean;
  readonly isCoach: boolean;
  readonly hasSaved: boolean;
}

/** The one action of a college page: saving, or a link within the product. `isBright` marks the one solid button. */
export type PageAction =
  | { readonly kind: 'save'; readonly isBright: true }
  | {
      readonly kind: 'finish' | 'finished' | 'write' | 'plan' | 'team';
      readonly isBright: boolean;
      readonly to: string;
      /** The parts that a page still lacks. */
      readonly count: number;
    };

/**
 * The one action of a college page. Its editors finish it, other coaches look at its team, players and visitors save
 * it; who has saved it writes to the coach where one publishes an address, else plans the next step.
 */
export function actionFor(college: College, sex: TeamSex, { mayEdit, isCoach, hasSaved }: ActionViewer): PageAction {
  const at = (tab: CollegeTab) => tabAddress(college.pathName, sex, { tab, album: null });
  if (mayEdit) {
    const { missing } = collegeCompleteness(college);
    const [next] = missing;
    if (next !== undefined) return { kind: 'finish', isBright: true, to: at(next.tab), count: missing.length };
    return { kind: 'finished', isBright: false, to: at('administration'), count: 0 };
  }
  if (isCoach) return { kind: 'team', isBright: false, to: at('athletics'), count: 0 };
  if (!hasSaved) return { kind: 'save', isBright: true };
  const coaches = college.athletics.sport.find((team) => team.sex === sex)?.coaches ?? [];
  const hasAddress = coaches.some(({ email }) => email !== null);
  return { kind: hasAddress ? 'write' : 'plan', isBright: true, to: hasAddress ? at('contact') : '/mycolleges', count: 0 };
}
