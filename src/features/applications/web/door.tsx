import { later } from '#ui/later.tsx'

/** Applying in a sheet, for a signed-in seeker: visitors load none of it, and follow the link. */
export const ApplyPart = later(
  () => import('./apply-part.tsx'),
  ({ ApplyPart }) => ApplyPart,
)
