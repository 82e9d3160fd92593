// violates: contract-packages
import 'node:crypto'
