import type { Room } from '../room.ts'
import { personalData } from './personal-data.ts'

export const room: Room = {
  impersonalTables: ['companies', 'company_changes', 'company_photos', 'company_photo_texts'],
  personalData,
  pages: [
    {
      site: 'seeker',
      path: 'companies',
      alsoAt: ['company'],
      file: 'companies.tsx',
      isInSitemap: true,
      kinds: {
        companies: '/companies?country=PH&size=6',
        'filtered companies': '/companies?country=PH&industries=2,16&hiring=1&size=6',
        'no companies': '/companies?country=PH&query=lantern&industries=41',
      },
    },
    {
      site: 'seeker',
      path: 'company/:slugId',
      file: 'company.tsx',
      id: 'company',
      kinds: {
        company: '/company/{company harbour}',
        'company of its own language': '/company/{company aobane}',
      },
    },
    {
      site: 'seeker',
      path: 'company/:slugId/culture',
      file: 'company.tsx',
      id: 'company-culture',
      kinds: { 'company culture': '/company/{company harbour}/culture' },
    },
    {
      site: 'seeker',
      path: 'company/:slugId/jobs',
      file: 'company.tsx',
      id: 'company-jobs',
      kinds: { 'company jobs': '/company/{company harbour}/jobs' },
    },
    {
      site: 'seeker',
      path: 'company/:slugId/remote-jobs',
      file: 'company.tsx',
      id: 'company-remote-jobs',
      kinds: { 'company without remote jobs': '/company/{company harbour}/remote-jobs' },
    },
  ],
  scripts: { bundle: 'companies' },
  async person({ blocks }) {
    return async (accountId) => ({ hiddenCompanyIds: [...(await blocks.ofAccount(accountId))] })
  },
  async relation({ blocks }) {
    return async ({ accountId, companyId }) => ({
      isBlocked: (await blocks.ofAccount(accountId)).has(companyId),
    })
  },
  async serve(services) {
    const { companyRoutes } = await import('./server/routes.ts')
    return { routes: companyRoutes(services) }
  },
  async sitemap() {
    return (await import('./server/sitemap.ts')).sitemap
  },
  async tasks(services) {
    const { companyTasks } = await import('./server/jobs.ts')
    return companyTasks(services)
  },
}
