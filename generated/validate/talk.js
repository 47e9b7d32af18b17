// generated from openapi.yaml by npm run generate: do not edit
import { clean } from '../clean.ts'
import { fieldErrors } from '../field-errors.ts'

const listThreadsKeeps = validate21
const schema32 = {
  type: 'object',
  additionalProperties: false,
  properties: {
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    q: { type: 'string', minLength: 2, maxLength: 100, 'x-clean': 'line', 'x-error': 'INVALID_VALUE' },
    unreadOnly: { type: 'boolean', 'x-error': 'INVALID_VALUE' },
    jobStatus: { type: 'string', enum: ['open', 'inprogress', 'completed', 'expired'], 'x-error': 'INVALID_VALUE' },
    cursor: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'CURSOR_INVALID' },
    limit: { type: 'integer', minimum: 1, maximum: 50, default: 20, 'x-error': 'INVALID_VALUE' },
  },
}
const pattern4 = new RegExp('^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$', 'u')

function validate21(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null
  let errors = 0
  const evaluated0 = validate21.evaluated
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.limit === undefined) {
      data.limit = 20
    }
    for (const key0 in data) {
      if (
        !(
          key0 === 'jobId' ||
          key0 === 'q' ||
          key0 === 'unreadOnly' ||
          key0 === 'jobStatus' ||
          key0 === 'cursor' ||
          key0 === 'limit'
        )
      ) {
        const err0 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
        }
        if (vErrors === null) {
          vErrors = [err0]
        } else {
          vErrors.push(err0)
        }
        errors++
      }
    }
    if (data.jobId !== undefined) {
      let data0 = data.jobId
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err1 = {
            instancePath: instancePath + '/jobId',
            schemaPath: '#/properties/jobId/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
          }
          if (vErrors === null) {
            vErrors = [err1]
          } else {
            vErrors.push(err1)
          }
          errors++
        }
      } else {
        const err2 = {
          instancePath: instancePath + '/jobId',
          schemaPath: '#/properties/jobId/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err2]
        } else {
          vErrors.push(err2)
        }
        errors++
      }
    }
    if (data.q !== undefined) {
      let data1 = data.q
      if (typeof data1 === 'string') {
        if ([...data1].length > 100) {
          const err3 = {
            instancePath: instancePath + '/q',
            schemaPath: '#/properties/q/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data1 === '' },
          }
          if (vErrors === null) {
            vErrors = [err3]
          } else {
            vErrors.push(err3)
          }
          errors++
        }
        if ([...data1].length < 2) {
          const err4 = {
            instancePath: instancePath + '/q',
            schemaPath: '#/properties/q/minLength',
            keyword: 'minLength',
            params: { isEmpty: data1 === '' },
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
          instancePath: instancePath + '/q',
          schemaPath: '#/properties/q/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err5]
        } else {
          vErrors.push(err5)
        }
        errors++
      }
    }
    if (data.unreadOnly !== undefined) {
      if (typeof data.unreadOnly !== 'boolean') {
        const err6 = {
          instancePath: instancePath + '/unreadOnly',
          schemaPath: '#/properties/unreadOnly/type',
          keyword: 'type',
          params: { type: 'boolean' },
        }
        if (vErrors === null) {
          vErrors = [err6]
        } else {
          vErrors.push(err6)
        }
        errors++
      }
    }
    if (data.jobStatus !== undefined) {
      let data3 = data.jobStatus
      if (typeof data3 !== 'string') {
        const err7 = {
          instancePath: instancePath + '/jobStatus',
          schemaPath: '#/properties/jobStatus/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err7]
        } else {
          vErrors.push(err7)
        }
        errors++
      }
      if (!(data3 === 'open' || data3 === 'inprogress' || data3 === 'completed' || data3 === 'expired')) {
        const err8 = {
          instancePath: instancePath + '/jobStatus',
          schemaPath: '#/properties/jobStatus/enum',
          keyword: 'enum',
          params: { allowedValues: schema32.properties.jobStatus.enum },
        }
        if (vErrors === null) {
          vErrors = [err8]
        } else {
          vErrors.push(err8)
        }
        errors++
      }
    }
    if (data.cursor !== undefined) {
      let data4 = data.cursor
      if (typeof data4 === 'string') {
        if ([...data4].length > 200) {
          const err9 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data4 === '' },
          }
          if (vErrors === null) {
            vErrors = [err9]
          } else {
            vErrors.push(err9)
          }
          errors++
        }
        if ([...data4].length < 1) {
          const err10 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/minLength',
            keyword: 'minLength',
            params: { isEmpty: data4 === '' },
          }
          if (vErrors === null) {
            vErrors = [err10]
          } else {
            vErrors.push(err10)
          }
          errors++
        }
      } else {
        const err11 = {
          instancePath: instancePath + '/cursor',
          schemaPath: '#/properties/cursor/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err11]
        } else {
          vErrors.push(err11)
        }
        errors++
      }
    }
    let data5 = data.limit
    if (!(typeof data5 == 'number' && !(data5 % 1) && !isNaN(data5))) {
      const err12 = {
        instancePath: instancePath + '/limit',
        schemaPath: '#/properties/limit/type',
        keyword: 'type',
        params: { type: 'integer' },
      }
      if (vErrors === null) {
        vErrors = [err12]
      } else {
        vErrors.push(err12)
      }
      errors++
    }
    if (typeof data5 == 'number') {
      if (data5 > 50 || isNaN(data5)) {
        const err13 = {
          instancePath: instancePath + '/limit',
          schemaPath: '#/properties/limit/maximum',
          keyword: 'maximum',
          params: { comparison: '<=', limit: 50 },
        }
        if (vErrors === null) {
          vErrors = [err13]
        } else {
          vErrors.push(err13)
        }
        errors++
      }
      if (data5 < 1 || isNaN(data5)) {
        const err14 = {
          instancePath: instancePath + '/limit',
          schemaPath: '#/properties/limit/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 1 },
        }
        if (vErrors === null) {
          vErrors = [err14]
        } else {
          vErrors.push(err14)
        }
        errors++
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err15]
    } else {
      vErrors.push(err15)
    }
    errors++
  }
  validate21.errors = vErrors
  return errors === 0
}
validate21.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const listMessagesKeeps = validate22
const schema33 = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId'],
  properties: {
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    businessId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    cursor: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'CURSOR_INVALID' },
    after: { type: 'integer', minimum: 0, maximum: 1000000000, 'x-error': 'INVALID_VALUE' },
    limit: { type: 'integer', minimum: 1, maximum: 50, default: 30, 'x-error': 'INVALID_VALUE' },
  },
}

