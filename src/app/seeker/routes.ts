import { siteRoutes } from '../site-routes.ts'

/** The pages of the seeker site. */
export default siteRoutes('seeker', 'app/seeker/routes/language.tsx')
