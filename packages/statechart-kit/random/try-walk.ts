import type { Arbitrary } from 'fast-check'
import type { Described } from '../core/moment.ts'
import { lengthToBreak, verdictOf, type End, type Property, type Verdict } from '../core/properties.ts'

/** Something that can be walked at random, again and again. */
export type Walkable<Choice, Moment extends Described> = {
  /** What is drawn for each step. What it means is up to the moment at which it is taken. */
  readonly choices: Arbitrary<Choice>
  /** The statements that every walk is held against, by name. */
  readonly properties: { readonly [Name in string]?: Property<Moment> }
  readonly smooth: string
  /** How many things that are under way may come to their end, one after the other, before nobody waits for more. */
  readonly endings: number
  readonly begin: () => Promise<Walking<Choice, Moment>>
}

export type Walking<Choice, Moment> = {
  readonly start: Moment
  /** Does what was drawn, and adds what comes of it; nothing where nothing like it can be done now. */
  readonly take: (choice: Choice, add: (moment: Moment) => void) => Promise<void>
  /**
   * What comes next where nobody does anything more: `atRest` where nothing does, `cut` where nobody can say. By turns something else, so
   * that no answer alone keeps it going for ever.
   */
  readonly ending: (turn: number) => { readonly choice: Choice } | End
  readonly close: () => Promise<void>
}

export type Broken<Choice, Moment extends Described> = Omit<Story<Moment>, 'path'> & {
  readonly chosen: readonly Choice[]
}

/** One walk, and how each statement fared on it; it breaks only the one that is looked for, where one is. */
export async function tryOut<Choice, Moment extends Described>(
  walkable: Walkable<Choice, Moment>,
  drawn: readonly Choice[],
  only?: string,
): Promise<{
  readonly moments: readonly Moment[]
  readonly verdicts: ReadonlyMap<string, Verdict>
  readonly broken: Broken<Choice, Moment> | null
}> {
  const { properties, smooth, begin, endings } = walkable
  const { moments, chosen, end, reason } = await goOn(await begin(), drawn, endings)
  const verdicts = new Map<string, Verdict>([[smooth, reason === null ? 'held' : 'broken']])
  for (const [name, property] of Object.entries(properties)) {
    if (property) verdicts.set(name, verdictOf(property, moments, end))
  }
  const name = [...verdicts].find(([each, verdict]) => verdict === 'broken' && each === (only ?? each))?.[0]
  if (name === undefined) return { moments, verdicts, broken: null }
  const property = properties[name]
  const length = property ? lengthToBreak(property, moments) : moments.length
  return { moments, verdicts, broken: { property: name, moments: moments.slice(0, length), reason, chosen } }
}

/** One walk from its start to its end; what is thrown ends it. */
async function goOn<Choice, Moment>(
  { start, take, ending, close }: Walking<Choice, Moment>,
  drawn: readonly Choice[],
  endings: number,
) {
  const moments = [start]
  const chosen: Choice[] = []
  const choose = async (choice: Choice): Promise<void> => {
    chosen.push(choice)
    await take(choice, (moment) => void moments.push(moment))
  }
  /** Lets all that is under way come to its end. */
  const settle = async (): Promise<End> => {
    for (let turn = 0; turn < endings; turn += 1) {
      const next = ending(turn)
      if (next === 'atRest' || next === 'cut') return next
      await choose(next.choice)
    }
    return 'cut'
  }
  try {
    for (const choice of drawn) await choose(choice)
    return { moments, chosen, end: await settle(), reason: await thrownBy(close) }
  } catch (reason) {
    await thrownBy(close)
    return { moments, chosen, end: 'cut' as const, reason: reasonOf(reason) }
  }
}

const reasonOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason))

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

async function thrownBy(work: () => Promise<void>): Promise<string | null> {
  try {
    await work()
    return null
  } catch (reason) {
    return reasonOf(reason)
  }
}
