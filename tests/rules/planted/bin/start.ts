// violates: nobody-imports-entry
import '../src/entry/web.ts'
