import { deviceStore } from './on-device.ts'

/** Whether this device remembers searches and opened jobs. It does until its owner says otherwise. */
export const remembering = deviceStore('remembering', (kept) => kept !== false)
