// generated from openapi.yaml by npm run generate: do not edit
import { clean } from '../clean.ts'
import { fieldErrors } from '../field-errors.ts'

const createKeyKeeps = validate21
const schema32 = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'scopes', 'password'],
  properties: {
    name: {
      type: 'string',
      pattern: '\\S',
      maxLength: 60,
      'x-clean': 'line',
      not: {
        type: 'string',
        pattern:
          '[A-Za-z]://|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Ww]{3}[.．。｡]|[\\p{L}\\p{M}\\p{N}-]{3}[.．。｡]\\p{L}{2,24}(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡](?:[a-z]{2,4}|[A-Z]{2,4})(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡]\\p{L}{2,24}/|[.．。｡][Xx][Nn]--|@[^\\s@]{1,63}[.．。｡]',
        'x-error': 'NAME_HAS_LINK',
      },
      'x-error': { default: 'NAME_REQUIRED', maxLength: 'TEXT_TOO_LONG', not: 'NAME_HAS_LINK' },
    },
    scopes: {
      type: 'array',
      minItems: 1,
      maxItems: 9,
      uniqueItems: true,
      items: {
        type: 'string',
        enum: [
          'jobs:read',
          'jobs:write',
          'messages:read',
          'messages:write',
          'bids:read',
          'bids:write',
          'profile',
          'notifications',
          'webhooks',
        ],
        'x-error': 'INVALID_VALUE',
      },
      'x-error': { default: 'KEY_SCOPES_REQUIRED', maxItems: 'INVALID_VALUE', uniqueItems: 'INVALID_VALUE' },
    },
    days: { type: 'integer', minimum: 1, maximum: 365, 'x-error': 'INVALID_VALUE' },
    password: {
      type: 'string',
      'x-clean': 'verbatim',
      minLength: 1,
      maxLength: 128,
      'x-error': { default: 'CURRENT_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
    },
  },
}
const pattern4 = new RegExp('\\S', 'u')
const pattern5 = new RegExp(
  '[A-Za-z]://|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Ww]{3}[.．。｡]|[\\p{L}\\p{M}\\p{N}-]{3}[.．。｡]\\p{L}{2,24}(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡](?:[a-z]{2,4}|[A-Z]{2,4})(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡]\\p{L}{2,24}/|[.．。｡][Xx][Nn]--|@[^\\s@]{1,63}[.．。｡]',
  'u',
)

