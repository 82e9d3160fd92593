import { siteRoutes } from '../site-routes.ts'

/** The pages of the operators' console. */
export default siteRoutes('console', 'app/common/routes/language.tsx')
