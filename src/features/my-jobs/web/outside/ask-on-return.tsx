import { later } from '#ui/later.tsx'

/** Around the link to an employer's page, for a signed-in seeker: asks on their return whether they applied. */
export const ExternalPart = later(
  () => import('./external-part.tsx'),
  ({ ExternalPart }) => ExternalPart,
)
