import { data, type LoaderFunctionArgs } from 'react-router'
import { closedSite } from '../../seeker/closed-site.ts'
import { services } from '../../seeker/services.ts'

/** Every path that is no page: the status comes from here, the page from the root's error boundary. */
export function loader({ context }: LoaderFunctionArgs) {
  throw context.get(services).isClosed ? closedSite() : data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
