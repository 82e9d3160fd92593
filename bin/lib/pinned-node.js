// The Node that runs everything except these scripts: the same version on every machine.

import { existsSync } from 'node:fs'
import { inProject } from './project.js'
import { Trouble } from './run-script.js'

// The first version that runs TypeScript without a flag.
const OWN_NODE_AT_LEAST = [22, 18]

/**
 * Path of the pinned Node; or of the current one, if none is packaged for the system and the current one is new enough.
 */
export function pinnedNode() {
  const packaged = inProject('node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  if (existsSync(packaged)) return packaged
  const [major, minor] = process.versions.node.split('.').map(Number)
  const [neededMajor, neededMinor] = OWN_NODE_AT_LEAST
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return process.execPath
  throw new Trouble(
    `No Node is packaged for ${process.platform} ${process.arch}, and ${process.versions.node} is too old: ` +
      `please install Node ${OWN_NODE_AT_LEAST.join('.')} or newer.`,
  )
}
