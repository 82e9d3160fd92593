import { data, type MiddlewareFunction } from 'react-router'
import { services } from './services.ts'

/** In front of every page: a request that no page takes leads to the error page, and no loader or action sees it. */
export const refuseWrongRequest: MiddlewareFunction<Response> = ({ context }) => {
  const { wrongRequest } = context.get(services)
  if (wrongRequest !== null) throw data(null, { status: wrongRequest })
}
