#!/usr/bin/env node
// `bin/explain-search.js QUERY`: how a query is read, what each step finds, how hits are scored; see --help.

import { serve } from './lib/child.js'
import { install } from './lib/install.js'
import { pinnedNode } from './lib/pinned-node.js'
import { runScript } from './lib/run-script.js'

await runScript(async () => {
  await install()
  return serve(pinnedNode(), ['src/entry/explain-search.ts', ...process.argv.slice(2)])
})
