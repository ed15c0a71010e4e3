import type { College } from '@touchline/domain/college/college';
import type { TeamSex } from '../../lib/addresses/college-address';
import { type CollegeTab, tabAddress } from './college-tabs';

/** Who looks at a college page that is not being edited, as far as its one action depends on it. */
export interface ActionViewer {
  readonly isCoach: boolean;
  readonly hasSaved: boolean;
}

/** An action that is a link within the product. `isBright` marks the one solid button. */
export interface LinkAction<Kind extends string> {
  readonly kind: Kind;
  readonly isBright: boolean;
  readonly to: string;
  /** The parts that a page still lacks. */
  readonly count: number;
}

/** The one action of a college page for its readers: saving, or a link. */
export type ReadersAction = { readonly kind: 'save' } | LinkAction<'write' | 'plan' | 'team'>;

/**
 * The one action of a college page for its readers. Coaches look at its team, players and visitors save it; who has
 * saved it writes to the coach where one publishes an address, else plans the next step.
 */
export function actionFor(college: College, sex: TeamSex, { isCoach, hasSaved }: ActionViewer): ReadersAction {
  const at = (tab: CollegeTab) => tabAddress(college.pathName, sex, { tab, album: null });
  if (isCoach) return { kind: 'team', isBright: false, to: at('athletics'), count: 0 };
  if (!hasSaved) return { kind: 'save' };
  const coaches = college.athletics.sport.find((team) => team.sex === sex)?.coaches ?? [];
  const hasAddress = coaches.some(({ email }) => email !== null);
  return { kind: hasAddress ? 'write' : 'plan', isBright: true, to: hasAddress ? at('contact') : '/mycolleges', count: 0 };
}
