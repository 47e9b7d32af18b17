import type { Model, Scene } from '../model.ts'
import type { AnyMoment } from '../moment.ts'
import { traceOf, type Trace } from '../trace.ts'
import { chartWalks } from './chart.ts'
import { storyText, together, type Reported } from './report.ts'
import { walkAtRandom, type Plan, type Story } from './walks.ts'

/** A statement that a walk broke, with the shortest story that does so. */
export class PropertyError extends Error {
  override readonly name = 'PropertyError'
  /** The story as a trace, to be kept, sent, and followed again. */
  readonly trace: Trace
  constructor(message: string, trace: Trace) {
    super(message)
    this.trace = trace
  }
}

/**
 * Walks a model at random, its actors and delays included, and holds each walk against the model's statements; answers how each fared.
 * Rejects with a `PropertyError` where one is broken, or where a step throws. Without a seed the walks are other ones each time.
 */
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

/** A statement that a walk of one scene broke. */
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

/** The story of a broken statement as a trace, to be sent and walked again: what the machine was sent, by whomever. */
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
