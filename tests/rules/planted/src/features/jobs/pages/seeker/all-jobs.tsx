// violates: builds-know-the-rooms, pages
import '../../../rooms.ts'
