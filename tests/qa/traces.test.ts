import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pathsOfTraces } from '../../qa/kit/trace-path.ts'
import { models } from '../../qa/models/all.ts'
import { keptTraces } from '../../qa/support/traces.ts'
import { newFolder } from '../server/support/folder.ts'

test('every trace that is kept here is walked, in a scene of its machine', async () => {
  const traces = await keptTraces()
  expect(traces.length).toBeGreaterThan(0)
  const found = models.map((model) => pathsOfTraces(model, traces))
  expect(found.flatMap(({ misfits }) => misfits)).toEqual([])
  expect(found.flatMap(({ paths }) => paths)).toHaveLength(traces.length)
})

test('a file that is no trace is told by its name', async () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'bug.json'), '{"format": 2}')
  await expect(keptTraces(folder)).rejects.toThrow(/bug\.json: format is 1/)
  expect(await keptTraces(join(folder, 'none'))).toEqual([])
})
