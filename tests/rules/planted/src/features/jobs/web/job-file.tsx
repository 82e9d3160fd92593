// violates: web-runs-in-browsers
import 'node:fs'