function validate21(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null
  let errors = 0
  const evaluated0 = validate21.evaluated
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.name === undefined) {
      const err0 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'name' } }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    if (data.scopes === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'scopes' },
      }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    if (data.password === undefined) {
      const err2 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'password' },
      }
      if (vErrors === null) {
        vErrors = [err2]
      } else {
        vErrors.push(err2)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'name' || key0 === 'scopes' || key0 === 'days' || key0 === 'password')) {
        const err3 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
        }
        if (vErrors === null) {
          vErrors = [err3]
        } else {
          vErrors.push(err3)
        }
        errors++
      }
    }
    if (data.name !== undefined) {
      let data0 = data.name
      if (typeof data0 === 'string') {
        if ([...data0].length > 60) {
          const err4 = {
            instancePath: instancePath + '/name',
            schemaPath: '#/properties/name/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data0 === '' },
          }
          if (vErrors === null) {
            vErrors = [err4]
          } else {
            vErrors.push(err4)
          }
          errors++
        }
        if (!pattern4.test(data0)) {
          const err5 = {
            instancePath: instancePath + '/name',
            schemaPath: '#/properties/name/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
          }
          if (vErrors === null) {
            vErrors = [err5]
          } else {
            vErrors.push(err5)
          }
          errors++
        }
        if (pattern5.test(data0)) {
          const err6 = {
            instancePath: instancePath + '/name',
            schemaPath: '#/properties/name/not',
            keyword: 'not',
            params: {},
          }
          if (vErrors === null) {
            vErrors = [err6]
          } else {
            vErrors.push(err6)
          }
          errors++
        }
      } else {
        const err7 = {
          instancePath: instancePath + '/name',
          schemaPath: '#/properties/name/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err7]
        } else {
          vErrors.push(err7)
        }
        errors++
      }
    }
    if (data.scopes !== undefined) {
      let data1 = data.scopes
      if (Array.isArray(data1)) {
        if (data1.length > 9) {
          const err8 = {
            instancePath: instancePath + '/scopes',
            schemaPath: '#/properties/scopes/maxItems',
            keyword: 'maxItems',
            params: { limit: 9 },
          }
          if (vErrors === null) {
            vErrors = [err8]
          } else {
            vErrors.push(err8)
          }
          errors++
        }
        if (data1.length < 1) {
          const err9 = {
            instancePath: instancePath + '/scopes',
            schemaPath: '#/properties/scopes/minItems',
            keyword: 'minItems',
            params: { limit: 1 },
          }
          if (vErrors === null) {
            vErrors = [err9]
          } else {
            vErrors.push(err9)
          }
          errors++
        }
        if (data1.length <= 9) {
          const len0 = data1.length
          for (let i0 = 0; i0 < len0; i0++) {
            let data2 = data1[i0]
            if (typeof data2 !== 'string') {
              const err10 = {
                instancePath: instancePath + '/scopes/' + i0,
                schemaPath: '#/properties/scopes/items/type',
                keyword: 'type',
                params: { type: 'string' },
              }
              if (vErrors === null) {
                vErrors = [err10]
              } else {
                vErrors.push(err10)
              }
              errors++
            }
            if (
              !(
                data2 === 'jobs:read' ||
                data2 === 'jobs:write' ||
                data2 === 'messages:read' ||
                data2 === 'messages:write' ||
                data2 === 'bids:read' ||
                data2 === 'bids:write' ||
                data2 === 'profile' ||
                data2 === 'notifications' ||
                data2 === 'webhooks'
              )
            ) {
              const err11 = {
                instancePath: instancePath + '/scopes/' + i0,
                schemaPath: '#/properties/scopes/items/enum',
                keyword: 'enum',
                params: { allowedValues: schema32.properties.scopes.items.enum },
              }
              if (vErrors === null) {
                vErrors = [err11]
              } else {
                vErrors.push(err11)
              }
              errors++
            }
          }
        }
        if (data1.length <= 9) {
          let i1 = data1.length
          let j0
          if (i1 > 1) {
            const indices0 = {}
            for (; i1--;) {
              let item0 = data1[i1]
              if (typeof item0 !== 'string') {
                continue
              }
              if (typeof indices0[item0] == 'number') {
                j0 = indices0[item0]
                const err12 = {
                  instancePath: instancePath + '/scopes',
                  schemaPath: '#/properties/scopes/uniqueItems',
                  keyword: 'uniqueItems',
                  params: { i: i1, j: j0 },
                }
                if (vErrors === null) {
                  vErrors = [err12]
                } else {
                  vErrors.push(err12)
                }
                errors++
                break
              }
              indices0[item0] = i1
            }
          }
        }
      } else {
        const err13 = {
          instancePath: instancePath + '/scopes',
          schemaPath: '#/properties/scopes/type',
          keyword: 'type',
          params: { type: 'array' },
        }
        if (vErrors === null) {
          vErrors = [err13]
        } else {
          vErrors.push(err13)
        }
        errors++
      }
    }
    if (data.days !== undefined) {
      let data3 = data.days
      if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3))) {
        const err14 = {
          instancePath: instancePath + '/days',
          schemaPath: '#/properties/days/type',
          keyword: 'type',
          params: { type: 'integer' },
        }
        if (vErrors === null) {
          vErrors = [err14]
        } else {
          vErrors.push(err14)
        }
        errors++
      }
      if (typeof data3 == 'number') {
        if (data3 > 365 || isNaN(data3)) {
          const err15 = {
            instancePath: instancePath + '/days',
            schemaPath: '#/properties/days/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 365 },
          }
          if (vErrors === null) {
            vErrors = [err15]
          } else {
            vErrors.push(err15)
          }
          errors++
        }
        if (data3 < 1 || isNaN(data3)) {
          const err16 = {
            instancePath: instancePath + '/days',
            schemaPath: '#/properties/days/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          }
          if (vErrors === null) {
            vErrors = [err16]
          } else {
            vErrors.push(err16)
          }
          errors++
        }
      }
    }
    if (data.password !== undefined) {
      let data4 = data.password
      if (typeof data4 === 'string') {
        if ([...data4].length > 128) {
          const err17 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/properties/password/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data4 === '' },
          }
          if (vErrors === null) {
            vErrors = [err17]
          } else {
            vErrors.push(err17)
          }
          errors++
        }
        if ([...data4].length < 1) {
          const err18 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/properties/password/minLength',
            keyword: 'minLength',
            params: { isEmpty: data4 === '' },
          }
          if (vErrors === null) {
            vErrors = [err18]
          } else {
            vErrors.push(err18)
          }
          errors++
        }
      } else {
        const err19 = {
          instancePath: instancePath + '/password',
          schemaPath: '#/properties/password/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err19]
        } else {
          vErrors.push(err19)
        }
        errors++
      }
    }
  } else {
    const err20 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err20]
    } else {
      vErrors.push(err20)
    }
    errors++
  }
  validate21.errors = vErrors
  return errors === 0
}
validate21.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const revokeKeyKeeps = validate22
const schema33 = {
  type: 'object',
  additionalProperties: false,
  required: ['keyId'],
  properties: {
    keyId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
  },
}
const pattern6 = new RegExp('^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$', 'u')

