import { parseArgs } from 'node:util'
import {
  type Appointment,
  grantOperator,
  operatorEmails,
  revokeOperator,
} from '#features/operators/server/appoint-operator.ts'
import { systemClock } from '#platform/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import { ConfigurationError, readEnv } from '#platform/env.ts'
import { olderSite, runCommand } from './run-command.ts'
import { expectedOrigin } from './sites.ts'

/** The program behind `bin/operator`: decides who may use the operators' console. */

const USAGE = `Usage: bin/operator.js grant EMAIL
       bin/operator.js revoke EMAIL
       bin/operator.js list

  grant   lets the account with this email address, which must be proven, use the console, and prints a link there by
          which its owner sets up the password and the authenticator app or passkey that the console asks for; it works
          once, within a day. Again for who has lost them: what was set up before ends when the new one is
  revoke  takes that back, and ends the account's sessions there at once
  list    prints who may`

const SENTENCES: Readonly<Record<'grant' | 'revoke', Readonly<Record<Appointment, string>>>> = {
  grant: {
    done: 'This account may use the console now. Its owner sets up the sign-in here, once, within a day:',
    'nothing-to-do':
      'This account may use the console already. Its owner can set up the sign-in anew here, once, within a day:',
    'no-account': 'No account has this email address. Sign up on the site first.',
    'email-not-proven': 'This email address is not proven yet. Sign in on the site and prove it first.',
  },
  revoke: {
    done: 'This account may not use the console any more.',
    'nothing-to-do': 'This account could not use the console.',
    'no-account': 'No account has this email address.',
    'email-not-proven': '',
  },
}

await runCommand(main, { usage: USAGE, sentenceFor: olderSite })

async function main(): Promise<void> {
  const { command, email } = readArguments()
  const env = readEnv()
  const database = await openDatabase(env)
  const deps = { db: database.db, clock: systemClock }
  try {
    if (command === 'list') {
      console.log((await operatorEmails(deps)).join('\n') || 'Nobody.')
      return
    }
    if (command === 'grant') {
      const { appointment, link } = await grantOperator(deps, email)
      console.log(SENTENCES.grant[appointment])
      if (link === null) process.exitCode = 1
      else console.log(expectedOrigin(env, 'console') + link)
      return
    }
    const done = await revokeOperator(deps, email)
    console.log(SENTENCES.revoke[done])
    if (done === 'no-account') process.exitCode = 1
  } finally {
    await database.close()
  }
}

function readArguments(): { command: 'grant' | 'revoke' | 'list'; email: string } {
  const options = { help: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  if (values.help) {
    console.log(USAGE)
    process.exit(0)
  }
  const [named, email = '', ...rest] = positionals
  const command = (['grant', 'revoke', 'list'] as const).find((known) => known === named)
  if (command === undefined || rest.length > 0 || (command === 'list') !== (email === '')) {
    throw new ConfigurationError(USAGE)
  }
  return { command, email }
}
