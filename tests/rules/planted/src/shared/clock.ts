// violates: no-test-code-in-production
import 'vitest'
