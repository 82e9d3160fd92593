// violates: decoders-apart
import './decode-picture.ts'
