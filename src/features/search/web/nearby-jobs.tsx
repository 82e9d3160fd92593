import { LinkButton } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { JobCard } from '../../jobs/web/door.tsx'
import type { NearbyJobs as Nearby } from '../contract/nearby-jobs.ts'
import type { Found } from './found-shown.ts'
import { changed, queryString } from './search-address.ts'
import { addressName } from './search-request.ts'
import { useText } from './texts.ts'

interface NearbyJobsProps {
  nearby: Nearby
  found: Found
  address: URLSearchParams
  now: number
  /** Beside a chosen job. */
  isNarrow?: boolean
}

/**
 * Where nothing was found, or nothing but the words as typed: jobs of a wider search, under a heading that says how it
 * was widened.
 */
export function NearbyJobs({ nearby, found, address, now, isNarrow = false }: NearbyJobsProps) {
  const t = useText()
  return (
    <section aria-labelledby="nearby">
      <h2 id="nearby" className="mb-3 text-17 font-bold">
        {nearby.title}
      </h2>
      <ul
        data-query={found.query_id}
        data-sub-page="nearby"
        className={classNames('grid grid-cols-1 gap-2.5', !isNarrow && 'sm:grid-cols-2 xl:grid-cols-3')}
      >
        {nearby.jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} now={now} />
          </li>
        ))}
      </ul>
      {nearby.total > nearby.jobs.length && (
        <p className="mt-4 text-center">
          <LinkButton to={queryString(addressOf(nearby.request, address)) || '?'} rel="nofollow">
            {t('find.show_jobs', { count: nearby.total })}
          </LinkButton>
        </p>
      )}
    </section>
  )
}

/** The address of a search for all of them. */
function addressOf(
  { query, country, close_only, ...filters }: Nearby['request'],
  address: URLSearchParams,
): URLSearchParams {
  const parameters: [string, string][] = [
    ['query', query],
    ['country', country === '' ? 'all' : country],
    ['distant', close_only ? '' : '1'],
    ...Object.entries(filters).map(([api, value]): [string, string] => [
      addressName(api) ?? api,
      String(value ?? ''),
    ]),
  ]
  return parameters.reduce((next, [name, value]) => changed(next, name, value || null), address)
}
