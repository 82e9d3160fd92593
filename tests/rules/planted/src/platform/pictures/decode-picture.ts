// Allowed: it runs in a limited process.
import 'sharp'
