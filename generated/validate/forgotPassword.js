// generated from openapi.yaml by npm run generate: do not edit
import { fieldErrors } from '../field-errors.ts'

export const check = (body) => (validate10(body) ? [] : fieldErrors(validate10.errors))
const schema11 = {
  properties: {
    isBusiness: { 'x-error': 'INVALID_VALUE' },
    email: { 'x-error': { default: 'EMAIL_INVALID', required: 'EMAIL_REQUIRED', minLength: 'EMAIL_REQUIRED' } },
  },
}
const func2 = (text) => [...text].length
const pattern0 = new RegExp('^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$', 'u')

function validate10(data, { instancePath = '', parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null
  let errors = 0
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.email === undefined) {
      ;(vErrors ??= []).push({
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'email' },
        parentSchema: schema11,
      })
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'isBusiness' || key0 === 'email')) {
        ;(vErrors ??= []).push({
          instancePath,
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
          parentSchema: schema11,
        })
        errors++
      }
    }
    if (data.isBusiness !== undefined) {
      let data0 = data.isBusiness
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0))) {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/isBusiness',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.isBusiness,
        })
        errors++
      }
      if (!(data0 === 0 || data0 === 1)) {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/isBusiness',
          keyword: 'enum',
          params: {},
          parentSchema: schema11.properties.isBusiness,
        })
        errors++
      }
    }
    if (data.email !== undefined) {
      let data1 = data.email
      if (typeof data1 === 'string') {
        if (func2(data1) > 254) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/email',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.email,
          })
          errors++
        }
        if (func2(data1) < 1) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/email',
            keyword: 'minLength',
            params: {},
            parentSchema: schema11.properties.email,
          })
          errors++
        }
        if (!pattern0.test(data1)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/email',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.email,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/email',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.email,
        })
        errors++
      }
    }
  } else {
    ;(vErrors ??= []).push({ instancePath, keyword: 'type', params: {}, parentSchema: schema11 })
    errors++
  }
  validate10.errors = vErrors
  return errors === 0
}
