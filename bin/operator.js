#!/usr/bin/env node
// `bin/operator.js grant|revoke EMAIL`: sets who may use the operators' console; see --help.

import { serve } from './lib/child.js'
import { install } from './lib/install.js'
import { pinnedNode } from './lib/pinned-node.js'
import { runScript } from './lib/run-script.js'

await runScript(async () => {
  await install()
  return serve(pinnedNode(), ['src/entry/operator.ts', ...process.argv.slice(2)])
})
