#!/usr/bin/env node

// `node bin/pictures.js [http://127.0.0.1:3000]`: takes the pictures of the README anew, from a site with the demo world
// that runs at this address.

import { run } from './lib/child.js'
import { chromium } from './lib/chromium.js'
import { install } from './lib/install.js'
import { pinnedNode } from './lib/pinned-node.js'
import { runScript, Trouble } from './lib/run-script.js'

await runScript(async () => {
  await install()
  const browser = await chromium()
  if (!browser)
    throw new Trouble('The pictures are taken by Chromium, and there is none: install it and start again.')
  const [site = 'http://127.0.0.1:3000'] = process.argv.slice(2)
  const { status } = await run(pinnedNode(), ['e2e/site/take-pictures.ts', browser, site])
  return status
})
