// generated from openapi.yaml by npm run generate: do not edit
import { fieldErrors } from '../field-errors.ts'

export const check = (body) => (validate10(body) ? [] : fieldErrors(validate10.errors))
const schema11 = {
  type: 'object',
  additionalProperties: false,
  required: ['token', 'newPassword'],
  properties: {
    token: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'INVALID_VALUE' },
    newPassword: {
      type: 'string',
      minLength: 6,
      maxLength: 128,
      'x-error': { default: 'NEW_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
    },
  },
}
const func2 = (text) => [...text].length

function validate10(data, { instancePath = '', parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null
  let errors = 0
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.token === undefined) {
      const err0 = { instancePath, keyword: 'required', params: { missingProperty: 'token' }, parentSchema: schema11 }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    if (data.newPassword === undefined) {
      const err1 = {
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'newPassword' },
        parentSchema: schema11,
      }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'token' || key0 === 'newPassword')) {
        const err2 = {
          instancePath,
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
          parentSchema: schema11,
        }
        if (vErrors === null) {
          vErrors = [err2]
        } else {
          vErrors.push(err2)
        }
        errors++
      }
    }
    if (data.token !== undefined) {
      let data0 = data.token
      if (typeof data0 === 'string') {
        if (func2(data0) > 200) {
          const err3 = {
            instancePath: instancePath + '/token',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.token,
          }
          if (vErrors === null) {
            vErrors = [err3]
          } else {
            vErrors.push(err3)
          }
          errors++
        }
        if (func2(data0) < 1) {
          const err4 = {
            instancePath: instancePath + '/token',
            keyword: 'minLength',
            params: {},
            parentSchema: schema11.properties.token,
          }
          if (vErrors === null) {
            vErrors = [err4]
          } else {
            vErrors.push(err4)
          }
          errors++
        }
      } else {
        const err5 = {
          instancePath: instancePath + '/token',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.token,
        }
        if (vErrors === null) {
          vErrors = [err5]
        } else {
          vErrors.push(err5)
        }
        errors++
      }
    }
    if (data.newPassword !== undefined) {
      let data1 = data.newPassword
      if (typeof data1 === 'string') {
        if (func2(data1) > 128) {
          const err6 = {
            instancePath: instancePath + '/newPassword',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.newPassword,
          }
          if (vErrors === null) {
            vErrors = [err6]
          } else {
            vErrors.push(err6)
          }
          errors++
        }
        if (func2(data1) < 6) {
          const err7 = {
            instancePath: instancePath + '/newPassword',
            keyword: 'minLength',
            params: {},
            parentSchema: schema11.properties.newPassword,
          }
          if (vErrors === null) {
            vErrors = [err7]
          } else {
            vErrors.push(err7)
          }
          errors++
        }
      } else {
        const err8 = {
          instancePath: instancePath + '/newPassword',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.newPassword,
        }
        if (vErrors === null) {
          vErrors = [err8]
        } else {
          vErrors.push(err8)
        }
        errors++
      }
    }
  } else {
    const err9 = { instancePath, keyword: 'type', params: {}, parentSchema: schema11 }
    if (vErrors === null) {
      vErrors = [err9]
    } else {
      vErrors.push(err9)
    }
    errors++
  }
  validate10.errors = vErrors
  return errors === 0
}
