import type { Path } from '../paths.ts'
import type { Scene } from '../model.ts'
import { editsOf, type Edit } from './edits.ts'
import { mutantOf, sightsOf } from './mutant.ts'

/** Paths of one scene with what is told of the machine at each of their steps. */
export type Expected = { readonly scene: Scene; readonly walks: readonly Walk[] }

type Walk = { readonly path: Path; readonly sights: readonly string[] }

/** What paths of a scene tell of its machine as it is. */
export function expectedOf(scene: Scene, paths: readonly Path[]): Expected {
  const walks = paths.map((path) => ({ path, sights: [...sightsOf(scene.machine, scene.input, eventsOf(path))] }))
  return { scene, walks }
}

/** Every edit to the chart of a scene. All scenes of a model have the same. */
export const editsIn = ({ machine }: Scene): readonly Edit[] => editsOf(machine.config)

/** Whether a path of any scene goes otherwise, or shows something else on the way, once an edit is made to the chart. */
export function isNoticed(edit: Edit, expected: readonly Expected[]): boolean {
  return expected.some(({ scene, walks }) => {
    const mutant = made(scene, edit)
    return mutant === null || walks.some((walk) => differs(mutant, scene, walk))
  })
}

/** Null where XState makes no machine of it, which is noticed at once. */
function made({ machine }: Scene, edit: Edit): ReturnType<typeof mutantOf> | null {
  try {
    return mutantOf(machine, edit)
  } catch {
    return null
  }
}

function differs(mutant: ReturnType<typeof mutantOf>, { input }: Scene, { path, sights }: Walk): boolean {
  let step = 0
  for (const sight of sightsOf(mutant, input, eventsOf(path))) {
    if (sight !== sights[step]) return true
    step += 1
  }
  return false
}

const eventsOf = ({ steps }: Path) => steps.map(({ edge: { event } }) => event)
