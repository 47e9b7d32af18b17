import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkBareTexts } from '../../scripts/import-rules/bare-text.ts'

test('a text beside other children is found, and nothing else', () => {
  const root = join(import.meta.dirname, '../..')
  const view = 'tests/house/samples/bare-text.tsx'
  const lines = readFileSync(join(root, view), 'utf8').split('\n')
  const marked = lines.flatMap((line, index) => (line.includes('/* bare */') ? [index + 1] : []))
  const found = checkBareTexts(root, [view])
  expect(marked.length).toBeGreaterThan(10)
  expect([...new Set(found.map(({ line }) => line))]).toEqual(marked)
  expect(new Set(found.map(({ message }) => message.split(':')[0]))).toEqual(
    new Set(['a text beside other children', 'a component that may be bare text']),
  )
})
