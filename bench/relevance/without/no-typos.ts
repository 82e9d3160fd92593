/** Replaces `text/edit-distance.ts`: no word is near any other. */
import type * as replaced from '#job-index/text/edit-distance.ts'

export const editDistance: typeof replaced.editDistance = (_a, _b, limit) => limit + 1
