// generated from openapi.yaml by npm run generate: do not edit
import { fieldErrors } from '../field-errors.ts'

export const check = (body) => (validate10(body) ? [] : fieldErrors(validate10.errors))
const schema11 = {
  type: 'object',
  additionalProperties: false,
  properties: {
    userid: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    limit: { type: 'integer', minimum: 1, maximum: 20, 'x-error': 'INVALID_VALUE' },
  },
}
const pattern0 = new RegExp('^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$', 'u')

function validate10(data, { instancePath = '', parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null
  let errors = 0
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === 'userid' || key0 === 'limit')) {
        const err0 = {
          instancePath,
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
          parentSchema: schema11,
        }
        if (vErrors === null) {
          vErrors = [err0]
        } else {
          vErrors.push(err0)
        }
        errors++
      }
    }
    if (data.userid !== undefined) {
      let data0 = data.userid
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          const err1 = {
            instancePath: instancePath + '/userid',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.userid,
          }
          if (vErrors === null) {
            vErrors = [err1]
          } else {
            vErrors.push(err1)
          }
          errors++
        }
      } else {
        const err2 = {
          instancePath: instancePath + '/userid',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.userid,
        }
        if (vErrors === null) {
          vErrors = [err2]
        } else {
          vErrors.push(err2)
        }
        errors++
      }
    }
    if (data.limit !== undefined) {
      let data1 = data.limit
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1))) {
        const err3 = {
          instancePath: instancePath + '/limit',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.limit,
        }
        if (vErrors === null) {
          vErrors = [err3]
        } else {
          vErrors.push(err3)
        }
        errors++
      }
      if (typeof data1 == 'number') {
        if (data1 > 20 || isNaN(data1)) {
          const err4 = {
            instancePath: instancePath + '/limit',
            keyword: 'maximum',
            params: {},
            parentSchema: schema11.properties.limit,
          }
          if (vErrors === null) {
            vErrors = [err4]
          } else {
            vErrors.push(err4)
          }
          errors++
        }
        if (data1 < 1 || isNaN(data1)) {
          const err5 = {
            instancePath: instancePath + '/limit',
            keyword: 'minimum',
            params: {},
            parentSchema: schema11.properties.limit,
          }
          if (vErrors === null) {
            vErrors = [err5]
          } else {
            vErrors.push(err5)
          }
          errors++
        }
      }
    }
  } else {
    const err6 = { instancePath, keyword: 'type', params: {}, parentSchema: schema11 }
    if (vErrors === null) {
      vErrors = [err6]
    } else {
      vErrors.push(err6)
    }
    errors++
  }
  validate10.errors = vErrors
  return errors === 0
}
