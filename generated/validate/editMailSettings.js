// generated from openapi.yaml by npm run generate: do not edit
import { clean } from '../clean.ts'
import { fieldErrors } from '../field-errors.ts'

export const validate = validate21
export default validate21
const schema32 = {
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
                params: { allowedValues: schema32.properties.unwanted.items.enum },
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
  validate21.errors = vErrors
  return errors === 0
}
validate21.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const codes = { '/unwanted': 'INVALID_VALUE', '/unwanted/*': 'INVALID_VALUE' }
const cleanings = {}

/**
 * The fields of a body of editMailSettings that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const check = (body) => (validate(clean(body, cleanings)) ? [] : fieldErrors(validate.errors, codes))
