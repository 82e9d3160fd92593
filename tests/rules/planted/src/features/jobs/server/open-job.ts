// violates: use-case
import '../../../platform/db/schema.generated.ts'
