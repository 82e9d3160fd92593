#!/usr/bin/env node
// `bin/maintenance.js on|off|status`: keeps visitors out while the site continues to run; see --help.

import { serve } from './lib/child.js'
import { install } from './lib/install.js'
import { pinnedNode } from './lib/pinned-node.js'
import { runScript } from './lib/run-script.js'

await runScript(async () => {
  await install()
  return serve(pinnedNode(), ['src/entry/maintenance.ts', ...process.argv.slice(2)])
})
