import type { Model, Scene } from '../core/model.ts'
import type { AnyMoment } from '../core/moment.ts'
import { traceOf, type Trace } from '../core/trace.ts'
import { chartWalks } from './chart.ts'
import { walkAtRandom, type Plan, type Walks } from './walks.ts'
import type { Story } from './try-walk.ts'
import { columns, counted } from '../core/tables.ts'
import { overall, type Fared } from '../core/properties.ts'

/** A broken statement, with the trace of the shortest walk that breaks it. */
export class PropertyError extends Error {
  override readonly name = 'PropertyError'
  readonly trace: Trace
  constructor(message: string, trace: Trace) {
    super(message)
    this.trace = trace
  }
}

/** Walks a model at random and answers how its statements fared. Rejects with a `PropertyError` where one is broken or a step throws. Without a seed the walks differ each time. */
export async function checkProperties(model: Model, plan: Partial<Plan> = {}): Promise<readonly Reported[]> {
  const whole: Plan = { seed: Date.now() % SEEDS, runs: 100, steps: 30, ...plan }
  const { reported, broken } = await walkCharts([model], whole)
  const [first] = broken
  if (!first) return reported
  const { seed, runs, steps } = whole
  const again = `checkProperties(model, ${JSON.stringify({ seed, runs, steps, path: first.story.path })})`
  throw new PropertyError(storyText(`${model.name}/${first.scene.name}`, first.story, again), await traceOfStory(first))
}

/** fast-check takes whole numbers of 32 bits. */
const SEEDS = 2 ** 31

type BrokenIn = { readonly model: Model; readonly scene: Scene; readonly story: Story<AnyMoment> }

/** Walks charts at random, scene by scene, or one of their scenes alone. */
export async function walkCharts(
  models: readonly Model[],
  plan: Plan,
  only?: string,
): Promise<{ readonly reported: readonly Reported[]; readonly broken: readonly BrokenIn[] }> {
  const reported: Reported[] = []
  const broken: BrokenIn[] = []
  for (const model of models) {
    const all = []
    for (const scene of model.scenes.filter(({ name }) => only === undefined || name === only)) {
      const walks = await walkAtRandom(chartWalks(model, scene), plan)
      all.push(walks)
      if (walks.story) broken.push({ model, scene, story: walks.story })
    }
    reported.push(together(model.name, all))
  }
  return { reported, broken }
}

export function traceOfStory({ model, scene, story: { property, moments } }: BrokenIn): Promise<Trace> {
  const [start, ...others] = moments
  const steps = others.flatMap(({ taken }) => taken)
  const unmeasured = { duration: null, requests: [] }
  return traceOf({
    machine: model.name,
    scene: scene.name,
    origin: 'property',
    about: property,
    at: new Date().toISOString(),
    language: null,
    browser: null,
    start: { state: start?.state ?? '', takes: [], ...unmeasured },
    steps: steps.map((step) => ({ ...step, ...unmeasured })),
    result: { outcome: 'failed', step: steps.length, message: `broken: ${property}` },
  })
}

/** The walks of one thing: `form/rating`, `server`. */
export type Reported = { readonly name: string; readonly walks: Walks }

export function together(name: string, all: readonly Walks[]): Reported {
  const happened = new Map<string, number>()
  const fared = new Map<string, Fared>()
  for (const walks of all) {
    for (const [kind, count] of walks.happened) happened.set(kind, (happened.get(kind) ?? 0) + count)
    for (const [property, { held, broken, inconclusive }] of walks.fared) {
      const known = fared.get(property) ?? { held: 0, broken: 0, inconclusive: 0 }
      const [all, gone, open] = [known.held + held, known.broken + broken, known.inconclusive + inconclusive]
      fared.set(property, { held: all, broken: gone, inconclusive: open })
    }
  }
  const sum = (count: (walks: Walks) => number): number => all.reduce((total, each) => total + count(each), 0)
  const story = all.find((each) => each.story !== null)?.story ?? null
  return { name, walks: { walks: sum(({ walks }) => walks), steps: sum(({ steps }) => steps), happened, fared, story } }
}

/** What walks did, and how each statement fared, as two tables. */
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
  const figures = stated.map(({ name, property, verdict, held, broken, inconclusive }) => [
    name,
    verdict,
    ...[held, broken, inconclusive].map(String),
    property,
  ])
  const walks = sum((each) => each.walks)
  const steps = sum((each) => each.steps)
  const verdicts = `${count('held')} held, ${count('broken')} broken, ${count('inconclusive')} inconclusive`
  return [
    ...columns([['walked', 'walks', 'steps', 'what happened, how often'], ...did]),
    '',
    ...columns([['walked', 'verdict', 'held', 'broken', 'inconclusive', 'statement'], ...figures]),
    '',
    `${counted(walks, 'walk')} of ${counted(steps, 'step')}; ${counted(stated.length, 'statement')}: ${verdicts}`,
  ].join('\n')
}

/** A broken statement: its steps, each with the state that it led to, and how to reproduce it. */
export function storyText(name: string, { property, moments, reason }: Story, again: string): string {
  const steps = moments.map(({ words, state }, index) => `  ${index}. ${words}${state === '' ? '' : ` → ${state}`}`)
  return [
    `${name}: broken: ${property}`,
    ...steps,
    ...(reason === null ? [] : [`  ${reason}`]),
    `again: ${again}`,
  ].join('\n')
}
