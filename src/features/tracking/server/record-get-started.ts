import type { Viewer } from '#shared/viewer.ts'
import type { GetStartedReport } from '../contract.ts'
import { recordWebEvents } from './record-web-events.ts'
import type { TrackingServices } from './tracking-services.ts'

/**
 * Stores that a device began to sign up, and with which kind of address. The address itself is not stored: a person
 * without an account could neither see it nor have it deleted.
 */
export function recordGetStarted(
  services: TrackingServices,
  { device_id, email, phone_num, device, way }: GetStartedReport,
  viewer: Viewer,
): void {
  const by = email !== undefined ? 'email' : phone_num !== undefined ? 'phone' : way
  const event = {
    name: 'get_started',
    scene: 'get-started',
    device_id,
    device_type: device,
    device_name: undefined,
    event_time: services.clock.now().toISOString().slice(0, 19),
    params: by === undefined ? undefined : { by },
  }
  recordWebEvents(services, [event], viewer)
}
