import { expect, test } from 'vitest'
import { readCategories } from '../../../server/places/categories.ts'
import { loadDictionary } from '../../../src/i18n/load.ts'
import { createTranslate } from '../../../src/i18n/translate.ts'

const trades = readCategories('/nowhere/categories.json').map(({ name }) => name)

test.each(['es', 'ar'] as const)('every trade of ours has a name of its own in %s', async (language) => {
  const { categories } = await loadDictionary(language)
  expect(Object.keys(categories).toSorted()).toEqual(trades.toSorted())
  expect(new Set(Object.values(categories)).size).toBe(trades.length)
})

test("an operator's own trade is shown as it is, and English ones as they come", async () => {
  const { words, codes, categories } = await loadDictionary('es')
  const { category } = createTranslate('es', words, codes, undefined, categories)
  expect(['Plumbing', 'Beekeeping', 'toString'].map(category)).toEqual(['Plomería', 'Beekeeping', 'toString'])
  expect(createTranslate('en', {}, null).category('Plumbing')).toBe('Plumbing')
})
