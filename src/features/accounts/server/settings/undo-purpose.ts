/** Of tokens that give an account its former address back; `dropPending` and `dropCredentials` know it too. */
export const UNDO_PURPOSE = 'address-undo'
