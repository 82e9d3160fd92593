import { postApi } from '#shared/api-client.ts'
import type { Attestation, addPasskey as addCall, passkeyOptions } from '../contract/passkeys.ts'

/**
 * Has this device make a passkey, which is kept under the name. Answers its id. Rejects when nobody has confirmed, the
 * device has one already, or the server refuses (41058: it has to be proven first who asks).
 */
export async function addPasskey(name: string, { language }: { language: string }): Promise<string> {
  const address = '/api-server/auth/passkeys/options'
  const { options } = await postApi<typeof passkeyOptions>(address, {}, { language })
  const json: PublicKeyCredentialCreationOptionsJSON = JSON.parse(JSON.stringify(options))
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json)
  const credential = await navigator.credentials.create({ publicKey })
  if (!(credential instanceof PublicKeyCredential)) throw new Error('No passkey was made.')
  const response: Attestation = JSON.parse(JSON.stringify(credential))
  const { id } = await postApi<typeof addCall>('/api-server/auth/passkeys', { name, response }, { language })
  return id
}
