import '../config/languages.ts'
