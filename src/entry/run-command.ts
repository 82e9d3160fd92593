import { ConfigurationError } from '#platform/env.ts'

/**
 * Runs a command. Errors that the caller can fix are printed as one sentence: wrong configuration or arguments, and
 * errors that `sentenceFor` knows; all others with their stack. Both end the process with status 1.
 */
export async function runCommand(
  main: () => Promise<void>,
  { usage, sentenceFor }: { usage: string; sentenceFor: (error: Error) => string | null },
): Promise<void> {
  try {
    await main()
  } catch (error) {
    console.error(
      commonSentence(error, usage) ?? (error instanceof Error ? sentenceFor(error) : null) ?? error,
    )
    process.exit(1)
  }
}

function commonSentence(error: unknown, usage: string): string | null {
  if (error instanceof ConfigurationError) return error.message
  const isAboutArguments =
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  return isAboutArguments ? `${error.message}\n\n${usage}` : null
}

/** For commands that do not migrate: the database may be empty or older than this program. */
export function olderSite(error: Error): string | null {
  const isOlder = 'code' in error && (error.code === UNDEFINED_TABLE || error.code === UNDEFINED_COLUMN)
  return isOlder ? 'No site of this version has run on this database yet.' : null
}

const UNDEFINED_TABLE = '42P01'
const UNDEFINED_COLUMN = '42703'
