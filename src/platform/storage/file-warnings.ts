import type { FileWarning } from '#config/file-warnings.ts'
import type { Env } from '../env.ts'
import { isolation } from '../limited/sandbox.ts'

/** What operators should know about the protection from uploaded files: at the start, and at the console. */
export async function fileWarnings({ CLAMD_URL }: Pick<Env, 'CLAMD_URL'>): Promise<FileWarning[]> {
  const warnings: FileWarning[] = []
  if (CLAMD_URL === undefined) warnings.push('no_scanner')
  if ((await isolation()) !== 'sandbox') warnings.push('no_sandbox')
  return warnings
}
