import { ConfigurationError } from '#platform/env.ts'

/**
 * Runs what a command does. What the caller can mend is told in a sentence: what is wrong with the configuration or the
 * arguments, and what `sentenceFor` knows; anything else with its stack. Ends the process with 1 after either.
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
