import { readdirSync } from 'node:fs'
import { parse } from 'node:path'
import type { Step, Steps } from './migration-step.ts'

/**
 * Every step of this folder in order. A step that was once released is never changed; a new one is added behind it. It adds, so that servers
 * of the version before go on beside it; what takes away says in its name whom it still serves (docs/developers/releases.md).
 */
export const migrations: Steps = Object.fromEntries(
  await Promise.all(
    readdirSync(import.meta.dirname)
      .filter((file) => /^\d{3}-.*\.ts$/.test(file))
      .toSorted()
      .map(async (file) => [parse(file).name, await readStep(file)] as const),
  ),
)

async function readStep(file: string): Promise<Step> {
  const step: unknown = await import(new URL(file, import.meta.url).href)
  if (!isStep(step)) throw new Error(`server/schema/migrations/${file} exports no function up`)
  return step
}

function isStep(step: unknown): step is Step {
  return typeof step === 'object' && step !== null && 'up' in step && typeof step.up === 'function'
}
