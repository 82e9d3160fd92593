// Allowed: a use-case asks its own policy.
import './policy.ts'
