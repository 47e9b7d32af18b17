// generated from openapi.yaml by npm run generate: do not edit
import { clean } from '../clean.ts'
import { fieldErrors } from '../field-errors.ts'

export const validate = validate21
export default validate21
const schema32 = {
  type: 'object',
  additionalProperties: false,
  required: ['webhookId'],
  properties: {
    webhookId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
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
    if (data.webhookId === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'webhookId' },
      }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'webhookId' || key0 === 'password')) {
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
    if (data.webhookId !== undefined) {
      let data0 = data.webhookId
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err2 = {
            instancePath: instancePath + '/webhookId',
            schemaPath: '#/properties/webhookId/pattern',
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
          instancePath: instancePath + '/webhookId',
          schemaPath: '#/properties/webhookId/type',
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
    if (data.password !== undefined) {
      let data1 = data.password
      if (typeof data1 === 'string') {
        if ([...data1].length > 128) {
          const err4 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/properties/password/maxLength',
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
        if ([...data1].length < 1) {
          const err5 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/properties/password/minLength',
            keyword: 'minLength',
            params: { isEmpty: data1 === '' },
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
          instancePath: instancePath + '/password',
          schemaPath: '#/properties/password/type',
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
  validate21.errors = vErrors
  return errors === 0
}
validate21.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const codes = { '/password': { default: 'CURRENT_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' } }
const cleanings = { '/password': 'verbatim' }

/**
 * The fields of a body of rotateWebhook that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const check = (body) => (validate(clean(body, cleanings)) ? [] : fieldErrors(validate.errors, codes))
