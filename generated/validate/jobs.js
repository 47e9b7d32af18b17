// generated from openapi.yaml by npm run generate: do not edit
import { clean } from '../clean.ts'
import { fieldErrors } from '../field-errors.ts'

const listCustomerJobsKeeps = validate21
const schema32 = {
  type: 'object',
  additionalProperties: false,
  properties: {
    page: { type: 'integer', minimum: 1, maximum: 1000000, default: 1, 'x-error': 'INVALID_VALUE' },
    limit: { type: 'integer', minimum: 1, maximum: 50, default: 10, 'x-error': 'INVALID_VALUE' },
    status: {
      type: 'array',
      maxItems: 5,
      items: { type: 'string', enum: ['', 'open', 'inprogress', 'completed', 'expired'], 'x-error': 'INVALID_VALUE' },
      'x-error': 'INVALID_VALUE',
    },
    q: { type: 'string', minLength: 2, maxLength: 100, 'x-clean': 'line', 'x-error': 'INVALID_VALUE' },
    cursor: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'CURSOR_INVALID' },
    view: { type: 'string', enum: ['toRate'], 'x-error': 'INVALID_VALUE' },
    order: { type: 'string', enum: ['newest', 'neededBy', 'budget'], 'x-error': 'INVALID_VALUE' },
    overview: { type: 'boolean', 'x-error': 'INVALID_VALUE' },
    budgetFrom: { type: 'number', minimum: 0, maximum: 10000000, 'x-error': 'INVALID_VALUE' },
    budgetTo: { type: 'number', minimum: 0, maximum: 10000000, 'x-error': 'INVALID_VALUE' },
    neededUntil: {
      type: 'string',
      pattern: '^2\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
      'x-error': 'INVALID_VALUE',
    },
    postedWithin: { type: 'integer', minimum: 1, maximum: 365, 'x-error': 'INVALID_VALUE' },
    inviting: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
  },
}
const func1 = Object.prototype.hasOwnProperty
const pattern4 = new RegExp('^2\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', 'u')
const pattern5 = new RegExp('^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$', 'u')

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
    if (data.page === undefined) {
      data.page = 1
    }
    if (data.limit === undefined) {
      data.limit = 10
    }
    for (const key0 in data) {
      if (!func1.call(schema32.properties, key0)) {
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
    let data0 = data.page
    if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0))) {
      const err1 = {
        instancePath: instancePath + '/page',
        schemaPath: '#/properties/page/type',
        keyword: 'type',
        params: { type: 'integer' },
      }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    if (typeof data0 == 'number') {
      if (data0 > 1000000 || isNaN(data0)) {
        const err2 = {
          instancePath: instancePath + '/page',
          schemaPath: '#/properties/page/maximum',
          keyword: 'maximum',
          params: { comparison: '<=', limit: 1000000 },
        }
        if (vErrors === null) {
          vErrors = [err2]
        } else {
          vErrors.push(err2)
        }
        errors++
      }
      if (data0 < 1 || isNaN(data0)) {
        const err3 = {
          instancePath: instancePath + '/page',
          schemaPath: '#/properties/page/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 1 },
        }
        if (vErrors === null) {
          vErrors = [err3]
        } else {
          vErrors.push(err3)
        }
        errors++
      }
    }
    let data1 = data.limit
    if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1))) {
      const err4 = {
        instancePath: instancePath + '/limit',
        schemaPath: '#/properties/limit/type',
        keyword: 'type',
        params: { type: 'integer' },
      }
      if (vErrors === null) {
        vErrors = [err4]
      } else {
        vErrors.push(err4)
      }
      errors++
    }
    if (typeof data1 == 'number') {
      if (data1 > 50 || isNaN(data1)) {
        const err5 = {
          instancePath: instancePath + '/limit',
          schemaPath: '#/properties/limit/maximum',
          keyword: 'maximum',
          params: { comparison: '<=', limit: 50 },
        }
        if (vErrors === null) {
          vErrors = [err5]
        } else {
          vErrors.push(err5)
        }
        errors++
      }
      if (data1 < 1 || isNaN(data1)) {
        const err6 = {
          instancePath: instancePath + '/limit',
          schemaPath: '#/properties/limit/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 1 },
        }
        if (vErrors === null) {
          vErrors = [err6]
        } else {
          vErrors.push(err6)
        }
        errors++
      }
    }
    if (data.status !== undefined) {
      let data2 = data.status
      if (Array.isArray(data2)) {
        if (data2.length > 5) {
          const err7 = {
            instancePath: instancePath + '/status',
            schemaPath: '#/properties/status/maxItems',
            keyword: 'maxItems',
            params: { limit: 5 },
          }
          if (vErrors === null) {
            vErrors = [err7]
          } else {
            vErrors.push(err7)
          }
          errors++
        }
        if (data2.length <= 5) {
          const len0 = data2.length
          for (let i0 = 0; i0 < len0; i0++) {
            let data3 = data2[i0]
            if (typeof data3 !== 'string') {
              const err8 = {
                instancePath: instancePath + '/status/' + i0,
                schemaPath: '#/properties/status/items/type',
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
            if (
              !(
                data3 === '' ||
                data3 === 'open' ||
                data3 === 'inprogress' ||
                data3 === 'completed' ||
                data3 === 'expired'
              )
            ) {
              const err9 = {
                instancePath: instancePath + '/status/' + i0,
                schemaPath: '#/properties/status/items/enum',
                keyword: 'enum',
                params: { allowedValues: schema32.properties.status.items.enum },
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
        const err10 = {
          instancePath: instancePath + '/status',
          schemaPath: '#/properties/status/type',
          keyword: 'type',
          params: { type: 'array' },
        }
        if (vErrors === null) {
          vErrors = [err10]
        } else {
          vErrors.push(err10)
        }
        errors++
      }
    }
    if (data.q !== undefined) {
      let data4 = data.q
      if (typeof data4 === 'string') {
        if ([...data4].length > 100) {
          const err11 = {
            instancePath: instancePath + '/q',
            schemaPath: '#/properties/q/maxLength',
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
        if ([...data4].length < 2) {
          const err12 = {
            instancePath: instancePath + '/q',
            schemaPath: '#/properties/q/minLength',
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
          instancePath: instancePath + '/q',
          schemaPath: '#/properties/q/type',
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
    if (data.cursor !== undefined) {
      let data5 = data.cursor
      if (typeof data5 === 'string') {
        if ([...data5].length > 200) {
          const err14 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data5 === '' },
          }
          if (vErrors === null) {
            vErrors = [err14]
          } else {
            vErrors.push(err14)
          }
          errors++
        }
        if ([...data5].length < 1) {
          const err15 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/minLength',
            keyword: 'minLength',
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
          instancePath: instancePath + '/cursor',
          schemaPath: '#/properties/cursor/type',
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
    if (data.view !== undefined) {
      let data6 = data.view
      if (typeof data6 !== 'string') {
        const err17 = {
          instancePath: instancePath + '/view',
          schemaPath: '#/properties/view/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err17]
        } else {
          vErrors.push(err17)
        }
        errors++
      }
      if (!(data6 === 'toRate')) {
        const err18 = {
          instancePath: instancePath + '/view',
          schemaPath: '#/properties/view/enum',
          keyword: 'enum',
          params: { allowedValues: schema32.properties.view.enum },
        }
        if (vErrors === null) {
          vErrors = [err18]
        } else {
          vErrors.push(err18)
        }
        errors++
      }
    }
    if (data.order !== undefined) {
      let data7 = data.order
      if (typeof data7 !== 'string') {
        const err19 = {
          instancePath: instancePath + '/order',
          schemaPath: '#/properties/order/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err19]
        } else {
          vErrors.push(err19)
        }
        errors++
      }
      if (!(data7 === 'newest' || data7 === 'neededBy' || data7 === 'budget')) {
        const err20 = {
          instancePath: instancePath + '/order',
          schemaPath: '#/properties/order/enum',
          keyword: 'enum',
          params: { allowedValues: schema32.properties.order.enum },
        }
        if (vErrors === null) {
          vErrors = [err20]
        } else {
          vErrors.push(err20)
        }
        errors++
      }
    }
    if (data.overview !== undefined) {
      if (typeof data.overview !== 'boolean') {
        const err21 = {
          instancePath: instancePath + '/overview',
          schemaPath: '#/properties/overview/type',
          keyword: 'type',
          params: { type: 'boolean' },
        }
        if (vErrors === null) {
          vErrors = [err21]
        } else {
          vErrors.push(err21)
        }
        errors++
      }
    }
    if (data.budgetFrom !== undefined) {
      let data9 = data.budgetFrom
      if (typeof data9 == 'number') {
        if (data9 > 10000000 || isNaN(data9)) {
          const err22 = {
            instancePath: instancePath + '/budgetFrom',
            schemaPath: '#/properties/budgetFrom/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 10000000 },
          }
          if (vErrors === null) {
            vErrors = [err22]
          } else {
            vErrors.push(err22)
          }
          errors++
        }
        if (data9 < 0 || isNaN(data9)) {
          const err23 = {
            instancePath: instancePath + '/budgetFrom',
            schemaPath: '#/properties/budgetFrom/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          }
          if (vErrors === null) {
            vErrors = [err23]
          } else {
            vErrors.push(err23)
          }
          errors++
        }
      } else {
        const err24 = {
          instancePath: instancePath + '/budgetFrom',
          schemaPath: '#/properties/budgetFrom/type',
          keyword: 'type',
          params: { type: 'number' },
        }
        if (vErrors === null) {
          vErrors = [err24]
        } else {
          vErrors.push(err24)
        }
        errors++
      }
    }
    if (data.budgetTo !== undefined) {
      let data10 = data.budgetTo
      if (typeof data10 == 'number') {
        if (data10 > 10000000 || isNaN(data10)) {
          const err25 = {
            instancePath: instancePath + '/budgetTo',
            schemaPath: '#/properties/budgetTo/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 10000000 },
          }
          if (vErrors === null) {
            vErrors = [err25]
          } else {
            vErrors.push(err25)
          }
          errors++
        }
        if (data10 < 0 || isNaN(data10)) {
          const err26 = {
            instancePath: instancePath + '/budgetTo',
            schemaPath: '#/properties/budgetTo/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          }
          if (vErrors === null) {
            vErrors = [err26]
          } else {
            vErrors.push(err26)
          }
          errors++
        }
      } else {
        const err27 = {
          instancePath: instancePath + '/budgetTo',
          schemaPath: '#/properties/budgetTo/type',
          keyword: 'type',
          params: { type: 'number' },
        }
        if (vErrors === null) {
          vErrors = [err27]
        } else {
          vErrors.push(err27)
        }
        errors++
      }
    }
    if (data.neededUntil !== undefined) {
      let data11 = data.neededUntil
      if (typeof data11 === 'string') {
        if (!pattern4.test(data11)) {
          const err28 = {
            instancePath: instancePath + '/neededUntil',
            schemaPath: '#/properties/neededUntil/pattern',
            keyword: 'pattern',
            params: { pattern: '^2\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' },
          }
          if (vErrors === null) {
            vErrors = [err28]
          } else {
            vErrors.push(err28)
          }
          errors++
        }
      } else {
        const err29 = {
          instancePath: instancePath + '/neededUntil',
          schemaPath: '#/properties/neededUntil/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err29]
        } else {
          vErrors.push(err29)
        }
        errors++
      }
    }
    if (data.postedWithin !== undefined) {
      let data12 = data.postedWithin
      if (!(typeof data12 == 'number' && !(data12 % 1) && !isNaN(data12))) {
        const err30 = {
          instancePath: instancePath + '/postedWithin',
          schemaPath: '#/properties/postedWithin/type',
          keyword: 'type',
          params: { type: 'integer' },
        }
        if (vErrors === null) {
          vErrors = [err30]
        } else {
          vErrors.push(err30)
        }
        errors++
      }
      if (typeof data12 == 'number') {
        if (data12 > 365 || isNaN(data12)) {
          const err31 = {
            instancePath: instancePath + '/postedWithin',
            schemaPath: '#/properties/postedWithin/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 365 },
          }
          if (vErrors === null) {
            vErrors = [err31]
          } else {
            vErrors.push(err31)
          }
          errors++
        }
        if (data12 < 1 || isNaN(data12)) {
          const err32 = {
            instancePath: instancePath + '/postedWithin',
            schemaPath: '#/properties/postedWithin/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          }
          if (vErrors === null) {
            vErrors = [err32]
          } else {
            vErrors.push(err32)
          }
          errors++
        }
      }
    }
    if (data.inviting !== undefined) {
      let data13 = data.inviting
      if (typeof data13 === 'string') {
        if (!pattern5.test(data13)) {
          const err33 = {
            instancePath: instancePath + '/inviting',
            schemaPath: '#/properties/inviting/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
          }
          if (vErrors === null) {
            vErrors = [err33]
          } else {
            vErrors.push(err33)
          }
          errors++
        }
      } else {
        const err34 = {
          instancePath: instancePath + '/inviting',
          schemaPath: '#/properties/inviting/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err34]
        } else {
          vErrors.push(err34)
        }
        errors++
      }
    }
  } else {
    const err35 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err35]
    } else {
      vErrors.push(err35)
    }
    errors++
  }
  validate21.errors = vErrors
  return errors === 0
}
validate21.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const listBusinessJobsKeeps = validate22
const schema33 = {
  type: 'object',
  additionalProperties: false,
  properties: {
    page: { type: 'integer', minimum: 1, maximum: 1000000, default: 1, 'x-error': 'INVALID_VALUE' },
    limit: { type: 'integer', minimum: 1, maximum: 50, default: 10, 'x-error': 'INVALID_VALUE' },
    status: {
      type: 'array',
      maxItems: 5,
      items: { type: 'string', enum: ['', 'open', 'inprogress', 'completed', 'expired'], 'x-error': 'INVALID_VALUE' },
      'x-error': 'INVALID_VALUE',
    },
    locations: {
      type: 'array',
      maxItems: 5,
      items: { type: 'string', 'x-clean': 'line', maxLength: 100, 'x-error': 'INVALID_VALUE' },
      'x-error': 'INVALID_VALUE',
    },
    state: { type: 'string', 'x-clean': 'line', maxLength: 100, 'x-error': 'INVALID_VALUE' },
    category: {
      type: 'array',
      maxItems: 3,
      items: { type: 'string', 'x-clean': 'line', maxLength: 100, 'x-error': 'INVALID_VALUE' },
      'x-error': 'INVALID_VALUE',
    },
    q: { type: 'string', minLength: 2, maxLength: 100, 'x-clean': 'line', 'x-error': 'INVALID_VALUE' },
    cursor: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'CURSOR_INVALID' },
    view: { type: 'string', enum: ['findWork', 'myBids', 'won', 'done'], 'x-error': 'INVALID_VALUE' },
    order: { type: 'string', enum: ['newest', 'neededBy', 'budget', 'nearest'], 'x-error': 'INVALID_VALUE' },
    overview: { type: 'boolean', 'x-error': 'INVALID_VALUE' },
    budgetFrom: { type: 'number', minimum: 0, maximum: 10000000, 'x-error': 'INVALID_VALUE' },
    budgetTo: { type: 'number', minimum: 0, maximum: 10000000, 'x-error': 'INVALID_VALUE' },
    neededUntil: {
      type: 'string',
      pattern: '^2\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
      'x-error': 'INVALID_VALUE',
    },
    postedWithin: { type: 'integer', minimum: 1, maximum: 365, 'x-error': 'INVALID_VALUE' },
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
    if (data.page === undefined) {
      data.page = 1
    }
    if (data.limit === undefined) {
      data.limit = 10
    }
    for (const key0 in data) {
      if (!func1.call(schema33.properties, key0)) {
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
    let data0 = data.page
    if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0))) {
      const err1 = {
        instancePath: instancePath + '/page',
        schemaPath: '#/properties/page/type',
        keyword: 'type',
        params: { type: 'integer' },
      }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    if (typeof data0 == 'number') {
      if (data0 > 1000000 || isNaN(data0)) {
        const err2 = {
          instancePath: instancePath + '/page',
          schemaPath: '#/properties/page/maximum',
          keyword: 'maximum',
          params: { comparison: '<=', limit: 1000000 },
        }
        if (vErrors === null) {
          vErrors = [err2]
        } else {
          vErrors.push(err2)
        }
        errors++
      }
      if (data0 < 1 || isNaN(data0)) {
        const err3 = {
          instancePath: instancePath + '/page',
          schemaPath: '#/properties/page/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 1 },
        }
        if (vErrors === null) {
          vErrors = [err3]
        } else {
          vErrors.push(err3)
        }
        errors++
      }
    }
    let data1 = data.limit
    if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1))) {
      const err4 = {
        instancePath: instancePath + '/limit',
        schemaPath: '#/properties/limit/type',
        keyword: 'type',
        params: { type: 'integer' },
      }
      if (vErrors === null) {
        vErrors = [err4]
      } else {
        vErrors.push(err4)
      }
      errors++
    }
    if (typeof data1 == 'number') {
      if (data1 > 50 || isNaN(data1)) {
        const err5 = {
          instancePath: instancePath + '/limit',
          schemaPath: '#/properties/limit/maximum',
          keyword: 'maximum',
          params: { comparison: '<=', limit: 50 },
        }
        if (vErrors === null) {
          vErrors = [err5]
        } else {
          vErrors.push(err5)
        }
        errors++
      }
      if (data1 < 1 || isNaN(data1)) {
        const err6 = {
          instancePath: instancePath + '/limit',
          schemaPath: '#/properties/limit/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 1 },
        }
        if (vErrors === null) {
          vErrors = [err6]
        } else {
          vErrors.push(err6)
        }
        errors++
      }
    }
    if (data.status !== undefined) {
      let data2 = data.status
      if (Array.isArray(data2)) {
        if (data2.length > 5) {
          const err7 = {
            instancePath: instancePath + '/status',
            schemaPath: '#/properties/status/maxItems',
            keyword: 'maxItems',
            params: { limit: 5 },
          }
          if (vErrors === null) {
            vErrors = [err7]
          } else {
            vErrors.push(err7)
          }
          errors++
        }
        if (data2.length <= 5) {
          const len0 = data2.length
          for (let i0 = 0; i0 < len0; i0++) {
            let data3 = data2[i0]
            if (typeof data3 !== 'string') {
              const err8 = {
                instancePath: instancePath + '/status/' + i0,
                schemaPath: '#/properties/status/items/type',
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
            if (
              !(
                data3 === '' ||
                data3 === 'open' ||
                data3 === 'inprogress' ||
                data3 === 'completed' ||
                data3 === 'expired'
              )
            ) {
              const err9 = {
                instancePath: instancePath + '/status/' + i0,
                schemaPath: '#/properties/status/items/enum',
                keyword: 'enum',
                params: { allowedValues: schema33.properties.status.items.enum },
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
        const err10 = {
          instancePath: instancePath + '/status',
          schemaPath: '#/properties/status/type',
          keyword: 'type',
          params: { type: 'array' },
        }
        if (vErrors === null) {
          vErrors = [err10]
        } else {
          vErrors.push(err10)
        }
        errors++
      }
    }
    if (data.locations !== undefined) {
      let data4 = data.locations
      if (Array.isArray(data4)) {
        if (data4.length > 5) {
          const err11 = {
            instancePath: instancePath + '/locations',
            schemaPath: '#/properties/locations/maxItems',
            keyword: 'maxItems',
            params: { limit: 5 },
          }
          if (vErrors === null) {
            vErrors = [err11]
          } else {
            vErrors.push(err11)
          }
          errors++
        }
        if (data4.length <= 5) {
          const len1 = data4.length
          for (let i1 = 0; i1 < len1; i1++) {
            let data5 = data4[i1]
            if (typeof data5 === 'string') {
              if ([...data5].length > 100) {
                const err12 = {
                  instancePath: instancePath + '/locations/' + i1,
                  schemaPath: '#/properties/locations/items/maxLength',
                  keyword: 'maxLength',
                  params: { isEmpty: data5 === '' },
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
                instancePath: instancePath + '/locations/' + i1,
                schemaPath: '#/properties/locations/items/type',
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
          instancePath: instancePath + '/locations',
          schemaPath: '#/properties/locations/type',
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
    if (data.state !== undefined) {
      let data6 = data.state
      if (typeof data6 === 'string') {
        if ([...data6].length > 100) {
          const err15 = {
            instancePath: instancePath + '/state',
            schemaPath: '#/properties/state/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data6 === '' },
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
          instancePath: instancePath + '/state',
          schemaPath: '#/properties/state/type',
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
    if (data.category !== undefined) {
      let data7 = data.category
      if (Array.isArray(data7)) {
        if (data7.length > 3) {
          const err17 = {
            instancePath: instancePath + '/category',
            schemaPath: '#/properties/category/maxItems',
            keyword: 'maxItems',
            params: { limit: 3 },
          }
          if (vErrors === null) {
            vErrors = [err17]
          } else {
            vErrors.push(err17)
          }
          errors++
        }
        if (data7.length <= 3) {
          const len2 = data7.length
          for (let i2 = 0; i2 < len2; i2++) {
            let data8 = data7[i2]
            if (typeof data8 === 'string') {
              if ([...data8].length > 100) {
                const err18 = {
                  instancePath: instancePath + '/category/' + i2,
                  schemaPath: '#/properties/category/items/maxLength',
                  keyword: 'maxLength',
                  params: { isEmpty: data8 === '' },
                }
                if (vErrors === null) {
                  vErrors = [err18]
                } else {
                  vErrors.push(err18)
                }
                errors++
              }
            } else {
              const err19 = {
                instancePath: instancePath + '/category/' + i2,
                schemaPath: '#/properties/category/items/type',
                keyword: 'type',
                params: { type: 'string' },
              }
              if (vErrors === null) {
                vErrors = [err19]
              } else {
                vErrors.push(err19)
              }
              errors++
            }
          }
        }
      } else {
        const err20 = {
          instancePath: instancePath + '/category',
          schemaPath: '#/properties/category/type',
          keyword: 'type',
          params: { type: 'array' },
        }
        if (vErrors === null) {
          vErrors = [err20]
        } else {
          vErrors.push(err20)
        }
        errors++
      }
    }
    if (data.q !== undefined) {
      let data9 = data.q
      if (typeof data9 === 'string') {
        if ([...data9].length > 100) {
          const err21 = {
            instancePath: instancePath + '/q',
            schemaPath: '#/properties/q/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data9 === '' },
          }
          if (vErrors === null) {
            vErrors = [err21]
          } else {
            vErrors.push(err21)
          }
          errors++
        }
        if ([...data9].length < 2) {
          const err22 = {
            instancePath: instancePath + '/q',
            schemaPath: '#/properties/q/minLength',
            keyword: 'minLength',
            params: { isEmpty: data9 === '' },
          }
          if (vErrors === null) {
            vErrors = [err22]
          } else {
            vErrors.push(err22)
          }
          errors++
        }
      } else {
        const err23 = {
          instancePath: instancePath + '/q',
          schemaPath: '#/properties/q/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err23]
        } else {
          vErrors.push(err23)
        }
        errors++
      }
    }
    if (data.cursor !== undefined) {
      let data10 = data.cursor
      if (typeof data10 === 'string') {
        if ([...data10].length > 200) {
          const err24 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data10 === '' },
          }
          if (vErrors === null) {
            vErrors = [err24]
          } else {
            vErrors.push(err24)
          }
          errors++
        }
        if ([...data10].length < 1) {
          const err25 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/minLength',
            keyword: 'minLength',
            params: { isEmpty: data10 === '' },
          }
          if (vErrors === null) {
            vErrors = [err25]
          } else {
            vErrors.push(err25)
          }
          errors++
        }
      } else {
        const err26 = {
          instancePath: instancePath + '/cursor',
          schemaPath: '#/properties/cursor/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err26]
        } else {
          vErrors.push(err26)
        }
        errors++
      }
    }
    if (data.view !== undefined) {
      let data11 = data.view
      if (typeof data11 !== 'string') {
        const err27 = {
          instancePath: instancePath + '/view',
          schemaPath: '#/properties/view/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err27]
        } else {
          vErrors.push(err27)
        }
        errors++
      }
      if (!(data11 === 'findWork' || data11 === 'myBids' || data11 === 'won' || data11 === 'done')) {
        const err28 = {
          instancePath: instancePath + '/view',
          schemaPath: '#/properties/view/enum',
          keyword: 'enum',
          params: { allowedValues: schema33.properties.view.enum },
        }
        if (vErrors === null) {
          vErrors = [err28]
        } else {
          vErrors.push(err28)
        }
        errors++
      }
    }
    if (data.order !== undefined) {
      let data12 = data.order
      if (typeof data12 !== 'string') {
        const err29 = {
          instancePath: instancePath + '/order',
          schemaPath: '#/properties/order/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err29]
        } else {
          vErrors.push(err29)
        }
        errors++
      }
      if (!(data12 === 'newest' || data12 === 'neededBy' || data12 === 'budget' || data12 === 'nearest')) {
        const err30 = {
          instancePath: instancePath + '/order',
          schemaPath: '#/properties/order/enum',
          keyword: 'enum',
          params: { allowedValues: schema33.properties.order.enum },
        }
        if (vErrors === null) {
          vErrors = [err30]
        } else {
          vErrors.push(err30)
        }
        errors++
      }
    }
    if (data.overview !== undefined) {
      if (typeof data.overview !== 'boolean') {
        const err31 = {
          instancePath: instancePath + '/overview',
          schemaPath: '#/properties/overview/type',
          keyword: 'type',
          params: { type: 'boolean' },
        }
        if (vErrors === null) {
          vErrors = [err31]
        } else {
          vErrors.push(err31)
        }
        errors++
      }
    }
    if (data.budgetFrom !== undefined) {
      let data14 = data.budgetFrom
      if (typeof data14 == 'number') {
        if (data14 > 10000000 || isNaN(data14)) {
          const err32 = {
            instancePath: instancePath + '/budgetFrom',
            schemaPath: '#/properties/budgetFrom/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 10000000 },
          }
          if (vErrors === null) {
            vErrors = [err32]
          } else {
            vErrors.push(err32)
          }
          errors++
        }
        if (data14 < 0 || isNaN(data14)) {
          const err33 = {
            instancePath: instancePath + '/budgetFrom',
            schemaPath: '#/properties/budgetFrom/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          }
          if (vErrors === null) {
            vErrors = [err33]
          } else {
            vErrors.push(err33)
          }
          errors++
        }
      } else {
        const err34 = {
          instancePath: instancePath + '/budgetFrom',
          schemaPath: '#/properties/budgetFrom/type',
          keyword: 'type',
          params: { type: 'number' },
        }
        if (vErrors === null) {
          vErrors = [err34]
        } else {
          vErrors.push(err34)
        }
        errors++
      }
    }
    if (data.budgetTo !== undefined) {
      let data15 = data.budgetTo
      if (typeof data15 == 'number') {
        if (data15 > 10000000 || isNaN(data15)) {
          const err35 = {
            instancePath: instancePath + '/budgetTo',
            schemaPath: '#/properties/budgetTo/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 10000000 },
          }
          if (vErrors === null) {
            vErrors = [err35]
          } else {
            vErrors.push(err35)
          }
          errors++
        }
        if (data15 < 0 || isNaN(data15)) {
          const err36 = {
            instancePath: instancePath + '/budgetTo',
            schemaPath: '#/properties/budgetTo/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          }
          if (vErrors === null) {
            vErrors = [err36]
          } else {
            vErrors.push(err36)
          }
          errors++
        }
      } else {
        const err37 = {
          instancePath: instancePath + '/budgetTo',
          schemaPath: '#/properties/budgetTo/type',
          keyword: 'type',
          params: { type: 'number' },
        }
        if (vErrors === null) {
          vErrors = [err37]
        } else {
          vErrors.push(err37)
        }
        errors++
      }
    }
    if (data.neededUntil !== undefined) {
      let data16 = data.neededUntil
      if (typeof data16 === 'string') {
        if (!pattern4.test(data16)) {
          const err38 = {
            instancePath: instancePath + '/neededUntil',
            schemaPath: '#/properties/neededUntil/pattern',
            keyword: 'pattern',
            params: { pattern: '^2\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' },
          }
          if (vErrors === null) {
            vErrors = [err38]
          } else {
            vErrors.push(err38)
          }
          errors++
        }
      } else {
        const err39 = {
          instancePath: instancePath + '/neededUntil',
          schemaPath: '#/properties/neededUntil/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err39]
        } else {
          vErrors.push(err39)
        }
        errors++
      }
    }
    if (data.postedWithin !== undefined) {
      let data17 = data.postedWithin
      if (!(typeof data17 == 'number' && !(data17 % 1) && !isNaN(data17))) {
        const err40 = {
          instancePath: instancePath + '/postedWithin',
          schemaPath: '#/properties/postedWithin/type',
          keyword: 'type',
          params: { type: 'integer' },
        }
        if (vErrors === null) {
          vErrors = [err40]
        } else {
          vErrors.push(err40)
        }
        errors++
      }
      if (typeof data17 == 'number') {
        if (data17 > 365 || isNaN(data17)) {
          const err41 = {
            instancePath: instancePath + '/postedWithin',
            schemaPath: '#/properties/postedWithin/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 365 },
          }
          if (vErrors === null) {
            vErrors = [err41]
          } else {
            vErrors.push(err41)
          }
          errors++
        }
        if (data17 < 1 || isNaN(data17)) {
          const err42 = {
            instancePath: instancePath + '/postedWithin',
            schemaPath: '#/properties/postedWithin/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          }
          if (vErrors === null) {
            vErrors = [err42]
          } else {
            vErrors.push(err42)
          }
          errors++
        }
      }
    }
  } else {
    const err43 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err43]
    } else {
      vErrors.push(err43)
    }
    errors++
  }
  validate22.errors = vErrors
  return errors === 0
}
validate22.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const getCustomerJobKeeps = validate23
const schema34 = {
  type: 'object',
  additionalProperties: false,
  required: ['jobid'],
  properties: {
    jobid: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
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
    if (data.jobid === undefined) {
      const err0 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'jobid' } }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'jobid')) {
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
    if (data.jobid !== undefined) {
      let data0 = data.jobid
      if (typeof data0 === 'string') {
        if (!pattern5.test(data0)) {
          const err2 = {
            instancePath: instancePath + '/jobid',
            schemaPath: '#/properties/jobid/pattern',
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
          instancePath: instancePath + '/jobid',
          schemaPath: '#/properties/jobid/type',
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
  } else {
    const err4 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err4]
    } else {
      vErrors.push(err4)
    }
    errors++
  }
  validate23.errors = vErrors
  return errors === 0
}
validate23.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const getBusinessJobKeeps = validate24
const schema35 = {
  type: 'object',
  additionalProperties: false,
  required: ['jobid'],
  properties: {
    jobid: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    businessId: {
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
    if (data.jobid === undefined) {
      const err0 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'jobid' } }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'jobid' || key0 === 'businessId')) {
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
    if (data.jobid !== undefined) {
      let data0 = data.jobid
      if (typeof data0 === 'string') {
        if (!pattern5.test(data0)) {
          const err2 = {
            instancePath: instancePath + '/jobid',
            schemaPath: '#/properties/jobid/pattern',
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
          instancePath: instancePath + '/jobid',
          schemaPath: '#/properties/jobid/type',
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
        if (!pattern5.test(data1)) {
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
  validate24.errors = vErrors
  return errors === 0
}
validate24.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const createJobKeeps = validate25
const schema36 = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'details', 'category', 'city', 'state', 'budget', 'pics_url'],
  properties: {
    userid: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    title: {
      type: 'string',
      pattern: '\\S',
      maxLength: 120,
      'x-clean': 'line',
      'x-error': { default: 'JOB_TITLE_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
    },
    details: {
      type: 'string',
      'x-clean': 'text',
      pattern: '\\S',
      maxLength: 5000,
      'x-error': { default: 'JOB_DESCRIPTION_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
    },
    category: {
      type: 'string',
      'x-clean': 'line',
      pattern: '\\S',
      maxLength: 100,
      'x-error': { default: 'JOB_CATEGORY_REQUIRED', maxLength: 'CATEGORY_UNKNOWN' },
    },
    city: {
      type: 'string',
      'x-clean': 'line',
      pattern: '\\S',
      maxLength: 100,
      'x-error': { default: 'CITY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
    },
    state: {
      type: 'string',
      'x-clean': 'line',
      pattern: '\\S',
      maxLength: 100,
      'x-error': { default: 'STATE_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
    },
    country: {
      type: 'string',
      'x-clean': 'line',
      pattern: '\\S',
      maxLength: 100,
      'x-error': { default: 'COUNTRY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
    },
    budget: {
      type: 'number',
      minimum: 0.01,
      maximum: 9999999.99,
      multipleOf: 0.01,
      'x-error': { default: 'AMOUNT_INVALID', required: 'JOB_BUDGET_REQUIRED' },
    },
    pics_url: {
      type: 'array',
      minItems: 1,
      maxItems: 5,
      items: { type: 'string', maxLength: 500, pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$', 'x-error': 'FILE_UNKNOWN' },
      'x-error': { default: 'JOB_PICTURES_REQUIRED', maxItems: 'MAX_PICTURES' },
    },
    neededBy: {
      type: ['string', 'null'],
      pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
      'x-error': 'NEEDED_BY_INVALID',
    },
    streetAddress: {
      type: ['string', 'null'],
      'x-clean': 'line',
      maxLength: 200,
      'x-error': { default: 'INVALID_VALUE', maxLength: 'TEXT_TOO_LONG' },
    },
    invited: {
      type: 'array',
      maxItems: 10,
      items: {
        type: 'string',
        pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
      },
      'x-error': 'INVALID_VALUE',
    },
  },
}
const pattern11 = new RegExp('\\S', 'u')
const pattern17 = new RegExp('/v1/files/[A-Za-z0-9_-]{16,64}$', 'u')
const pattern18 = new RegExp('^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', 'u')

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
    if (data.title === undefined) {
      const err0 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'title' } }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    if (data.details === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'details' },
      }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    if (data.category === undefined) {
      const err2 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'category' },
      }
      if (vErrors === null) {
        vErrors = [err2]
      } else {
        vErrors.push(err2)
      }
      errors++
    }
    if (data.city === undefined) {
      const err3 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'city' } }
      if (vErrors === null) {
        vErrors = [err3]
      } else {
        vErrors.push(err3)
      }
      errors++
    }
    if (data.state === undefined) {
      const err4 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'state' } }
      if (vErrors === null) {
        vErrors = [err4]
      } else {
        vErrors.push(err4)
      }
      errors++
    }
    if (data.budget === undefined) {
      const err5 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'budget' },
      }
      if (vErrors === null) {
        vErrors = [err5]
      } else {
        vErrors.push(err5)
      }
      errors++
    }
    if (data.pics_url === undefined) {
      const err6 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'pics_url' },
      }
      if (vErrors === null) {
        vErrors = [err6]
      } else {
        vErrors.push(err6)
      }
      errors++
    }
    for (const key0 in data) {
      if (!func1.call(schema36.properties, key0)) {
        const err7 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
        }
        if (vErrors === null) {
          vErrors = [err7]
        } else {
          vErrors.push(err7)
        }
        errors++
      }
    }
    if (data.userid !== undefined) {
      let data0 = data.userid
      if (typeof data0 === 'string') {
        if (!pattern5.test(data0)) {
          const err8 = {
            instancePath: instancePath + '/userid',
            schemaPath: '#/properties/userid/pattern',
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
          instancePath: instancePath + '/userid',
          schemaPath: '#/properties/userid/type',
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
    if (data.title !== undefined) {
      let data1 = data.title
      if (typeof data1 === 'string') {
        if ([...data1].length > 120) {
          const err10 = {
            instancePath: instancePath + '/title',
            schemaPath: '#/properties/title/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data1 === '' },
          }
          if (vErrors === null) {
            vErrors = [err10]
          } else {
            vErrors.push(err10)
          }
          errors++
        }
        if (!pattern11.test(data1)) {
          const err11 = {
            instancePath: instancePath + '/title',
            schemaPath: '#/properties/title/pattern',
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
          instancePath: instancePath + '/title',
          schemaPath: '#/properties/title/type',
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
    if (data.details !== undefined) {
      let data2 = data.details
      if (typeof data2 === 'string') {
        if ([...data2].length > 5000) {
          const err13 = {
            instancePath: instancePath + '/details',
            schemaPath: '#/properties/details/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data2 === '' },
          }
          if (vErrors === null) {
            vErrors = [err13]
          } else {
            vErrors.push(err13)
          }
          errors++
        }
        if (!pattern11.test(data2)) {
          const err14 = {
            instancePath: instancePath + '/details',
            schemaPath: '#/properties/details/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
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
          instancePath: instancePath + '/details',
          schemaPath: '#/properties/details/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err15]
        } else {
          vErrors.push(err15)
        }
        errors++
      }
    }
    if (data.category !== undefined) {
      let data3 = data.category
      if (typeof data3 === 'string') {
        if ([...data3].length > 100) {
          const err16 = {
            instancePath: instancePath + '/category',
            schemaPath: '#/properties/category/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data3 === '' },
          }
          if (vErrors === null) {
            vErrors = [err16]
          } else {
            vErrors.push(err16)
          }
          errors++
        }
        if (!pattern11.test(data3)) {
          const err17 = {
            instancePath: instancePath + '/category',
            schemaPath: '#/properties/category/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
          }
          if (vErrors === null) {
            vErrors = [err17]
          } else {
            vErrors.push(err17)
          }
          errors++
        }
      } else {
        const err18 = {
          instancePath: instancePath + '/category',
          schemaPath: '#/properties/category/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err18]
        } else {
          vErrors.push(err18)
        }
        errors++
      }
    }
    if (data.city !== undefined) {
      let data4 = data.city
      if (typeof data4 === 'string') {
        if ([...data4].length > 100) {
          const err19 = {
            instancePath: instancePath + '/city',
            schemaPath: '#/properties/city/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data4 === '' },
          }
          if (vErrors === null) {
            vErrors = [err19]
          } else {
            vErrors.push(err19)
          }
          errors++
        }
        if (!pattern11.test(data4)) {
          const err20 = {
            instancePath: instancePath + '/city',
            schemaPath: '#/properties/city/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
          }
          if (vErrors === null) {
            vErrors = [err20]
          } else {
            vErrors.push(err20)
          }
          errors++
        }
      } else {
        const err21 = {
          instancePath: instancePath + '/city',
          schemaPath: '#/properties/city/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err21]
        } else {
          vErrors.push(err21)
        }
        errors++
      }
    }
    if (data.state !== undefined) {
      let data5 = data.state
      if (typeof data5 === 'string') {
        if ([...data5].length > 100) {
          const err22 = {
            instancePath: instancePath + '/state',
            schemaPath: '#/properties/state/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data5 === '' },
          }
          if (vErrors === null) {
            vErrors = [err22]
          } else {
            vErrors.push(err22)
          }
          errors++
        }
        if (!pattern11.test(data5)) {
          const err23 = {
            instancePath: instancePath + '/state',
            schemaPath: '#/properties/state/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
          }
          if (vErrors === null) {
            vErrors = [err23]
          } else {
            vErrors.push(err23)
          }
          errors++
        }
      } else {
        const err24 = {
          instancePath: instancePath + '/state',
          schemaPath: '#/properties/state/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err24]
        } else {
          vErrors.push(err24)
        }
        errors++
      }
    }
    if (data.country !== undefined) {
      let data6 = data.country
      if (typeof data6 === 'string') {
        if ([...data6].length > 100) {
          const err25 = {
            instancePath: instancePath + '/country',
            schemaPath: '#/properties/country/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data6 === '' },
          }
          if (vErrors === null) {
            vErrors = [err25]
          } else {
            vErrors.push(err25)
          }
          errors++
        }
        if (!pattern11.test(data6)) {
          const err26 = {
            instancePath: instancePath + '/country',
            schemaPath: '#/properties/country/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
          }
          if (vErrors === null) {
            vErrors = [err26]
          } else {
            vErrors.push(err26)
          }
          errors++
        }
      } else {
        const err27 = {
          instancePath: instancePath + '/country',
          schemaPath: '#/properties/country/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err27]
        } else {
          vErrors.push(err27)
        }
        errors++
      }
    }
    if (data.budget !== undefined) {
      let data7 = data.budget
      if (typeof data7 == 'number') {
        if (data7 > 9999999.99 || isNaN(data7)) {
          const err28 = {
            instancePath: instancePath + '/budget',
            schemaPath: '#/properties/budget/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 9999999.99 },
          }
          if (vErrors === null) {
            vErrors = [err28]
          } else {
            vErrors.push(err28)
          }
          errors++
        }
        if (data7 < 0.01 || isNaN(data7)) {
          const err29 = {
            instancePath: instancePath + '/budget',
            schemaPath: '#/properties/budget/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0.01 },
          }
          if (vErrors === null) {
            vErrors = [err29]
          } else {
            vErrors.push(err29)
          }
          errors++
        }
        let res0
        if (0.01 === 0 || ((res0 = data7 / 0.01), Math.abs(Math.round(res0) - res0) > 1e-6)) {
          const err30 = {
            instancePath: instancePath + '/budget',
            schemaPath: '#/properties/budget/multipleOf',
            keyword: 'multipleOf',
            params: { multipleOf: 0.01 },
          }
          if (vErrors === null) {
            vErrors = [err30]
          } else {
            vErrors.push(err30)
          }
          errors++
        }
      } else {
        const err31 = {
          instancePath: instancePath + '/budget',
          schemaPath: '#/properties/budget/type',
          keyword: 'type',
          params: { type: 'number' },
        }
        if (vErrors === null) {
          vErrors = [err31]
        } else {
          vErrors.push(err31)
        }
        errors++
      }
    }
    if (data.pics_url !== undefined) {
      let data8 = data.pics_url
      if (Array.isArray(data8)) {
        if (data8.length > 5) {
          const err32 = {
            instancePath: instancePath + '/pics_url',
            schemaPath: '#/properties/pics_url/maxItems',
            keyword: 'maxItems',
            params: { limit: 5 },
          }
          if (vErrors === null) {
            vErrors = [err32]
          } else {
            vErrors.push(err32)
          }
          errors++
        }
        if (data8.length < 1) {
          const err33 = {
            instancePath: instancePath + '/pics_url',
            schemaPath: '#/properties/pics_url/minItems',
            keyword: 'minItems',
            params: { limit: 1 },
          }
          if (vErrors === null) {
            vErrors = [err33]
          } else {
            vErrors.push(err33)
          }
          errors++
        }
        if (data8.length <= 5) {
          const len0 = data8.length
          for (let i0 = 0; i0 < len0; i0++) {
            let data9 = data8[i0]
            if (typeof data9 === 'string') {
              if ([...data9].length > 500) {
                const err34 = {
                  instancePath: instancePath + '/pics_url/' + i0,
                  schemaPath: '#/properties/pics_url/items/maxLength',
                  keyword: 'maxLength',
                  params: { isEmpty: data9 === '' },
                }
                if (vErrors === null) {
                  vErrors = [err34]
                } else {
                  vErrors.push(err34)
                }
                errors++
              }
              if (!pattern17.test(data9)) {
                const err35 = {
                  instancePath: instancePath + '/pics_url/' + i0,
                  schemaPath: '#/properties/pics_url/items/pattern',
                  keyword: 'pattern',
                  params: { pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$' },
                }
                if (vErrors === null) {
                  vErrors = [err35]
                } else {
                  vErrors.push(err35)
                }
                errors++
              }
            } else {
              const err36 = {
                instancePath: instancePath + '/pics_url/' + i0,
                schemaPath: '#/properties/pics_url/items/type',
                keyword: 'type',
                params: { type: 'string' },
              }
              if (vErrors === null) {
                vErrors = [err36]
              } else {
                vErrors.push(err36)
              }
              errors++
            }
          }
        }
      } else {
        const err37 = {
          instancePath: instancePath + '/pics_url',
          schemaPath: '#/properties/pics_url/type',
          keyword: 'type',
          params: { type: 'array' },
        }
        if (vErrors === null) {
          vErrors = [err37]
        } else {
          vErrors.push(err37)
        }
        errors++
      }
    }
    if (data.neededBy !== undefined) {
      let data10 = data.neededBy
      if (typeof data10 !== 'string' && data10 !== null) {
        const err38 = {
          instancePath: instancePath + '/neededBy',
          schemaPath: '#/properties/neededBy/type',
          keyword: 'type',
          params: { type: schema36.properties.neededBy.type },
        }
        if (vErrors === null) {
          vErrors = [err38]
        } else {
          vErrors.push(err38)
        }
        errors++
      }
      if (typeof data10 === 'string') {
        if (!pattern18.test(data10)) {
          const err39 = {
            instancePath: instancePath + '/neededBy',
            schemaPath: '#/properties/neededBy/pattern',
            keyword: 'pattern',
            params: { pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' },
          }
          if (vErrors === null) {
            vErrors = [err39]
          } else {
            vErrors.push(err39)
          }
          errors++
        }
      }
    }
    if (data.streetAddress !== undefined) {
      let data11 = data.streetAddress
      if (typeof data11 !== 'string' && data11 !== null) {
        const err40 = {
          instancePath: instancePath + '/streetAddress',
          schemaPath: '#/properties/streetAddress/type',
          keyword: 'type',
          params: { type: schema36.properties.streetAddress.type },
        }
        if (vErrors === null) {
          vErrors = [err40]
        } else {
          vErrors.push(err40)
        }
        errors++
      }
      if (typeof data11 === 'string') {
        if ([...data11].length > 200) {
          const err41 = {
            instancePath: instancePath + '/streetAddress',
            schemaPath: '#/properties/streetAddress/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data11 === '' },
          }
          if (vErrors === null) {
            vErrors = [err41]
          } else {
            vErrors.push(err41)
          }
          errors++
        }
      }
    }
    if (data.invited !== undefined) {
      let data12 = data.invited
      if (Array.isArray(data12)) {
        if (data12.length > 10) {
          const err42 = {
            instancePath: instancePath + '/invited',
            schemaPath: '#/properties/invited/maxItems',
            keyword: 'maxItems',
            params: { limit: 10 },
          }
          if (vErrors === null) {
            vErrors = [err42]
          } else {
            vErrors.push(err42)
          }
          errors++
        }
        if (data12.length <= 10) {
          const len1 = data12.length
          for (let i1 = 0; i1 < len1; i1++) {
            let data13 = data12[i1]
            if (typeof data13 === 'string') {
              if (!pattern5.test(data13)) {
                const err43 = {
                  instancePath: instancePath + '/invited/' + i1,
                  schemaPath: '#/properties/invited/items/pattern',
                  keyword: 'pattern',
                  params: { pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
                }
                if (vErrors === null) {
                  vErrors = [err43]
                } else {
                  vErrors.push(err43)
                }
                errors++
              }
            } else {
              const err44 = {
                instancePath: instancePath + '/invited/' + i1,
                schemaPath: '#/properties/invited/items/type',
                keyword: 'type',
                params: { type: 'string' },
              }
              if (vErrors === null) {
                vErrors = [err44]
              } else {
                vErrors.push(err44)
              }
              errors++
            }
          }
        }
      } else {
        const err45 = {
          instancePath: instancePath + '/invited',
          schemaPath: '#/properties/invited/type',
          keyword: 'type',
          params: { type: 'array' },
        }
        if (vErrors === null) {
          vErrors = [err45]
        } else {
          vErrors.push(err45)
        }
        errors++
      }
    }
  } else {
    const err46 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err46]
    } else {
      vErrors.push(err46)
    }
    errors++
  }
  validate25.errors = vErrors
  return errors === 0
}
validate25.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const updateJobKeeps = validate26
const schema37 = {
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
      'x-clean': 'line',
      'x-error': { default: 'JOB_TITLE_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
    },
    details: {
      type: 'string',
      'x-clean': 'text',
      pattern: '\\S',
      maxLength: 5000,
      'x-error': { default: 'JOB_DESCRIPTION_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
    },
    neededBy: {
      type: ['string', 'null'],
      pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
      'x-error': 'NEEDED_BY_INVALID',
    },
    streetAddress: {
      type: ['string', 'null'],
      'x-clean': 'line',
      maxLength: 200,
      'x-error': { default: 'INVALID_VALUE', maxLength: 'TEXT_TOO_LONG' },
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
    if (data.jobId === undefined) {
      const err0 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'jobId' } }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    if (data.title === undefined) {
      const err1 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'title' } }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    if (data.details === undefined) {
      const err2 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'details' },
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
          key0 === 'jobId' ||
          key0 === 'userId' ||
          key0 === 'title' ||
          key0 === 'details' ||
          key0 === 'neededBy' ||
          key0 === 'streetAddress'
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
    if (data.jobId !== undefined) {
      let data0 = data.jobId
      if (typeof data0 === 'string') {
        if (!pattern5.test(data0)) {
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
    if (data.userId !== undefined) {
      let data1 = data.userId
      if (typeof data1 === 'string') {
        if (!pattern5.test(data1)) {
          const err6 = {
            instancePath: instancePath + '/userId',
            schemaPath: '#/properties/userId/pattern',
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
          instancePath: instancePath + '/userId',
          schemaPath: '#/properties/userId/type',
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
    if (data.title !== undefined) {
      let data2 = data.title
      if (typeof data2 === 'string') {
        if ([...data2].length > 120) {
          const err8 = {
            instancePath: instancePath + '/title',
            schemaPath: '#/properties/title/maxLength',
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
        if (!pattern11.test(data2)) {
          const err9 = {
            instancePath: instancePath + '/title',
            schemaPath: '#/properties/title/pattern',
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
          instancePath: instancePath + '/title',
          schemaPath: '#/properties/title/type',
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
    if (data.details !== undefined) {
      let data3 = data.details
      if (typeof data3 === 'string') {
        if ([...data3].length > 5000) {
          const err11 = {
            instancePath: instancePath + '/details',
            schemaPath: '#/properties/details/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data3 === '' },
          }
          if (vErrors === null) {
            vErrors = [err11]
          } else {
            vErrors.push(err11)
          }
          errors++
        }
        if (!pattern11.test(data3)) {
          const err12 = {
            instancePath: instancePath + '/details',
            schemaPath: '#/properties/details/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
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
          schemaPath: '#/properties/details/type',
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
    if (data.neededBy !== undefined) {
      let data4 = data.neededBy
      if (typeof data4 !== 'string' && data4 !== null) {
        const err14 = {
          instancePath: instancePath + '/neededBy',
          schemaPath: '#/properties/neededBy/type',
          keyword: 'type',
          params: { type: schema37.properties.neededBy.type },
        }
        if (vErrors === null) {
          vErrors = [err14]
        } else {
          vErrors.push(err14)
        }
        errors++
      }
      if (typeof data4 === 'string') {
        if (!pattern18.test(data4)) {
          const err15 = {
            instancePath: instancePath + '/neededBy',
            schemaPath: '#/properties/neededBy/pattern',
            keyword: 'pattern',
            params: { pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' },
          }
          if (vErrors === null) {
            vErrors = [err15]
          } else {
            vErrors.push(err15)
          }
          errors++
        }
      }
    }
    if (data.streetAddress !== undefined) {
      let data5 = data.streetAddress
      if (typeof data5 !== 'string' && data5 !== null) {
        const err16 = {
          instancePath: instancePath + '/streetAddress',
          schemaPath: '#/properties/streetAddress/type',
          keyword: 'type',
          params: { type: schema37.properties.streetAddress.type },
        }
        if (vErrors === null) {
          vErrors = [err16]
        } else {
          vErrors.push(err16)
        }
        errors++
      }
      if (typeof data5 === 'string') {
        if ([...data5].length > 200) {
          const err17 = {
            instancePath: instancePath + '/streetAddress',
            schemaPath: '#/properties/streetAddress/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data5 === '' },
          }
          if (vErrors === null) {
            vErrors = [err17]
          } else {
            vErrors.push(err17)
          }
          errors++
        }
      }
    }
  } else {
    const err18 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err18]
    } else {
      vErrors.push(err18)
    }
    errors++
  }
  validate26.errors = vErrors
  return errors === 0
}
validate26.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const deleteJobKeeps = validate27
const schema38 = {
  type: 'object',
  additionalProperties: false,
  required: ['jobid'],
  properties: {
    jobid: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
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
    if (data.jobid === undefined) {
      const err0 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'jobid' } }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'jobid')) {
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
    if (data.jobid !== undefined) {
      let data0 = data.jobid
      if (typeof data0 === 'string') {
        if (!pattern5.test(data0)) {
          const err2 = {
            instancePath: instancePath + '/jobid',
            schemaPath: '#/properties/jobid/pattern',
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
          instancePath: instancePath + '/jobid',
          schemaPath: '#/properties/jobid/type',
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
  } else {
    const err4 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err4]
    } else {
      vErrors.push(err4)
    }
    errors++
  }
  validate27.errors = vErrors
  return errors === 0
}
validate27.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const inviteBusinessKeeps = validate28
const schema39 = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId', 'business'],
  properties: {
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    business: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
  },
}

function validate28(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null
  let errors = 0
  const evaluated0 = validate28.evaluated
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
    if (data.business === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'business' },
      }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'jobId' || key0 === 'business')) {
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
        if (!pattern5.test(data0)) {
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
    if (data.business !== undefined) {
      let data1 = data.business
      if (typeof data1 === 'string') {
        if (!pattern5.test(data1)) {
          const err5 = {
            instancePath: instancePath + '/business',
            schemaPath: '#/properties/business/pattern',
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
          instancePath: instancePath + '/business',
          schemaPath: '#/properties/business/type',
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
  } else {
    const err7 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err7]
    } else {
      vErrors.push(err7)
    }
    errors++
  }
  validate28.errors = vErrors
  return errors === 0
}
validate28.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const declineInvitationKeeps = validate29
const schema40 = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId', 'reason'],
  properties: {
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    reason: { type: 'string', enum: ['busy', 'tooFar', 'notMyWork', 'other'], 'x-error': 'INVALID_VALUE' },
  },
}

function validate29(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null
  let errors = 0
  const evaluated0 = validate29.evaluated
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
    if (data.reason === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'reason' },
      }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'jobId' || key0 === 'reason')) {
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
        if (!pattern5.test(data0)) {
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
    if (data.reason !== undefined) {
      let data1 = data.reason
      if (typeof data1 !== 'string') {
        const err5 = {
          instancePath: instancePath + '/reason',
          schemaPath: '#/properties/reason/type',
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
      if (!(data1 === 'busy' || data1 === 'tooFar' || data1 === 'notMyWork' || data1 === 'other')) {
        const err6 = {
          instancePath: instancePath + '/reason',
          schemaPath: '#/properties/reason/enum',
          keyword: 'enum',
          params: { allowedValues: schema40.properties.reason.enum },
        }
        if (vErrors === null) {
          vErrors = [err6]
        } else {
          vErrors.push(err6)
        }
        errors++
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err7]
    } else {
      vErrors.push(err7)
    }
    errors++
  }
  validate29.errors = vErrors
  return errors === 0
}
validate29.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const rateJobKeeps = validate30
const schema41 = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId', 'rating'],
  properties: {
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    userId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    rating: { type: 'integer', minimum: 1, maximum: 5, 'x-error': 'RATING_REQUIRED' },
    comment: { type: 'string', 'x-clean': 'text', maxLength: 1000, 'x-error': 'TEXT_TOO_LONG' },
    companyId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
  },
}

function validate30(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null
  let errors = 0
  const evaluated0 = validate30.evaluated
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
    if (data.rating === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'rating' },
      }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'jobId' || key0 === 'userId' || key0 === 'rating' || key0 === 'comment' || key0 === 'companyId')) {
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
        if (!pattern5.test(data0)) {
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
    if (data.userId !== undefined) {
      let data1 = data.userId
      if (typeof data1 === 'string') {
        if (!pattern5.test(data1)) {
          const err5 = {
            instancePath: instancePath + '/userId',
            schemaPath: '#/properties/userId/pattern',
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
          instancePath: instancePath + '/userId',
          schemaPath: '#/properties/userId/type',
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
    if (data.rating !== undefined) {
      let data2 = data.rating
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2))) {
        const err7 = {
          instancePath: instancePath + '/rating',
          schemaPath: '#/properties/rating/type',
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
        if (data2 > 5 || isNaN(data2)) {
          const err8 = {
            instancePath: instancePath + '/rating',
            schemaPath: '#/properties/rating/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 5 },
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
            instancePath: instancePath + '/rating',
            schemaPath: '#/properties/rating/minimum',
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
    if (data.comment !== undefined) {
      let data3 = data.comment
      if (typeof data3 === 'string') {
        if ([...data3].length > 1000) {
          const err10 = {
            instancePath: instancePath + '/comment',
            schemaPath: '#/properties/comment/maxLength',
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
      } else {
        const err11 = {
          instancePath: instancePath + '/comment',
          schemaPath: '#/properties/comment/type',
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
    if (data.companyId !== undefined) {
      let data4 = data.companyId
      if (typeof data4 === 'string') {
        if (!pattern5.test(data4)) {
          const err12 = {
            instancePath: instancePath + '/companyId',
            schemaPath: '#/properties/companyId/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
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
          instancePath: instancePath + '/companyId',
          schemaPath: '#/properties/companyId/type',
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
  validate30.errors = vErrors
  return errors === 0
}
validate30.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const completeJobKeeps = validate31
const schema42 = {
  type: 'object',
  additionalProperties: false,
  required: ['jobid'],
  properties: {
    jobid: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    pics_url: {
      type: 'array',
      maxItems: 5,
      items: { type: 'string', maxLength: 500, pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$', 'x-error': 'FILE_UNKNOWN' },
      'x-error': { default: 'INVALID_VALUE', maxItems: 'MAX_PICTURES' },
    },
  },
}

function validate31(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null
  let errors = 0
  const evaluated0 = validate31.evaluated
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.jobid === undefined) {
      const err0 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'jobid' } }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'jobid' || key0 === 'pics_url')) {
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
    if (data.jobid !== undefined) {
      let data0 = data.jobid
      if (typeof data0 === 'string') {
        if (!pattern5.test(data0)) {
          const err2 = {
            instancePath: instancePath + '/jobid',
            schemaPath: '#/properties/jobid/pattern',
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
          instancePath: instancePath + '/jobid',
          schemaPath: '#/properties/jobid/type',
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
    if (data.pics_url !== undefined) {
      let data1 = data.pics_url
      if (Array.isArray(data1)) {
        if (data1.length > 5) {
          const err4 = {
            instancePath: instancePath + '/pics_url',
            schemaPath: '#/properties/pics_url/maxItems',
            keyword: 'maxItems',
            params: { limit: 5 },
          }
          if (vErrors === null) {
            vErrors = [err4]
          } else {
            vErrors.push(err4)
          }
          errors++
        }
        if (data1.length <= 5) {
          const len0 = data1.length
          for (let i0 = 0; i0 < len0; i0++) {
            let data2 = data1[i0]
            if (typeof data2 === 'string') {
              if ([...data2].length > 500) {
                const err5 = {
                  instancePath: instancePath + '/pics_url/' + i0,
                  schemaPath: '#/properties/pics_url/items/maxLength',
                  keyword: 'maxLength',
                  params: { isEmpty: data2 === '' },
                }
                if (vErrors === null) {
                  vErrors = [err5]
                } else {
                  vErrors.push(err5)
                }
                errors++
              }
              if (!pattern17.test(data2)) {
                const err6 = {
                  instancePath: instancePath + '/pics_url/' + i0,
                  schemaPath: '#/properties/pics_url/items/pattern',
                  keyword: 'pattern',
                  params: { pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$' },
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
                instancePath: instancePath + '/pics_url/' + i0,
                schemaPath: '#/properties/pics_url/items/type',
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
        }
      } else {
        const err8 = {
          instancePath: instancePath + '/pics_url',
          schemaPath: '#/properties/pics_url/type',
          keyword: 'type',
          params: { type: 'array' },
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
  validate31.errors = vErrors
  return errors === 0
}
validate31.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const endAssignmentKeeps = validate32
const schema43 = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId', 'reason'],
  properties: {
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    assignedBusinessId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    reason: {
      type: 'string',
      'x-clean': 'text',
      pattern: '\\S',
      minLength: 10,
      maxLength: 500,
      'x-error': {
        required: 'REASON_REQUIRED',
        pattern: 'REASON_REQUIRED',
        minLength: 'REASON_TOO_SHORT',
        maxLength: 'TEXT_TOO_LONG',
      },
    },
  },
}

function validate32(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null
  let errors = 0
  const evaluated0 = validate32.evaluated
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
    if (data.reason === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'reason' },
      }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'jobId' || key0 === 'assignedBusinessId' || key0 === 'reason')) {
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
        if (!pattern5.test(data0)) {
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
    if (data.assignedBusinessId !== undefined) {
      let data1 = data.assignedBusinessId
      if (typeof data1 === 'string') {
        if (!pattern5.test(data1)) {
          const err5 = {
            instancePath: instancePath + '/assignedBusinessId',
            schemaPath: '#/properties/assignedBusinessId/pattern',
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
          instancePath: instancePath + '/assignedBusinessId',
          schemaPath: '#/properties/assignedBusinessId/type',
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
    if (data.reason !== undefined) {
      let data2 = data.reason
      if (typeof data2 === 'string') {
        if ([...data2].length > 500) {
          const err7 = {
            instancePath: instancePath + '/reason',
            schemaPath: '#/properties/reason/maxLength',
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
        if ([...data2].length < 10) {
          const err8 = {
            instancePath: instancePath + '/reason',
            schemaPath: '#/properties/reason/minLength',
            keyword: 'minLength',
            params: { isEmpty: data2 === '' },
          }
          if (vErrors === null) {
            vErrors = [err8]
          } else {
            vErrors.push(err8)
          }
          errors++
        }
        if (!pattern11.test(data2)) {
          const err9 = {
            instancePath: instancePath + '/reason',
            schemaPath: '#/properties/reason/pattern',
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
          instancePath: instancePath + '/reason',
          schemaPath: '#/properties/reason/type',
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
  } else {
    const err11 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err11]
    } else {
      vErrors.push(err11)
    }
    errors++
  }
  validate32.errors = vErrors
  return errors === 0
}
validate32.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const doubtCompletionKeeps = validate33
const schema44 = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId', 'reason'],
  properties: {
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    userId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    reason: {
      type: 'string',
      'x-clean': 'text',
      pattern: '\\S',
      minLength: 10,
      maxLength: 500,
      'x-error': {
        required: 'REASON_REQUIRED',
        pattern: 'REASON_REQUIRED',
        minLength: 'REASON_TOO_SHORT',
        maxLength: 'TEXT_TOO_LONG',
      },
    },
  },
}

function validate33(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null
  let errors = 0
  const evaluated0 = validate33.evaluated
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
    if (data.reason === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'reason' },
      }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'jobId' || key0 === 'userId' || key0 === 'reason')) {
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
        if (!pattern5.test(data0)) {
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
    if (data.userId !== undefined) {
      let data1 = data.userId
      if (typeof data1 === 'string') {
        if (!pattern5.test(data1)) {
          const err5 = {
            instancePath: instancePath + '/userId',
            schemaPath: '#/properties/userId/pattern',
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
          instancePath: instancePath + '/userId',
          schemaPath: '#/properties/userId/type',
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
    if (data.reason !== undefined) {
      let data2 = data.reason
      if (typeof data2 === 'string') {
        if ([...data2].length > 500) {
          const err7 = {
            instancePath: instancePath + '/reason',
            schemaPath: '#/properties/reason/maxLength',
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
        if ([...data2].length < 10) {
          const err8 = {
            instancePath: instancePath + '/reason',
            schemaPath: '#/properties/reason/minLength',
            keyword: 'minLength',
            params: { isEmpty: data2 === '' },
          }
          if (vErrors === null) {
            vErrors = [err8]
          } else {
            vErrors.push(err8)
          }
          errors++
        }
        if (!pattern11.test(data2)) {
          const err9 = {
            instancePath: instancePath + '/reason',
            schemaPath: '#/properties/reason/pattern',
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
          instancePath: instancePath + '/reason',
          schemaPath: '#/properties/reason/type',
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
  } else {
    const err11 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err11]
    } else {
      vErrors.push(err11)
    }
    errors++
  }
  validate33.errors = vErrors
  return errors === 0
}
validate33.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const editRatingKeeps = validate34
const schema45 = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId', 'rating'],
  properties: {
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    userId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    rating: { type: 'integer', minimum: 1, maximum: 5, 'x-error': 'RATING_REQUIRED' },
    comment: { type: 'string', 'x-clean': 'text', maxLength: 1000, 'x-error': 'TEXT_TOO_LONG' },
    revision: { type: 'integer', minimum: 1, maximum: 1000000, 'x-error': 'INVALID_VALUE' },
  },
}

function validate34(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null
  let errors = 0
  const evaluated0 = validate34.evaluated
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
    if (data.rating === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'rating' },
      }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'jobId' || key0 === 'userId' || key0 === 'rating' || key0 === 'comment' || key0 === 'revision')) {
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
        if (!pattern5.test(data0)) {
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
    if (data.userId !== undefined) {
      let data1 = data.userId
      if (typeof data1 === 'string') {
        if (!pattern5.test(data1)) {
          const err5 = {
            instancePath: instancePath + '/userId',
            schemaPath: '#/properties/userId/pattern',
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
          instancePath: instancePath + '/userId',
          schemaPath: '#/properties/userId/type',
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
    if (data.rating !== undefined) {
      let data2 = data.rating
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2))) {
        const err7 = {
          instancePath: instancePath + '/rating',
          schemaPath: '#/properties/rating/type',
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
        if (data2 > 5 || isNaN(data2)) {
          const err8 = {
            instancePath: instancePath + '/rating',
            schemaPath: '#/properties/rating/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 5 },
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
            instancePath: instancePath + '/rating',
            schemaPath: '#/properties/rating/minimum',
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
    if (data.comment !== undefined) {
      let data3 = data.comment
      if (typeof data3 === 'string') {
        if ([...data3].length > 1000) {
          const err10 = {
            instancePath: instancePath + '/comment',
            schemaPath: '#/properties/comment/maxLength',
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
      } else {
        const err11 = {
          instancePath: instancePath + '/comment',
          schemaPath: '#/properties/comment/type',
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
    if (data.revision !== undefined) {
      let data4 = data.revision
      if (!(typeof data4 == 'number' && !(data4 % 1) && !isNaN(data4))) {
        const err12 = {
          instancePath: instancePath + '/revision',
          schemaPath: '#/properties/revision/type',
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
        if (data4 > 1000000 || isNaN(data4)) {
          const err13 = {
            instancePath: instancePath + '/revision',
            schemaPath: '#/properties/revision/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 1000000 },
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
            instancePath: instancePath + '/revision',
            schemaPath: '#/properties/revision/minimum',
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
  validate34.errors = vErrors
  return errors === 0
}
validate34.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const answerRatingKeeps = validate35
const schema46 = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId', 'reply'],
  properties: {
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    businessId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    reply: {
      type: 'string',
      'x-clean': 'text',
      pattern: '\\S',
      maxLength: 500,
      'x-error': { default: 'REPLY_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
    },
    revision: { type: 'integer', minimum: 1, maximum: 1000000, 'x-error': 'INVALID_VALUE' },
  },
}

function validate35(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null
  let errors = 0
  const evaluated0 = validate35.evaluated
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
    if (data.reply === undefined) {
      const err1 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'reply' } }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'jobId' || key0 === 'businessId' || key0 === 'reply' || key0 === 'revision')) {
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
        if (!pattern5.test(data0)) {
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
        if (!pattern5.test(data1)) {
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
    if (data.reply !== undefined) {
      let data2 = data.reply
      if (typeof data2 === 'string') {
        if ([...data2].length > 500) {
          const err7 = {
            instancePath: instancePath + '/reply',
            schemaPath: '#/properties/reply/maxLength',
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
        if (!pattern11.test(data2)) {
          const err8 = {
            instancePath: instancePath + '/reply',
            schemaPath: '#/properties/reply/pattern',
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
          instancePath: instancePath + '/reply',
          schemaPath: '#/properties/reply/type',
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
    if (data.revision !== undefined) {
      let data3 = data.revision
      if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3))) {
        const err10 = {
          instancePath: instancePath + '/revision',
          schemaPath: '#/properties/revision/type',
          keyword: 'type',
          params: { type: 'integer' },
        }
        if (vErrors === null) {
          vErrors = [err10]
        } else {
          vErrors.push(err10)
        }
        errors++
      }
      if (typeof data3 == 'number') {
        if (data3 > 1000000 || isNaN(data3)) {
          const err11 = {
            instancePath: instancePath + '/revision',
            schemaPath: '#/properties/revision/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 1000000 },
          }
          if (vErrors === null) {
            vErrors = [err11]
          } else {
            vErrors.push(err11)
          }
          errors++
        }
        if (data3 < 1 || isNaN(data3)) {
          const err12 = {
            instancePath: instancePath + '/revision',
            schemaPath: '#/properties/revision/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          }
          if (vErrors === null) {
            vErrors = [err12]
          } else {
            vErrors.push(err12)
          }
          errors++
        }
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
  validate35.errors = vErrors
  return errors === 0
}
validate35.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const listCustomerJobsCleanings = { '/q': 'line' }
const listCustomerJobsCodes = {
  '/page': 'INVALID_VALUE',
  '/limit': 'INVALID_VALUE',
  '/status': 'INVALID_VALUE',
  '/status/*': 'INVALID_VALUE',
  '/q': 'INVALID_VALUE',
  '/cursor': 'CURSOR_INVALID',
  '/view': 'INVALID_VALUE',
  '/order': 'INVALID_VALUE',
  '/overview': 'INVALID_VALUE',
  '/budgetFrom': 'INVALID_VALUE',
  '/budgetTo': 'INVALID_VALUE',
  '/neededUntil': 'INVALID_VALUE',
  '/postedWithin': 'INVALID_VALUE',
}

/**
 * The fields of a body of listCustomerJobs that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const listCustomerJobs = (body) =>
  listCustomerJobsKeeps(clean(body, listCustomerJobsCleanings))
    ? []
    : fieldErrors(listCustomerJobsKeeps.errors, listCustomerJobsCodes)

const listBusinessJobsCleanings = { '/locations/*': 'line', '/state': 'line', '/category/*': 'line', '/q': 'line' }
const listBusinessJobsCodes = {
  '/page': 'INVALID_VALUE',
  '/limit': 'INVALID_VALUE',
  '/status': 'INVALID_VALUE',
  '/status/*': 'INVALID_VALUE',
  '/locations': 'INVALID_VALUE',
  '/locations/*': 'INVALID_VALUE',
  '/state': 'INVALID_VALUE',
  '/category': 'INVALID_VALUE',
  '/category/*': 'INVALID_VALUE',
  '/q': 'INVALID_VALUE',
  '/cursor': 'CURSOR_INVALID',
  '/view': 'INVALID_VALUE',
  '/order': 'INVALID_VALUE',
  '/overview': 'INVALID_VALUE',
  '/budgetFrom': 'INVALID_VALUE',
  '/budgetTo': 'INVALID_VALUE',
  '/neededUntil': 'INVALID_VALUE',
  '/postedWithin': 'INVALID_VALUE',
}

/**
 * The fields of a body of listBusinessJobs that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const listBusinessJobs = (body) =>
  listBusinessJobsKeeps(clean(body, listBusinessJobsCleanings))
    ? []
    : fieldErrors(listBusinessJobsKeeps.errors, listBusinessJobsCodes)

const getCustomerJobCleanings = {}
const getCustomerJobCodes = {}

/**
 * The fields of a body of getCustomerJob that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const getCustomerJob = (body) =>
  getCustomerJobKeeps(clean(body, getCustomerJobCleanings))
    ? []
    : fieldErrors(getCustomerJobKeeps.errors, getCustomerJobCodes)

const getBusinessJobCleanings = {}
const getBusinessJobCodes = {}

/**
 * The fields of a body of getBusinessJob that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const getBusinessJob = (body) =>
  getBusinessJobKeeps(clean(body, getBusinessJobCleanings))
    ? []
    : fieldErrors(getBusinessJobKeeps.errors, getBusinessJobCodes)

const createJobCleanings = {
  '/title': 'line',
  '/details': 'text',
  '/category': 'line',
  '/city': 'line',
  '/state': 'line',
  '/country': 'line',
  '/streetAddress': 'line',
}
const createJobCodes = {
  '/title': { default: 'JOB_TITLE_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
  '/details': { default: 'JOB_DESCRIPTION_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
  '/category': { default: 'JOB_CATEGORY_REQUIRED', maxLength: 'CATEGORY_UNKNOWN' },
  '/city': { default: 'CITY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
  '/state': { default: 'STATE_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
  '/country': { default: 'COUNTRY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
  '/budget': { default: 'AMOUNT_INVALID', required: 'JOB_BUDGET_REQUIRED' },
  '/pics_url': { default: 'JOB_PICTURES_REQUIRED', maxItems: 'MAX_PICTURES' },
  '/pics_url/*': 'FILE_UNKNOWN',
  '/neededBy': 'NEEDED_BY_INVALID',
  '/streetAddress': { default: 'INVALID_VALUE', maxLength: 'TEXT_TOO_LONG' },
  '/invited': 'INVALID_VALUE',
}

/**
 * The fields of a body of createJob that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const createJob = (body) =>
  createJobKeeps(clean(body, createJobCleanings)) ? [] : fieldErrors(createJobKeeps.errors, createJobCodes)

const updateJobCleanings = { '/title': 'line', '/details': 'text', '/streetAddress': 'line' }
const updateJobCodes = {
  '/title': { default: 'JOB_TITLE_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
  '/details': { default: 'JOB_DESCRIPTION_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
  '/neededBy': 'NEEDED_BY_INVALID',
  '/streetAddress': { default: 'INVALID_VALUE', maxLength: 'TEXT_TOO_LONG' },
}

/**
 * The fields of a body of updateJob that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const updateJob = (body) =>
  updateJobKeeps(clean(body, updateJobCleanings)) ? [] : fieldErrors(updateJobKeeps.errors, updateJobCodes)

const deleteJobCleanings = {}
const deleteJobCodes = {}

/**
 * The fields of a body of deleteJob that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const deleteJob = (body) =>
  deleteJobKeeps(clean(body, deleteJobCleanings)) ? [] : fieldErrors(deleteJobKeeps.errors, deleteJobCodes)

const inviteBusinessCleanings = {}
const inviteBusinessCodes = {}

/**
 * The fields of a body of inviteBusiness that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const inviteBusiness = (body) =>
  inviteBusinessKeeps(clean(body, inviteBusinessCleanings))
    ? []
    : fieldErrors(inviteBusinessKeeps.errors, inviteBusinessCodes)

const declineInvitationCleanings = {}
const declineInvitationCodes = { '/reason': 'INVALID_VALUE' }

/**
 * The fields of a body of declineInvitation that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const declineInvitation = (body) =>
  declineInvitationKeeps(clean(body, declineInvitationCleanings))
    ? []
    : fieldErrors(declineInvitationKeeps.errors, declineInvitationCodes)

const rateJobCleanings = { '/comment': 'text' }
const rateJobCodes = { '/rating': 'RATING_REQUIRED', '/comment': 'TEXT_TOO_LONG' }

/**
 * The fields of a body of rateJob that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const rateJob = (body) =>
  rateJobKeeps(clean(body, rateJobCleanings)) ? [] : fieldErrors(rateJobKeeps.errors, rateJobCodes)

const completeJobCleanings = {}
const completeJobCodes = {
  '/pics_url': { default: 'INVALID_VALUE', maxItems: 'MAX_PICTURES' },
  '/pics_url/*': 'FILE_UNKNOWN',
}

/**
 * The fields of a body of completeJob that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const completeJob = (body) =>
  completeJobKeeps(clean(body, completeJobCleanings)) ? [] : fieldErrors(completeJobKeeps.errors, completeJobCodes)

const endAssignmentCleanings = { '/reason': 'text' }
const endAssignmentCodes = {
  '/reason': {
    required: 'REASON_REQUIRED',
    pattern: 'REASON_REQUIRED',
    minLength: 'REASON_TOO_SHORT',
    maxLength: 'TEXT_TOO_LONG',
  },
}

/**
 * The fields of a body of endAssignment that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const endAssignment = (body) =>
  endAssignmentKeeps(clean(body, endAssignmentCleanings))
    ? []
    : fieldErrors(endAssignmentKeeps.errors, endAssignmentCodes)

const doubtCompletionCleanings = { '/reason': 'text' }
const doubtCompletionCodes = {
  '/reason': {
    required: 'REASON_REQUIRED',
    pattern: 'REASON_REQUIRED',
    minLength: 'REASON_TOO_SHORT',
    maxLength: 'TEXT_TOO_LONG',
  },
}

/**
 * The fields of a body of doubtCompletion that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const doubtCompletion = (body) =>
  doubtCompletionKeeps(clean(body, doubtCompletionCleanings))
    ? []
    : fieldErrors(doubtCompletionKeeps.errors, doubtCompletionCodes)

const editRatingCleanings = { '/comment': 'text' }
const editRatingCodes = { '/rating': 'RATING_REQUIRED', '/comment': 'TEXT_TOO_LONG', '/revision': 'INVALID_VALUE' }

/**
 * The fields of a body of editRating that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const editRating = (body) =>
  editRatingKeeps(clean(body, editRatingCleanings)) ? [] : fieldErrors(editRatingKeeps.errors, editRatingCodes)

const answerRatingCleanings = { '/reply': 'text' }
const answerRatingCodes = {
  '/reply': { default: 'REPLY_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
  '/revision': 'INVALID_VALUE',
}

/**
 * The fields of a body of answerRating that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const answerRating = (body) =>
  answerRatingKeeps(clean(body, answerRatingCleanings)) ? [] : fieldErrors(answerRatingKeeps.errors, answerRatingCodes)
