import { expect, test } from 'vitest'
import { NameTables } from '../../../scripts/generate/wire-names.ts'

const tables = (properties: object, others: object = {}): NameTables =>
  new NameTables({ components: { schemas: { Shop: { properties }, ...others } } })

test('a table has what is renamed, and what is renamed inside', () => {
  const owner = { oneOf: [{ $ref: '#/components/schemas/Owner' }, { type: 'null' }], 'x-name': 'ownedBy' }
  const shop = { name: {}, buisness_name: { 'x-name': 'businessName' }, old: { 'x-name': null }, owner }
  const module = tables(shop, { Owner: { properties: { pic_url: { 'x-name': 'picture' } } } }).module()
  expect(module.split('\n').filter((line) => line.startsWith('export'))).toEqual([
    'export const Owner = { pic_url: "picture" } as const satisfies Names',
    'export const Shop = { buisness_name: "businessName", old: null, owner: [\'ownedBy\', Owner] } as const satisfies Names',
  ])
})

test.each(['Name', 'buisness_name', 'buisnessName', 'due_at', 'catagory'])('%s needs a clean name', (wire) => {
  expect(() => tables({ [wire]: {} })).toThrow(`openapi.yaml: Shop.${wire} needs an x-name in lower camel case`)
})

test('no two fields of a shape share a name', () => {
  expect(() => tables({ title: {}, Title: { 'x-name': 'title' } })).toThrow(
    'openapi.yaml: Shop has two fields by the name of title',
  )
})
