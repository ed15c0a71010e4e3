import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Account } from '@touchline/domain/person/account/account';
import { type AdminUser, adminUserOf, type ProviderState } from '@touchline/domain/person/members/admin-user';
import type { Person } from '@touchline/domain/person/account/change-account';
import { shownAdminRequestOf } from '@touchline/domain/person/members/admin-request';
import { hoursLeft } from '@touchline/domain/person/college-requests/college-request';
import { collegesOfRoles } from '@touchline/domain/person/account/own-account';
import type { AuthChanges, AuthUser } from '../../platform/auth/auth-changes-gateway';
import type { Clock } from '../../platform/clock-and-ids';
import { isPendingCoach } from '@touchline/domain/person/roles/coach-role';
import { callerUid, type Handler } from '../../platform/handler';
import { isDocumentName } from '../../platform/stored-document';
import type { ChildrenAskedBy } from '../guardianship/guardian-of-player-store';
import { type CatalogueStore, listedColleges } from '../colleges/catalogue-store';
import type { PersonMoneyStore } from '../money/person-money-store';
import type { AccountStore } from '../account/account-store';
import type { ClaimObjectionStore } from '../claims/claim-objection-store';
import type { CollegeRequestStore } from '../college-requests/college-request-store';
import type { FindDangerReports } from '../moderation/danger-report-store';
import type { CountOtherAdmins } from './admin-claim-store';
import type { AdminRequestStore } from './admin-request-store';
import type { RecordOf } from './person-record-store';
import type { PersonSearchStore } from './person-search-store';

/** People as admins see them, with the provider's state of each: one call of the provider for all of them. */
export type ShowPeople = (people: readonly Person[]) => Promise<AdminUser[]>;

export function showPeople(
  users: AuthChanges,
  catalogue: CatalogueStore,
  objectionsAbout: ClaimObjectionStore['listAbout'],
  findDangerReports: FindDangerReports,
): ShowPeople {
  return async (people) => {
    const claimants = people.filter(({ profile }) => isPendingCoach(profile.roles)).map(({ account }) => account._id);
    const uids = people.map(({ account }) => account._id);
    const [objections, known, listed, dangers] = await Promise.all([
      objectionsAbout(claimants),
      users.findAll(uids),
      listedColleges(catalogue, people.flatMap(collegesOfRoles)),
      findDangerReports(uids),
    ]);
    const collegeOf = (collegeId: string) => listed.get(collegeId) ?? null;
    const states = new Map(known.map((user) => [user.uid, stateOf(user)]));
    return people.map((person) => {
      const uid = person.account._id;
      return adminUserOf(person, states.get(uid) ?? null, {
        collegeOf,
        objections: objections.filter(({ claimant }) => claimant === uid),
        dangerReportId: dangers.get(uid) ?? null,
      });
    });
  };
}

/** POST /ui/v1/admin/users */
export function adminUsers(people: PersonSearchStore, show: ShowPeople): Handler<'adminUsers'> {
  return async ({ body }) => {
    const { search, roles, after = null } = body();
    const page = await (roles === 'pending' ? people.listPending(search, after) : people.find(search, after));
    return { items: await show(page.people), next: page.next };
  };
}

/** What the page of a person needs. */
interface PersonPageDependencies {
  readonly accounts: Pick<AccountStore, 'find'>;
  readonly show: ShowPeople;
  readonly moneyOf: PersonMoneyStore['moneyOf'];
  /** How many players the guardian of each account confirms, by the uid. */
  readonly playersOf: (accounts: readonly Account[]) => Promise<ReadonlyMap<string, number>>;
  readonly childrenAskedBy: ChildrenAskedBy;
  readonly recordOf: RecordOf;
  readonly requests: Pick<AdminRequestStore, 'findOpen'>;
  readonly namesOf: (uids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly countOtherAdmins: CountOtherAdmins;
}

/** GET /ui/v1/admin/users/:uid */
export function adminPerson(dependencies: PersonPageDependencies): Handler<'adminPerson'> {
  const { accounts, show, moneyOf, playersOf, childrenAskedBy, recordOf, requests, namesOf, countOtherAdmins } = dependencies;
  return async ({ actor, params: { uid } }) => {
    const person = isDocumentName(uid) ? await accounts.find(uid) : null;
    if (person === null) throw new Refusal('notFound', 'unknownPerson');
    const { account } = person;
    const [[user], money, players, record, request, otherAdmins] = await Promise.all([
      ...([show([person]), moneyOf(account), playersOf([account]), recordOf(person)] as const),
      ...([requests.findOpen(uid), countOtherAdmins([callerUid(actor), uid])] as const),
    ]);
    if (user === undefined) throw new Refusal('notFound', 'unknownPerson');
    const childrenAsked = await childrenAskedBy(uid);
    const names = request === null ? null : await namesOf([request.askedBy]);
    const adminRequest = request === null ? null : shownAdminRequestOf(request, (asker) => names?.get(asker) ?? null);
    return { user, money, playersOfGuardian: players.get(uid) ?? 0, childrenAsked, record, adminRequest, otherAdmins };
  };
}

/** GET /ui/v1/admin/collegeRequests */
export function adminCollegeRequests(people: PersonSearchStore, clock: Clock): Handler<'adminCollegeRequests'> {
  return async ({ query: { after = null } }) => {
    const now = clock();
    const { requests, next } = await people.listRequests(after);
    const items = requests.map(({ request, account }) => {
      const { _id: uid, domain, sportsTypeGender, requestedAt, dueAt } = request;
      const { email, firstName, lastName } = account;
      return {
        uid,
        domain,
        sportsTypeGender,
        requestedAt,
        dueAt,
        email,
        firstName,
        lastName,
        hoursLeft: hoursLeft(request, now),
      };
    });
    return { items, next };
  };
}

/** POST /ui/v1/admin/collegeRequests/:uid/done */
export function finishCollegeRequest(requests: CollegeRequestStore): Handler<'finishCollegeRequest'> {
  return async ({ actor, params: { uid } }) => {
    await requests.finish(uid, callerUid(actor));
    return null;
  };
}

function stateOf({ email, emailVerified, lastSignInAt, claims, isDisabled }: AuthUser): ProviderState {
  return { email, emailVerified, lastSignInAt, isAdmin: claims.admin === true, isDisabled };
}
