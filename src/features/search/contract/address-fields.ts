import { JOB_FILTERS, jobFilterNames, type ListKind } from '#config/job-filters.ts'

const LIST_KINDS: ReadonlySet<string> = new Set<ListKind>([
  'ids',
  'tags',
  'exclude-words',
  'exclude-companies',
  'exclude-languages',
])

/** The filters with a name in addresses. */
export const ADDRESSED = jobFilterNames.flatMap((filter) => {
  const { kind, api, address } = JOB_FILTERS[filter]
  return address === null ? [] : [{ kind, api, address }]
})

/**
 * What an address asks for under the names of the calls: filters, words and pay. Values are passed on unchanged: the API
 * reports which are wrong.
 */
export function fieldsOfAddress(address: URLSearchParams) {
  const [salaryFrom = '', salaryTo = ''] = (address.get('salary') ?? '').split(/[-,]/)
  const fields = ADDRESSED.filter(({ kind }) => kind !== 'pay').map(({ kind, api, address: name }) => [
    api,
    LIST_KINDS.has(kind) ? address.getAll(name) : (address.get(name) ?? ''),
  ])
  return {
    ...Object.fromEntries(fields),
    query: address.get('query') ?? '',
    salary_from: salaryFrom,
    salary_to: salaryTo,
    literal: address.get('literal') ?? '',
  }
}
