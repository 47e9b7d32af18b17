// generated from openapi.yaml by npm run generate: do not edit
import { clean } from '../clean.ts'
import { fieldErrors } from '../field-errors.ts'

const listTownsAroundKeeps = validate21
const schema32 = {
  type: 'object',
  additionalProperties: false,
  required: ['country', 'state', 'city', 'radius'],
  properties: {
    country: {
      type: 'string',
      'x-clean': 'line',
      pattern: '\\S',
      maxLength: 100,
      'x-error': { default: 'COUNTRY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
    },
    state: {
      type: 'string',
      'x-clean': 'line',
      pattern: '\\S',
      maxLength: 100,
      'x-error': { default: 'STATE_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
    },
    city: {
      type: 'array',
      minItems: 1,
      maxItems: 5,
      uniqueItems: true,
      items: {
        type: 'string',
        'x-clean': 'line',
        pattern: '\\S',
        maxLength: 100,
        'x-error': { default: 'CITY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
      },
      'x-error': { default: 'CITY_REQUIRED', maxItems: 'MAX_CITIES', uniqueItems: 'INVALID_VALUE' },
    },
    radius: { type: 'integer', minimum: 0, maximum: 100, 'x-error': 'RADIUS_INVALID' },
  },
}
const pattern4 = new RegExp('\\S', 'u')

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
    if (data.country === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'country' },
      }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    if (data.state === undefined) {
      const err1 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'state' } }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    if (data.city === undefined) {
      const err2 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'city' } }
      if (vErrors === null) {
        vErrors = [err2]
      } else {
        vErrors.push(err2)
      }
      errors++
    }
    if (data.radius === undefined) {
      const err3 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'radius' },
      }
      if (vErrors === null) {
        vErrors = [err3]
      } else {
        vErrors.push(err3)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'country' || key0 === 'state' || key0 === 'city' || key0 === 'radius')) {
        const err4 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
        }
        if (vErrors === null) {
          vErrors = [err4]
        } else {
          vErrors.push(err4)
        }
        errors++
      }
    }
    if (data.country !== undefined) {
      let data0 = data.country
      if (typeof data0 === 'string') {
        if ([...data0].length > 100) {
          const err5 = {
            instancePath: instancePath + '/country',
            schemaPath: '#/properties/country/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data0 === '' },
          }
          if (vErrors === null) {
            vErrors = [err5]
          } else {
            vErrors.push(err5)
          }
          errors++
        }
        if (!pattern4.test(data0)) {
          const err6 = {
            instancePath: instancePath + '/country',
            schemaPath: '#/properties/country/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
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
          instancePath: instancePath + '/country',
          schemaPath: '#/properties/country/type',
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
    if (data.state !== undefined) {
      let data1 = data.state
      if (typeof data1 === 'string') {
        if ([...data1].length > 100) {
          const err8 = {
            instancePath: instancePath + '/state',
            schemaPath: '#/properties/state/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data1 === '' },
          }
          if (vErrors === null) {
            vErrors = [err8]
          } else {
            vErrors.push(err8)
          }
          errors++
        }
        if (!pattern4.test(data1)) {
          const err9 = {
            instancePath: instancePath + '/state',
            schemaPath: '#/properties/state/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
          }
          if (vErrors === null) {
            vErrors = [err9]
          } else {
            vErrors.push(err9)
          }
          errors++
        }
      } else {
        const err10 = {
          instancePath: instancePath + '/state',
          schemaPath: '#/properties/state/type',
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
    }
    if (data.city !== undefined) {
      let data2 = data.city
      if (Array.isArray(data2)) {
        if (data2.length > 5) {
          const err11 = {
            instancePath: instancePath + '/city',
            schemaPath: '#/properties/city/maxItems',
            keyword: 'maxItems',
            params: { limit: 5 },
          }
          if (vErrors === null) {
            vErrors = [err11]
          } else {
            vErrors.push(err11)
          }
          errors++
        }
        if (data2.length < 1) {
          const err12 = {
            instancePath: instancePath + '/city',
            schemaPath: '#/properties/city/minItems',
            keyword: 'minItems',
            params: { limit: 1 },
          }
          if (vErrors === null) {
            vErrors = [err12]
          } else {
            vErrors.push(err12)
          }
          errors++
        }
        if (data2.length <= 5) {
          const len0 = data2.length
          for (let i0 = 0; i0 < len0; i0++) {
            let data3 = data2[i0]
            if (typeof data3 === 'string') {
              if ([...data3].length > 100) {
                const err13 = {
                  instancePath: instancePath + '/city/' + i0,
                  schemaPath: '#/properties/city/items/maxLength',
                  keyword: 'maxLength',
                  params: { isEmpty: data3 === '' },
                }
                if (vErrors === null) {
                  vErrors = [err13]
                } else {
                  vErrors.push(err13)
                }
                errors++
              }
              if (!pattern4.test(data3)) {
                const err14 = {
                  instancePath: instancePath + '/city/' + i0,
                  schemaPath: '#/properties/city/items/pattern',
                  keyword: 'pattern',
                  params: { pattern: '\\S' },
                }
                if (vErrors === null) {
                  vErrors = [err14]
                } else {
                  vErrors.push(err14)
                }
                errors++
              }
            } else {
              const err15 = {
                instancePath: instancePath + '/city/' + i0,
                schemaPath: '#/properties/city/items/type',
                keyword: 'type',
                params: { type: 'string' },
              }
              if (vErrors === null) {
                vErrors = [err15]
              } else {
                vErrors.push(err15)
              }
              errors++
            }
          }
        }
        if (data2.length <= 5) {
          let i1 = data2.length
          let j0
          if (i1 > 1) {
            const indices0 = {}
            for (; i1--;) {
              let item0 = data2[i1]
              if (typeof item0 !== 'string') {
                continue
              }
              if (typeof indices0[item0] == 'number') {
                j0 = indices0[item0]
                const err16 = {
                  instancePath: instancePath + '/city',
                  schemaPath: '#/properties/city/uniqueItems',
                  keyword: 'uniqueItems',
                  params: { i: i1, j: j0 },
                }
                if (vErrors === null) {
                  vErrors = [err16]
                } else {
                  vErrors.push(err16)
                }
                errors++
                break
              }
              indices0[item0] = i1
            }
          }
        }
      } else {
        const err17 = {
          instancePath: instancePath + '/city',
          schemaPath: '#/properties/city/type',
          keyword: 'type',
          params: { type: 'array' },
        }
        if (vErrors === null) {
          vErrors = [err17]
        } else {
          vErrors.push(err17)
        }
        errors++
      }
    }
    if (data.radius !== undefined) {
      let data4 = data.radius
      if (!(typeof data4 == 'number' && !(data4 % 1) && !isNaN(data4))) {
        const err18 = {
          instancePath: instancePath + '/radius',
          schemaPath: '#/properties/radius/type',
          keyword: 'type',
          params: { type: 'integer' },
        }
        if (vErrors === null) {
          vErrors = [err18]
        } else {
          vErrors.push(err18)
        }
        errors++
      }
      if (typeof data4 == 'number') {
        if (data4 > 100 || isNaN(data4)) {
          const err19 = {
            instancePath: instancePath + '/radius',
            schemaPath: '#/properties/radius/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 100 },
          }
          if (vErrors === null) {
            vErrors = [err19]
          } else {
            vErrors.push(err19)
          }
          errors++
        }
        if (data4 < 0 || isNaN(data4)) {
          const err20 = {
            instancePath: instancePath + '/radius',
            schemaPath: '#/properties/radius/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          }
          if (vErrors === null) {
            vErrors = [err20]
          } else {
            vErrors.push(err20)
          }
          errors++
        }
      }
    }
  } else {
    const err21 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err21]
    } else {
      vErrors.push(err21)
    }
    errors++
  }
  validate21.errors = vErrors
  return errors === 0
}
validate21.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const listTownsAroundCleanings = { '/country': 'line', '/state': 'line', '/city/*': 'line' }
const listTownsAroundCodes = {
  '/country': { default: 'COUNTRY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
  '/state': { default: 'STATE_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
  '/city': { default: 'CITY_REQUIRED', maxItems: 'MAX_CITIES', uniqueItems: 'INVALID_VALUE' },
  '/city/*': { default: 'CITY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
  '/radius': 'RADIUS_INVALID',
}

/**
 * The fields of a body of listTownsAround that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const listTownsAround = (body) =>
  listTownsAroundKeeps(clean(body, listTownsAroundCleanings))
    ? []
    : fieldErrors(listTownsAroundKeeps.errors, listTownsAroundCodes)
