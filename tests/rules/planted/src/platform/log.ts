// Allowed: the platform may know config.
import '../config/languages.ts'
