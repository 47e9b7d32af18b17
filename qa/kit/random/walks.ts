import fc, { type Arbitrary } from 'fast-check'
import { lengthToBreak, verdictOf, type End, type Fared, type Property, type Verdict } from '../properties.ts'

/** What every moment of a walk says of itself, for whoever reads the walk. */
export type Described = {
  /** What led here, in words: `save: offline`, `Ana posts job 1`. */
  readonly words: string
  /** The same without its details, to be counted: `form.submitted`, `save answers`. */
  readonly kind: string
  /** Where that led to, where there is a word for it: `open.failed`. */
  readonly state: string
}

/** Something that can be walked at random, again and again. */
export type Walkable<Choice, Moment extends Described> = {
  /** What is drawn for each step. What it means is up to the moment at which it is taken. */
  readonly choices: Arbitrary<Choice>
  /** The statements that every walk is held against, by name. */
  readonly properties: { readonly [Name in string]?: Property<Moment> }
  /** What a step that throws breaks. */
  readonly smooth: string
  /** Begins anew, as if nothing had ever happened. */
  readonly begin: () => Promise<Walking<Choice, Moment>>
}

/** One walk under way. */
export type Walking<Choice, Moment> = {
  readonly start: Moment
  /** Does what was drawn, and adds what comes of it; nothing where nothing like it can be done now. */
  readonly take: (choice: Choice, add: (moment: Moment) => void) => Promise<void>
  /** Lets what is under way come to its end, moment by moment, without anybody doing anything more; answers how that ended. */
  readonly settle: (add: (moment: Moment) => void) => Promise<End>
  readonly close: () => Promise<void>
}

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

/** How a statement was broken. */
export type Story<Moment extends Described = Described> = {
  readonly property: string
  /** The start, and every step. */
  readonly moments: readonly Moment[]
  /** What was thrown, where something was. */
  readonly reason: string | null
  /** With the seed, all that it takes to tell it again. */
  readonly path: string
}

/** Walks at random until all runs are done or a statement is broken, of which the story is then made as short as it gets. */
export async function walkAtRandom<Choice, Moment extends Described>(
  { choices, properties, smooth, begin }: Walkable<Choice, Moment>,
  { seed, runs, steps, path, patience }: Plan,
): Promise<Walks<Moment>> {
  const stated = Object.entries(properties).flatMap(([name, property]) => (property ? [{ name, property }] : []))
  const counts = newCounts([smooth, ...stated.map(({ name }) => name)])
  let story: Omit<Story<Moment>, 'path'> | null = null

  const judged = fc.asyncProperty(
    // Without a bias towards short ones, which are left to the search for the shortest.
    fc.noBias(fc.array(choices, { maxLength: steps, size: 'max' })),
    async (drawn) => {
      const { moments, end, reason } = await goOn(await begin(), drawn)
      const broken = (name: string, length: number) => ({ property: name, moments: moments.slice(0, length), reason })
      const found = [
        { name: smooth, verdict: reason === null ? 'held' : 'broken', tell: () => broken(smooth, moments.length) },
        ...stated.map(({ name, property }) => ({
          name,
          verdict: verdictOf(property, moments, end),
          tell: () => broken(name, lengthToBreak(property, moments)),
        })),
      ] as const
      if (story === null) counts.add(moments, found)
      // A shorter story is one of the same statement.
      const first = found.find(({ name, verdict }) => verdict === 'broken' && name === (story?.property ?? name))
      if (first) story = first.tell()
      return first === undefined
    },
  )
  const result = await fc.check(judged, {
    seed,
    numRuns: runs,
    ...(path === undefined ? {} : { path }),
    ...(patience === undefined ? {} : { interruptAfterTimeLimit: patience }),
  })
  return { ...counts.sum(), story: story && { ...endOf(story), path: result.counterexamplePath ?? '' } }
}

/** The compiler does not see that a story is told inside of a walk. */
const endOf = <Moment extends Described>(story: Omit<Story<Moment>, 'path'>): Omit<Story<Moment>, 'path'> => story

/** One walk from its start to its end; what is thrown ends it. */
async function goOn<Choice, Moment extends Described>(
  { start, take, settle, close }: Walking<Choice, Moment>,
  drawn: readonly Choice[],
): Promise<{ readonly moments: readonly Moment[]; readonly end: End; readonly reason: string | null }> {
  const moments = [start]
  const add = (moment: Moment): void => void moments.push(moment)
  try {
    for (const choice of drawn) await take(choice, add)
    return { moments, end: await settle(add), reason: null }
  } catch (reason) {
    return { moments, end: 'cut', reason: reason instanceof Error ? reason.message : String(reason) }
  } finally {
    await close()
  }
}

function newCounts(names: readonly string[]) {
  const happened = new Map<string, number>()
  const fared = new Map<string, Fared>(names.map((name) => [name, { held: 0, broken: 0, inconclusive: 0 }]))
  let [walks, steps] = [0, 0]
  return {
    add: (
      [, ...taken]: readonly Described[],
      found: readonly { readonly name: string; readonly verdict: Verdict }[],
    ): void => {
      walks += 1
      steps += taken.length
      for (const { kind } of taken) happened.set(kind, (happened.get(kind) ?? 0) + 1)
      for (const { name, verdict } of found) {
        const known = fared.get(name)
        if (known) fared.set(name, { ...known, [verdict]: known[verdict] + 1 })
      }
    },
    sum: () => ({ walks, steps, happened, fared }),
  }
}
