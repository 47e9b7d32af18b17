import { expect, test } from 'vitest'
import { WireFunctions } from '../../../scripts/generate/wire-functions.ts'

const shop = (properties: object, others: object = {}) => ({
  components: { schemas: { Shop: { properties, required: Object.keys(properties) }, ...others } },
})

const written = (contract: ReturnType<typeof shop>, direction: 'FromWire' | 'ToWire'): string => {
  const functions = new WireFunctions(contract, direction)
  functions.of('Shop')
  return functions.text()
}

test('a function renames fields, those inside of them, and leaves out what says nothing', () => {
  const owner = { oneOf: [{ $ref: '#/components/schemas/Owner' }, { type: 'null' }], 'x-name': 'ownedBy' }
  const contract = shop(
    { name: {}, buisness_name: { 'x-name': 'businessName' }, old: { 'x-name': null, const: true }, owner },
    { Owner: { properties: { pic_url: { 'x-name': 'picture' } } } },
  )
  expect(written(contract, 'FromWire')).toMatchInlineSnapshot(`
    "const ownerFromWire = (value: Wire['Owner']): Clean['Owner'] => {
     const { pic_url: _pic_url, ...rest } = value
     return { ...rest, ...(value.pic_url !== undefined && { picture: value.pic_url }) }
    }

    const shopFromWire = (value: Wire['Shop']): Clean['Shop'] => {
     const { buisness_name: _buisness_name, old: _old, owner: _owner, ...rest } = value
     return { ...rest, businessName: value.buisness_name, ownedBy: value.owner && ownerFromWire(value.owner) }
    }
    "
  `)
  expect(written(contract, 'ToWire')).toMatchInlineSnapshot(`
    "const ownerToWire = (value: Clean['Owner']): Wire['Owner'] => {
     const { picture: _picture, ...rest } = value
     return { ...rest, ...(value.picture !== undefined && { pic_url: value.picture }) }
    }

    const shopToWire = (value: Clean['Shop']): Wire['Shop'] => {
     const { businessName: _businessName, ownedBy: _ownedBy, ...rest } = value
     return { ...rest, buisness_name: value.businessName, old: true, owner: value.ownedBy && ownerToWire(value.ownedBy) }
    }
    "
  `)
})

test('a field that repeats another is written from it', () => {
  const contract = shop({ title: {}, name: { 'x-name': null, 'x-copy': 'title' } })
  expect(written(contract, 'ToWire')).toContain('name: value.title')
  expect(() => written(shop({ name: { 'x-name': null, 'x-copy': 'title' } }), 'ToWire')).toThrow(
    'openapi.yaml: Shop has no field title to copy',
  )
})

test('a field that an answer needs has a name, a const or a field to copy', () => {
  expect(() => written(shop({ old: { 'x-name': null } }), 'ToWire')).toThrow(
    'openapi.yaml: Shop.old needs an x-name, a const or an x-copy',
  )
})

test.each(['Name', 'buisness_name', 'buisnessName', 'due_at', 'catagory'])('%s needs a clean name', (wire) => {
  expect(() => written(shop({ [wire]: {} }), 'FromWire')).toThrow(
    `openapi.yaml: Shop.${wire} needs an x-name in lower camel case`,
  )
})

test('no two fields of a shape share a name', () => {
  expect(() => written(shop({ title: {}, Title: { 'x-name': 'title' } }), 'FromWire')).toThrow(
    'openapi.yaml: Shop has two fields by the name of title',
  )
})
