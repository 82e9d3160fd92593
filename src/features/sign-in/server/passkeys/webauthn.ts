/** The library of passkeys. It is loaded with the first one: 9 MB that a site without passkeys does not need. */
export const webauthn = () => import('@simplewebauthn/server')
