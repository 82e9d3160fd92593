import { exportJWK, generateKeyPair, type JWK } from 'jose'

/** The private keys of a site that uses Singpass. */
export const relyingPartyKeys = async () => ({
  signing: await privateJwk('sig'),
  encryption: await privateJwk('enc'),
})

async function privateJwk(use: 'sig' | 'enc'): Promise<JWK> {
  const alg = use === 'sig' ? 'ES256' : 'ECDH-ES+A256KW'
  const { privateKey } = await generateKeyPair(alg, { extractable: true, crv: 'P-256' })
  return { ...(await exportJWK(privateKey)), use, kid: `${use}-1` }
}
