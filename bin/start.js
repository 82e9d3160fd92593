#!/usr/bin/env node
// `npm start`: installs and builds what is missing, then serves the site, its database and its background jobs;
// `npm start -- web`, `npm start -- realtime` and `npm start -- worker` do one of these.

import { build } from './lib/build.js'
import { serve } from './lib/child.js'
import { install } from './lib/install.js'
import { pinnedNode } from './lib/pinned-node.js'
import { preflight } from './lib/preflight.js'
import { runScript } from './lib/run-script.js'
import { ENVIRONMENT, NODE_FLAGS } from './lib/site-process.js'

await runScript(async () => {
  const roles = process.argv.slice(2)
  const servesPages = roles.length === 0 || roles.includes('web')
  await preflight(process.env, { takesPort: servesPages || roles.includes('realtime') })
  await install()
  const node = pinnedNode()
  if (servesPages) await build(node)
  return serve(node, [...NODE_FLAGS, 'src/entry/main.ts', ...roles], ENVIRONMENT)
})
