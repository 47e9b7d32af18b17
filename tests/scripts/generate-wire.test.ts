import { describe, expect, test } from 'vitest'
import { outputsOf } from '../../scripts/generate/outputs.ts'
import { WireFunctions } from '../../scripts/generate/wire-functions.ts'

const words = { en: 'Words', es: 'Palabras', ar: 'كلمات' }

const contract = {
  openapi: '3.1.0',
  info: { title: 'Sample', version: '1.0.0' },
  'x-error-codes': {
    TITLE_REQUIRED: { status: 422, ...words },
    TOO_MANY: { status: 422, ...words },
    INVALID_TYPE: { status: 400, ...words },
    INVALID_VALUE: { status: 422, ...words },
    UNKNOWN_FIELD: { status: 400, ...words },
  },
  'x-message-codes': { SAVED: words },
  'x-common-codes': {},
  webhooks: { event: { post: { requestBody: { content: { 'application/json': { schema: { type: 'object' } } } } } } },
  paths: {
    '/save': {
      post: {
        operationId: 'save',
        tags: ['things'],
        'x-name': 'things.save',
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Save' } } } },
        responses: { '200': { description: 'Saved', content: { 'application/json': { schema: { type: 'object' } } } } },
      },
    },
  },
  components: {
    responses: {},
    schemas: {
      ErrorCode: {
        type: 'string',
        enum: ['TITLE_REQUIRED', 'TOO_MANY', 'INVALID_TYPE', 'INVALID_VALUE', 'UNKNOWN_FIELD'],
      },
      Save: {
        type: 'object',
        additionalProperties: false,
        required: ['title'],
        properties: {
          title: { $ref: '#/components/schemas/Title', 'x-error': 'TITLE_REQUIRED' },
          tags: {
            type: 'array',
            maxItems: 2,
            items: { type: 'string' },
            'x-error': { default: 'INVALID_VALUE', maxItems: 'TOO_MANY' },
          },
        },
      },
      KeyScope: { type: 'string', enum: ['jobs:read', 'profile'] },
      Title: { type: 'string', minLength: 1, description: 'Shown on the card', examples: ['Tap'] },
    },
  },
}

/** JSON is YAML too. */
const text = JSON.stringify(contract)

test('limits are plain data, by schema and field', async () => {
  const files = await outputsOf(text)
  expect(files.get('rules-tables.ts')).toContain(
    'export const Save = { title: { required: true, minLength: 1 }, tags: { required: false, maxItems: 2 } } as const',
  )
})

test('a validator needs nothing but what cleans texts and the shared errors', async () => {
  const validator = (await outputsOf(text)).get('validate/things.js') ?? ''
  expect(validator.match(/from '.*'/g)).toEqual(["from '../clean.ts'", "from '../field-errors.ts'"])
  expect(validator).not.toContain('require(')
  expect(validator).not.toContain('Shown on the card')
})

const changed = (change: (copy: typeof contract) => void): Promise<unknown> => {
  const copy = structuredClone(contract)
  change(copy)
  return outputsOf(JSON.stringify(copy))
}

describe('a contract that contradicts itself is refused', () => {
  test('a call without a name for programs, or with one that is taken', async () => {
    await expect(changed((copy) => (copy.paths['/save'].post['x-name'] = 'save'))).rejects.toThrow(
      'openapi.yaml: save needs an x-name such as jobs.list',
    )
    const again = { post: { ...contract.paths['/save'].post, operationId: 'saveAgain' } }
    await expect(changed((copy) => Object.assign(copy.paths, { '/again': again }))).rejects.toThrow(
      'openapi.yaml: two calls by the name of things.save',
    )
  })

  test('a listed code without words', async () => {
    await expect(changed((copy) => copy.components.schemas.ErrorCode.enum.push('LOST'))).rejects.toThrow(
      'openapi.yaml: LOST has no entry in x-error-codes',
    )
  })

  test('words without a listed code', async () => {
    await expect(changed((copy) => copy.components.schemas.ErrorCode.enum.pop())).rejects.toThrow(
      'openapi.yaml: UNKNOWN_FIELD is not in the ErrorCode enum',
    )
  })

  test('a code without words in one language', async () => {
    await expect(changed((copy) => (copy['x-error-codes'].TOO_MANY.ar = ''))).rejects.toThrow(
      'openapi.yaml: x-error-codes.TOO_MANY has no ar words',
    )
  })

  test('a reference to nothing', async () => {
    await expect(
      changed((copy) => (copy.components.schemas.Save.properties.title.$ref = '#/components/schemas/Nothing')),
    ).rejects.toThrow("openapi.yaml: Can't resolve $ref at #/components/schemas/Save/properties/title")
  })
})

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
