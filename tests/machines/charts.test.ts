import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { machinePage, machinesIndex } from '../../qa/models/machine-page.ts'
import { models } from '../../qa/models/all.ts'

// A name before a dot would be read as a path into the model.
it.each(models)('draws the page of $name', async (model) => {
  await expect(machinePage(model)).toMatchFileSnapshot(`../../docs/machines/${model.name}.md`)
})

it('lists the machines in docs/machines', async () => {
  await expect(machinesIndex(models)).toMatchFileSnapshot('../../docs/machines/README.md')
})

it('keeps no page of a machine that is gone', () => {
  const pages = readdirSync(new URL('../../docs/machines/', import.meta.url))
  const known = new Set(['README.md', ...models.map(({ name }) => `${name}.md`)])
  expect(pages.filter((page) => !known.has(page))).toEqual([])
})
