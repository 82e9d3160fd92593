// Allowed: a test beside the code enters as it needs.
import './queries.ts'
import 'vitest'
import '../../../../tests/builders.ts'
