import { data } from 'react-router'
import { MaintenanceScreen } from '#app/common/maintenance-screen.tsx'

/** Where a proxy leads while something is off; says so to programs too. */
export function loader() {
  return data(null, { status: 503, headers: { 'Retry-After': '600' } })
}

export default MaintenanceScreen
