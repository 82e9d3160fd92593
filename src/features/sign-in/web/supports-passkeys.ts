/** Passkeys need a host name: a site that is opened by its IP address has none. */
export const supportsPasskeys = (): boolean =>
  !/^[\d.]+$|^\[/.test(location.hostname) &&
  typeof PublicKeyCredential !== 'undefined' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  'toJSON' in PublicKeyCredential.prototype
