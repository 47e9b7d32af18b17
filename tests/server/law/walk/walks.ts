import fc from 'fast-check'
import { steps, type Walked } from './commands.ts'
import { newModel } from './model.ts'
import { newStory } from './story.ts'
import type { World } from './world.ts'

/** Which walks: a path and a replay name one of those of a seed, made as small as it was. */
export type Plan = Readonly<{ seed: number; runs: number; steps: number; path?: string; replay?: string }>

/** Walks at random, and tells the shortest story in which the world did not do as the machine says; null where it always did. */
export async function walk(world: World, plan: Plan): Promise<string | null> {
  const { seed, runs, path, replay } = plan
  const walks = fc.commands<Walked, World, false>(steps, {
    maxCommands: plan.steps,
    size: 'max',
    ...(replay === undefined ? {} : { replayPath: replay }),
  })
  const property = fc.asyncProperty(walks, async (commands) => {
    const begin = async () => {
      await world.clear()
      return { model: { model: newModel(), story: newStory() }, real: world }
    }
    await fc.asyncModelRun(begin, commands)
  })
  const result = await fc.check(property, { seed, numRuns: runs, ...(path === undefined ? {} : { path }) })
  if (!result.failed) return null
  const story = result.errorInstance instanceof Error ? result.errorInstance.message : 'no walk could be made'
  const found = /replayPath="([^"]*)"/.exec(fc.stringify(result.counterexample?.[0]))?.[1]
  const again = [
    `--seed ${seed} --runs ${runs} --steps ${plan.steps}`,
    ...(result.counterexamplePath === null ? [] : [`--path ${result.counterexamplePath}`]),
    ...(found === undefined ? [] : [`--replay ${found}`]),
  ]
  return `${story}\nagain: npm run test:walks -- ${again.join(' ')}`
}
