// violates: unranked-room
import 'zod'
