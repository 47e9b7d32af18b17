// generated from openapi.yaml by npm run generate: do not edit
import { fieldErrors } from '../field-errors.ts'

export const check = (body) => (validate10(body) ? [] : fieldErrors(validate10.errors))
const schema11 = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId', 'proposalStatement', 'amount'],
  properties: {
    userId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    businessId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    proposalStatement: {
      type: 'string',
      pattern: '\\S',
      maxLength: 2000,
      'x-error': { default: 'BID_PROPOSAL_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
    },
    amount: {
      type: 'number',
      exclusiveMinimum: 0,
      maximum: 9999999.99,
      multipleOf: 0.01,
      'x-error': { default: 'AMOUNT_INVALID', required: 'BID_BUDGET_REQUIRED' },
    },
  },
}
const pattern0 = new RegExp('^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$', 'u')
const pattern3 = new RegExp('\\S', 'u')
const func2 = (text) => [...text].length

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
    if (data.proposalStatement === undefined) {
      const err1 = {
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'proposalStatement' },
        parentSchema: schema11,
      }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    if (data.amount === undefined) {
      const err2 = { instancePath, keyword: 'required', params: { missingProperty: 'amount' }, parentSchema: schema11 }
      if (vErrors === null) {
        vErrors = [err2]
      } else {
        vErrors.push(err2)
      }
      errors++
    }
    for (const key0 in data) {
      if (
        !(
          key0 === 'userId' ||
          key0 === 'businessId' ||
          key0 === 'jobId' ||
          key0 === 'proposalStatement' ||
          key0 === 'amount'
        )
      ) {
        const err3 = {
          instancePath,
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
          parentSchema: schema11,
        }
        if (vErrors === null) {
          vErrors = [err3]
        } else {
          vErrors.push(err3)
        }
        errors++
      }
    }
    if (data.userId !== undefined) {
      let data0 = data.userId
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          const err4 = {
            instancePath: instancePath + '/userId',
            keyword: 'pattern',
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
      } else {
        const err5 = {
          instancePath: instancePath + '/userId',
          keyword: 'type',
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
    }
    if (data.businessId !== undefined) {
      let data1 = data.businessId
      if (typeof data1 === 'string') {
        if (!pattern0.test(data1)) {
          const err6 = {
            instancePath: instancePath + '/businessId',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.businessId,
          }
          if (vErrors === null) {
            vErrors = [err6]
          } else {
            vErrors.push(err6)
          }
          errors++
        }
      } else {
        const err7 = {
          instancePath: instancePath + '/businessId',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.businessId,
        }
        if (vErrors === null) {
          vErrors = [err7]
        } else {
          vErrors.push(err7)
        }
        errors++
      }
    }
    if (data.jobId !== undefined) {
      let data2 = data.jobId
      if (typeof data2 === 'string') {
        if (!pattern0.test(data2)) {
          const err8 = {
            instancePath: instancePath + '/jobId',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.jobId,
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
          instancePath: instancePath + '/jobId',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.jobId,
        }
        if (vErrors === null) {
          vErrors = [err9]
        } else {
          vErrors.push(err9)
        }
        errors++
      }
    }
    if (data.proposalStatement !== undefined) {
      let data3 = data.proposalStatement
      if (typeof data3 === 'string') {
        if (func2(data3) > 2000) {
          const err10 = {
            instancePath: instancePath + '/proposalStatement',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.proposalStatement,
          }
          if (vErrors === null) {
            vErrors = [err10]
          } else {
            vErrors.push(err10)
          }
          errors++
        }
        if (!pattern3.test(data3)) {
          const err11 = {
            instancePath: instancePath + '/proposalStatement',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.proposalStatement,
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
          instancePath: instancePath + '/proposalStatement',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.proposalStatement,
        }
        if (vErrors === null) {
          vErrors = [err12]
        } else {
          vErrors.push(err12)
        }
        errors++
      }
    }
    if (data.amount !== undefined) {
      let data4 = data.amount
      if (typeof data4 == 'number') {
        if (data4 > 9999999.99 || isNaN(data4)) {
          const err13 = {
            instancePath: instancePath + '/amount',
            keyword: 'maximum',
            params: {},
            parentSchema: schema11.properties.amount,
          }
          if (vErrors === null) {
            vErrors = [err13]
          } else {
            vErrors.push(err13)
          }
          errors++
        }
        if (data4 <= 0 || isNaN(data4)) {
          const err14 = {
            instancePath: instancePath + '/amount',
            keyword: 'exclusiveMinimum',
            params: {},
            parentSchema: schema11.properties.amount,
          }
          if (vErrors === null) {
            vErrors = [err14]
          } else {
            vErrors.push(err14)
          }
          errors++
        }
        let res0
        if (0.01 === 0 || ((res0 = data4 / 0.01), Math.abs(Math.round(res0) - res0) > 1e-6)) {
          const err15 = {
            instancePath: instancePath + '/amount',
            keyword: 'multipleOf',
            params: {},
            parentSchema: schema11.properties.amount,
          }
          if (vErrors === null) {
            vErrors = [err15]
          } else {
            vErrors.push(err15)
          }
          errors++
        }
      } else {
        const err16 = {
          instancePath: instancePath + '/amount',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.amount,
        }
        if (vErrors === null) {
          vErrors = [err16]
        } else {
          vErrors.push(err16)
        }
        errors++
      }
    }
  } else {
    const err17 = { instancePath, keyword: 'type', params: {}, parentSchema: schema11 }
    if (vErrors === null) {
      vErrors = [err17]
    } else {
      vErrors.push(err17)
    }
    errors++
  }
  validate10.errors = vErrors
  return errors === 0
}
