// generated from openapi.yaml by npm run generate: do not edit
import { fieldErrors } from '../field-errors.ts'

export const check = (body) => (validate10(body) ? [] : fieldErrors(validate10.errors))
const schema11 = { properties: { userid: {}, limit: { 'x-error': 'INVALID_VALUE' } } }
const pattern0 = new RegExp('^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$', 'u')

function validate10(data, { instancePath = '', parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null
  let errors = 0
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === 'userid' || key0 === 'limit')) {
        ;(vErrors ??= []).push({
          instancePath,
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
          parentSchema: schema11,
        })
        errors++
      }
    }
    if (data.userid !== undefined) {
      let data0 = data.userid
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/userid',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.userid,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/userid',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.userid,
        })
        errors++
      }
    }
    if (data.limit !== undefined) {
      let data1 = data.limit
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1))) {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/limit',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.limit,
        })
        errors++
      }
      if (typeof data1 == 'number') {
        if (data1 > 20 || isNaN(data1)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/limit',
            keyword: 'maximum',
            params: {},
            parentSchema: schema11.properties.limit,
          })
          errors++
        }
        if (data1 < 1 || isNaN(data1)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/limit',
            keyword: 'minimum',
            params: {},
            parentSchema: schema11.properties.limit,
          })
          errors++
        }
      }
    }
  } else {
    ;(vErrors ??= []).push({ instancePath, keyword: 'type', params: {}, parentSchema: schema11 })
    errors++
  }
  validate10.errors = vErrors
  return errors === 0
}
