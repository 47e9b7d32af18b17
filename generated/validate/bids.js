// generated from openapi.yaml by npm run generate: do not edit
import { clean } from '../clean.ts'
import { fieldErrors } from '../field-errors.ts'

const listBidsKeeps = validate21
const schema32 = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId'],
  properties: {
    userId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    order: { type: 'string', enum: ['price', 'rating', 'newest'], 'x-error': 'INVALID_VALUE' },
    limit: { type: 'integer', minimum: 1, maximum: 200, 'x-error': 'INVALID_VALUE' },
    cursor: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'CURSOR_INVALID' },
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
      if (!(key0 === 'userId' || key0 === 'jobId' || key0 === 'order' || key0 === 'limit' || key0 === 'cursor')) {
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
    if (data.userId !== undefined) {
      let data0 = data.userId
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err2 = {
            instancePath: instancePath + '/userId',
            schemaPath: '#/properties/userId/pattern',
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
          instancePath: instancePath + '/userId',
          schemaPath: '#/properties/userId/type',
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
    if (data.jobId !== undefined) {
      let data1 = data.jobId
      if (typeof data1 === 'string') {
        if (!pattern4.test(data1)) {
          const err4 = {
            instancePath: instancePath + '/jobId',
            schemaPath: '#/properties/jobId/pattern',
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
          instancePath: instancePath + '/jobId',
          schemaPath: '#/properties/jobId/type',
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
    if (data.order !== undefined) {
      let data2 = data.order
      if (typeof data2 !== 'string') {
        const err6 = {
          instancePath: instancePath + '/order',
          schemaPath: '#/properties/order/type',
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
      if (!(data2 === 'price' || data2 === 'rating' || data2 === 'newest')) {
        const err7 = {
          instancePath: instancePath + '/order',
          schemaPath: '#/properties/order/enum',
          keyword: 'enum',
          params: { allowedValues: schema32.properties.order.enum },
        }
        if (vErrors === null) {
          vErrors = [err7]
        } else {
          vErrors.push(err7)
        }
        errors++
      }
    }
    if (data.limit !== undefined) {
      let data3 = data.limit
      if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3))) {
        const err8 = {
          instancePath: instancePath + '/limit',
          schemaPath: '#/properties/limit/type',
          keyword: 'type',
          params: { type: 'integer' },
        }
        if (vErrors === null) {
          vErrors = [err8]
        } else {
          vErrors.push(err8)
        }
        errors++
      }
      if (typeof data3 == 'number') {
        if (data3 > 200 || isNaN(data3)) {
          const err9 = {
            instancePath: instancePath + '/limit',
            schemaPath: '#/properties/limit/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 200 },
          }
          if (vErrors === null) {
            vErrors = [err9]
          } else {
            vErrors.push(err9)
          }
          errors++
        }
        if (data3 < 1 || isNaN(data3)) {
          const err10 = {
            instancePath: instancePath + '/limit',
            schemaPath: '#/properties/limit/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          }
          if (vErrors === null) {
            vErrors = [err10]
          } else {
            vErrors.push(err10)
          }
          errors++
        }
      }
    }
    if (data.cursor !== undefined) {
      let data4 = data.cursor
      if (typeof data4 === 'string') {
        if ([...data4].length > 200) {
          const err11 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/maxLength',
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
        if ([...data4].length < 1) {
          const err12 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/minLength',
            keyword: 'minLength',
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
          instancePath: instancePath + '/cursor',
          schemaPath: '#/properties/cursor/type',
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
  validate21.errors = vErrors
  return errors === 0
}
validate21.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const acceptBidKeeps = validate22
const schema33 = {
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
    amount: { type: 'number', minimum: 0.01, maximum: 9999999.99, multipleOf: 0.01, 'x-error': 'AMOUNT_INVALID' },
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
    if (data.jobId === undefined) {
      const err0 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'jobId' } }
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
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'companyId' },
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
    if (data.userId !== undefined) {
      let data0 = data.userId
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err3 = {
            instancePath: instancePath + '/userId',
            schemaPath: '#/properties/userId/pattern',
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
          instancePath: instancePath + '/userId',
          schemaPath: '#/properties/userId/type',
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
    if (data.jobId !== undefined) {
      let data1 = data.jobId
      if (typeof data1 === 'string') {
        if (!pattern4.test(data1)) {
          const err5 = {
            instancePath: instancePath + '/jobId',
            schemaPath: '#/properties/jobId/pattern',
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
          instancePath: instancePath + '/jobId',
          schemaPath: '#/properties/jobId/type',
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
    if (data.companyId !== undefined) {
      let data2 = data.companyId
      if (typeof data2 === 'string') {
        if (!pattern4.test(data2)) {
          const err7 = {
            instancePath: instancePath + '/companyId',
            schemaPath: '#/properties/companyId/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
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
          schemaPath: '#/properties/companyId/type',
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
    if (data.amount !== undefined) {
      let data3 = data.amount
      if (typeof data3 == 'number') {
        if (data3 > 9999999.99 || isNaN(data3)) {
          const err9 = {
            instancePath: instancePath + '/amount',
            schemaPath: '#/properties/amount/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 9999999.99 },
          }
          if (vErrors === null) {
            vErrors = [err9]
          } else {
            vErrors.push(err9)
          }
          errors++
        }
        if (data3 < 0.01 || isNaN(data3)) {
          const err10 = {
            instancePath: instancePath + '/amount',
            schemaPath: '#/properties/amount/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0.01 },
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
            schemaPath: '#/properties/amount/multipleOf',
            keyword: 'multipleOf',
            params: { multipleOf: 0.01 },
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
          schemaPath: '#/properties/amount/type',
          keyword: 'type',
          params: { type: 'number' },
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
    const err13 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err13]
    } else {
      vErrors.push(err13)
    }
    errors++
  }
  validate22.errors = vErrors
  return errors === 0
}
validate22.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const declineBidKeeps = validate23
const schema34 = {
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
    amount: { type: 'number', minimum: 0.01, maximum: 9999999.99, multipleOf: 0.01, 'x-error': 'AMOUNT_INVALID' },
    reason: { type: 'string', enum: ['price', 'time', 'proposal', 'foundOther'], 'x-error': 'INVALID_VALUE' },
    comment: { type: 'string', 'x-clean': 'text', maxLength: 300, 'x-error': 'TEXT_TOO_LONG' },
  },
}

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
    if (data.companyId === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'companyId' },
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
          key0 === 'userId' ||
          key0 === 'jobId' ||
          key0 === 'companyId' ||
          key0 === 'amount' ||
          key0 === 'reason' ||
          key0 === 'comment'
        )
      ) {
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
    if (data.userId !== undefined) {
      let data0 = data.userId
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err3 = {
            instancePath: instancePath + '/userId',
            schemaPath: '#/properties/userId/pattern',
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
          instancePath: instancePath + '/userId',
          schemaPath: '#/properties/userId/type',
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
    if (data.jobId !== undefined) {
      let data1 = data.jobId
      if (typeof data1 === 'string') {
        if (!pattern4.test(data1)) {
          const err5 = {
            instancePath: instancePath + '/jobId',
            schemaPath: '#/properties/jobId/pattern',
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
          instancePath: instancePath + '/jobId',
          schemaPath: '#/properties/jobId/type',
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
    if (data.companyId !== undefined) {
      let data2 = data.companyId
      if (typeof data2 === 'string') {
        if (!pattern4.test(data2)) {
          const err7 = {
            instancePath: instancePath + '/companyId',
            schemaPath: '#/properties/companyId/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
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
          schemaPath: '#/properties/companyId/type',
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
    if (data.amount !== undefined) {
      let data3 = data.amount
      if (typeof data3 == 'number') {
        if (data3 > 9999999.99 || isNaN(data3)) {
          const err9 = {
            instancePath: instancePath + '/amount',
            schemaPath: '#/properties/amount/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 9999999.99 },
          }
          if (vErrors === null) {
            vErrors = [err9]
          } else {
            vErrors.push(err9)
          }
          errors++
        }
        if (data3 < 0.01 || isNaN(data3)) {
          const err10 = {
            instancePath: instancePath + '/amount',
            schemaPath: '#/properties/amount/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0.01 },
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
            schemaPath: '#/properties/amount/multipleOf',
            keyword: 'multipleOf',
            params: { multipleOf: 0.01 },
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
          schemaPath: '#/properties/amount/type',
          keyword: 'type',
          params: { type: 'number' },
        }
        if (vErrors === null) {
          vErrors = [err12]
        } else {
          vErrors.push(err12)
        }
        errors++
      }
    }
    if (data.reason !== undefined) {
      let data4 = data.reason
      if (typeof data4 !== 'string') {
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
      if (!(data4 === 'price' || data4 === 'time' || data4 === 'proposal' || data4 === 'foundOther')) {
        const err14 = {
          instancePath: instancePath + '/reason',
          schemaPath: '#/properties/reason/enum',
          keyword: 'enum',
          params: { allowedValues: schema34.properties.reason.enum },
        }
        if (vErrors === null) {
          vErrors = [err14]
        } else {
          vErrors.push(err14)
        }
        errors++
      }
    }
    if (data.comment !== undefined) {
      let data5 = data.comment
      if (typeof data5 === 'string') {
        if ([...data5].length > 300) {
          const err15 = {
            instancePath: instancePath + '/comment',
            schemaPath: '#/properties/comment/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data5 === '' },
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
          instancePath: instancePath + '/comment',
          schemaPath: '#/properties/comment/type',
          keyword: 'type',
          params: { type: 'string' },
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
    const err17 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err17]
    } else {
      vErrors.push(err17)
    }
    errors++
  }
  validate23.errors = vErrors
  return errors === 0
}
validate23.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const reconsiderBidKeeps = validate24
const schema35 = {
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
    if (data.companyId === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'companyId' },
      }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'userId' || key0 === 'jobId' || key0 === 'companyId')) {
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
    if (data.userId !== undefined) {
      let data0 = data.userId
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err3 = {
            instancePath: instancePath + '/userId',
            schemaPath: '#/properties/userId/pattern',
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
          instancePath: instancePath + '/userId',
          schemaPath: '#/properties/userId/type',
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
    if (data.jobId !== undefined) {
      let data1 = data.jobId
      if (typeof data1 === 'string') {
        if (!pattern4.test(data1)) {
          const err5 = {
            instancePath: instancePath + '/jobId',
            schemaPath: '#/properties/jobId/pattern',
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
          instancePath: instancePath + '/jobId',
          schemaPath: '#/properties/jobId/type',
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
    if (data.companyId !== undefined) {
      let data2 = data.companyId
      if (typeof data2 === 'string') {
        if (!pattern4.test(data2)) {
          const err7 = {
            instancePath: instancePath + '/companyId',
            schemaPath: '#/properties/companyId/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
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
          schemaPath: '#/properties/companyId/type',
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
  } else {
    const err9 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err9]
    } else {
      vErrors.push(err9)
    }
    errors++
  }
  validate24.errors = vErrors
  return errors === 0
}
validate24.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const placeBidKeeps = validate25
const schema36 = {
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
      'x-clean': 'text',
      pattern: '\\S',
      maxLength: 2000,
      'x-error': { default: 'BID_PROPOSAL_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
    },
    amount: {
      type: 'number',
      minimum: 0.01,
      maximum: 9999999.99,
      multipleOf: 0.01,
      'x-error': { default: 'AMOUNT_INVALID', required: 'BID_BUDGET_REQUIRED' },
    },
    canStart: {
      type: ['string', 'null'],
      pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
      'x-error': 'CAN_START_INVALID',
    },
  },
}
const pattern18 = new RegExp('\\S', 'u')
const pattern19 = new RegExp('^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', 'u')

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
    if (data.proposalStatement === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'proposalStatement' },
      }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    if (data.amount === undefined) {
      const err2 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'amount' },
      }
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
          key0 === 'amount' ||
          key0 === 'canStart'
        )
      ) {
        const err3 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
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
        if (!pattern4.test(data0)) {
          const err4 = {
            instancePath: instancePath + '/userId',
            schemaPath: '#/properties/userId/pattern',
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
          instancePath: instancePath + '/userId',
          schemaPath: '#/properties/userId/type',
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
    if (data.businessId !== undefined) {
      let data1 = data.businessId
      if (typeof data1 === 'string') {
        if (!pattern4.test(data1)) {
          const err6 = {
            instancePath: instancePath + '/businessId',
            schemaPath: '#/properties/businessId/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
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
          schemaPath: '#/properties/businessId/type',
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
    }
    if (data.jobId !== undefined) {
      let data2 = data.jobId
      if (typeof data2 === 'string') {
        if (!pattern4.test(data2)) {
          const err8 = {
            instancePath: instancePath + '/jobId',
            schemaPath: '#/properties/jobId/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
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
          schemaPath: '#/properties/jobId/type',
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
    if (data.proposalStatement !== undefined) {
      let data3 = data.proposalStatement
      if (typeof data3 === 'string') {
        if ([...data3].length > 2000) {
          const err10 = {
            instancePath: instancePath + '/proposalStatement',
            schemaPath: '#/properties/proposalStatement/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data3 === '' },
          }
          if (vErrors === null) {
            vErrors = [err10]
          } else {
            vErrors.push(err10)
          }
          errors++
        }
        if (!pattern18.test(data3)) {
          const err11 = {
            instancePath: instancePath + '/proposalStatement',
            schemaPath: '#/properties/proposalStatement/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
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
          schemaPath: '#/properties/proposalStatement/type',
          keyword: 'type',
          params: { type: 'string' },
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
            schemaPath: '#/properties/amount/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 9999999.99 },
          }
          if (vErrors === null) {
            vErrors = [err13]
          } else {
            vErrors.push(err13)
          }
          errors++
        }
        if (data4 < 0.01 || isNaN(data4)) {
          const err14 = {
            instancePath: instancePath + '/amount',
            schemaPath: '#/properties/amount/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0.01 },
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
            schemaPath: '#/properties/amount/multipleOf',
            keyword: 'multipleOf',
            params: { multipleOf: 0.01 },
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
          schemaPath: '#/properties/amount/type',
          keyword: 'type',
          params: { type: 'number' },
        }
        if (vErrors === null) {
          vErrors = [err16]
        } else {
          vErrors.push(err16)
        }
        errors++
      }
    }
    if (data.canStart !== undefined) {
      let data5 = data.canStart
      if (typeof data5 !== 'string' && data5 !== null) {
        const err17 = {
          instancePath: instancePath + '/canStart',
          schemaPath: '#/properties/canStart/type',
          keyword: 'type',
          params: { type: schema36.properties.canStart.type },
        }
        if (vErrors === null) {
          vErrors = [err17]
        } else {
          vErrors.push(err17)
        }
        errors++
      }
      if (typeof data5 === 'string') {
        if (!pattern19.test(data5)) {
          const err18 = {
            instancePath: instancePath + '/canStart',
            schemaPath: '#/properties/canStart/pattern',
            keyword: 'pattern',
            params: { pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' },
          }
          if (vErrors === null) {
            vErrors = [err18]
          } else {
            vErrors.push(err18)
          }
          errors++
        }
      }
    }
  } else {
    const err19 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err19]
    } else {
      vErrors.push(err19)
    }
    errors++
  }
  validate25.errors = vErrors
  return errors === 0
}
validate25.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const updateBidKeeps = validate26
const schema37 = {
  type: 'object',
  additionalProperties: false,
  required: ['bidId', 'proposalStatement', 'amount'],
  properties: {
    bidId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    businessId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    proposalStatement: {
      type: 'string',
      'x-clean': 'text',
      pattern: '\\S',
      maxLength: 2000,
      'x-error': { default: 'BID_PROPOSAL_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
    },
    amount: {
      type: 'number',
      minimum: 0.01,
      maximum: 9999999.99,
      multipleOf: 0.01,
      'x-error': { default: 'AMOUNT_INVALID', required: 'BID_BUDGET_REQUIRED' },
    },
    canStart: {
      type: ['string', 'null'],
      pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
      'x-error': 'CAN_START_INVALID',
    },
  },
}

function validate26(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null
  let errors = 0
  const evaluated0 = validate26.evaluated
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.bidId === undefined) {
      const err0 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'bidId' } }
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
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'proposalStatement' },
      }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    if (data.amount === undefined) {
      const err2 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'amount' },
      }
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
          key0 === 'bidId' ||
          key0 === 'businessId' ||
          key0 === 'proposalStatement' ||
          key0 === 'amount' ||
          key0 === 'canStart'
        )
      ) {
        const err3 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
        }
        if (vErrors === null) {
          vErrors = [err3]
        } else {
          vErrors.push(err3)
        }
        errors++
      }
    }
    if (data.bidId !== undefined) {
      let data0 = data.bidId
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err4 = {
            instancePath: instancePath + '/bidId',
            schemaPath: '#/properties/bidId/pattern',
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
          instancePath: instancePath + '/bidId',
          schemaPath: '#/properties/bidId/type',
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
    if (data.businessId !== undefined) {
      let data1 = data.businessId
      if (typeof data1 === 'string') {
        if (!pattern4.test(data1)) {
          const err6 = {
            instancePath: instancePath + '/businessId',
            schemaPath: '#/properties/businessId/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
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
          schemaPath: '#/properties/businessId/type',
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
    }
    if (data.proposalStatement !== undefined) {
      let data2 = data.proposalStatement
      if (typeof data2 === 'string') {
        if ([...data2].length > 2000) {
          const err8 = {
            instancePath: instancePath + '/proposalStatement',
            schemaPath: '#/properties/proposalStatement/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data2 === '' },
          }
          if (vErrors === null) {
            vErrors = [err8]
          } else {
            vErrors.push(err8)
          }
          errors++
        }
        if (!pattern18.test(data2)) {
          const err9 = {
            instancePath: instancePath + '/proposalStatement',
            schemaPath: '#/properties/proposalStatement/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
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
          instancePath: instancePath + '/proposalStatement',
          schemaPath: '#/properties/proposalStatement/type',
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
    }
    if (data.amount !== undefined) {
      let data3 = data.amount
      if (typeof data3 == 'number') {
        if (data3 > 9999999.99 || isNaN(data3)) {
          const err11 = {
            instancePath: instancePath + '/amount',
            schemaPath: '#/properties/amount/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 9999999.99 },
          }
          if (vErrors === null) {
            vErrors = [err11]
          } else {
            vErrors.push(err11)
          }
          errors++
        }
        if (data3 < 0.01 || isNaN(data3)) {
          const err12 = {
            instancePath: instancePath + '/amount',
            schemaPath: '#/properties/amount/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0.01 },
          }
          if (vErrors === null) {
            vErrors = [err12]
          } else {
            vErrors.push(err12)
          }
          errors++
        }
        let res0
        if (0.01 === 0 || ((res0 = data3 / 0.01), Math.abs(Math.round(res0) - res0) > 1e-6)) {
          const err13 = {
            instancePath: instancePath + '/amount',
            schemaPath: '#/properties/amount/multipleOf',
            keyword: 'multipleOf',
            params: { multipleOf: 0.01 },
          }
          if (vErrors === null) {
            vErrors = [err13]
          } else {
            vErrors.push(err13)
          }
          errors++
        }
      } else {
        const err14 = {
          instancePath: instancePath + '/amount',
          schemaPath: '#/properties/amount/type',
          keyword: 'type',
          params: { type: 'number' },
        }
        if (vErrors === null) {
          vErrors = [err14]
        } else {
          vErrors.push(err14)
        }
        errors++
      }
    }
    if (data.canStart !== undefined) {
      let data4 = data.canStart
      if (typeof data4 !== 'string' && data4 !== null) {
        const err15 = {
          instancePath: instancePath + '/canStart',
          schemaPath: '#/properties/canStart/type',
          keyword: 'type',
          params: { type: schema37.properties.canStart.type },
        }
        if (vErrors === null) {
          vErrors = [err15]
        } else {
          vErrors.push(err15)
        }
        errors++
      }
      if (typeof data4 === 'string') {
        if (!pattern19.test(data4)) {
          const err16 = {
            instancePath: instancePath + '/canStart',
            schemaPath: '#/properties/canStart/pattern',
            keyword: 'pattern',
            params: { pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' },
          }
          if (vErrors === null) {
            vErrors = [err16]
          } else {
            vErrors.push(err16)
          }
          errors++
        }
      }
    }
  } else {
    const err17 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err17]
    } else {
      vErrors.push(err17)
    }
    errors++
  }
  validate26.errors = vErrors
  return errors === 0
}
validate26.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const withdrawBidKeeps = validate27
const schema38 = {
  type: 'object',
  additionalProperties: false,
  required: ['bidId'],
  properties: {
    bidId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    businessId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
  },
}

function validate27(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null
  let errors = 0
  const evaluated0 = validate27.evaluated
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.bidId === undefined) {
      const err0 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'bidId' } }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'bidId' || key0 === 'businessId')) {
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
    if (data.bidId !== undefined) {
      let data0 = data.bidId
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err2 = {
            instancePath: instancePath + '/bidId',
            schemaPath: '#/properties/bidId/pattern',
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
          instancePath: instancePath + '/bidId',
          schemaPath: '#/properties/bidId/type',
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
  } else {
    const err6 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err6]
    } else {
      vErrors.push(err6)
    }
    errors++
  }
  validate27.errors = vErrors
  return errors === 0
}
validate27.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const listBidsCleanings = {}
const listBidsCodes = { '/order': 'INVALID_VALUE', '/limit': 'INVALID_VALUE', '/cursor': 'CURSOR_INVALID' }

/**
 * The fields of a body of listBids that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const listBids = (body) =>
  listBidsKeeps(clean(body, listBidsCleanings)) ? [] : fieldErrors(listBidsKeeps.errors, listBidsCodes)

const acceptBidCleanings = {}
const acceptBidCodes = { '/amount': 'AMOUNT_INVALID' }

/**
 * The fields of a body of acceptBid that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const acceptBid = (body) =>
  acceptBidKeeps(clean(body, acceptBidCleanings)) ? [] : fieldErrors(acceptBidKeeps.errors, acceptBidCodes)

const declineBidCleanings = { '/comment': 'text' }
const declineBidCodes = { '/amount': 'AMOUNT_INVALID', '/reason': 'INVALID_VALUE', '/comment': 'TEXT_TOO_LONG' }

/**
 * The fields of a body of declineBid that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const declineBid = (body) =>
  declineBidKeeps(clean(body, declineBidCleanings)) ? [] : fieldErrors(declineBidKeeps.errors, declineBidCodes)

const reconsiderBidCleanings = {}
const reconsiderBidCodes = {}

/**
 * The fields of a body of reconsiderBid that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const reconsiderBid = (body) =>
  reconsiderBidKeeps(clean(body, reconsiderBidCleanings))
    ? []
    : fieldErrors(reconsiderBidKeeps.errors, reconsiderBidCodes)

const placeBidCleanings = { '/proposalStatement': 'text' }
const placeBidCodes = {
  '/proposalStatement': { default: 'BID_PROPOSAL_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
  '/amount': { default: 'AMOUNT_INVALID', required: 'BID_BUDGET_REQUIRED' },
  '/canStart': 'CAN_START_INVALID',
}

/**
 * The fields of a body of placeBid that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const placeBid = (body) =>
  placeBidKeeps(clean(body, placeBidCleanings)) ? [] : fieldErrors(placeBidKeeps.errors, placeBidCodes)

const updateBidCleanings = { '/proposalStatement': 'text' }
const updateBidCodes = {
  '/proposalStatement': { default: 'BID_PROPOSAL_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
  '/amount': { default: 'AMOUNT_INVALID', required: 'BID_BUDGET_REQUIRED' },
  '/canStart': 'CAN_START_INVALID',
}

/**
 * The fields of a body of updateBid that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const updateBid = (body) =>
  updateBidKeeps(clean(body, updateBidCleanings)) ? [] : fieldErrors(updateBidKeeps.errors, updateBidCodes)

const withdrawBidCleanings = {}
const withdrawBidCodes = {}

/**
 * The fields of a body of withdrawBid that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const withdrawBid = (body) =>
  withdrawBidKeeps(clean(body, withdrawBidCleanings)) ? [] : fieldErrors(withdrawBidKeeps.errors, withdrawBidCodes)
