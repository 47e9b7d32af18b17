import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { outputsOf } from '../../scripts/generate/outputs.ts'
import { contractText } from '../support/contract.ts'

const folder = join(import.meta.dirname, '../../generated')

test('generated/ is what the contract makes of it, to the letter', async () => {
  const committed = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(folder, path), readFileSync(path, 'utf8')] as const)
  expect(Object.fromEntries(committed)).toEqual(Object.fromEntries(await outputsOf(contractText)))
})
