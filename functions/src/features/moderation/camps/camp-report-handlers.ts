import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { callerUid, type Handler } from '../../../platform/handler';
import type { CountDaily } from '../../../platform/rate-limit-store';
import type { CampStore } from '../../camps/camp-store';
import { countCaller } from '../report-handlers';
import type { ReportStore } from '../report-store';
import type { CampHidingStore } from './camp-hiding-store';

/** What reporting a camp needs. */
interface CampReportDependencies {
  readonly reports: Pick<ReportStore, 'addOfCamp'>;
  readonly camps: Pick<CampStore, 'find'>;
  readonly countToday: CountDaily;
}

/** POST /ui/v1/camps/:campId/reports. Counted with reports about profiles, before anything is read. */
export function reportCamp({ reports, camps, countToday }: CampReportDependencies): Handler<'reportCamp'> {
  return async ({ actor, params: { campId }, body, network }) => {
    await countCaller(actor.uid, network, countToday);
    const found = await camps.find(campId);
    if (found === null) throw new Refusal('notFound', 'unknownCamp');
    await reports.addOfCamp(found, body(), actor.uid);
    return { received: true };
  };
}

/** POST /ui/v1/admin/camps/:campId/hiding. The coaches of the college are told by mail. */
export function hideCamp(hidings: CampHidingStore): Handler<'hideCamp'> {
  return async ({ actor, params: { campId }, body, origin }) => {
    const { withheld } = await hidings.setHidden(campId, { by: callerUid(actor), reason: body().reason, origin });
    return { withheld };
  };
}

/** POST /ui/v1/colleges/:collegeId/camps/:campId/hidingAnswer */
export function answerCampHiding(hidings: CampHidingStore): Handler<'answerCampHiding'> {
  return async ({ actor, params, body }) => ({
    camp: await hidings.object(params, body().text, { uid: callerUid(actor), isAdmin: actor.isAdmin }),
  });
}
