// violates: decoders-apart
import 'sharp'
