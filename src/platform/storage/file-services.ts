import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import type { Env } from '../env.ts'
import { type PrivateFiles, privateFiles } from './private-files.ts'
import { configuredScanner } from './scan.ts'
import { createUploads, type Uploads, uploadFolder } from './uploads.ts'

/** Where files come in, and where they stay. */
export interface FileServices {
  uploads: Uploads
  privateFiles: PrivateFiles
}

export const createFileServices = (
  env: Env,
  services: { db: Db; clock: Clock; reportScanner: (error: unknown) => void },
): FileServices => ({
  privateFiles: privateFiles(env),
  uploads: createUploads({
    ...services,
    folder: uploadFolder(env.dataFolder),
    scanner: configuredScanner(env),
    report: services.reportScanner,
  }),
})
