// violates: shared
import '../config/languages.ts'
