// generated from openapi.yaml by npm run generate: do not edit
import { fieldErrors } from '../field-errors.ts'

export const check = (body) => (validate10(body) ? [] : fieldErrors(validate10.errors))
const schema11 = {
  type: 'object',
  additionalProperties: false,
  required: ['oldPassword', 'newPassword'],
  properties: {
    isBusiness: { type: 'integer', enum: [0, 1], 'x-error': 'INVALID_VALUE' },
    userId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    oldPassword: {
      type: 'string',
      minLength: 1,
      maxLength: 128,
      'x-error': { default: 'CURRENT_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
    },
    newPassword: {
      type: 'string',
      minLength: 6,
      maxLength: 128,
      'x-error': { default: 'NEW_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
    },
    confirmPassword: {
      type: 'string',
      minLength: 6,
      maxLength: 128,
      'x-error': { default: 'CONFIRM_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
    },
  },
}
const pattern0 = new RegExp('^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$', 'u')
const func2 = (text) => [...text].length

function validate10(data, { instancePath = '', parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null
  let errors = 0
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.oldPassword === undefined) {
      const err0 = {
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'oldPassword' },
        parentSchema: schema11,
      }
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
      if (
        !(
          key0 === 'isBusiness' ||
          key0 === 'userId' ||
          key0 === 'oldPassword' ||
          key0 === 'newPassword' ||
          key0 === 'confirmPassword'
        )
      ) {
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
    if (data.isBusiness !== undefined) {
      let data0 = data.isBusiness
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0))) {
        const err3 = {
          instancePath: instancePath + '/isBusiness',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.isBusiness,
        }
        if (vErrors === null) {
          vErrors = [err3]
        } else {
          vErrors.push(err3)
        }
        errors++
      }
      if (!(data0 === 0 || data0 === 1)) {
        const err4 = {
          instancePath: instancePath + '/isBusiness',
          keyword: 'enum',
          params: {},
          parentSchema: schema11.properties.isBusiness,
        }
        if (vErrors === null) {
          vErrors = [err4]
        } else {
          vErrors.push(err4)
        }
        errors++
      }
    }
    if (data.userId !== undefined) {
      let data1 = data.userId
      if (typeof data1 === 'string') {
        if (!pattern0.test(data1)) {
          const err5 = {
            instancePath: instancePath + '/userId',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.userId,
          }
          if (vErrors === null) {
            vErrors = [err5]
          } else {
            vErrors.push(err5)
          }
          errors++
        }
      } else {
        const err6 = {
          instancePath: instancePath + '/userId',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.userId,
        }
        if (vErrors === null) {
          vErrors = [err6]
        } else {
          vErrors.push(err6)
        }
        errors++
      }
    }
    if (data.oldPassword !== undefined) {
      let data2 = data.oldPassword
      if (typeof data2 === 'string') {
        if (func2(data2) > 128) {
          const err7 = {
            instancePath: instancePath + '/oldPassword',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.oldPassword,
          }
          if (vErrors === null) {
            vErrors = [err7]
          } else {
            vErrors.push(err7)
          }
          errors++
        }
        if (func2(data2) < 1) {
          const err8 = {
            instancePath: instancePath + '/oldPassword',
            keyword: 'minLength',
            params: {},
            parentSchema: schema11.properties.oldPassword,
          }
          if (vErrors === null) {
            vErrors = [err8]
          } else {
            vErrors.push(err8)
          }
          errors++
        }
      } else {
        const err9 = {
          instancePath: instancePath + '/oldPassword',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.oldPassword,
        }
        if (vErrors === null) {
          vErrors = [err9]
        } else {
          vErrors.push(err9)
        }
        errors++
      }
    }
    if (data.newPassword !== undefined) {
      let data3 = data.newPassword
      if (typeof data3 === 'string') {
        if (func2(data3) > 128) {
          const err10 = {
            instancePath: instancePath + '/newPassword',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.newPassword,
          }
          if (vErrors === null) {
            vErrors = [err10]
          } else {
            vErrors.push(err10)
          }
          errors++
        }
        if (func2(data3) < 6) {
          const err11 = {
            instancePath: instancePath + '/newPassword',
            keyword: 'minLength',
            params: {},
            parentSchema: schema11.properties.newPassword,
          }
          if (vErrors === null) {
            vErrors = [err11]
          } else {
            vErrors.push(err11)
          }
          errors++
        }
      } else {
        const err12 = {
          instancePath: instancePath + '/newPassword',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.newPassword,
        }
        if (vErrors === null) {
          vErrors = [err12]
        } else {
          vErrors.push(err12)
        }
        errors++
      }
    }
    if (data.confirmPassword !== undefined) {
      let data4 = data.confirmPassword
      if (typeof data4 === 'string') {
        if (func2(data4) > 128) {
          const err13 = {
            instancePath: instancePath + '/confirmPassword',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.confirmPassword,
          }
          if (vErrors === null) {
            vErrors = [err13]
          } else {
            vErrors.push(err13)
          }
          errors++
        }
        if (func2(data4) < 6) {
          const err14 = {
            instancePath: instancePath + '/confirmPassword',
            keyword: 'minLength',
            params: {},
            parentSchema: schema11.properties.confirmPassword,
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
          instancePath: instancePath + '/confirmPassword',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.confirmPassword,
        }
        if (vErrors === null) {
          vErrors = [err15]
        } else {
          vErrors.push(err15)
        }
        errors++
      }
    }
  } else {
    const err16 = { instancePath, keyword: 'type', params: {}, parentSchema: schema11 }
    if (vErrors === null) {
      vErrors = [err16]
    } else {
      vErrors.push(err16)
    }
    errors++
  }
  validate10.errors = vErrors
  return errors === 0
}
