// violates: no-test-code-in-production
import '../tests/builders.ts'
