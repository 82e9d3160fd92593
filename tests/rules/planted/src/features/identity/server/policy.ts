// violates: policy-packages
import 'node:fs'
