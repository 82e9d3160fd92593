// violates: room-rank
import '../../jobs/web/door.tsx'
