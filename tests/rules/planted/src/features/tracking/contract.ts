// violates: contract-packages
import 'react'
