#!/usr/bin/env node
// `npm run check`: the checks that read the sources without running them. `npm run check -- texts` runs one check.

import { existsSync } from 'node:fs'
import { build } from './lib/build.js'
import { run } from './lib/child.js'
import { install } from './lib/install.js'
import { pinnedNode } from './lib/pinned-node.js'
import { inProject } from './lib/project.js'
import { runScript } from './lib/run-script.js'

await runScript(async () => {
  const names = process.argv.slice(2)
  await install()
  const node = pinnedNode()
  // A planted violation is tested on the built pages, of any day.
  if (names.length === 0 && !existsSync(inProject('build'))) await build(node)
  const { status } = await run(node, ['tests/checks/main.ts', ...names])
  return status
})
