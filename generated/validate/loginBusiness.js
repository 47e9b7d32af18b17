// generated from openapi.yaml by npm run generate: do not edit
import { fieldErrors } from '../field-errors.ts'

export const check = (body) => (validate10(body) ? [] : fieldErrors(validate10.errors))
const schema11 = {
  type: 'object',
  additionalProperties: false,
  required: ['email', 'password'],
  properties: {
    email: {
      type: 'string',
      maxLength: 254,
      pattern: '^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$',
      'x-error': 'EMAIL_INVALID',
    },
    password: {
      type: 'string',
      minLength: 1,
      maxLength: 128,
      'x-error': { default: 'PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
    },
  },
}
const func2 = (text) => [...text].length
const pattern0 = new RegExp('^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$', 'u')

function validate10(data, { instancePath = '', parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null
  let errors = 0
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.email === undefined) {
      const err0 = { instancePath, keyword: 'required', params: { missingProperty: 'email' }, parentSchema: schema11 }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    if (data.password === undefined) {
      const err1 = {
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'password' },
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
      if (!(key0 === 'email' || key0 === 'password')) {
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
    if (data.email !== undefined) {
      let data0 = data.email
      if (typeof data0 === 'string') {
        if (func2(data0) > 254) {
          const err3 = {
            instancePath: instancePath + '/email',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.email,
          }
          if (vErrors === null) {
            vErrors = [err3]
          } else {
            vErrors.push(err3)
          }
          errors++
        }
        if (!pattern0.test(data0)) {
          const err4 = {
            instancePath: instancePath + '/email',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.email,
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
          instancePath: instancePath + '/email',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.email,
        }
        if (vErrors === null) {
          vErrors = [err5]
        } else {
          vErrors.push(err5)
        }
        errors++
      }
    }
    if (data.password !== undefined) {
      let data1 = data.password
      if (typeof data1 === 'string') {
        if (func2(data1) > 128) {
          const err6 = {
            instancePath: instancePath + '/password',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.password,
          }
          if (vErrors === null) {
            vErrors = [err6]
          } else {
            vErrors.push(err6)
          }
          errors++
        }
        if (func2(data1) < 1) {
          const err7 = {
            instancePath: instancePath + '/password',
            keyword: 'minLength',
            params: {},
            parentSchema: schema11.properties.password,
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
          instancePath: instancePath + '/password',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.password,
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
