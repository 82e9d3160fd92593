import { type Route, route } from '#shared/contract.ts'
import * as contracts from '../contract.ts'
import { getCompany } from './get-company.ts'
import { listFeaturedCompanies } from './list-featured-companies.ts'
import { listSimilarCompanies } from './list-similar-companies.ts'
import { type CompanyServices, searchCompanies } from './search-companies.ts'
import { setReplyDays } from './set-reply-days.ts'
import { suggestCompanies } from './suggest-companies.ts'

export function companyRoutes(services: CompanyServices): Route[] {
  return [
    route(contracts.getCompany, (request, viewer) => getCompany(services, request, viewer)),
    route(contracts.searchCompanies, (request, viewer) => searchCompanies(services, request, viewer)),
    route(contracts.listFeaturedCompanies, (request, viewer) =>
      listFeaturedCompanies(services, request, viewer),
    ),
    route(contracts.suggestCompanies, (request, viewer) => suggestCompanies(services, request, viewer)),
    route(contracts.findCompaniesByName, ({ company_name, size }, viewer) =>
      suggestCompanies(services, { query: company_name, size }, viewer),
    ),
    route(contracts.listSimilarCompanies, (request, viewer) =>
      listSimilarCompanies(services, request, viewer),
    ),
    route(contracts.setReplyDays, (request, viewer) => setReplyDays(services, request, viewer)),
  ]
}
