import { data } from 'react-router'

/** Every path that is no page: the status comes from here, the page from the root's error boundary. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
