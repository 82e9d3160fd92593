#!/usr/bin/env node
// `npm run check`: the checks that read the sources without running them. `npm run check -- texts` runs one check.

import { run } from './lib/child.js'
import { install } from './lib/install.js'
import { pinnedNode } from './lib/pinned-node.js'
import { runScript } from './lib/run-script.js'

await runScript(async () => {
  await install()
  const { status } = await run(pinnedNode(), ['tests/checks/main.ts', ...process.argv.slice(2)])
  return status
})
