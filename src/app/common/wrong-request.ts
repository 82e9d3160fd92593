import { data, type MiddlewareFunction } from 'react-router'
import { services } from './services.ts'

/** Runs before every page: shows the error page for a request that no page accepts, before any loader or action. */
export const refuseWrongRequest: MiddlewareFunction<Response> = ({ context }) => {
  const { wrongRequest } = context.get(services)
  if (wrongRequest !== null) throw data(null, { status: wrongRequest })
}