function validate22(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null
  let errors = 0
  const evaluated0 = validate22.evaluated
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.limit === undefined) {
      data.limit = 30
    }
    if (data.jobId === undefined) {
      const err0 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'jobId' } }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'jobId' || key0 === 'businessId' || key0 === 'cursor' || key0 === 'after' || key0 === 'limit')) {
        const err1 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
        }
        if (vErrors === null) {
          vErrors = [err1]
        } else {
          vErrors.push(err1)
        }
        errors++
      }
    }
    if (data.jobId !== undefined) {
      let data0 = data.jobId
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err2 = {
            instancePath: instancePath + '/jobId',
            schemaPath: '#/properties/jobId/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
          }
          if (vErrors === null) {
            vErrors = [err2]
          } else {
            vErrors.push(err2)
          }
          errors++
        }
      } else {
        const err3 = {
          instancePath: instancePath + '/jobId',
          schemaPath: '#/properties/jobId/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err3]
        } else {
          vErrors.push(err3)
        }
        errors++
      }
    }
    if (data.businessId !== undefined) {
      let data1 = data.businessId
      if (typeof data1 === 'string') {
        if (!pattern4.test(data1)) {
          const err4 = {
            instancePath: instancePath + '/businessId',
            schemaPath: '#/properties/businessId/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
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
          instancePath: instancePath + '/businessId',
          schemaPath: '#/properties/businessId/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err5]
        } else {
          vErrors.push(err5)
        }
        errors++
      }
    }
    if (data.cursor !== undefined) {
      let data2 = data.cursor
      if (typeof data2 === 'string') {
        if ([...data2].length > 200) {
          const err6 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data2 === '' },
          }
          if (vErrors === null) {
            vErrors = [err6]
          } else {
            vErrors.push(err6)
          }
          errors++
        }
        if ([...data2].length < 1) {
          const err7 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/minLength',
            keyword: 'minLength',
            params: { isEmpty: data2 === '' },
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
          instancePath: instancePath + '/cursor',
          schemaPath: '#/properties/cursor/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err8]
        } else {
          vErrors.push(err8)
        }
        errors++
      }
    }
    if (data.after !== undefined) {
      let data3 = data.after
      if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3))) {
        const err9 = {
          instancePath: instancePath + '/after',
          schemaPath: '#/properties/after/type',
          keyword: 'type',
          params: { type: 'integer' },
        }
        if (vErrors === null) {
          vErrors = [err9]
        } else {
          vErrors.push(err9)
        }
        errors++
      }
      if (typeof data3 == 'number') {
        if (data3 > 1000000000 || isNaN(data3)) {
          const err10 = {
            instancePath: instancePath + '/after',
            schemaPath: '#/properties/after/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 1000000000 },
          }
          if (vErrors === null) {
            vErrors = [err10]
          } else {
            vErrors.push(err10)
          }
          errors++
        }
        if (data3 < 0 || isNaN(data3)) {
          const err11 = {
            instancePath: instancePath + '/after',
            schemaPath: '#/properties/after/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          }
          if (vErrors === null) {
            vErrors = [err11]
          } else {
            vErrors.push(err11)
          }
          errors++
        }
      }
    }
    let data4 = data.limit
    if (!(typeof data4 == 'number' && !(data4 % 1) && !isNaN(data4))) {
      const err12 = {
        instancePath: instancePath + '/limit',
        schemaPath: '#/properties/limit/type',
        keyword: 'type',
        params: { type: 'integer' },
      }
      if (vErrors === null) {
        vErrors = [err12]
      } else {
        vErrors.push(err12)
      }
      errors++
    }
    if (typeof data4 == 'number') {
      if (data4 > 50 || isNaN(data4)) {
        const err13 = {
          instancePath: instancePath + '/limit',
          schemaPath: '#/properties/limit/maximum',
          keyword: 'maximum',
          params: { comparison: '<=', limit: 50 },
        }
        if (vErrors === null) {
          vErrors = [err13]
        } else {
          vErrors.push(err13)
        }
        errors++
      }
      if (data4 < 1 || isNaN(data4)) {
        const err14 = {
          instancePath: instancePath + '/limit',
          schemaPath: '#/properties/limit/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 1 },
        }
        if (vErrors === null) {
          vErrors = [err14]
        } else {
          vErrors.push(err14)
        }
        errors++
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err15]
    } else {
      vErrors.push(err15)
    }
    errors++
  }
  validate22.errors = vErrors
  return errors === 0
}
validate22.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const sendMessageKeeps = validate23
const schema34 = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId', 'text'],
  properties: {
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    businessId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    text: {
      type: 'string',
      'x-clean': 'text',
      pattern: '\\S',
      maxLength: 2000,
      'x-error': { default: 'MESSAGE_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
    },
    pics_url: {
      type: 'array',
      maxItems: 5,
      items: { type: 'string', maxLength: 500, pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$', 'x-error': 'FILE_UNKNOWN' },
      'x-error': 'MAX_PICTURES',
    },
  },
}
const pattern9 = new RegExp('\\S', 'u')
const pattern10 = new RegExp('/v1/files/[A-Za-z0-9_-]{16,64}$', 'u')

function validate23(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null
  let errors = 0
  const evaluated0 = validate23.evaluated
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.jobId === undefined) {
      const err0 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'jobId' } }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    if (data.text === undefined) {
      const err1 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'text' } }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'jobId' || key0 === 'businessId' || key0 === 'text' || key0 === 'pics_url')) {
        const err2 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
        }
        if (vErrors === null) {
          vErrors = [err2]
        } else {
          vErrors.push(err2)
        }
        errors++
      }
    }
    if (data.jobId !== undefined) {
      let data0 = data.jobId
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err3 = {
            instancePath: instancePath + '/jobId',
            schemaPath: '#/properties/jobId/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
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
          instancePath: instancePath + '/jobId',
          schemaPath: '#/properties/jobId/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err4]
        } else {
          vErrors.push(err4)
        }
        errors++
      }
    }
    if (data.businessId !== undefined) {
      let data1 = data.businessId
      if (typeof data1 === 'string') {
        if (!pattern4.test(data1)) {
          const err5 = {
            instancePath: instancePath + '/businessId',
            schemaPath: '#/properties/businessId/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
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
          instancePath: instancePath + '/businessId',
          schemaPath: '#/properties/businessId/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err6]
        } else {
          vErrors.push(err6)
        }
        errors++
      }
    }
    if (data.text !== undefined) {
      let data2 = data.text
      if (typeof data2 === 'string') {
        if ([...data2].length > 2000) {
          const err7 = {
            instancePath: instancePath + '/text',
            schemaPath: '#/properties/text/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data2 === '' },
          }
          if (vErrors === null) {
            vErrors = [err7]
          } else {
            vErrors.push(err7)
          }
          errors++
        }
        if (!pattern9.test(data2)) {
          const err8 = {
            instancePath: instancePath + '/text',
            schemaPath: '#/properties/text/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
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
          instancePath: instancePath + '/text',
          schemaPath: '#/properties/text/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err9]
        } else {
          vErrors.push(err9)
        }
        errors++
      }
    }
    if (data.pics_url !== undefined) {
      let data3 = data.pics_url
      if (Array.isArray(data3)) {
        if (data3.length > 5) {
          const err10 = {
            instancePath: instancePath + '/pics_url',
            schemaPath: '#/properties/pics_url/maxItems',
            keyword: 'maxItems',
            params: { limit: 5 },
          }
          if (vErrors === null) {
            vErrors = [err10]
          } else {
            vErrors.push(err10)
          }
          errors++
        }
        if (data3.length <= 5) {
          const len0 = data3.length
          for (let i0 = 0; i0 < len0; i0++) {
            let data4 = data3[i0]
            if (typeof data4 === 'string') {
              if ([...data4].length > 500) {
                const err11 = {
                  instancePath: instancePath + '/pics_url/' + i0,
                  schemaPath: '#/properties/pics_url/items/maxLength',
                  keyword: 'maxLength',
                  params: { isEmpty: data4 === '' },
                }
                if (vErrors === null) {
                  vErrors = [err11]
                } else {
                  vErrors.push(err11)
                }
                errors++
              }
              if (!pattern10.test(data4)) {
                const err12 = {
                  instancePath: instancePath + '/pics_url/' + i0,
                  schemaPath: '#/properties/pics_url/items/pattern',
                  keyword: 'pattern',
                  params: { pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$' },
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
                instancePath: instancePath + '/pics_url/' + i0,
                schemaPath: '#/properties/pics_url/items/type',
                keyword: 'type',
                params: { type: 'string' },
              }
              if (vErrors === null) {
                vErrors = [err13]
              } else {
                vErrors.push(err13)
              }
              errors++
            }
          }
        }
      } else {
        const err14 = {
          instancePath: instancePath + '/pics_url',
          schemaPath: '#/properties/pics_url/type',
          keyword: 'type',
          params: { type: 'array' },
        }
        if (vErrors === null) {
          vErrors = [err14]
        } else {
          vErrors.push(err14)
        }
        errors++
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err15]
    } else {
      vErrors.push(err15)
    }
    errors++
  }
  validate23.errors = vErrors
  return errors === 0
}
validate23.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const markMessagesSeenKeeps = validate24
const schema35 = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId', 'upTo'],
  properties: {
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    businessId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    upTo: { type: 'integer', minimum: 1, maximum: 1000000000, 'x-error': 'INVALID_VALUE' },
  },
}

function validate24(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null
  let errors = 0
  const evaluated0 = validate24.evaluated
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.jobId === undefined) {
      const err0 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'jobId' } }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    if (data.upTo === undefined) {
      const err1 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'upTo' } }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'jobId' || key0 === 'businessId' || key0 === 'upTo')) {
        const err2 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
        }
        if (vErrors === null) {
          vErrors = [err2]
        } else {
          vErrors.push(err2)
        }
        errors++
      }
    }
    if (data.jobId !== undefined) {
      let data0 = data.jobId
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err3 = {
            instancePath: instancePath + '/jobId',
            schemaPath: '#/properties/jobId/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
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
          instancePath: instancePath + '/jobId',
          schemaPath: '#/properties/jobId/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err4]
        } else {
          vErrors.push(err4)
        }
        errors++
      }
    }
    if (data.businessId !== undefined) {
      let data1 = data.businessId
      if (typeof data1 === 'string') {
        if (!pattern4.test(data1)) {
          const err5 = {
            instancePath: instancePath + '/businessId',
            schemaPath: '#/properties/businessId/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
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
          instancePath: instancePath + '/businessId',
          schemaPath: '#/properties/businessId/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err6]
        } else {
          vErrors.push(err6)
        }
        errors++
      }
    }
    if (data.upTo !== undefined) {
      let data2 = data.upTo
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2))) {
        const err7 = {
          instancePath: instancePath + '/upTo',
          schemaPath: '#/properties/upTo/type',
          keyword: 'type',
          params: { type: 'integer' },
        }
        if (vErrors === null) {
          vErrors = [err7]
        } else {
          vErrors.push(err7)
        }
        errors++
      }
      if (typeof data2 == 'number') {
        if (data2 > 1000000000 || isNaN(data2)) {
          const err8 = {
            instancePath: instancePath + '/upTo',
            schemaPath: '#/properties/upTo/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 1000000000 },
          }
          if (vErrors === null) {
            vErrors = [err8]
          } else {
            vErrors.push(err8)
          }
          errors++
        }
        if (data2 < 1 || isNaN(data2)) {
          const err9 = {
            instancePath: instancePath + '/upTo',
            schemaPath: '#/properties/upTo/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          }
          if (vErrors === null) {
            vErrors = [err9]
          } else {
            vErrors.push(err9)
          }
          errors++
        }
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err10]
    } else {
      vErrors.push(err10)
    }
    errors++
  }
  validate24.errors = vErrors
  return errors === 0
}
validate24.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const reportMessageKeeps = validate25
const schema36 = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId', 'number'],
  properties: {
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    businessId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    number: { type: 'integer', minimum: 1, maximum: 1000000000, 'x-error': 'INVALID_VALUE' },
    kind: {
      type: 'string',
      enum: ['spam', 'scam', 'offensive', 'misleading', 'privacy', 'other'],
      'x-error': 'INVALID_VALUE',
    },
    reason: { type: 'string', 'x-clean': 'text', maxLength: 500, 'x-error': 'TEXT_TOO_LONG' },
  },
}

