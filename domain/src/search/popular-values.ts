/** The limit of the net price that is offered before the user chooses one, in dollars a year. */
export const DEFAULT_BUDGET = '20000';

/** The Ivy League among the conferences. */
export const IVY_LEAGUE = 'ncaa-d1-ivy';
