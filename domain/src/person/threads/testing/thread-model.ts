/** The coaches with the colleges that may accept them. */
export const COACHES = { ada: ['harbor'], bea: ['harbor'], cal: ['harbor', 'summit'] } as const;

export type Coach = keyof typeof COACHES;
export type College = (typeof COACHES)['cal'][number];

const BORN = '2026-01-01';
/** The 18th birthday of the player. */
export const ADULT_FROM = '2026-03-12';

/** What a plain reading knows of a conversation. */
export interface KnownThread {
  readonly coach: Coach;
  readonly college: College;
  said: 'nothing' | 'no' | 'block';
  isTakenOver: boolean;
  texts: number;
}

/** Who may write to a player, from what has happened: what a reader of the rules would say. */
export class ThreadModel {
  protected day = BORN;
  protected isHidden = false;
  protected takesMessages = true;
  protected isPlayerGone = false;
  protected readonly gone = new Set<Coach>();
  protected readonly roles = new Set(['ada harbor', 'cal summit']);
  protected readonly known: KnownThread[] = [];
  protected readonly guardians = new Map<string, { forbids: boolean }>();

  protected get now(): string {
    return `${this.day}T12:00:00.000Z`;
  }

  protected get isMinor(): boolean {
    return this.day < ADULT_FROM;
  }

  protected mayBeWrittenTo(): boolean {
    if (this.isPlayerGone || this.isHidden || !this.takesMessages) return false;
    if (!this.isMinor) return true;
    return this.guardians.size > 0 && ![...this.guardians.values()].some(({ forbids }) => forbids);
  }

  protected writes(coach: Coach, college: College): boolean {
    return !this.gone.has(coach) && this.roles.has(`${coach} ${college}`);
  }

  protected goesOn({ coach, college, said, isTakenOver }: KnownThread): boolean {
    return said === 'nothing' && !isTakenOver && this.writes(coach, college) && this.mayBeWrittenTo();
  }

  protected mayBegin(coach: Coach, college: College): boolean {
    const ofCollege = this.known.filter((one) => one.college === college);
    return (
      this.writes(coach, college) &&
      this.mayBeWrittenTo() &&
      !this.known.some((one) => one.said === 'block' && one.coach === coach) &&
      !ofCollege.some((one) => one.said === 'block' && this.writes(one.coach, college)) &&
      !ofCollege.some(({ said }) => said === 'no') &&
      !ofCollege.some((one) => one.said === 'nothing' && !one.isTakenOver && this.writes(one.coach, college))
    );
  }
}
