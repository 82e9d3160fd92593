// violates: calls
import 'zod'
