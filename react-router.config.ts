import type { Config } from '@react-router/dev/config'

/** The seeker site. The employer site gets a configuration of its own. */
export default {
  appDirectory: 'src/app/seeker',
  buildDirectory: 'build/seeker',
  // The route table is small: sending it with the first page saves a request before the first navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
