import { expect, test } from 'vitest'
import { checkWireSpelling } from '../../scripts/import-rules/wire-spelling.ts'

const SAMPLE = ['const name = job.title', 'const wrong = data.buisness_name', "fetch('/v1/catagory')"].join('\n')

test('wire spelling is told with its line', () => {
  expect(checkWireSpelling('src/services/jobs.ts', SAMPLE)).toEqual([
    { path: 'src/services/jobs.ts', line: 2, message: 'wire spelling inland: buisness' },
    { path: 'src/services/jobs.ts', line: 3, message: 'wire spelling inland: catagory' },
  ])
})

test('modules for it may say it, but for those of the app', () => {
  expect(checkWireSpelling('server/jobs/wire.ts', SAMPLE)).toEqual([])
  expect(checkWireSpelling('src/services/wire.ts', SAMPLE).length).toBe(2)
})

test('a call names its path', () => {
  expect(checkWireSpelling('src/services/jobs.ts', "client.GET('/catagory', init)")).toEqual([])
})
