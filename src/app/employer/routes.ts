import { siteRoutes } from '../site-routes.ts'

/** The pages of the employer site. */
export default siteRoutes('employer', 'app/common/routes/language.tsx')
