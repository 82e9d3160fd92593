#!/usr/bin/env node
// `npm start`: installs and builds what is missing, then serves the site, its database and its background jobs.

import { build } from './lib/build.js'
import { serve } from './lib/child.js'
import { install } from './lib/install.js'
import { pinnedNode } from './lib/pinned-node.js'
import { preflight } from './lib/preflight.js'
import { runScript } from './lib/say.js'

await runScript(async () => {
  await preflight()
  await install()
  const node = pinnedNode()
  await build(node)
  return serve(node, ['src/entry/main.ts'], { NODE_ENV: 'production' })
})
