import type { JobEvent, JobFacts } from '../../../../machines/job/types.ts'
import type { Expected } from '../expected.ts'
import { newModel } from './model.ts'
import type { World } from './world.ts'

/** A world in memory that does as the model does, but for the rule that decides. */
export function fakeWorld(rule: (facts: JobFacts, event: JobEvent) => Expected): World {
  let model = newModel()
  return {
    clear: async () => {
      model = newModel()
    },
    post: async (owner, title) => model.post(owner, title),
    happen: async (event, job) => {
      const { answer, next } = rule(model.factsOf(job), event)
      if (answer === '200') model.apply(event, job, next)
      return answer
    },
    pass: async (days) => model.pass(days),
    sweep: async () => model.sweep(),
    read: async (_, job) => model.read(job),
    look: async (name) => model.look(name),
  }
}
