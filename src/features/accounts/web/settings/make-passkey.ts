import { postApi } from '#shared/api-client.ts'
import type { Attestation, addPasskey, passkeyOptions } from '../../contract/passkeys.ts'

/** Has this device make a passkey and keeps it under a name. Rejects when nobody has confirmed, or the server refuses. */
export async function makePasskey({ language, name }: { language: string; name: string }): Promise<void> {
  const { options } = await postApi<typeof passkeyOptions>(
    '/api-server/auth/passkeys/options',
    {},
    { language },
  )
  // Options and answer pass as JSON, which both sides speak.
  const json: PublicKeyCredentialCreationOptionsJSON = JSON.parse(JSON.stringify(options))
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json)
  const made = await navigator.credentials.create({ publicKey })
  if (!(made instanceof PublicKeyCredential)) throw new Error('No passkey was made.')
  const response: Attestation = JSON.parse(JSON.stringify(made))
  await postApi<typeof addPasskey>('/api-server/auth/passkeys', { name, response }, { language })
}