function validate25(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null
  let errors = 0
  const evaluated0 = validate25.evaluated
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.jobId === undefined) {
      const err0 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'jobId' } }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    if (data.number === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'number' },
      }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'jobId' || key0 === 'businessId' || key0 === 'number' || key0 === 'kind' || key0 === 'reason')) {
        const err2 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
        }
        if (vErrors === null) {
          vErrors = [err2]
        } else {
          vErrors.push(err2)
        }
        errors++
      }
    }
    if (data.jobId !== undefined) {
      let data0 = data.jobId
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err3 = {
            instancePath: instancePath + '/jobId',
            schemaPath: '#/properties/jobId/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
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
          instancePath: instancePath + '/jobId',
          schemaPath: '#/properties/jobId/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err4]
        } else {
          vErrors.push(err4)
        }
        errors++
      }
    }
    if (data.businessId !== undefined) {
      let data1 = data.businessId
      if (typeof data1 === 'string') {
        if (!pattern4.test(data1)) {
          const err5 = {
            instancePath: instancePath + '/businessId',
            schemaPath: '#/properties/businessId/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
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
          instancePath: instancePath + '/businessId',
          schemaPath: '#/properties/businessId/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err6]
        } else {
          vErrors.push(err6)
        }
        errors++
      }
    }
    if (data.number !== undefined) {
      let data2 = data.number
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2))) {
        const err7 = {
          instancePath: instancePath + '/number',
          schemaPath: '#/properties/number/type',
          keyword: 'type',
          params: { type: 'integer' },
        }
        if (vErrors === null) {
          vErrors = [err7]
        } else {
          vErrors.push(err7)
        }
        errors++
      }
      if (typeof data2 == 'number') {
        if (data2 > 1000000000 || isNaN(data2)) {
          const err8 = {
            instancePath: instancePath + '/number',
            schemaPath: '#/properties/number/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 1000000000 },
          }
          if (vErrors === null) {
            vErrors = [err8]
          } else {
            vErrors.push(err8)
          }
          errors++
        }
        if (data2 < 1 || isNaN(data2)) {
          const err9 = {
            instancePath: instancePath + '/number',
            schemaPath: '#/properties/number/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          }
          if (vErrors === null) {
            vErrors = [err9]
          } else {
            vErrors.push(err9)
          }
          errors++
        }
      }
    }
    if (data.kind !== undefined) {
      let data3 = data.kind
      if (typeof data3 !== 'string') {
        const err10 = {
          instancePath: instancePath + '/kind',
          schemaPath: '#/properties/kind/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err10]
        } else {
          vErrors.push(err10)
        }
        errors++
      }
      if (
        !(
          data3 === 'spam' ||
          data3 === 'scam' ||
          data3 === 'offensive' ||
          data3 === 'misleading' ||
          data3 === 'privacy' ||
          data3 === 'other'
        )
      ) {
        const err11 = {
          instancePath: instancePath + '/kind',
          schemaPath: '#/properties/kind/enum',
          keyword: 'enum',
          params: { allowedValues: schema36.properties.kind.enum },
        }
        if (vErrors === null) {
          vErrors = [err11]
        } else {
          vErrors.push(err11)
        }
        errors++
      }
    }
    if (data.reason !== undefined) {
      let data4 = data.reason
      if (typeof data4 === 'string') {
        if ([...data4].length > 500) {
          const err12 = {
            instancePath: instancePath + '/reason',
            schemaPath: '#/properties/reason/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data4 === '' },
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
          instancePath: instancePath + '/reason',
          schemaPath: '#/properties/reason/type',
          keyword: 'type',
          params: { type: 'string' },
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
    const err14 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err14]
    } else {
      vErrors.push(err14)
    }
    errors++
  }
  validate25.errors = vErrors
  return errors === 0
}
validate25.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const listThreadsCleanings = { '/q': 'line' }
const listThreadsCodes = {
  '/q': 'INVALID_VALUE',
  '/unreadOnly': 'INVALID_VALUE',
  '/jobStatus': 'INVALID_VALUE',
  '/cursor': 'CURSOR_INVALID',
  '/limit': 'INVALID_VALUE',
}

