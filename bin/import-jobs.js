#!/usr/bin/env node
// `bin/import-jobs.js FILE|URL`: reads postings of any format into the database; see --help.

import { serve } from './lib/child.js'
import { install } from './lib/install.js'
import { pinnedNode } from './lib/pinned-node.js'
import { runScript } from './lib/run-script.js'

await runScript(async () => {
  await install()
  return serve(pinnedNode(), ['src/entry/import-jobs.ts', ...process.argv.slice(2)], {
    JOBLANE_CALLED_FROM: process.cwd(),
  })
})
