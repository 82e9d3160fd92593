// violates: shells-apart
import { logo } from '../seeker/logo.ts'

export const shell = logo
