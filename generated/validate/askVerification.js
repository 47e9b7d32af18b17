// generated from openapi.yaml by npm run generate: do not edit
import { clean } from '../clean.ts'
import { fieldErrors } from '../field-errors.ts'

export const validate = validate21
export default validate21
const schema32 = {
  type: 'object',
  additionalProperties: false,
  required: ['email'],
  properties: {
    email: {
      type: 'string',
      maxLength: 254,
      minLength: 1,
      pattern:
        '^[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+)*@[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+)+$',
      'x-clean': 'email',
      'x-error': { default: 'EMAIL_INVALID', required: 'EMAIL_REQUIRED', minLength: 'EMAIL_REQUIRED' },
    },
  },
}
const pattern4 = new RegExp(
  '^[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+)*@[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+)+$',
  'u',
)

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
    if (data.email === undefined) {
      const err0 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'email' } }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'email')) {
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
    if (data.email !== undefined) {
      let data0 = data.email
      if (typeof data0 === 'string') {
        if ([...data0].length > 254) {
          const err2 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/properties/email/maxLength',
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
        if ([...data0].length < 1) {
          const err3 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/properties/email/minLength',
            keyword: 'minLength',
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
            instancePath: instancePath + '/email',
            schemaPath: '#/properties/email/pattern',
            keyword: 'pattern',
            params: {
              pattern:
                '^[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+)*@[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+)+$',
            },
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
          instancePath: instancePath + '/email',
          schemaPath: '#/properties/email/type',
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
  validate21.errors = vErrors
  return errors === 0
}
validate21.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const codes = { '/email': { default: 'EMAIL_INVALID', required: 'EMAIL_REQUIRED', minLength: 'EMAIL_REQUIRED' } }
const cleanings = { '/email': 'email' }

/**
 * The fields of a body of askVerification that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const check = (body) => (validate(clean(body, cleanings)) ? [] : fieldErrors(validate.errors, codes))
