import { Refusal } from '../kernel/refusal/refusal';
import type { Camp } from './camp';

/** Whether everybody sees a camp: it is published, and no admin hides it. */
export function isShownToAll({ state, withheld }: Pick<Camp, 'state' | 'withheld'>): boolean {
  return state === 'published' && withheld === null;
}

/**
 * A camp that an admin hides for a reason, or shows again (null); unchanged where it is so already. Another reason may
 * be answered again. Its state stays, so that a camp which is shown again is as public as its editors left it.
 */
export function withCampHiding(camp: Camp, reason: string | null, now: string): Camp {
  if (reason === (camp.withheld?.reason ?? null)) return camp;
  const withheld = reason === null ? null : { at: camp.withheld?.at ?? now, reason, answeredAt: null };
  return { ...camp, withheld, version: camp.version + 1, updatedAt: now };
}

/** A camp whose editors have answered why it is hidden. Throws Refusal conflict: once, and if it is. */
export function withAnsweredCampHiding(camp: Camp, now: string): Camp {
  if (camp.withheld === null) throw new Refusal('conflict', 'campNotHidden');
  if (camp.withheld.answeredAt !== null) throw new Refusal('conflict', 'campHidingAnswered');
  return { ...camp, withheld: { ...camp.withheld, answeredAt: now }, version: camp.version + 1, updatedAt: now };
}
