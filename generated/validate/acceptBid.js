// generated from openapi.yaml by npm run generate: do not edit
import { fieldErrors } from '../field-errors.ts'

export const check = (body) => (validate10(body) ? [] : fieldErrors(validate10.errors))
const schema11 = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId', 'companyId'],
  properties: {
    userId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    companyId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    amount: { type: 'number', exclusiveMinimum: 0, maximum: 9999999.99, multipleOf: 0.01, 'x-error': 'AMOUNT_INVALID' },
  },
}
const pattern0 = new RegExp('^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$', 'u')

function validate10(data, { instancePath = '', parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null
  let errors = 0
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.jobId === undefined) {
      const err0 = { instancePath, keyword: 'required', params: { missingProperty: 'jobId' }, parentSchema: schema11 }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    if (data.companyId === undefined) {
      const err1 = {
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'companyId' },
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
      if (!(key0 === 'userId' || key0 === 'jobId' || key0 === 'companyId' || key0 === 'amount')) {
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
    if (data.userId !== undefined) {
      let data0 = data.userId
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          const err3 = {
            instancePath: instancePath + '/userId',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.userId,
          }
          if (vErrors === null) {
            vErrors = [err3]
          } else {
            vErrors.push(err3)
          }
          errors++
        }
      } else {
        const err4 = {
          instancePath: instancePath + '/userId',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.userId,
        }
        if (vErrors === null) {
          vErrors = [err4]
        } else {
          vErrors.push(err4)
        }
        errors++
      }
    }
    if (data.jobId !== undefined) {
      let data1 = data.jobId
      if (typeof data1 === 'string') {
        if (!pattern0.test(data1)) {
          const err5 = {
            instancePath: instancePath + '/jobId',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.jobId,
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
          instancePath: instancePath + '/jobId',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.jobId,
        }
        if (vErrors === null) {
          vErrors = [err6]
        } else {
          vErrors.push(err6)
        }
        errors++
      }
    }
    if (data.companyId !== undefined) {
      let data2 = data.companyId
      if (typeof data2 === 'string') {
        if (!pattern0.test(data2)) {
          const err7 = {
            instancePath: instancePath + '/companyId',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.companyId,
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
          instancePath: instancePath + '/companyId',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.companyId,
        }
        if (vErrors === null) {
          vErrors = [err8]
        } else {
          vErrors.push(err8)
        }
        errors++
      }
    }
    if (data.amount !== undefined) {
      let data3 = data.amount
      if (typeof data3 == 'number') {
        if (data3 > 9999999.99 || isNaN(data3)) {
          const err9 = {
            instancePath: instancePath + '/amount',
            keyword: 'maximum',
            params: {},
            parentSchema: schema11.properties.amount,
          }
          if (vErrors === null) {
            vErrors = [err9]
          } else {
            vErrors.push(err9)
          }
          errors++
        }
        if (data3 <= 0 || isNaN(data3)) {
          const err10 = {
            instancePath: instancePath + '/amount',
            keyword: 'exclusiveMinimum',
            params: {},
            parentSchema: schema11.properties.amount,
          }
          if (vErrors === null) {
            vErrors = [err10]
          } else {
            vErrors.push(err10)
          }
          errors++
        }
        let res0
        if (0.01 === 0 || ((res0 = data3 / 0.01), Math.abs(Math.round(res0) - res0) > 1e-6)) {
          const err11 = {
            instancePath: instancePath + '/amount',
            keyword: 'multipleOf',
            params: {},
            parentSchema: schema11.properties.amount,
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
          instancePath: instancePath + '/amount',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.amount,
        }
        if (vErrors === null) {
          vErrors = [err12]
        } else {
          vErrors.push(err12)
        }
        errors++
      }
    }
  } else {
    const err13 = { instancePath, keyword: 'type', params: {}, parentSchema: schema11 }
    if (vErrors === null) {
      vErrors = [err13]
    } else {
      vErrors.push(err13)
    }
    errors++
  }
  validate10.errors = vErrors
  return errors === 0
}
