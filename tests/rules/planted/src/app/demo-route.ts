// violates: app, no-demo-in-production
import '../../demo/world.ts'
