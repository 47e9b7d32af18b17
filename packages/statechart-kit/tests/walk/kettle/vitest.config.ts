import { defineConfig } from 'vitest/config'

/** The walk of a kettle whose stage is wrong, for the test beside this folder: nothing else runs it. */
export default defineConfig({ test: { root: import.meta.dirname, include: ['walk.ts'] } })
