// generated from openapi.yaml by npm run generate: do not edit
import { fieldErrors } from '../field-errors.ts'

export const check = (body) => (validate10(body) ? [] : fieldErrors(validate10.errors))
const schema11 = {
  properties: {
    email: { 'x-error': 'EMAIL_INVALID' },
    password: { 'x-error': { default: 'PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' } },
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
    if (data.password === undefined) {
      ;(vErrors ??= []).push({
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'password' },
        parentSchema: schema11,
      })
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'email' || key0 === 'password')) {
        ;(vErrors ??= []).push({
          instancePath,
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
          parentSchema: schema11,
        })
        errors++
      }
    }
    if (data.email !== undefined) {
      let data0 = data.email
      if (typeof data0 === 'string') {
        if (func2(data0) > 254) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/email',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.email,
          })
          errors++
        }
        if (!pattern0.test(data0)) {
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
    if (data.password !== undefined) {
      let data1 = data.password
      if (typeof data1 === 'string') {
        if (func2(data1) > 128) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/password',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.password,
          })
          errors++
        }
        if (func2(data1) < 1) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/password',
            keyword: 'minLength',
            params: {},
            parentSchema: schema11.properties.password,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/password',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.password,
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
