import type { Model } from '../model.ts'
import { chartWalks } from '../random/chart.ts'
import { drawnFor, isBrokenOn, type Plan } from '../random/walks.ts'
import type { Edit } from './edits.ts'
import { mutantOf } from './mutant.ts'

/**
 * Whether a statement of a model is broken on walks at random once an edit is made to its chart, or a step throws that did not. The walks
 * are the same for every edit, and none of them may break anything on the chart as it is.
 */
export async function noticesOnWalks(model: Model, plan: Plan): Promise<(edit: Edit) => Promise<boolean>> {
  const all = model.scenes.map((scene) => ({ scene, walks: drawnFor(chartWalks(model, scene), plan) }))
  for (const { scene, walks } of all) {
    if (await isBrokenOn(chartWalks(model, scene), walks))
      throw new Error(`${model.name}/${scene.name} breaks a statement as it is: npm run test:walks`)
  }
  return async (edit) => {
    for (const { scene, walks } of all) {
      const machine = mutantOf(scene.machine, edit)
      if (await isBrokenOn(chartWalks(model, { ...scene, machine }), walks)) return true
    }
    return false
  }
}
