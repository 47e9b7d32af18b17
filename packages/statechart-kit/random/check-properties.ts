import type { Model } from '../model.ts'
import type { Trace } from '../trace.ts'
import { storyText, type Reported } from './report.ts'
import { traceOfStory, walkCharts } from './run-charts.ts'
import type { Plan } from './walks.ts'

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
