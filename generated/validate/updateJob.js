// generated from openapi.yaml by npm run generate: do not edit
import { fieldErrors } from '../field-errors.ts'

export const check = (body) => (validate10(body) ? [] : fieldErrors(validate10.errors))
const schema11 = {
  properties: {
    jobId: {},
    userId: {},
    title: { 'x-error': { default: 'JOB_TITLE_REQUIRED', maxLength: 'TEXT_TOO_LONG' } },
    details: { 'x-error': { default: 'JOB_DESCRIPTION_REQUIRED', maxLength: 'TEXT_TOO_LONG' } },
  },
}
const pattern0 = new RegExp('^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$', 'u')
const pattern2 = new RegExp('\\S', 'u')
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
    if (data.title === undefined) {
      ;(vErrors ??= []).push({
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'title' },
        parentSchema: schema11,
      })
      errors++
    }
    if (data.details === undefined) {
      ;(vErrors ??= []).push({
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'details' },
        parentSchema: schema11,
      })
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'jobId' || key0 === 'userId' || key0 === 'title' || key0 === 'details')) {
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
    if (data.title !== undefined) {
      let data2 = data.title
      if (typeof data2 === 'string') {
        if (func2(data2) > 120) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/title',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.title,
          })
          errors++
        }
        if (!pattern2.test(data2)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/title',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.title,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/title',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.title,
        })
        errors++
      }
    }
    if (data.details !== undefined) {
      let data3 = data.details
      if (typeof data3 === 'string') {
        if (func2(data3) > 5000) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/details',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.details,
          })
          errors++
        }
        if (!pattern2.test(data3)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/details',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.details,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/details',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.details,
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
