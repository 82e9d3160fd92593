// violates: locales
import '../contract.ts'
