// generated from openapi.yaml by npm run generate: do not edit
import { clean } from '../clean.ts'
import { fieldErrors } from '../field-errors.ts'

const editCustomerKeeps = validate21
const schema32 = {
  type: 'object',
  additionalProperties: false,
  properties: {
    userId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    pic_url: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['url'],
      properties: {
        url: { type: 'string', maxLength: 500, pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$', 'x-error': 'FILE_UNKNOWN' },
      },
    },
    name: {
      type: 'string',
      pattern: '\\S',
      maxLength: 100,
      'x-clean': 'line',
      not: {
        type: 'string',
        pattern:
          '[A-Za-z]://|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Ww]{3}[.．。｡]|[\\p{L}\\p{M}\\p{N}-]{3}[.．。｡]\\p{L}{2,24}(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡](?:[a-z]{2,4}|[A-Z]{2,4})(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡]\\p{L}{2,24}/|[.．。｡][Xx][Nn]--|@[^\\s@]{1,63}[.．。｡]',
        'x-error': 'NAME_HAS_LINK',
      },
      'x-error': { default: 'NAME_REQUIRED', maxLength: 'TEXT_TOO_LONG', not: 'NAME_HAS_LINK' },
    },
    email: {
      type: 'string',
      maxLength: 254,
      pattern:
        '^[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+)*@[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+)+$',
      'x-clean': 'email',
      'x-error': { default: 'EMAIL_INVALID' },
    },
    password: {
      type: 'string',
      'x-clean': 'verbatim',
      minLength: 1,
      maxLength: 128,
      'x-error': { default: 'CURRENT_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
    },
    phone: {
      type: 'string',
      'x-clean': 'phone',
      pattern: '^(?:[^0-9]*[0-9]){3}',
      maxLength: 60,
      'x-error': { default: 'PHONE_INVALID', required: 'PHONE_REQUIRED', minLength: 'PHONE_REQUIRED' },
      minLength: 1,
    },
    country: {
      type: 'string',
      'x-clean': 'line',
      pattern: '\\S',
      maxLength: 100,
      'x-error': { default: 'COUNTRY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
    },
    state: {
      type: 'string',
      'x-clean': 'line',
      pattern: '\\S',
      maxLength: 100,
      'x-error': { default: 'STATE_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
    },
    city: {
      type: 'string',
      'x-clean': 'line',
      pattern: '\\S',
      maxLength: 100,
      'x-error': { default: 'CITY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
    },
    language: { type: 'string', enum: ['en', 'es', 'ar'], 'x-error': 'LANGUAGE_UNKNOWN' },
    email_notifications: { type: 'boolean' },
  },
}
const func1 = Object.prototype.hasOwnProperty
const pattern4 = new RegExp('^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$', 'u')
const pattern5 = new RegExp('/v1/files/[A-Za-z0-9_-]{16,64}$', 'u')
const pattern6 = new RegExp('\\S', 'u')
const pattern7 = new RegExp(
  '[A-Za-z]://|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Ww]{3}[.．。｡]|[\\p{L}\\p{M}\\p{N}-]{3}[.．。｡]\\p{L}{2,24}(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡](?:[a-z]{2,4}|[A-Z]{2,4})(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡]\\p{L}{2,24}/|[.．。｡][Xx][Nn]--|@[^\\s@]{1,63}[.．。｡]',
  'u',
)
const pattern8 = new RegExp(
  '^[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+)*@[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+)+$',
  'u',
)
const pattern9 = new RegExp('^(?:[^0-9]*[0-9]){3}', 'u')

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
    if (data.userId !== undefined) {
      let data0 = data.userId
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err1 = {
            instancePath: instancePath + '/userId',
            schemaPath: '#/properties/userId/pattern',
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
          instancePath: instancePath + '/userId',
          schemaPath: '#/properties/userId/type',
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
    if (data.pic_url !== undefined) {
      let data1 = data.pic_url
      if (!(data1 && typeof data1 == 'object' && !Array.isArray(data1)) && data1 !== null) {
        const err3 = {
          instancePath: instancePath + '/pic_url',
          schemaPath: '#/properties/pic_url/type',
          keyword: 'type',
          params: { type: schema32.properties.pic_url.type },
        }
        if (vErrors === null) {
          vErrors = [err3]
        } else {
          vErrors.push(err3)
        }
        errors++
      }
      if (data1 && typeof data1 == 'object' && !Array.isArray(data1)) {
        if (data1.url === undefined) {
          const err4 = {
            instancePath: instancePath + '/pic_url',
            schemaPath: '#/properties/pic_url/required',
            keyword: 'required',
            params: { missingProperty: 'url' },
          }
          if (vErrors === null) {
            vErrors = [err4]
          } else {
            vErrors.push(err4)
          }
          errors++
        }
        for (const key1 in data1) {
          if (!(key1 === 'url')) {
            const err5 = {
              instancePath: instancePath + '/pic_url',
              schemaPath: '#/properties/pic_url/additionalProperties',
              keyword: 'additionalProperties',
              params: { additionalProperty: key1 },
            }
            if (vErrors === null) {
              vErrors = [err5]
            } else {
              vErrors.push(err5)
            }
            errors++
          }
        }
        if (data1.url !== undefined) {
          let data2 = data1.url
          if (typeof data2 === 'string') {
            if ([...data2].length > 500) {
              const err6 = {
                instancePath: instancePath + '/pic_url/url',
                schemaPath: '#/properties/pic_url/properties/url/maxLength',
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
            if (!pattern5.test(data2)) {
              const err7 = {
                instancePath: instancePath + '/pic_url/url',
                schemaPath: '#/properties/pic_url/properties/url/pattern',
                keyword: 'pattern',
                params: { pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$' },
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
              instancePath: instancePath + '/pic_url/url',
              schemaPath: '#/properties/pic_url/properties/url/type',
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
      }
    }
    if (data.name !== undefined) {
      let data3 = data.name
      if (typeof data3 === 'string') {
        if ([...data3].length > 100) {
          const err9 = {
            instancePath: instancePath + '/name',
            schemaPath: '#/properties/name/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data3 === '' },
          }
          if (vErrors === null) {
            vErrors = [err9]
          } else {
            vErrors.push(err9)
          }
          errors++
        }
        if (!pattern6.test(data3)) {
          const err10 = {
            instancePath: instancePath + '/name',
            schemaPath: '#/properties/name/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
          }
          if (vErrors === null) {
            vErrors = [err10]
          } else {
            vErrors.push(err10)
          }
          errors++
        }
        if (pattern7.test(data3)) {
          const err11 = {
            instancePath: instancePath + '/name',
            schemaPath: '#/properties/name/not',
            keyword: 'not',
            params: {},
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
          instancePath: instancePath + '/name',
          schemaPath: '#/properties/name/type',
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
    if (data.email !== undefined) {
      let data4 = data.email
      if (typeof data4 === 'string') {
        if ([...data4].length > 254) {
          const err13 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/properties/email/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data4 === '' },
          }
          if (vErrors === null) {
            vErrors = [err13]
          } else {
            vErrors.push(err13)
          }
          errors++
        }
        if (!pattern8.test(data4)) {
          const err14 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/properties/email/pattern',
            keyword: 'pattern',
            params: {
              pattern:
                '^[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+)*@[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+)+$',
            },
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
          instancePath: instancePath + '/email',
          schemaPath: '#/properties/email/type',
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
    if (data.password !== undefined) {
      let data5 = data.password
      if (typeof data5 === 'string') {
        if ([...data5].length > 128) {
          const err16 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/properties/password/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data5 === '' },
          }
          if (vErrors === null) {
            vErrors = [err16]
          } else {
            vErrors.push(err16)
          }
          errors++
        }
        if ([...data5].length < 1) {
          const err17 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/properties/password/minLength',
            keyword: 'minLength',
            params: { isEmpty: data5 === '' },
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
          instancePath: instancePath + '/password',
          schemaPath: '#/properties/password/type',
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
    if (data.phone !== undefined) {
      let data6 = data.phone
      if (typeof data6 === 'string') {
        if ([...data6].length > 60) {
          const err19 = {
            instancePath: instancePath + '/phone',
            schemaPath: '#/properties/phone/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data6 === '' },
          }
          if (vErrors === null) {
            vErrors = [err19]
          } else {
            vErrors.push(err19)
          }
          errors++
        }
        if ([...data6].length < 1) {
          const err20 = {
            instancePath: instancePath + '/phone',
            schemaPath: '#/properties/phone/minLength',
            keyword: 'minLength',
            params: { isEmpty: data6 === '' },
          }
          if (vErrors === null) {
            vErrors = [err20]
          } else {
            vErrors.push(err20)
          }
          errors++
        }
        if (!pattern9.test(data6)) {
          const err21 = {
            instancePath: instancePath + '/phone',
            schemaPath: '#/properties/phone/pattern',
            keyword: 'pattern',
            params: { pattern: '^(?:[^0-9]*[0-9]){3}' },
          }
          if (vErrors === null) {
            vErrors = [err21]
          } else {
            vErrors.push(err21)
          }
          errors++
        }
      } else {
        const err22 = {
          instancePath: instancePath + '/phone',
          schemaPath: '#/properties/phone/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err22]
        } else {
          vErrors.push(err22)
        }
        errors++
      }
    }
    if (data.country !== undefined) {
      let data7 = data.country
      if (typeof data7 === 'string') {
        if ([...data7].length > 100) {
          const err23 = {
            instancePath: instancePath + '/country',
            schemaPath: '#/properties/country/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data7 === '' },
          }
          if (vErrors === null) {
            vErrors = [err23]
          } else {
            vErrors.push(err23)
          }
          errors++
        }
        if (!pattern6.test(data7)) {
          const err24 = {
            instancePath: instancePath + '/country',
            schemaPath: '#/properties/country/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
          }
          if (vErrors === null) {
            vErrors = [err24]
          } else {
            vErrors.push(err24)
          }
          errors++
        }
      } else {
        const err25 = {
          instancePath: instancePath + '/country',
          schemaPath: '#/properties/country/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err25]
        } else {
          vErrors.push(err25)
        }
        errors++
      }
    }
    if (data.state !== undefined) {
      let data8 = data.state
      if (typeof data8 === 'string') {
        if ([...data8].length > 100) {
          const err26 = {
            instancePath: instancePath + '/state',
            schemaPath: '#/properties/state/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data8 === '' },
          }
          if (vErrors === null) {
            vErrors = [err26]
          } else {
            vErrors.push(err26)
          }
          errors++
        }
        if (!pattern6.test(data8)) {
          const err27 = {
            instancePath: instancePath + '/state',
            schemaPath: '#/properties/state/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
          }
          if (vErrors === null) {
            vErrors = [err27]
          } else {
            vErrors.push(err27)
          }
          errors++
        }
      } else {
        const err28 = {
          instancePath: instancePath + '/state',
          schemaPath: '#/properties/state/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err28]
        } else {
          vErrors.push(err28)
        }
        errors++
      }
    }
    if (data.city !== undefined) {
      let data9 = data.city
      if (typeof data9 === 'string') {
        if ([...data9].length > 100) {
          const err29 = {
            instancePath: instancePath + '/city',
            schemaPath: '#/properties/city/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data9 === '' },
          }
          if (vErrors === null) {
            vErrors = [err29]
          } else {
            vErrors.push(err29)
          }
          errors++
        }
        if (!pattern6.test(data9)) {
          const err30 = {
            instancePath: instancePath + '/city',
            schemaPath: '#/properties/city/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
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
          instancePath: instancePath + '/city',
          schemaPath: '#/properties/city/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err31]
        } else {
          vErrors.push(err31)
        }
        errors++
      }
    }
    if (data.language !== undefined) {
      let data10 = data.language
      if (typeof data10 !== 'string') {
        const err32 = {
          instancePath: instancePath + '/language',
          schemaPath: '#/properties/language/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err32]
        } else {
          vErrors.push(err32)
        }
        errors++
      }
      if (!(data10 === 'en' || data10 === 'es' || data10 === 'ar')) {
        const err33 = {
          instancePath: instancePath + '/language',
          schemaPath: '#/properties/language/enum',
          keyword: 'enum',
          params: { allowedValues: schema32.properties.language.enum },
        }
        if (vErrors === null) {
          vErrors = [err33]
        } else {
          vErrors.push(err33)
        }
        errors++
      }
    }
    if (data.email_notifications !== undefined) {
      if (typeof data.email_notifications !== 'boolean') {
        const err34 = {
          instancePath: instancePath + '/email_notifications',
          schemaPath: '#/properties/email_notifications/type',
          keyword: 'type',
          params: { type: 'boolean' },
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

const editCustomerCleanings = {
  '/name': 'line',
  '/email': 'email',
  '/password': 'verbatim',
  '/phone': 'phone',
  '/country': 'line',
  '/state': 'line',
  '/city': 'line',
}
const editCustomerCodes = {
  '/pic_url/url': 'FILE_UNKNOWN',
  '/name': { default: 'NAME_REQUIRED', maxLength: 'TEXT_TOO_LONG', not: 'NAME_HAS_LINK' },
  '/email': { default: 'EMAIL_INVALID' },
  '/password': { default: 'CURRENT_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
  '/phone': { default: 'PHONE_INVALID', required: 'PHONE_REQUIRED', minLength: 'PHONE_REQUIRED' },
  '/country': { default: 'COUNTRY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
  '/state': { default: 'STATE_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
  '/city': { default: 'CITY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
  '/language': 'LANGUAGE_UNKNOWN',
}

/**
 * The fields of a body of editCustomer that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const editCustomer = (body) =>
  editCustomerKeeps(clean(body, editCustomerCleanings)) ? [] : fieldErrors(editCustomerKeeps.errors, editCustomerCodes)
