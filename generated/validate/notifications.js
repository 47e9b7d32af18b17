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
          'invited',
          'invitation_declined',
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
          'jobs_found',
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
                data2 === 'invited' ||
                data2 === 'invitation_declined' ||
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
                data2 === 'job_expiring' ||
                data2 === 'jobs_found'
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

const saveSearchKeeps = validate26
const schema37 = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: {
    name: {
      type: 'string',
      pattern: '\\S',
      maxLength: 60,
      'x-clean': 'line',
      not: {
        type: 'string',
        pattern:
          '[A-Za-z]://|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Ww]{3}[.．。｡]|[\\p{L}\\p{M}\\p{N}-]{3}[.．。｡]\\p{L}{2,24}(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡](?:[a-z]{2,4}|[A-Z]{2,4})(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡]\\p{L}{2,24}/|[.．。｡][Xx][Nn]--|@[^\\s@]{1,63}[.．。｡]',
        'x-error': 'NAME_HAS_LINK',
      },
      'x-error': { default: 'NAME_REQUIRED', maxLength: 'TEXT_TOO_LONG', not: 'NAME_HAS_LINK' },
    },
    q: { type: 'string', minLength: 2, maxLength: 100, 'x-clean': 'line', 'x-error': 'INVALID_VALUE' },
    state: { type: 'string', 'x-clean': 'line', maxLength: 100, 'x-error': 'INVALID_VALUE' },
    cities: {
      type: 'array',
      maxItems: 5,
      items: { type: 'string', 'x-clean': 'line', maxLength: 100, 'x-error': 'INVALID_VALUE' },
      'x-error': 'INVALID_VALUE',
    },
    categories: {
      type: 'array',
      maxItems: 3,
      items: { type: 'string', 'x-clean': 'line', maxLength: 100, 'x-error': 'INVALID_VALUE' },
      'x-error': 'INVALID_VALUE',
    },
    budgetFrom: { type: 'number', minimum: 0, maximum: 10000000, 'x-error': 'INVALID_VALUE' },
    budgetTo: { type: 'number', minimum: 0, maximum: 10000000, 'x-error': 'INVALID_VALUE' },
    neededUntil: {
      type: 'string',
      pattern: '^2\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
      'x-error': 'INVALID_VALUE',
    },
    frequency: { type: 'string', enum: ['atOnce', 'daily', 'weekly', 'never'], 'x-error': 'INVALID_VALUE' },
    byBell: { type: 'boolean', 'x-error': 'INVALID_VALUE' },
    byMail: { type: 'boolean', 'x-error': 'INVALID_VALUE' },
  },
}
const func1 = Object.prototype.hasOwnProperty
const pattern10 = new RegExp('\\S', 'u')
const pattern11 = new RegExp(
  '[A-Za-z]://|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Ww]{3}[.．。｡]|[\\p{L}\\p{M}\\p{N}-]{3}[.．。｡]\\p{L}{2,24}(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡](?:[a-z]{2,4}|[A-Z]{2,4})(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡]\\p{L}{2,24}/|[.．。｡][Xx][Nn]--|@[^\\s@]{1,63}[.．。｡]',
  'u',
)
const pattern12 = new RegExp('^2\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', 'u')

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
    if (data.name === undefined) {
      const err0 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'name' } }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    for (const key0 in data) {
      if (!func1.call(schema37.properties, key0)) {
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
    if (data.name !== undefined) {
      let data0 = data.name
      if (typeof data0 === 'string') {
        if ([...data0].length > 60) {
          const err2 = {
            instancePath: instancePath + '/name',
            schemaPath: '#/properties/name/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data0 === '' },
          }
          if (vErrors === null) {
            vErrors = [err2]
          } else {
            vErrors.push(err2)
          }
          errors++
        }
        if (!pattern10.test(data0)) {
          const err3 = {
            instancePath: instancePath + '/name',
            schemaPath: '#/properties/name/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
          }
          if (vErrors === null) {
            vErrors = [err3]
          } else {
            vErrors.push(err3)
          }
          errors++
        }
        if (pattern11.test(data0)) {
          const err4 = {
            instancePath: instancePath + '/name',
            schemaPath: '#/properties/name/not',
            keyword: 'not',
            params: {},
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
          instancePath: instancePath + '/name',
          schemaPath: '#/properties/name/type',
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
    if (data.q !== undefined) {
      let data1 = data.q
      if (typeof data1 === 'string') {
        if ([...data1].length > 100) {
          const err6 = {
            instancePath: instancePath + '/q',
            schemaPath: '#/properties/q/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data1 === '' },
          }
          if (vErrors === null) {
            vErrors = [err6]
          } else {
            vErrors.push(err6)
          }
          errors++
        }
        if ([...data1].length < 2) {
          const err7 = {
            instancePath: instancePath + '/q',
            schemaPath: '#/properties/q/minLength',
            keyword: 'minLength',
            params: { isEmpty: data1 === '' },
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
          instancePath: instancePath + '/q',
          schemaPath: '#/properties/q/type',
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
    if (data.state !== undefined) {
      let data2 = data.state
      if (typeof data2 === 'string') {
        if ([...data2].length > 100) {
          const err9 = {
            instancePath: instancePath + '/state',
            schemaPath: '#/properties/state/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data2 === '' },
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
          instancePath: instancePath + '/state',
          schemaPath: '#/properties/state/type',
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
    if (data.cities !== undefined) {
      let data3 = data.cities
      if (Array.isArray(data3)) {
        if (data3.length > 5) {
          const err11 = {
            instancePath: instancePath + '/cities',
            schemaPath: '#/properties/cities/maxItems',
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
        if (data3.length <= 5) {
          const len0 = data3.length
          for (let i0 = 0; i0 < len0; i0++) {
            let data4 = data3[i0]
            if (typeof data4 === 'string') {
              if ([...data4].length > 100) {
                const err12 = {
                  instancePath: instancePath + '/cities/' + i0,
                  schemaPath: '#/properties/cities/items/maxLength',
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
                instancePath: instancePath + '/cities/' + i0,
                schemaPath: '#/properties/cities/items/type',
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
          instancePath: instancePath + '/cities',
          schemaPath: '#/properties/cities/type',
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
    if (data.categories !== undefined) {
      let data5 = data.categories
      if (Array.isArray(data5)) {
        if (data5.length > 3) {
          const err15 = {
            instancePath: instancePath + '/categories',
            schemaPath: '#/properties/categories/maxItems',
            keyword: 'maxItems',
            params: { limit: 3 },
          }
          if (vErrors === null) {
            vErrors = [err15]
          } else {
            vErrors.push(err15)
          }
          errors++
        }
        if (data5.length <= 3) {
          const len1 = data5.length
          for (let i1 = 0; i1 < len1; i1++) {
            let data6 = data5[i1]
            if (typeof data6 === 'string') {
              if ([...data6].length > 100) {
                const err16 = {
                  instancePath: instancePath + '/categories/' + i1,
                  schemaPath: '#/properties/categories/items/maxLength',
                  keyword: 'maxLength',
                  params: { isEmpty: data6 === '' },
                }
                if (vErrors === null) {
                  vErrors = [err16]
                } else {
                  vErrors.push(err16)
                }
                errors++
              }
            } else {
              const err17 = {
                instancePath: instancePath + '/categories/' + i1,
                schemaPath: '#/properties/categories/items/type',
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
          }
        }
      } else {
        const err18 = {
          instancePath: instancePath + '/categories',
          schemaPath: '#/properties/categories/type',
          keyword: 'type',
          params: { type: 'array' },
        }
        if (vErrors === null) {
          vErrors = [err18]
        } else {
          vErrors.push(err18)
        }
        errors++
      }
    }
    if (data.budgetFrom !== undefined) {
      let data7 = data.budgetFrom
      if (typeof data7 == 'number') {
        if (data7 > 10000000 || isNaN(data7)) {
          const err19 = {
            instancePath: instancePath + '/budgetFrom',
            schemaPath: '#/properties/budgetFrom/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 10000000 },
          }
          if (vErrors === null) {
            vErrors = [err19]
          } else {
            vErrors.push(err19)
          }
          errors++
        }
        if (data7 < 0 || isNaN(data7)) {
          const err20 = {
            instancePath: instancePath + '/budgetFrom',
            schemaPath: '#/properties/budgetFrom/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
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
          instancePath: instancePath + '/budgetFrom',
          schemaPath: '#/properties/budgetFrom/type',
          keyword: 'type',
          params: { type: 'number' },
        }
        if (vErrors === null) {
          vErrors = [err21]
        } else {
          vErrors.push(err21)
        }
        errors++
      }
    }
    if (data.budgetTo !== undefined) {
      let data8 = data.budgetTo
      if (typeof data8 == 'number') {
        if (data8 > 10000000 || isNaN(data8)) {
          const err22 = {
            instancePath: instancePath + '/budgetTo',
            schemaPath: '#/properties/budgetTo/maximum',
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
        if (data8 < 0 || isNaN(data8)) {
          const err23 = {
            instancePath: instancePath + '/budgetTo',
            schemaPath: '#/properties/budgetTo/minimum',
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
          instancePath: instancePath + '/budgetTo',
          schemaPath: '#/properties/budgetTo/type',
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
    if (data.neededUntil !== undefined) {
      let data9 = data.neededUntil
      if (typeof data9 === 'string') {
        if (!pattern12.test(data9)) {
          const err25 = {
            instancePath: instancePath + '/neededUntil',
            schemaPath: '#/properties/neededUntil/pattern',
            keyword: 'pattern',
            params: { pattern: '^2\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' },
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
          instancePath: instancePath + '/neededUntil',
          schemaPath: '#/properties/neededUntil/type',
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
    if (data.frequency !== undefined) {
      let data10 = data.frequency
      if (typeof data10 !== 'string') {
        const err27 = {
          instancePath: instancePath + '/frequency',
          schemaPath: '#/properties/frequency/type',
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
      if (!(data10 === 'atOnce' || data10 === 'daily' || data10 === 'weekly' || data10 === 'never')) {
        const err28 = {
          instancePath: instancePath + '/frequency',
          schemaPath: '#/properties/frequency/enum',
          keyword: 'enum',
          params: { allowedValues: schema37.properties.frequency.enum },
        }
        if (vErrors === null) {
          vErrors = [err28]
        } else {
          vErrors.push(err28)
        }
        errors++
      }
    }
    if (data.byBell !== undefined) {
      if (typeof data.byBell !== 'boolean') {
        const err29 = {
          instancePath: instancePath + '/byBell',
          schemaPath: '#/properties/byBell/type',
          keyword: 'type',
          params: { type: 'boolean' },
        }
        if (vErrors === null) {
          vErrors = [err29]
        } else {
          vErrors.push(err29)
        }
        errors++
      }
    }
    if (data.byMail !== undefined) {
      if (typeof data.byMail !== 'boolean') {
        const err30 = {
          instancePath: instancePath + '/byMail',
          schemaPath: '#/properties/byMail/type',
          keyword: 'type',
          params: { type: 'boolean' },
        }
        if (vErrors === null) {
          vErrors = [err30]
        } else {
          vErrors.push(err30)
        }
        errors++
      }
    }
  } else {
    const err31 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err31]
    } else {
      vErrors.push(err31)
    }
    errors++
  }
  validate26.errors = vErrors
  return errors === 0
}
validate26.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const editSavedSearchKeeps = validate27
const schema38 = {
  type: 'object',
  additionalProperties: false,
  required: ['searchId'],
  properties: {
    searchId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    name: {
      type: 'string',
      pattern: '\\S',
      maxLength: 60,
      'x-clean': 'line',
      not: {
        type: 'string',
        pattern:
          '[A-Za-z]://|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Ww]{3}[.．。｡]|[\\p{L}\\p{M}\\p{N}-]{3}[.．。｡]\\p{L}{2,24}(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡](?:[a-z]{2,4}|[A-Z]{2,4})(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡]\\p{L}{2,24}/|[.．。｡][Xx][Nn]--|@[^\\s@]{1,63}[.．。｡]',
        'x-error': 'NAME_HAS_LINK',
      },
      'x-error': { default: 'NAME_REQUIRED', maxLength: 'TEXT_TOO_LONG', not: 'NAME_HAS_LINK' },
    },
    frequency: { type: 'string', enum: ['atOnce', 'daily', 'weekly', 'never'], 'x-error': 'INVALID_VALUE' },
    byBell: { type: 'boolean', 'x-error': 'INVALID_VALUE' },
    byMail: { type: 'boolean', 'x-error': 'INVALID_VALUE' },
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
    if (data.searchId === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'searchId' },
      }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'searchId' || key0 === 'name' || key0 === 'frequency' || key0 === 'byBell' || key0 === 'byMail')) {
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
    if (data.searchId !== undefined) {
      let data0 = data.searchId
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err2 = {
            instancePath: instancePath + '/searchId',
            schemaPath: '#/properties/searchId/pattern',
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
          instancePath: instancePath + '/searchId',
          schemaPath: '#/properties/searchId/type',
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
    if (data.name !== undefined) {
      let data1 = data.name
      if (typeof data1 === 'string') {
        if ([...data1].length > 60) {
          const err4 = {
            instancePath: instancePath + '/name',
            schemaPath: '#/properties/name/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data1 === '' },
          }
          if (vErrors === null) {
            vErrors = [err4]
          } else {
            vErrors.push(err4)
          }
          errors++
        }
        if (!pattern10.test(data1)) {
          const err5 = {
            instancePath: instancePath + '/name',
            schemaPath: '#/properties/name/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
          }
          if (vErrors === null) {
            vErrors = [err5]
          } else {
            vErrors.push(err5)
          }
          errors++
        }
        if (pattern11.test(data1)) {
          const err6 = {
            instancePath: instancePath + '/name',
            schemaPath: '#/properties/name/not',
            keyword: 'not',
            params: {},
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
          instancePath: instancePath + '/name',
          schemaPath: '#/properties/name/type',
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
    if (data.frequency !== undefined) {
      let data2 = data.frequency
      if (typeof data2 !== 'string') {
        const err8 = {
          instancePath: instancePath + '/frequency',
          schemaPath: '#/properties/frequency/type',
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
      if (!(data2 === 'atOnce' || data2 === 'daily' || data2 === 'weekly' || data2 === 'never')) {
        const err9 = {
          instancePath: instancePath + '/frequency',
          schemaPath: '#/properties/frequency/enum',
          keyword: 'enum',
          params: { allowedValues: schema38.properties.frequency.enum },
        }
        if (vErrors === null) {
          vErrors = [err9]
        } else {
          vErrors.push(err9)
        }
        errors++
      }
    }
    if (data.byBell !== undefined) {
      if (typeof data.byBell !== 'boolean') {
        const err10 = {
          instancePath: instancePath + '/byBell',
          schemaPath: '#/properties/byBell/type',
          keyword: 'type',
          params: { type: 'boolean' },
        }
        if (vErrors === null) {
          vErrors = [err10]
        } else {
          vErrors.push(err10)
        }
        errors++
      }
    }
    if (data.byMail !== undefined) {
      if (typeof data.byMail !== 'boolean') {
        const err11 = {
          instancePath: instancePath + '/byMail',
          schemaPath: '#/properties/byMail/type',
          keyword: 'type',
          params: { type: 'boolean' },
        }
        if (vErrors === null) {
          vErrors = [err11]
        } else {
          vErrors.push(err11)
        }
        errors++
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err12]
    } else {
      vErrors.push(err12)
    }
    errors++
  }
  validate27.errors = vErrors
  return errors === 0
}
validate27.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const deleteSavedSearchKeeps = validate28
const schema39 = {
  type: 'object',
  additionalProperties: false,
  required: ['searchId'],
  properties: {
    searchId: {
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
    if (data.searchId === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'searchId' },
      }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'searchId')) {
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
    if (data.searchId !== undefined) {
      let data0 = data.searchId
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err2 = {
            instancePath: instancePath + '/searchId',
            schemaPath: '#/properties/searchId/pattern',
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
          instancePath: instancePath + '/searchId',
          schemaPath: '#/properties/searchId/type',
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
  validate28.errors = vErrors
  return errors === 0
}
validate28.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

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

const saveSearchCleanings = {
  '/name': 'line',
  '/q': 'line',
  '/state': 'line',
  '/cities/*': 'line',
  '/categories/*': 'line',
}
const saveSearchCodes = {
  '/name': { default: 'NAME_REQUIRED', maxLength: 'TEXT_TOO_LONG', not: 'NAME_HAS_LINK' },
  '/q': 'INVALID_VALUE',
  '/state': 'INVALID_VALUE',
  '/cities': 'INVALID_VALUE',
  '/cities/*': 'INVALID_VALUE',
  '/categories': 'INVALID_VALUE',
  '/categories/*': 'INVALID_VALUE',
  '/budgetFrom': 'INVALID_VALUE',
  '/budgetTo': 'INVALID_VALUE',
  '/neededUntil': 'INVALID_VALUE',
  '/frequency': 'INVALID_VALUE',
  '/byBell': 'INVALID_VALUE',
  '/byMail': 'INVALID_VALUE',
}

/**
 * The fields of a body of saveSearch that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const saveSearch = (body) =>
  saveSearchKeeps(clean(body, saveSearchCleanings)) ? [] : fieldErrors(saveSearchKeeps.errors, saveSearchCodes)

const editSavedSearchCleanings = { '/name': 'line' }
const editSavedSearchCodes = {
  '/name': { default: 'NAME_REQUIRED', maxLength: 'TEXT_TOO_LONG', not: 'NAME_HAS_LINK' },
  '/frequency': 'INVALID_VALUE',
  '/byBell': 'INVALID_VALUE',
  '/byMail': 'INVALID_VALUE',
}

/**
 * The fields of a body of editSavedSearch that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const editSavedSearch = (body) =>
  editSavedSearchKeeps(clean(body, editSavedSearchCleanings))
    ? []
    : fieldErrors(editSavedSearchKeeps.errors, editSavedSearchCodes)

const deleteSavedSearchCleanings = {}
const deleteSavedSearchCodes = {}

/**
 * The fields of a body of deleteSavedSearch that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const deleteSavedSearch = (body) =>
  deleteSavedSearchKeeps(clean(body, deleteSavedSearchCleanings))
    ? []
    : fieldErrors(deleteSavedSearchKeeps.errors, deleteSavedSearchCodes)
