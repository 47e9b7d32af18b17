import fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import type { Described } from '../core/moment.ts'
import type { Fared, Verdict } from '../core/properties.ts'
import { type Broken, type Story, tryOut, type Walkable } from './try-walk.ts'

/** Which walks: those of a seed, or the one among them that a path names, made as short as it was. */
export type Plan = {
  readonly seed: number
  readonly runs: number
  /** The most that is drawn for one walk. */
  readonly steps: number
  readonly path?: string | undefined
  /** Milliseconds after which no shorter story is looked for. */
  readonly patience?: number | undefined
}

/** What walks did, and how each statement fared on them. */
export type Walks<Moment extends Described = Described> = {
  readonly walks: number
  readonly steps: number
  /** How often each kind of thing happened. */
  readonly happened: ReadonlyMap<string, number>
  readonly fared: ReadonlyMap<string, Fared>
  /** The shortest story that breaks a statement; null where none was broken. */
  readonly story: Story<Moment> | null
}

/** Walks at random until all runs are done or a statement is broken, of which the story is then made as short as it gets. */
export async function walkAtRandom<Choice, Moment extends Described>(
  walkable: Walkable<Choice, Moment>,
  plan: Plan,
): Promise<Walks<Moment>> {
  const { seed, runs, path, patience = Infinity } = plan
  const { choices, properties, smooth } = walkable
  const counts = newCounts([smooth, ...Object.keys(properties)])
  const until = performance.now() + patience
  const found: Broken<Choice, Moment>[] = []
  const judged = fc.asyncProperty(
    // Without a bias towards short ones, which are left to the search for the shortest.
    fc.noBias(walkOf(choices, plan)),
    async (drawn) => {
      const { moments, verdicts, broken } = await tryOut(walkable, drawn, found[0]?.property)
      if (found.length === 0) counts.add(moments, verdicts)
      if (broken) found.push(broken)
      return broken === null
    },
  )
  const result = await fc.check(judged, {
    seed,
    numRuns: runs,
    ...(path === undefined ? {} : { path }),
    ...(patience === Infinity ? {} : { interruptAfterTimeLimit: patience }),
  })
  const shortest = found.at(-1)
  // A walk that could not even begin.
  if (result.failed && !shortest) throw result.errorInstance
  if (!shortest) return { ...counts.sum(), story: null }
  const { property, moments, reason } = await shorten(walkable, shortest, until)
  return { ...counts.sum(), story: { property, moments, reason, path: result.counterexamplePath ?? '' } }
}

/** What is drawn for the walks of a seed, without any being taken. */
export function drawnFor<Choice>(
  { choices }: { readonly choices: Arbitrary<Choice> },
  plan: Plan,
): readonly Choice[][] {
  return fc.sample(fc.noBias(walkOf(choices, plan)), { seed: plan.seed, numRuns: plan.runs })
}

/** Whether any of these walks breaks a statement, or cannot even begin. No shorter one is looked for. */
export async function isBrokenOn<Choice, Moment extends Described>(
  walkable: Walkable<Choice, Moment>,
  walks: readonly (readonly Choice[])[],
): Promise<boolean> {
  try {
    for (const drawn of walks) if ((await tryOut(walkable, drawn)).broken) return true
    return false
  } catch {
    return true
  }
}

const walkOf = <Choice>(choices: Arbitrary<Choice>, { steps }: Plan) =>
  fc.array(choices, { maxLength: steps, size: 'max' })

/** Leaves out every choice that it does not take to break the statement, those of the end too, which fast-check does not see. */
async function shorten<Choice, Moment extends Described>(
  walkable: Walkable<Choice, Moment>,
  known: Broken<Choice, Moment>,
  until: number,
): Promise<Broken<Choice, Moment>> {
  let best = known
  for (let isShorter = true; isShorter;) {
    isShorter = false
    for (let at = 0; at < best.chosen.length && performance.now() < until; at += 1) {
      const { broken } = await tryOut(walkable, best.chosen.toSpliced(at, 1), best.property)
      // What is left out may come back at the end.
      if (!broken || broken.moments.length > best.moments.length || broken.chosen.length >= best.chosen.length) continue
      best = broken
      isShorter = true
      at -= 1
    }
  }
  return best
}

function newCounts(names: readonly string[]) {
  const happened = new Map<string, number>()
  const fared = new Map<string, Fared>(names.map((name) => [name, { held: 0, broken: 0, inconclusive: 0 }]))
  let [walks, steps] = [0, 0]
  return {
    add: ([, ...taken]: readonly Described[], verdicts: ReadonlyMap<string, Verdict>): void => {
      walks += 1
      steps += taken.length
      for (const { kind } of taken) happened.set(kind, (happened.get(kind) ?? 0) + 1)
      for (const [name, verdict] of verdicts) {
        const known = fared.get(name)
        if (known) fared.set(name, { ...known, [verdict]: known[verdict] + 1 })
      }
    },
    sum: () => ({ walks, steps, happened, fared }),
  }
}

/** Which of several samples. The first are those of all going well, which without this came as rarely as each of many failures. */
export const sample = fc.oneof(fc.nat(2), fc.nat(1 << 10))

/** All items of a list, starting at an index. The index wraps around the length. */
export function from<Item>(items: readonly Item[], start: number): readonly Item[] {
  const at = items.length === 0 ? 0 : start % items.length
  return [...items.slice(at), ...items.slice(0, at)]
}
