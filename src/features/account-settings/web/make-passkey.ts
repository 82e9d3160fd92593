import {
  addPasskeyCall,
  consoleSetUpPasskeyCall,
  consoleSetUpPasskeyOptionsCall,
  passkeyOptionsCall,
} from '#features/sign-in/calls.ts'
import type { consoleSetUpPasskey, consoleSetUpPasskeyOptions } from '#features/sign-in/contract/console.ts'
import type { Attestation, addPasskey, passkeyOptions } from '#features/sign-in/contract/passkeys.ts'
import { callApi } from '#shared/api-client.ts'

/** Makes a passkey on this device and stores it with a name. Rejects if the person cancels or the server refuses. */
export async function makePasskey({ language, name }: { language: string; name: string }): Promise<void> {
  const { options } = await callApi<typeof passkeyOptions>(passkeyOptionsCall, {}, { language })
  const response = await make(options)
  await callApi<typeof addPasskey>(addPasskeyCall, { name, response }, { language })
}

/** The same for an operator's set-up by a link of the command line. */
export async function makeConsolePasskey({
  language,
  name,
}: {
  language: string
  name: string
}): Promise<void> {
  const { options } = await callApi<typeof consoleSetUpPasskeyOptions>(
    consoleSetUpPasskeyOptionsCall,
    {},
    { language },
  )
  const response = await make(options)
  await callApi<typeof consoleSetUpPasskey>(consoleSetUpPasskeyCall, { name, response }, { language })
}

async function make(options: object): Promise<Attestation> {
  // Options and response are JSON.
  const json: PublicKeyCredentialCreationOptionsJSON = JSON.parse(JSON.stringify(options))
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json)
  const made = await navigator.credentials.create({ publicKey })
  if (!(made instanceof PublicKeyCredential)) throw new Error('No passkey was made.')
  return JSON.parse(JSON.stringify(made))
}
