// generated from openapi.yaml by npm run generate: do not edit
import { fieldErrors } from '../field-errors.ts'

export const check = (body) => (validate10(body) ? [] : fieldErrors(validate10.errors))
const schema11 = {
  properties: {
    jobId: {},
    userId: {},
    rating: { 'x-error': 'RATING_REQUIRED' },
    comment: { 'x-error': 'TEXT_TOO_LONG' },
    companyId: {},
  },
}
const pattern0 = new RegExp('^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$', 'u')
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
    if (data.rating === undefined) {
      ;(vErrors ??= []).push({
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'rating' },
        parentSchema: schema11,
      })
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'jobId' || key0 === 'userId' || key0 === 'rating' || key0 === 'comment' || key0 === 'companyId')) {
        ;(vErrors ??= []).push({
          instancePath,
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
          parentSchema: schema11,
        })
        errors++
      }
    }
    if (data.jobId !== undefined) {
      let data0 = data.jobId
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
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
    if (data.rating !== undefined) {
      let data2 = data.rating
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2))) {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/rating',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.rating,
        })
        errors++
      }
      if (typeof data2 == 'number') {
        if (data2 > 5 || isNaN(data2)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/rating',
            keyword: 'maximum',
            params: {},
            parentSchema: schema11.properties.rating,
          })
          errors++
        }
        if (data2 < 1 || isNaN(data2)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/rating',
            keyword: 'minimum',
            params: {},
            parentSchema: schema11.properties.rating,
          })
          errors++
        }
      }
    }
    if (data.comment !== undefined) {
      let data3 = data.comment
      if (typeof data3 === 'string') {
        if (func2(data3) > 1000) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/comment',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.comment,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/comment',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.comment,
        })
        errors++
      }
    }
    if (data.companyId !== undefined) {
      let data4 = data.companyId
      if (typeof data4 === 'string') {
        if (!pattern0.test(data4)) {
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
  } else {
    ;(vErrors ??= []).push({ instancePath, keyword: 'type', params: {}, parentSchema: schema11 })
    errors++
  }
  validate10.errors = vErrors
  return errors === 0
}
