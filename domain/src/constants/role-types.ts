/** The seven posts of a college's coaching staff (specification §3). */
export const COACH_STAFF_TYPES = [
  'headcoach',
  'interimheadcoach',
  'associateheadcoach',
  'assistantcoach',
  'goalkeepercoach',
  'volunteerassistantcoach',
  'contentmanager',
] as const;
