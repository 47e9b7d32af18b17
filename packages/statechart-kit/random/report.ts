import { columns, counted } from '../tables.ts'
import { overall, type Fared } from '../properties.ts'
import type { Plan, Story, Walks } from './walks.ts'

/** The walks of one thing, and the command that tells a story of its again, but for seed and path. */
export type Reported = {
  /** What was walked: `form/rating`, `server`. */
  readonly name: string
  readonly walks: Walks
}

/** The walks of several places of the same thing as one: of all scenes of a machine. */
export function together(name: string, all: readonly Walks[]): Reported {
  const happened = new Map<string, number>()
  const fared = new Map<string, Fared>()
  for (const walks of all) {
    for (const [kind, count] of walks.happened) happened.set(kind, (happened.get(kind) ?? 0) + count)
    for (const [property, { held, broken, inconclusive }] of walks.fared) {
      const known = fared.get(property) ?? { held: 0, broken: 0, inconclusive: 0 }
      fared.set(property, {
        held: known.held + held,
        broken: known.broken + broken,
        inconclusive: known.inconclusive + inconclusive,
      })
    }
  }
  const sum = (count: (walks: Walks) => number): number => all.reduce((total, each) => total + count(each), 0)
  const story = all.find((each) => each.story !== null)?.story ?? null
  return { name, walks: { walks: sum(({ walks }) => walks), steps: sum(({ steps }) => steps), happened, fared, story } }
}

/**
 * What walks did, and how each statement fared, as tables: a row for each thing walked, and one for each of its statements with the verdict
 * and the number of walks that showed it, broke it, or could not tell.
 */
export function walksTable(all: readonly Reported[]): string {
  const did = all.map(({ name, walks: { walks, steps, happened } }) => [
    name,
    `${walks}`,
    `${steps}`,
    [...happened]
      .toSorted(([, one], [, other]) => other - one)
      .map(([kind, count]) => `${kind} ${count}`)
      .join(', '),
  ])
  const stated = all.flatMap(({ name, walks: { fared } }) =>
    [...fared].map(([property, each]) => ({ name, property, ...each, verdict: overall(each) })),
  )
  const count = (verdict: string): number => stated.filter((each) => each.verdict === verdict).length
  const sum = (of: (walks: Walks) => number): number => all.reduce((total, { walks }) => total + of(walks), 0)
  return [
    ...columns([['walked', 'walks', 'steps', 'what happened, how often'], ...did]),
    '',
    ...columns([
      ['walked', 'verdict', 'held', 'broken', 'inconclusive', 'statement'],
      ...stated.map(({ name, property, verdict, held, broken, inconclusive }) => [
        name,
        verdict,
        `${held}`,
        `${broken}`,
        `${inconclusive}`,
        property,
      ]),
    ]),
    '',
    `${counted(
      sum(({ walks }) => walks),
      'walk',
    )} of ${counted(
      sum(({ steps }) => steps),
      'step',
    )}; ${counted(stated.length, 'statement')}: ${count('held')} held, ${count('broken')} broken, ${count('inconclusive')} inconclusive`,
  ].join('\n')
}

/** A broken statement: its story step by step, each with the state that it led to, and how it is told again. */
export function storyText(name: string, { property, moments, reason }: Story, again: string): string {
  const steps = moments.map(({ words, state }, index) => `  ${index}. ${words}${state === '' ? '' : ` → ${state}`}`)
  return [
    `${name}: broken: ${property}`,
    ...steps,
    ...(reason === null ? [] : [`  ${reason}`]),
    `again: ${again}`,
  ].join('\n')
}

/** The command that tells a story again; `what` are its options that say what is walked. */
export function againOf(what: string, { seed, runs, steps }: Plan, { path }: Story): string {
  return `npm run test:walks -- ${what} --seed ${seed} --runs ${runs} --steps ${steps} --path ${path}`
}