/**
 * The fields of a body of listThreads that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const listThreads = (body) =>
  listThreadsKeeps(clean(body, listThreadsCleanings)) ? [] : fieldErrors(listThreadsKeeps.errors, listThreadsCodes)

const listMessagesCleanings = {}
const listMessagesCodes = { '/cursor': 'CURSOR_INVALID', '/after': 'INVALID_VALUE', '/limit': 'INVALID_VALUE' }

/**
 * The fields of a body of listMessages that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const listMessages = (body) =>
  listMessagesKeeps(clean(body, listMessagesCleanings)) ? [] : fieldErrors(listMessagesKeeps.errors, listMessagesCodes)

const sendMessageCleanings = { '/text': 'text' }
const sendMessageCodes = {
  '/text': { default: 'MESSAGE_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
  '/pics_url': 'MAX_PICTURES',
  '/pics_url/*': 'FILE_UNKNOWN',
}

/**
 * The fields of a body of sendMessage that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const sendMessage = (body) =>
  sendMessageKeeps(clean(body, sendMessageCleanings)) ? [] : fieldErrors(sendMessageKeeps.errors, sendMessageCodes)

const markMessagesSeenCleanings = {}
const markMessagesSeenCodes = { '/upTo': 'INVALID_VALUE' }

/**
 * The fields of a body of markMessagesSeen that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const markMessagesSeen = (body) =>
  markMessagesSeenKeeps(clean(body, markMessagesSeenCleanings))
    ? []
    : fieldErrors(markMessagesSeenKeeps.errors, markMessagesSeenCodes)

const reportMessageCleanings = { '/reason': 'text' }
const reportMessageCodes = { '/number': 'INVALID_VALUE', '/kind': 'INVALID_VALUE', '/reason': 'TEXT_TOO_LONG' }

/**
 * The fields of a body of reportMessage that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const reportMessage = (body) =>
  reportMessageKeeps(clean(body, reportMessageCleanings))
    ? []
    : fieldErrors(reportMessageKeeps.errors, reportMessageCodes)
