#!/usr/bin/env node
// `bin/feeds.js list|add|run|remove`: the feeds that are read on a schedule; see --help.

import { serve } from './lib/child.js'
import { install } from './lib/install.js'
import { pinnedNode } from './lib/pinned-node.js'
import { runScript } from './lib/run-script.js'

await runScript(async () => {
  await install()
  return serve(pinnedNode(), ['src/entry/feeds.ts', ...process.argv.slice(2)], {
    JOBLANE_CALLED_FROM: process.cwd(),
  })
})
