import { data } from 'react-router'
import { closedSite } from '../closed-site.ts'
import { services } from '../services.ts'
import type { Route } from './+types/not-found'

/** Every path that is no page: the status comes from here, the page from the root's error boundary. */
export function loader({ context }: Route.LoaderArgs) {
  throw context.get(services).isClosed ? closedSite() : data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
