#!/usr/bin/env node
// `npm run dev`: the site with pages that reload as their sources change.

import { serve } from './lib/child.js'
import { install } from './lib/install.js'
import { pinnedNode } from './lib/pinned-node.js'
import { preflight } from './lib/preflight.js'
import { runScript } from './lib/run-script.js'

await runScript(async () => {
  await preflight()
  await install()
  return serve(pinnedNode(), ['src/entry/main.ts'], { NODE_ENV: 'development', JOBLANE_MODE: 'development' })
})
