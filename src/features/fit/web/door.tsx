import { later } from '#ui/later.tsx'

/** What the app adds to jobs for a signed-in seeker, all in one script that is loaded later: visitors load none of it. */
export const OwnPart = later(
  () => import('./own-part.tsx'),
  ({ OwnPart }) => OwnPart,
)
