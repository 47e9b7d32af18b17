// generated from openapi.yaml by npm run generate: do not edit
import { fieldErrors } from '../field-errors.ts'

export const check = (body) => (validate10(body) ? [] : fieldErrors(validate10.errors))
const schema11 = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId', 'title', 'details'],
  properties: {
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    userId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    title: {
      type: 'string',
      pattern: '\\S',
      maxLength: 120,
      'x-error': { default: 'JOB_TITLE_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
    },
    details: {
      type: 'string',
      pattern: '\\S',
      maxLength: 5000,
      'x-error': { default: 'JOB_DESCRIPTION_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
    },
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
      const err0 = { instancePath, keyword: 'required', params: { missingProperty: 'jobId' }, parentSchema: schema11 }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    if (data.title === undefined) {
      const err1 = { instancePath, keyword: 'required', params: { missingProperty: 'title' }, parentSchema: schema11 }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    if (data.details === undefined) {
      const err2 = { instancePath, keyword: 'required', params: { missingProperty: 'details' }, parentSchema: schema11 }
      if (vErrors === null) {
        vErrors = [err2]
      } else {
        vErrors.push(err2)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'jobId' || key0 === 'userId' || key0 === 'title' || key0 === 'details')) {
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
    if (data.jobId !== undefined) {
      let data0 = data.jobId
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          const err4 = {
            instancePath: instancePath + '/jobId',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.jobId,
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
          instancePath: instancePath + '/jobId',
          keyword: 'type',
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
    }
    if (data.userId !== undefined) {
      let data1 = data.userId
      if (typeof data1 === 'string') {
        if (!pattern0.test(data1)) {
          const err6 = {
            instancePath: instancePath + '/userId',
            keyword: 'pattern',
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
      } else {
        const err7 = {
          instancePath: instancePath + '/userId',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.userId,
        }
        if (vErrors === null) {
          vErrors = [err7]
        } else {
          vErrors.push(err7)
        }
        errors++
      }
    }
    if (data.title !== undefined) {
      let data2 = data.title
      if (typeof data2 === 'string') {
        if (func2(data2) > 120) {
          const err8 = {
            instancePath: instancePath + '/title',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.title,
          }
          if (vErrors === null) {
            vErrors = [err8]
          } else {
            vErrors.push(err8)
          }
          errors++
        }
        if (!pattern2.test(data2)) {
          const err9 = {
            instancePath: instancePath + '/title',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.title,
          }
          if (vErrors === null) {
            vErrors = [err9]
          } else {
            vErrors.push(err9)
          }
          errors++
        }
      } else {
        const err10 = {
          instancePath: instancePath + '/title',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.title,
        }
        if (vErrors === null) {
          vErrors = [err10]
        } else {
          vErrors.push(err10)
        }
        errors++
      }
    }
    if (data.details !== undefined) {
      let data3 = data.details
      if (typeof data3 === 'string') {
        if (func2(data3) > 5000) {
          const err11 = {
            instancePath: instancePath + '/details',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.details,
          }
          if (vErrors === null) {
            vErrors = [err11]
          } else {
            vErrors.push(err11)
          }
          errors++
        }
        if (!pattern2.test(data3)) {
          const err12 = {
            instancePath: instancePath + '/details',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.details,
          }
          if (vErrors === null) {
            vErrors = [err12]
          } else {
            vErrors.push(err12)
          }
          errors++
        }
      } else {
        const err13 = {
          instancePath: instancePath + '/details',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.details,
        }
        if (vErrors === null) {
          vErrors = [err13]
        } else {
          vErrors.push(err13)
        }
        errors++
      }
    }
  } else {
    const err14 = { instancePath, keyword: 'type', params: {}, parentSchema: schema11 }
    if (vErrors === null) {
      vErrors = [err14]
    } else {
      vErrors.push(err14)
    }
    errors++
  }
  validate10.errors = vErrors
  return errors === 0
}
