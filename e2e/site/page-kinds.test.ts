import { describe, expect, test } from 'vitest'
import routes from '#app/seeker/routes.ts'
