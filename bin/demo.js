#!/usr/bin/env node
// `node bin/demo.js [--jobs 20000] [--companies 2000] [--seed 1]`: adds a demo world of any size to the database.

import { run } from './lib/child.js'
import { install } from './lib/install.js'
import { pinnedNode } from './lib/pinned-node.js'
import { runScript } from './lib/run-script.js'

await runScript(async () => {
  await install()
  const { status } = await run(pinnedNode(), ['bin/lib/add-demo-world.ts', ...process.argv.slice(2)])
  return status
})