function validate22(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null
  let errors = 0
  const evaluated0 = validate22.evaluated
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.keyId === undefined) {
      const err0 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'keyId' } }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'keyId')) {
        const err1 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
        }
        if (vErrors === null) {
          vErrors = [err1]
        } else {
          vErrors.push(err1)
        }
        errors++
      }
    }
    if (data.keyId !== undefined) {
      let data0 = data.keyId
      if (typeof data0 === 'string') {
        if (!pattern6.test(data0)) {
          const err2 = {
            instancePath: instancePath + '/keyId',
            schemaPath: '#/properties/keyId/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
          }
          if (vErrors === null) {
            vErrors = [err2]
          } else {
            vErrors.push(err2)
          }
          errors++
        }
      } else {
        const err3 = {
          instancePath: instancePath + '/keyId',
          schemaPath: '#/properties/keyId/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err3]
        } else {
          vErrors.push(err3)
        }
        errors++
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err4]
    } else {
      vErrors.push(err4)
    }
    errors++
  }
  validate22.errors = vErrors
  return errors === 0
}
validate22.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const createKeyCleanings = { '/name': 'line', '/password': 'verbatim' }
const createKeyCodes = {
  '/name': { default: 'NAME_REQUIRED', maxLength: 'TEXT_TOO_LONG', not: 'NAME_HAS_LINK' },
  '/scopes': { default: 'KEY_SCOPES_REQUIRED', maxItems: 'INVALID_VALUE', uniqueItems: 'INVALID_VALUE' },
  '/scopes/*': 'INVALID_VALUE',
  '/days': 'INVALID_VALUE',
  '/password': { default: 'CURRENT_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
}

/**
 * The fields of a body of createKey that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const createKey = (body) =>
  createKeyKeeps(clean(body, createKeyCleanings)) ? [] : fieldErrors(createKeyKeeps.errors, createKeyCodes)

const revokeKeyCleanings = {}
const revokeKeyCodes = {}

/**
 * The fields of a body of revokeKey that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const revokeKey = (body) =>
  revokeKeyKeeps(clean(body, revokeKeyCleanings)) ? [] : fieldErrors(revokeKeyKeeps.errors, revokeKeyCodes)
