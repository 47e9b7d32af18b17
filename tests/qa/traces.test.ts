import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { follow, pathsOfTraces } from 'statechart-kit/core/follow'
import { TraceMismatchError } from 'statechart-kit/core/follow-step'
import { models } from '../../qa/models/all.ts'
import { keptTraces } from '../../qa/support/traces.ts'
import { newFolder } from '../server/support/folder.ts'

test('every trace that is kept here is walked, in a scene of its machine', async () => {
  const traces = await keptTraces()
  expect(traces.length).toBeGreaterThan(0)
  const found = await Promise.all(models.map((model) => pathsOfTraces(model, traces)))
  expect(found.flatMap(({ misfits }) => misfits)).toEqual([])
  expect(found.flatMap(({ paths }) => paths)).toHaveLength(traces.length)
})

test('each can be replayed by itself, too', async () => {
  const [kept] = await keptTraces()
  const model = models.find(({ name }) => name === kept?.trace.machine)
  if (!kept || !model) throw new Error('There is none')
  const { path, explored } = await follow(model, { ...kept.trace, scene: '' })
  expect(explored.scene.name).toBe(kept.trace.scene)
  expect(path.steps.map(({ state }) => state)).toEqual(kept.trace.steps.map(({ state }) => state))
  const [first, ...steps] = kept.trace.steps
  const astray = { ...kept.trace, steps: first ? [{ ...first, state: 'sending' }, ...steps] : [] }
  await expect(follow(model, astray)).rejects.toThrow(TraceMismatchError)
})

test('a file that is no trace is told by its name', async () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'bug.json'), '{"format": 2}')
  await expect(keptTraces(folder)).rejects.toThrow(/bug\.json: format is 1/)
  expect(await keptTraces(join(folder, 'none'))).toEqual([])
})
