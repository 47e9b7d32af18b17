// generated from openapi.yaml by npm run generate: do not edit
import { fieldErrors } from '../field-errors.ts'

export const check = (body) => (validate10(body) ? [] : fieldErrors(validate10.errors))
const schema11 = {
  properties: {
    userId: {},
    businessId: {},
    jobId: {},
    proposalStatement: { 'x-error': { default: 'BID_PROPOSAL_REQUIRED', maxLength: 'TEXT_TOO_LONG' } },
    amount: { 'x-error': { default: 'AMOUNT_INVALID', required: 'BID_BUDGET_REQUIRED' } },
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
      ;(vErrors ??= []).push({
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'jobId' },
        parentSchema: schema11,
      })
      errors++
    }
    if (data.proposalStatement === undefined) {
      ;(vErrors ??= []).push({
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'proposalStatement' },
        parentSchema: schema11,
      })
      errors++
    }
    if (data.amount === undefined) {
      ;(vErrors ??= []).push({
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'amount' },
        parentSchema: schema11,
      })
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
        ;(vErrors ??= []).push({
          instancePath,
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
          parentSchema: schema11,
        })
        errors++
      }
    }
    if (data.userId !== undefined) {
      let data0 = data.userId
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
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
    if (data.businessId !== undefined) {
      let data1 = data.businessId
      if (typeof data1 === 'string') {
        if (!pattern0.test(data1)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/businessId',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.businessId,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/businessId',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.businessId,
        })
        errors++
      }
    }
    if (data.jobId !== undefined) {
      let data2 = data.jobId
      if (typeof data2 === 'string') {
        if (!pattern0.test(data2)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/jobId',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.jobId,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/jobId',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.jobId,
        })
        errors++
      }
    }
    if (data.proposalStatement !== undefined) {
      let data3 = data.proposalStatement
      if (typeof data3 === 'string') {
        if (func2(data3) > 2000) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/proposalStatement',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.proposalStatement,
          })
          errors++
        }
        if (!pattern3.test(data3)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/proposalStatement',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.proposalStatement,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/proposalStatement',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.proposalStatement,
        })
        errors++
      }
    }
    if (data.amount !== undefined) {
      let data4 = data.amount
      if (typeof data4 == 'number') {
        if (data4 > 9999999.99 || isNaN(data4)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/amount',
            keyword: 'maximum',
            params: {},
            parentSchema: schema11.properties.amount,
          })
          errors++
        }
        if (data4 < 0.01 || isNaN(data4)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/amount',
            keyword: 'minimum',
            params: {},
            parentSchema: schema11.properties.amount,
          })
          errors++
        }
        let res0
        if (0.01 === 0 || ((res0 = data4 / 0.01), Math.abs(Math.round(res0) - res0) > 1e-6)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/amount',
            keyword: 'multipleOf',
            params: {},
            parentSchema: schema11.properties.amount,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/amount',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.amount,
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
