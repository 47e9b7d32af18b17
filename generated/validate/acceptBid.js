// generated from openapi.yaml by npm run generate: do not edit
import { fieldErrors } from '../field-errors.ts'

export const check = (body) => (validate10(body) ? [] : fieldErrors(validate10.errors))
const schema11 = { properties: { userId: {}, jobId: {}, companyId: {}, amount: { 'x-error': 'AMOUNT_INVALID' } } }
const pattern0 = new RegExp('^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$', 'u')

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
    if (data.companyId === undefined) {
      ;(vErrors ??= []).push({
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'companyId' },
        parentSchema: schema11,
      })
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'userId' || key0 === 'jobId' || key0 === 'companyId' || key0 === 'amount')) {
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
    if (data.jobId !== undefined) {
      let data1 = data.jobId
      if (typeof data1 === 'string') {
        if (!pattern0.test(data1)) {
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
    if (data.companyId !== undefined) {
      let data2 = data.companyId
      if (typeof data2 === 'string') {
        if (!pattern0.test(data2)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/companyId',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.companyId,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/companyId',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.companyId,
        })
        errors++
      }
    }
    if (data.amount !== undefined) {
      let data3 = data.amount
      if (typeof data3 == 'number') {
        if (data3 > 9999999.99 || isNaN(data3)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/amount',
            keyword: 'maximum',
            params: {},
            parentSchema: schema11.properties.amount,
          })
          errors++
        }
        if (data3 < 0.01 || isNaN(data3)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/amount',
            keyword: 'minimum',
            params: {},
            parentSchema: schema11.properties.amount,
          })
          errors++
        }
        let res0
        if (0.01 === 0 || ((res0 = data3 / 0.01), Math.abs(Math.round(res0) - res0) > 1e-6)) {
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
