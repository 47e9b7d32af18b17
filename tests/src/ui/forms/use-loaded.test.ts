import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { createDetails, type LoadInput } from '../../../../machines/loader.ts'
import { done, type Failure, type Outcome } from '../../../../machines/outcome.ts'
import { loadedFrom } from '../../../../src/ui/forms/use-loaded.ts'
import { shows } from '../../../support/shows.ts'

const retry = () => undefined
const offline: Failure = { type: 'offline' }
const gone: Failure = { type: 'notFound', code: 'JOB_NOT_FOUND' }

/** What is made of a machine whose answers come one after the other; the last one never comes. */
async function loadedAfter(answers: readonly Outcome<string>[], known: string | null = null) {
  const left = [...answers]
  const machine = createDetails<null, string>().provide({
    actors: {
      load: fromPromise<Outcome<string>, LoadInput<null, string>>(
        () => new Promise((resolve) => left.length > 0 && resolve(left.shift() ?? offline)),
      ),
    },
  })
  const actor = createActor(machine, { input: { request: null, known } }).start()
  for (const [index] of answers.entries()) {
    if (index > 0) actor.send({ type: 'details.refreshed' })
    await expect.poll(() => left.length).toBe(answers.length - index - 1)
    await Promise.resolve()
  }
  return { loaded: () => loadedFrom(actor.getSnapshot(), retry), actor }
}

test(
  'nothing yet is loading or failed, and what failed can be tried again',
  shows('message.read-failure'),
  async () => {
    expect((await loadedAfter([])).loaded()).toEqual({ status: 'loading' })
    const failed = await loadedAfter([offline])
    expect(failed.loaded()).toEqual({ status: 'failed', failure: offline, isMissing: false, retry })
    failed.actor.send({ type: 'details.retried' })
    expect(failed.loaded()).toEqual({ status: 'loading' })
    expect((await loadedAfter([gone])).loaded()).toEqual({ status: 'failed', failure: gone, isMissing: true, retry })
  },
)

test('what was loaded stays to be seen while it is loaded again, and when that fails', async () => {
  const { loaded, actor } = await loadedAfter([done('tree')])
  const ready = { status: 'ready', value: 'tree', isOutdated: false, retry }
  expect(loaded()).toEqual(ready)
  actor.send({ type: 'details.refreshed' })
  expect(loaded()).toEqual(ready)
  expect((await loadedAfter([done('tree'), offline])).loaded()).toEqual({ ...ready, isOutdated: true })
})

test('what was known is to be seen from the start', async () => {
  const known = { status: 'ready', value: 'known', isOutdated: false, retry }
  expect((await loadedAfter([], 'known')).loaded()).toEqual(known)
  expect((await loadedAfter([offline], 'known')).loaded()).toEqual({ ...known, isOutdated: true })
  expect((await loadedAfter([gone], 'known')).loaded()).toMatchObject({ status: 'failed', isMissing: true })
})
