import {
  addPasskeyCall,
  consoleSetUpPasskeyCall,
  consoleSetUpPasskeyOptionsCall,
  passkeyOptionsCall,
} from '#features/sign-in/calls.ts'
import type { consoleSetUpPasskey, consoleSetUpPasskeyOptions } from '#features/sign-in/contract/console.ts'
import type { Attestation, addPasskey, passkeyOptions } from '#features/sign-in/contract/passkeys.ts'
import { callApi } from '#shared/api-client.ts'

/** Has this device make a passkey and keeps it under a name. Rejects when nobody has confirmed, or the server refuses. */
export async function makePasskey({ language, name }: { language: string; name: string }): Promise<void> {
  const { options } = await callApi<typeof passkeyOptions>(passkeyOptionsCall, {}, { language })
  const response = await make(options)
  await callApi<typeof addPasskey>(addPasskeyCall, { name, response }, { language })
}

/** The same for an operator whom the link of the command line has let set it up. */
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
  // Options and answer pass as JSON, which both sides speak.
  const json: PublicKeyCredentialCreationOptionsJSON = JSON.parse(JSON.stringify(options))
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json)
  const made = await navigator.credentials.create({ publicKey })
  if (!(made instanceof PublicKeyCredential)) throw new Error('No passkey was made.')
  return JSON.parse(JSON.stringify(made))
}
