import { startRunner, type Runner, type RunnerOptions } from './runner.ts'

/** Several runners that share work. */
export type Crew = {
  /** Does the work for each part, in each runner one at a time. */
  readonly share: <Part, Done>(
    parts: readonly Part[],
    work: (part: Part, runner: Runner) => Promise<Done>,
  ) => Promise<readonly Done[]>
  readonly end: () => void
}

/**
 * None of the runners is started before there is something for it to run.
 *
 * @param options what they are started with, once
 * @param size how many
 */
export function createCrew(options: () => Promise<RunnerOptions>, size: number): Crew {
  let asked: Promise<RunnerOptions> | undefined
  const runners = Array.from({ length: size }, () => lazily(async () => await startRunner(await (asked ??= options()))))
  return {
    share: async (parts, work) => {
      const left = parts.entries()
      const shares = runners.map(async (runner) => {
        const done: [index: number, Awaited<ReturnType<typeof work>>][] = []
        for (const [index, part] of left) done.push([index, await work(part, runner)])
        return done
      })
      const done = (await Promise.all(shares)).flat()
      return done.toSorted(([one], [other]) => one - other).map(([, result]) => result)
    },
    end: () => runners.forEach(({ end }) => end()),
  }
}

function lazily(start: () => Promise<Runner>): Runner {
  let started: Promise<Runner> | undefined
  return {
    run: async (order) => await (await (started ??= start())).run(order),
    end: () => void started?.then(({ end }) => end()),
  }
}
