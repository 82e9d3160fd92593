import { type Route, route } from '#shared/contract.ts'
import { getAllConfigLists, getConfigList, getSkills } from '../contract.ts'
import { allConfigLists, type CatalogueOf, configList, skillList } from './config-lists.ts'

export function lookupRoutes({ catalogueOf }: { catalogueOf: CatalogueOf }): Route[] {
  return [
    route(getConfigList, async ({ type }, viewer) => configList(catalogueOf, type, viewer)),
    route(getAllConfigLists, async (_request, viewer) => allConfigLists(catalogueOf, viewer)),
    route(getSkills, async (_request, viewer) => skillList(viewer)),
  ]
}
