// generated from openapi.yaml by npm run generate: do not edit
import { fieldErrors } from '../field-errors.ts'

export const check = (body) => (validate10(body) ? [] : fieldErrors(validate10.errors))
const schema11 = {
  properties: {
    token: { 'x-error': 'INVALID_VALUE' },
    newPassword: { 'x-error': { default: 'NEW_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' } },
  },
}
const func2 = (text) => [...text].length

function validate10(data, { instancePath = '', parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null
  let errors = 0
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.token === undefined) {
      ;(vErrors ??= []).push({
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'token' },
        parentSchema: schema11,
      })
      errors++
    }
    if (data.newPassword === undefined) {
      ;(vErrors ??= []).push({
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'newPassword' },
        parentSchema: schema11,
      })
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'token' || key0 === 'newPassword')) {
        ;(vErrors ??= []).push({
          instancePath,
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
          parentSchema: schema11,
        })
        errors++
      }
    }
    if (data.token !== undefined) {
      let data0 = data.token
      if (typeof data0 === 'string') {
        if (func2(data0) > 200) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/token',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.token,
          })
          errors++
        }
        if (func2(data0) < 1) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/token',
            keyword: 'minLength',
            params: {},
            parentSchema: schema11.properties.token,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/token',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.token,
        })
        errors++
      }
    }
    if (data.newPassword !== undefined) {
      let data1 = data.newPassword
      if (typeof data1 === 'string') {
        if (func2(data1) > 128) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/newPassword',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.newPassword,
          })
          errors++
        }
        if (func2(data1) < 6) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/newPassword',
            keyword: 'minLength',
            params: {},
            parentSchema: schema11.properties.newPassword,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/newPassword',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.newPassword,
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
