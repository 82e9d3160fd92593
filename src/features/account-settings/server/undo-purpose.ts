/** Of tokens that give an account its former address back; `dropCredentials` knows it too. */
export const UNDO_PURPOSE = 'address-undo'
