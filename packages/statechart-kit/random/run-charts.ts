import type { Model, Scene } from '../model.ts'
import type { AnyMoment } from '../moment.ts'
import { traceOf, type Trace } from '../trace.ts'
import { chartWalks } from './chart.ts'
import { together, type Reported } from './report.ts'
import { walkAtRandom, type Plan, type Story } from './walks.ts'

/** A statement that a walk of one scene broke. */
export type BrokenIn = { readonly model: Model; readonly scene: Scene; readonly story: Story<AnyMoment> }

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
