import { later } from '#ui/later.tsx'

/** Parts of other rooms' pages for a signed-in seeker; visitors load none of them. */

export const BlockCompanyLink = later(
  () => import('./block-link.tsx'),
  ({ BlockCompanyLink: Part }) => Part,
)

export const BlockedNotice = later(
  () => import('./blocked-notice.tsx'),
  ({ BlockedNotice: Part }) => Part,
)
