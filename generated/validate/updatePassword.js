// generated from openapi.yaml by npm run generate: do not edit
import { fieldErrors } from '../field-errors.ts'

export const check = (body) => (validate10(body) ? [] : fieldErrors(validate10.errors))
const schema11 = {
  properties: {
    isBusiness: { 'x-error': 'INVALID_VALUE' },
    userId: {},
    oldPassword: { 'x-error': { default: 'CURRENT_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' } },
    newPassword: { 'x-error': { default: 'NEW_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' } },
    confirmPassword: { 'x-error': { default: 'CONFIRM_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' } },
  },
}
const pattern0 = new RegExp('^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$', 'u')
const func2 = (text) => [...text].length

function validate10(data, { instancePath = '', parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null
  let errors = 0
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.oldPassword === undefined) {
      ;(vErrors ??= []).push({
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'oldPassword' },
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
      if (
        !(
          key0 === 'isBusiness' ||
          key0 === 'userId' ||
          key0 === 'oldPassword' ||
          key0 === 'newPassword' ||
          key0 === 'confirmPassword'
        )
      ) {
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
    if (data.userId !== undefined) {
      let data1 = data.userId
      if (typeof data1 === 'string') {
        if (!pattern0.test(data1)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/userId',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.userId,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/userId',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.userId,
        })
        errors++
      }
    }
    if (data.oldPassword !== undefined) {
      let data2 = data.oldPassword
      if (typeof data2 === 'string') {
        if (func2(data2) > 128) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/oldPassword',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.oldPassword,
          })
          errors++
        }
        if (func2(data2) < 1) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/oldPassword',
            keyword: 'minLength',
            params: {},
            parentSchema: schema11.properties.oldPassword,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/oldPassword',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.oldPassword,
        })
        errors++
      }
    }
    if (data.newPassword !== undefined) {
      let data3 = data.newPassword
      if (typeof data3 === 'string') {
        if (func2(data3) > 128) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/newPassword',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.newPassword,
          })
          errors++
        }
        if (func2(data3) < 6) {
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
    if (data.confirmPassword !== undefined) {
      let data4 = data.confirmPassword
      if (typeof data4 === 'string') {
        if (func2(data4) > 128) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/confirmPassword',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.confirmPassword,
          })
          errors++
        }
        if (func2(data4) < 6) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/confirmPassword',
            keyword: 'minLength',
            params: {},
            parentSchema: schema11.properties.confirmPassword,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/confirmPassword',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.confirmPassword,
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
