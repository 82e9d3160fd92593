// violates: everything-resolves
// @ts-expect-error it is not there, which is the point
import './gone.ts'
