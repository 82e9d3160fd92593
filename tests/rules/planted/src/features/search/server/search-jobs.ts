// Allowed: the room of search runs the index.
import '../../../job-index/postings.ts'
