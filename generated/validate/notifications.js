// generated from openapi.yaml by npm run generate: do not edit
import { clean } from '../clean.ts'
import { fieldErrors } from '../field-errors.ts'

const listCustomerNotificationsKeeps = validate21
const schema32 = {
  type: 'object',
  additionalProperties: false,
  properties: {
    userid: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    limit: { type: 'integer', minimum: 1, maximum: 20, default: 20, 'x-error': 'INVALID_VALUE' },
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
      if (!(key0 === 'userid' || key0 === 'limit')) {
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
    if (data.userid !== undefined) {
      let data0 = data.userid
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err1 = {
            instancePath: instancePath + '/userid',
            schemaPath: '#/properties/userid/pattern',
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
          instancePath: instancePath + '/userid',
          schemaPath: '#/properties/userid/type',
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
    let data1 = data.limit
    if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1))) {
      const err3 = {
        instancePath: instancePath + '/limit',
        schemaPath: '#/properties/limit/type',
        keyword: 'type',
        params: { type: 'integer' },
      }
      if (vErrors === null) {
        vErrors = [err3]
      } else {
        vErrors.push(err3)
      }
      errors++
    }
    if (typeof data1 == 'number') {
      if (data1 > 20 || isNaN(data1)) {
        const err4 = {
          instancePath: instancePath + '/limit',
          schemaPath: '#/properties/limit/maximum',
          keyword: 'maximum',
          params: { comparison: '<=', limit: 20 },
        }
        if (vErrors === null) {
          vErrors = [err4]
        } else {
          vErrors.push(err4)
        }
        errors++
      }
      if (data1 < 1 || isNaN(data1)) {
        const err5 = {
          instancePath: instancePath + '/limit',
          schemaPath: '#/properties/limit/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 1 },
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
  validate21.errors = vErrors
  return errors === 0
}
validate21.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const listBusinessNotificationsKeeps = validate22
const schema33 = {
  type: 'object',
  additionalProperties: false,
  properties: {
    userid: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    limit: { type: 'integer', minimum: 1, maximum: 20, default: 20, 'x-error': 'INVALID_VALUE' },
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
      data.limit = 20
    }
    for (const key0 in data) {
      if (!(key0 === 'userid' || key0 === 'limit')) {
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
    if (data.userid !== undefined) {
      let data0 = data.userid
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err1 = {
            instancePath: instancePath + '/userid',
            schemaPath: '#/properties/userid/pattern',
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
          instancePath: instancePath + '/userid',
          schemaPath: '#/properties/userid/type',
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
    let data1 = data.limit
    if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1))) {
      const err3 = {
        instancePath: instancePath + '/limit',
        schemaPath: '#/properties/limit/type',
        keyword: 'type',
        params: { type: 'integer' },
      }
      if (vErrors === null) {
        vErrors = [err3]
      } else {
        vErrors.push(err3)
      }
      errors++
    }
    if (typeof data1 == 'number') {
      if (data1 > 20 || isNaN(data1)) {
        const err4 = {
          instancePath: instancePath + '/limit',
          schemaPath: '#/properties/limit/maximum',
          keyword: 'maximum',
          params: { comparison: '<=', limit: 20 },
        }
        if (vErrors === null) {
          vErrors = [err4]
        } else {
          vErrors.push(err4)
        }
        errors++
      }
      if (data1 < 1 || isNaN(data1)) {
        const err5 = {
          instancePath: instancePath + '/limit',
          schemaPath: '#/properties/limit/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 1 },
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
  validate22.errors = vErrors
  return errors === 0
}
validate22.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const listGroupedNotificationsKeeps = validate23
const schema34 = {
  type: 'object',
  additionalProperties: false,
  properties: {
    group: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    about: { type: 'string', enum: ['bids', 'messages', 'jobs', 'account'], 'x-error': 'INVALID_VALUE' },
    cursor: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'CURSOR_INVALID' },
    limit: { type: 'integer', minimum: 1, maximum: 50, default: 20, 'x-error': 'INVALID_VALUE' },
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
    if (data.limit === undefined) {
      data.limit = 20
    }
    for (const key0 in data) {
      if (!(key0 === 'group' || key0 === 'about' || key0 === 'cursor' || key0 === 'limit')) {
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
    if (data.group !== undefined) {
      let data0 = data.group
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err1 = {
            instancePath: instancePath + '/group',
            schemaPath: '#/properties/group/pattern',
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
          instancePath: instancePath + '/group',
          schemaPath: '#/properties/group/type',
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
    if (data.about !== undefined) {
      let data1 = data.about
      if (typeof data1 !== 'string') {
        const err3 = {
          instancePath: instancePath + '/about',
          schemaPath: '#/properties/about/type',
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
      if (!(data1 === 'bids' || data1 === 'messages' || data1 === 'jobs' || data1 === 'account')) {
        const err4 = {
          instancePath: instancePath + '/about',
          schemaPath: '#/properties/about/enum',
          keyword: 'enum',
          params: { allowedValues: schema34.properties.about.enum },
        }
        if (vErrors === null) {
          vErrors = [err4]
        } else {
          vErrors.push(err4)
        }
        errors++
      }
    }
    if (data.cursor !== undefined) {
      let data2 = data.cursor
      if (typeof data2 === 'string') {
        if ([...data2].length > 200) {
          const err5 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/maxLength',
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
        if ([...data2].length < 1) {
          const err6 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/minLength',
            keyword: 'minLength',
            params: { isEmpty: data2 === '' },
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
          instancePath: instancePath + '/cursor',
          schemaPath: '#/properties/cursor/type',
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
      if (data3 > 50 || isNaN(data3)) {
        const err9 = {
          instancePath: instancePath + '/limit',
          schemaPath: '#/properties/limit/maximum',
          keyword: 'maximum',
          params: { comparison: '<=', limit: 50 },
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
  } else {
    const err11 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err11]
    } else {
      vErrors.push(err11)
    }
    errors++
  }
  validate23.errors = vErrors
  return errors === 0
}
validate23.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const markNotificationsReadKeeps = validate24
const schema35 = {
  type: 'object',
  additionalProperties: false,
  properties: {
    upTo: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    group: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
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
    for (const key0 in data) {
      if (!(key0 === 'upTo' || key0 === 'jobId' || key0 === 'group')) {
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
    if (data.upTo !== undefined) {
      let data0 = data.upTo
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err1 = {
            instancePath: instancePath + '/upTo',
            schemaPath: '#/properties/upTo/pattern',
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
          instancePath: instancePath + '/upTo',
          schemaPath: '#/properties/upTo/type',
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
    if (data.jobId !== undefined) {
      let data1 = data.jobId
      if (typeof data1 === 'string') {
        if (!pattern4.test(data1)) {
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
    if (data.group !== undefined) {
      let data2 = data.group
      if (typeof data2 === 'string') {
        if (!pattern4.test(data2)) {
          const err5 = {
            instancePath: instancePath + '/group',
            schemaPath: '#/properties/group/pattern',
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
          instancePath: instancePath + '/group',
          schemaPath: '#/properties/group/type',
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
  validate24.errors = vErrors
  return errors === 0
}
validate24.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const editMailSettingsKeeps = validate25
const schema36 = {
  type: 'object',
  additionalProperties: false,
  properties: {
    email_notifications: { type: 'boolean' },
    unwanted: {
      type: 'array',
      maxItems: 20,
      uniqueItems: true,
      items: {
        type: 'string',
        enum: [
          'bid_placed',
          'bid_withdrawn',
          'bid_accepted',
          'bid_declined',
          'bid_reconsidered',
          'bid_not_chosen',
          'job_completed',
          'job_completed_by_owner',
          'assignment_ended',
          'stepped_down',
          'completion_doubted',
          'job_rated',
          'rating_answered',
          'message_received',
          'job_expiring',
        ],
        'x-error': 'INVALID_VALUE',
      },
      'x-error': 'INVALID_VALUE',
    },
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
    for (const key0 in data) {
      if (!(key0 === 'email_notifications' || key0 === 'unwanted')) {
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
    if (data.email_notifications !== undefined) {
      if (typeof data.email_notifications !== 'boolean') {
        const err1 = {
          instancePath: instancePath + '/email_notifications',
          schemaPath: '#/properties/email_notifications/type',
          keyword: 'type',
          params: { type: 'boolean' },
        }
        if (vErrors === null) {
          vErrors = [err1]
        } else {
          vErrors.push(err1)
        }
        errors++
      }
    }
    if (data.unwanted !== undefined) {
      let data1 = data.unwanted
      if (Array.isArray(data1)) {
        if (data1.length > 20) {
          const err2 = {
            instancePath: instancePath + '/unwanted',
            schemaPath: '#/properties/unwanted/maxItems',
            keyword: 'maxItems',
            params: { limit: 20 },
          }
          if (vErrors === null) {
            vErrors = [err2]
          } else {
            vErrors.push(err2)
          }
          errors++
        }
        if (data1.length <= 20) {
          const len0 = data1.length
          for (let i0 = 0; i0 < len0; i0++) {
            let data2 = data1[i0]
            if (typeof data2 !== 'string') {
              const err3 = {
                instancePath: instancePath + '/unwanted/' + i0,
                schemaPath: '#/properties/unwanted/items/type',
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
            if (
              !(
                data2 === 'bid_placed' ||
                data2 === 'bid_withdrawn' ||
                data2 === 'bid_accepted' ||
                data2 === 'bid_declined' ||
                data2 === 'bid_reconsidered' ||
                data2 === 'bid_not_chosen' ||
                data2 === 'job_completed' ||
                data2 === 'job_completed_by_owner' ||
                data2 === 'assignment_ended' ||
                data2 === 'stepped_down' ||
                data2 === 'completion_doubted' ||
                data2 === 'job_rated' ||
                data2 === 'rating_answered' ||
                data2 === 'message_received' ||
                data2 === 'job_expiring'
              )
            ) {
              const err4 = {
                instancePath: instancePath + '/unwanted/' + i0,
                schemaPath: '#/properties/unwanted/items/enum',
                keyword: 'enum',
                params: { allowedValues: schema36.properties.unwanted.items.enum },
              }
              if (vErrors === null) {
                vErrors = [err4]
              } else {
                vErrors.push(err4)
              }
              errors++
            }
          }
        }
        if (data1.length <= 20) {
          let i1 = data1.length
          let j0
          if (i1 > 1) {
            const indices0 = {}
            for (; i1--;) {
              let item0 = data1[i1]
              if (typeof item0 !== 'string') {
                continue
              }
              if (typeof indices0[item0] == 'number') {
                j0 = indices0[item0]
                const err5 = {
                  instancePath: instancePath + '/unwanted',
                  schemaPath: '#/properties/unwanted/uniqueItems',
                  keyword: 'uniqueItems',
                  params: { i: i1, j: j0 },
                }
                if (vErrors === null) {
                  vErrors = [err5]
                } else {
                  vErrors.push(err5)
                }
                errors++
                break
              }
              indices0[item0] = i1
            }
          }
        }
      } else {
        const err6 = {
          instancePath: instancePath + '/unwanted',
          schemaPath: '#/properties/unwanted/type',
          keyword: 'type',
          params: { type: 'array' },
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
  validate25.errors = vErrors
  return errors === 0
}
validate25.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const listCustomerNotificationsCleanings = {}
const listCustomerNotificationsCodes = { '/limit': 'INVALID_VALUE' }

/**
 * The fields of a body of listCustomerNotifications that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const listCustomerNotifications = (body) =>
  listCustomerNotificationsKeeps(clean(body, listCustomerNotificationsCleanings))
    ? []
    : fieldErrors(listCustomerNotificationsKeeps.errors, listCustomerNotificationsCodes)

const listBusinessNotificationsCleanings = {}
const listBusinessNotificationsCodes = { '/limit': 'INVALID_VALUE' }

/**
 * The fields of a body of listBusinessNotifications that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const listBusinessNotifications = (body) =>
  listBusinessNotificationsKeeps(clean(body, listBusinessNotificationsCleanings))
    ? []
    : fieldErrors(listBusinessNotificationsKeeps.errors, listBusinessNotificationsCodes)

const listGroupedNotificationsCleanings = {}
const listGroupedNotificationsCodes = {
  '/about': 'INVALID_VALUE',
  '/cursor': 'CURSOR_INVALID',
  '/limit': 'INVALID_VALUE',
}

/**
 * The fields of a body of listGroupedNotifications that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const listGroupedNotifications = (body) =>
  listGroupedNotificationsKeeps(clean(body, listGroupedNotificationsCleanings))
    ? []
    : fieldErrors(listGroupedNotificationsKeeps.errors, listGroupedNotificationsCodes)

const markNotificationsReadCleanings = {}
const markNotificationsReadCodes = {}

/**
 * The fields of a body of markNotificationsRead that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const markNotificationsRead = (body) =>
  markNotificationsReadKeeps(clean(body, markNotificationsReadCleanings))
    ? []
    : fieldErrors(markNotificationsReadKeeps.errors, markNotificationsReadCodes)

const editMailSettingsCleanings = {}
const editMailSettingsCodes = { '/unwanted': 'INVALID_VALUE', '/unwanted/*': 'INVALID_VALUE' }

/**
 * The fields of a body of editMailSettings that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const editMailSettings = (body) =>
  editMailSettingsKeeps(clean(body, editMailSettingsCleanings))
    ? []
    : fieldErrors(editMailSettingsKeeps.errors, editMailSettingsCodes)
