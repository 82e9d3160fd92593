export const isRoom = true
