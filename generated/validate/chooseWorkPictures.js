// generated from openapi.yaml by npm run generate: do not edit
import { clean } from '../clean.ts'
import { fieldErrors } from '../field-errors.ts'

export const validate = validate21
export default validate21
const schema32 = {
  type: 'object',
  additionalProperties: false,
  required: ['pics_url'],
  properties: {
    pics_url: {
      type: 'array',
      maxItems: 20,
      uniqueItems: true,
      items: { type: 'string', maxLength: 500, pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$', 'x-error': 'FILE_UNKNOWN' },
      'x-error': { default: 'INVALID_VALUE', maxItems: 'MAX_WORK_PICTURES' },
    },
  },
}
const pattern4 = new RegExp('/v1/files/[A-Za-z0-9_-]{16,64}$', 'u')

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
    if (data.pics_url === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'pics_url' },
      }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'pics_url')) {
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
    if (data.pics_url !== undefined) {
      let data0 = data.pics_url
      if (Array.isArray(data0)) {
        if (data0.length > 20) {
          const err2 = {
            instancePath: instancePath + '/pics_url',
            schemaPath: '#/properties/pics_url/maxItems',
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
        if (data0.length <= 20) {
          const len0 = data0.length
          for (let i0 = 0; i0 < len0; i0++) {
            let data1 = data0[i0]
            if (typeof data1 === 'string') {
              if ([...data1].length > 500) {
                const err3 = {
                  instancePath: instancePath + '/pics_url/' + i0,
                  schemaPath: '#/properties/pics_url/items/maxLength',
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
              if (!pattern4.test(data1)) {
                const err4 = {
                  instancePath: instancePath + '/pics_url/' + i0,
                  schemaPath: '#/properties/pics_url/items/pattern',
                  keyword: 'pattern',
                  params: { pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$' },
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
                instancePath: instancePath + '/pics_url/' + i0,
                schemaPath: '#/properties/pics_url/items/type',
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
        }
        if (data0.length <= 20) {
          let i1 = data0.length
          let j0
          if (i1 > 1) {
            const indices0 = {}
            for (; i1--;) {
              let item0 = data0[i1]
              if (typeof item0 !== 'string') {
                continue
              }
              if (typeof indices0[item0] == 'number') {
                j0 = indices0[item0]
                const err6 = {
                  instancePath: instancePath + '/pics_url',
                  schemaPath: '#/properties/pics_url/uniqueItems',
                  keyword: 'uniqueItems',
                  params: { i: i1, j: j0 },
                }
                if (vErrors === null) {
                  vErrors = [err6]
                } else {
                  vErrors.push(err6)
                }
                errors++
                break
              }
              indices0[item0] = i1
            }
          }
        }
      } else {
        const err7 = {
          instancePath: instancePath + '/pics_url',
          schemaPath: '#/properties/pics_url/type',
          keyword: 'type',
          params: { type: 'array' },
        }
        if (vErrors === null) {
          vErrors = [err7]
        } else {
          vErrors.push(err7)
        }
        errors++
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err8]
    } else {
      vErrors.push(err8)
    }
    errors++
  }
  validate21.errors = vErrors
  return errors === 0
}
validate21.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const codes = {
  '/pics_url': { default: 'INVALID_VALUE', maxItems: 'MAX_WORK_PICTURES' },
  '/pics_url/*': 'FILE_UNKNOWN',
}
const cleanings = {}

/**
 * The fields of a body of chooseWorkPictures that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const check = (body) => (validate(clean(body, cleanings)) ? [] : fieldErrors(validate.errors, codes))
