// violates: one-react-router
import 'react-router'
