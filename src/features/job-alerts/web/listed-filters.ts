/** The filters whose values the form of an alert lists. */
export const LISTED = [
  'industryIds',
  'levelIds',
  'degreeIds',
  'arrangements',
  'companySizeIds',
  'financingStageIds',
] as const
