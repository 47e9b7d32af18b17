// generated from openapi.yaml by npm run generate: do not edit
import { clean } from '../clean.ts'
import { fieldErrors } from '../field-errors.ts'

export const validate = validate21
export default validate21
const schema32 = {
  type: 'object',
  additionalProperties: false,
  properties: {
    page: { type: 'integer', minimum: 1, maximum: 1000000, default: 1, 'x-error': 'INVALID_VALUE' },
    limit: { type: 'integer', minimum: 1, maximum: 50, default: 10, 'x-error': 'INVALID_VALUE' },
    status: {
      type: 'array',
      maxItems: 5,
      items: { type: 'string', enum: ['', 'open', 'inprogress', 'completed', 'expired'], 'x-error': 'INVALID_VALUE' },
      'x-error': 'INVALID_VALUE',
    },
    cursor: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'CURSOR_INVALID' },
    view: { type: 'string', enum: ['toRate'], 'x-error': 'INVALID_VALUE' },
    order: { type: 'string', enum: ['newest', 'neededBy'], 'x-error': 'INVALID_VALUE' },
    overview: { type: 'boolean', 'x-error': 'INVALID_VALUE' },
  },
}

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
    if (data.page === undefined) {
      data.page = 1
    }
    if (data.limit === undefined) {
      data.limit = 10
    }
    for (const key0 in data) {
      if (
        !(
          key0 === 'page' ||
          key0 === 'limit' ||
          key0 === 'status' ||
          key0 === 'cursor' ||
          key0 === 'view' ||
          key0 === 'order' ||
          key0 === 'overview'
        )
      ) {
        const err0 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
        }
        if (vErrors === null) {
          vErrors = [err0]
        } else {
          vErrors.push(err0)
        }
        errors++
      }
    }
    let data0 = data.page
    if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0))) {
      const err1 = {
        instancePath: instancePath + '/page',
        schemaPath: '#/properties/page/type',
        keyword: 'type',
        params: { type: 'integer' },
      }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    if (typeof data0 == 'number') {
      if (data0 > 1000000 || isNaN(data0)) {
        const err2 = {
          instancePath: instancePath + '/page',
          schemaPath: '#/properties/page/maximum',
          keyword: 'maximum',
          params: { comparison: '<=', limit: 1000000 },
        }
        if (vErrors === null) {
          vErrors = [err2]
        } else {
          vErrors.push(err2)
        }
        errors++
      }
      if (data0 < 1 || isNaN(data0)) {
        const err3 = {
          instancePath: instancePath + '/page',
          schemaPath: '#/properties/page/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 1 },
        }
        if (vErrors === null) {
          vErrors = [err3]
        } else {
          vErrors.push(err3)
        }
        errors++
      }
    }
    let data1 = data.limit
    if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1))) {
      const err4 = {
        instancePath: instancePath + '/limit',
        schemaPath: '#/properties/limit/type',
        keyword: 'type',
        params: { type: 'integer' },
      }
      if (vErrors === null) {
        vErrors = [err4]
      } else {
        vErrors.push(err4)
      }
      errors++
    }
    if (typeof data1 == 'number') {
      if (data1 > 50 || isNaN(data1)) {
        const err5 = {
          instancePath: instancePath + '/limit',
          schemaPath: '#/properties/limit/maximum',
          keyword: 'maximum',
          params: { comparison: '<=', limit: 50 },
        }
        if (vErrors === null) {
          vErrors = [err5]
        } else {
          vErrors.push(err5)
        }
        errors++
      }
      if (data1 < 1 || isNaN(data1)) {
        const err6 = {
          instancePath: instancePath + '/limit',
          schemaPath: '#/properties/limit/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 1 },
        }
        if (vErrors === null) {
          vErrors = [err6]
        } else {
          vErrors.push(err6)
        }
        errors++
      }
    }
    if (data.status !== undefined) {
      let data2 = data.status
      if (Array.isArray(data2)) {
        if (data2.length > 5) {
          const err7 = {
            instancePath: instancePath + '/status',
            schemaPath: '#/properties/status/maxItems',
            keyword: 'maxItems',
            params: { limit: 5 },
          }
          if (vErrors === null) {
            vErrors = [err7]
          } else {
            vErrors.push(err7)
          }
          errors++
        }
        if (data2.length <= 5) {
          const len0 = data2.length
          for (let i0 = 0; i0 < len0; i0++) {
            let data3 = data2[i0]
            if (typeof data3 !== 'string') {
              const err8 = {
                instancePath: instancePath + '/status/' + i0,
                schemaPath: '#/properties/status/items/type',
                keyword: 'type',
                params: { type: 'string' },
              }
              if (vErrors === null) {
                vErrors = [err8]
              } else {
                vErrors.push(err8)
              }
              errors++
            }
            if (
              !(
                data3 === '' ||
                data3 === 'open' ||
                data3 === 'inprogress' ||
                data3 === 'completed' ||
                data3 === 'expired'
              )
            ) {
              const err9 = {
                instancePath: instancePath + '/status/' + i0,
                schemaPath: '#/properties/status/items/enum',
                keyword: 'enum',
                params: { allowedValues: schema32.properties.status.items.enum },
              }
              if (vErrors === null) {
                vErrors = [err9]
              } else {
                vErrors.push(err9)
              }
              errors++
            }
          }
        }
      } else {
        const err10 = {
          instancePath: instancePath + '/status',
          schemaPath: '#/properties/status/type',
          keyword: 'type',
          params: { type: 'array' },
        }
        if (vErrors === null) {
          vErrors = [err10]
        } else {
          vErrors.push(err10)
        }
        errors++
      }
    }
    if (data.cursor !== undefined) {
      let data4 = data.cursor
      if (typeof data4 === 'string') {
        if ([...data4].length > 200) {
          const err11 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data4 === '' },
          }
          if (vErrors === null) {
            vErrors = [err11]
          } else {
            vErrors.push(err11)
          }
          errors++
        }
        if ([...data4].length < 1) {
          const err12 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/minLength',
            keyword: 'minLength',
            params: { isEmpty: data4 === '' },
          }
          if (vErrors === null) {
            vErrors = [err12]
          } else {
            vErrors.push(err12)
          }
          errors++
        }
      } else {
        const err13 = {
          instancePath: instancePath + '/cursor',
          schemaPath: '#/properties/cursor/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err13]
        } else {
          vErrors.push(err13)
        }
        errors++
      }
    }
    if (data.view !== undefined) {
      let data5 = data.view
      if (typeof data5 !== 'string') {
        const err14 = {
          instancePath: instancePath + '/view',
          schemaPath: '#/properties/view/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err14]
        } else {
          vErrors.push(err14)
        }
        errors++
      }
      if (!(data5 === 'toRate')) {
        const err15 = {
          instancePath: instancePath + '/view',
          schemaPath: '#/properties/view/enum',
          keyword: 'enum',
          params: { allowedValues: schema32.properties.view.enum },
        }
        if (vErrors === null) {
          vErrors = [err15]
        } else {
          vErrors.push(err15)
        }
        errors++
      }
    }
    if (data.order !== undefined) {
      let data6 = data.order
      if (typeof data6 !== 'string') {
        const err16 = {
          instancePath: instancePath + '/order',
          schemaPath: '#/properties/order/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err16]
        } else {
          vErrors.push(err16)
        }
        errors++
      }
      if (!(data6 === 'newest' || data6 === 'neededBy')) {
        const err17 = {
          instancePath: instancePath + '/order',
          schemaPath: '#/properties/order/enum',
          keyword: 'enum',
          params: { allowedValues: schema32.properties.order.enum },
        }
        if (vErrors === null) {
          vErrors = [err17]
        } else {
          vErrors.push(err17)
        }
        errors++
      }
    }
    if (data.overview !== undefined) {
      if (typeof data.overview !== 'boolean') {
        const err18 = {
          instancePath: instancePath + '/overview',
          schemaPath: '#/properties/overview/type',
          keyword: 'type',
          params: { type: 'boolean' },
        }
        if (vErrors === null) {
          vErrors = [err18]
        } else {
          vErrors.push(err18)
        }
        errors++
      }
    }
  } else {
    const err19 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err19]
    } else {
      vErrors.push(err19)
    }
    errors++
  }
  validate21.errors = vErrors
  return errors === 0
}
validate21.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const codes = {
  '/page': 'INVALID_VALUE',
  '/limit': 'INVALID_VALUE',
  '/status': 'INVALID_VALUE',
  '/status/*': 'INVALID_VALUE',
  '/cursor': 'CURSOR_INVALID',
  '/view': 'INVALID_VALUE',
  '/order': 'INVALID_VALUE',
  '/overview': 'INVALID_VALUE',
}
const cleanings = {}

/**
 * The fields of a body of listCustomerJobs that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const check = (body) => (validate(clean(body, cleanings)) ? [] : fieldErrors(validate.errors, codes))
