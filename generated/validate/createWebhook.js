// generated from openapi.yaml by npm run generate: do not edit
import { clean } from '../clean.ts'
import { fieldErrors } from '../field-errors.ts'

export const validate = validate21
export default validate21
const schema32 = {
  type: 'object',
  additionalProperties: false,
  required: ['url', 'topics'],
  properties: {
    url: {
      type: 'string',
      'x-clean': 'line',
      pattern: '^https?://[!-~]+$',
      maxLength: 500,
      'x-error': 'WEBHOOK_URL_INVALID',
    },
    topics: {
      type: 'array',
      minItems: 1,
      maxItems: 5,
      uniqueItems: true,
      items: { type: 'string', enum: ['job', 'bid', 'rating', 'message', 'account'], 'x-error': 'INVALID_VALUE' },
      'x-error': { default: 'WEBHOOK_TOPICS_REQUIRED', maxItems: 'INVALID_VALUE', uniqueItems: 'INVALID_VALUE' },
    },
    password: {
      type: 'string',
      'x-clean': 'verbatim',
      minLength: 1,
      maxLength: 128,
      'x-error': { default: 'CURRENT_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
    },
  },
}
const pattern4 = new RegExp('^https?://[!-~]+$', 'u')

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
    if (data.url === undefined) {
      const err0 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'url' } }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    if (data.topics === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'topics' },
      }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'url' || key0 === 'topics' || key0 === 'password')) {
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
    if (data.url !== undefined) {
      let data0 = data.url
      if (typeof data0 === 'string') {
        if ([...data0].length > 500) {
          const err3 = {
            instancePath: instancePath + '/url',
            schemaPath: '#/properties/url/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data0 === '' },
          }
          if (vErrors === null) {
            vErrors = [err3]
          } else {
            vErrors.push(err3)
          }
          errors++
        }
        if (!pattern4.test(data0)) {
          const err4 = {
            instancePath: instancePath + '/url',
            schemaPath: '#/properties/url/pattern',
            keyword: 'pattern',
            params: { pattern: '^https?://[!-~]+$' },
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
          instancePath: instancePath + '/url',
          schemaPath: '#/properties/url/type',
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
    if (data.topics !== undefined) {
      let data1 = data.topics
      if (Array.isArray(data1)) {
        if (data1.length > 5) {
          const err6 = {
            instancePath: instancePath + '/topics',
            schemaPath: '#/properties/topics/maxItems',
            keyword: 'maxItems',
            params: { limit: 5 },
          }
          if (vErrors === null) {
            vErrors = [err6]
          } else {
            vErrors.push(err6)
          }
          errors++
        }
        if (data1.length < 1) {
          const err7 = {
            instancePath: instancePath + '/topics',
            schemaPath: '#/properties/topics/minItems',
            keyword: 'minItems',
            params: { limit: 1 },
          }
          if (vErrors === null) {
            vErrors = [err7]
          } else {
            vErrors.push(err7)
          }
          errors++
        }
        if (data1.length <= 5) {
          const len0 = data1.length
          for (let i0 = 0; i0 < len0; i0++) {
            let data2 = data1[i0]
            if (typeof data2 !== 'string') {
              const err8 = {
                instancePath: instancePath + '/topics/' + i0,
                schemaPath: '#/properties/topics/items/type',
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
              !(data2 === 'job' || data2 === 'bid' || data2 === 'rating' || data2 === 'message' || data2 === 'account')
            ) {
              const err9 = {
                instancePath: instancePath + '/topics/' + i0,
                schemaPath: '#/properties/topics/items/enum',
                keyword: 'enum',
                params: { allowedValues: schema32.properties.topics.items.enum },
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
        if (data1.length <= 5) {
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
                const err10 = {
                  instancePath: instancePath + '/topics',
                  schemaPath: '#/properties/topics/uniqueItems',
                  keyword: 'uniqueItems',
                  params: { i: i1, j: j0 },
                }
                if (vErrors === null) {
                  vErrors = [err10]
                } else {
                  vErrors.push(err10)
                }
                errors++
                break
              }
              indices0[item0] = i1
            }
          }
        }
      } else {
        const err11 = {
          instancePath: instancePath + '/topics',
          schemaPath: '#/properties/topics/type',
          keyword: 'type',
          params: { type: 'array' },
        }
        if (vErrors === null) {
          vErrors = [err11]
        } else {
          vErrors.push(err11)
        }
        errors++
      }
    }
    if (data.password !== undefined) {
      let data3 = data.password
      if (typeof data3 === 'string') {
        if ([...data3].length > 128) {
          const err12 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/properties/password/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data3 === '' },
          }
          if (vErrors === null) {
            vErrors = [err12]
          } else {
            vErrors.push(err12)
          }
          errors++
        }
        if ([...data3].length < 1) {
          const err13 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/properties/password/minLength',
            keyword: 'minLength',
            params: { isEmpty: data3 === '' },
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
          instancePath: instancePath + '/password',
          schemaPath: '#/properties/password/type',
          keyword: 'type',
          params: { type: 'string' },
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

const codes = {
  '/url': 'WEBHOOK_URL_INVALID',
  '/topics': { default: 'WEBHOOK_TOPICS_REQUIRED', maxItems: 'INVALID_VALUE', uniqueItems: 'INVALID_VALUE' },
  '/topics/*': 'INVALID_VALUE',
  '/password': { default: 'CURRENT_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
}
const cleanings = { '/url': 'line', '/password': 'verbatim' }

/**
 * The fields of a body of createWebhook that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const check = (body) => (validate(clean(body, cleanings)) ? [] : fieldErrors(validate.errors, codes))
