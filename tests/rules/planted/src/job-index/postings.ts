// violates: job-index
import '../config/languages.ts'
