// generated from openapi.yaml by npm run generate: do not edit
import { clean } from '../clean.ts'
import { fieldErrors } from '../field-errors.ts'

const editBusinessKeeps = validate21
const schema32 = {
  type: 'object',
  additionalProperties: false,
  properties: {
    userId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
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
      'x-error': { default: 'NAME_EMPTY', maxLength: 'TEXT_TOO_LONG', not: 'NAME_HAS_LINK' },
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
      minLength: 1,
      'x-clean': 'phone',
      pattern: '^(?:[^0-9]*[0-9]){3}',
      maxLength: 60,
      'x-error': { default: 'PHONE_INVALID', minLength: 'PHONE_EMPTY' },
    },
    profile_pic: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['url'],
      properties: {
        url: { type: 'string', maxLength: 500, pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$', 'x-error': 'FILE_UNKNOWN' },
      },
    },
    language: { type: 'string', enum: ['en', 'es', 'ar'], 'x-error': 'LANGUAGE_UNKNOWN' },
    email_notifications: { type: 'boolean' },
    buisness_name: {
      type: 'string',
      pattern: '\\S',
      maxLength: 120,
      'x-clean': 'line',
      not: {
        type: 'string',
        pattern:
          '[A-Za-z]://|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Ww]{3}[.．。｡]|[\\p{L}\\p{M}\\p{N}-]{3}[.．。｡]\\p{L}{2,24}(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡](?:[a-z]{2,4}|[A-Z]{2,4})(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡]\\p{L}{2,24}/|[.．。｡][Xx][Nn]--|@[^\\s@]{1,63}[.．。｡]',
        'x-error': 'NAME_HAS_LINK',
      },
      'x-error': { default: 'BUSINESS_NAME_REQUIRED', maxLength: 'TEXT_TOO_LONG', not: 'NAME_HAS_LINK' },
    },
    buisness_id_number: { type: 'string', maxLength: 50, 'x-clean': 'line', 'x-error': { default: 'TEXT_TOO_LONG' } },
    buisness_phone_number: {
      type: 'string',
      minLength: 1,
      'x-clean': 'phone',
      pattern: '^(?:[^0-9]*[0-9]){3}',
      maxLength: 60,
      'x-error': { default: 'PHONE_INVALID', minLength: 'BUSINESS_PHONE_REQUIRED' },
    },
    buisness_email: {
      type: 'string',
      maxLength: 254,
      pattern:
        '^([^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+)*@[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+)+)?$',
      'x-clean': 'email',
      'x-error': { default: 'EMAIL_INVALID' },
    },
    category: {
      type: 'array',
      minItems: 1,
      maxItems: 3,
      uniqueItems: true,
      items: { type: 'string', 'x-clean': 'line', pattern: '\\S', maxLength: 100, 'x-error': 'CATEGORY_UNKNOWN' },
      'x-error': { default: 'BUSINESS_CATEGORY_REQUIRED', maxItems: 'MAX_CATEGORIES', uniqueItems: 'INVALID_VALUE' },
    },
    address: {
      type: 'string',
      pattern: '\\S',
      maxLength: 200,
      'x-clean': 'line',
      'x-error': { default: 'ADDRESS_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
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
    radius: { type: 'integer', minimum: 0, maximum: 100, 'x-error': 'RADIUS_INVALID' },
    hidden: { type: 'boolean', 'x-error': 'INVALID_VALUE' },
    city: {
      type: 'array',
      minItems: 1,
      maxItems: 5,
      uniqueItems: true,
      items: {
        type: 'string',
        'x-clean': 'line',
        pattern: '\\S',
        maxLength: 100,
        'x-error': { default: 'CITY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
      },
      'x-error': { default: 'CITY_REQUIRED', maxItems: 'MAX_CITIES', uniqueItems: 'INVALID_VALUE' },
    },
    zipcode: {
      type: 'string',
      pattern: '\\S',
      maxLength: 12,
      'x-clean': 'line',
      'x-error': { default: 'ZIP_CODE_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
    },
    logo_url: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['url'],
      properties: {
        url: { type: 'string', maxLength: 500, pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$', 'x-error': 'FILE_UNKNOWN' },
      },
    },
    documents_urls: {
      type: 'array',
      maxItems: 5,
      items: { type: 'string', maxLength: 500, pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$', 'x-error': 'FILE_UNKNOWN' },
      'x-error': 'MAX_DOCUMENTS',
    },
    isLicense: { type: 'integer', enum: [0, 1], 'x-error': 'INVALID_VALUE' },
    isInsurance: { type: 'integer', enum: [0, 1], 'x-error': 'INVALID_VALUE' },
  },
}
const func1 = Object.prototype.hasOwnProperty
const pattern4 = new RegExp('^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$', 'u')
const pattern5 = new RegExp('\\S', 'u')
const pattern6 = new RegExp(
  '[A-Za-z]://|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Ww]{3}[.．。｡]|[\\p{L}\\p{M}\\p{N}-]{3}[.．。｡]\\p{L}{2,24}(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡](?:[a-z]{2,4}|[A-Z]{2,4})(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡]\\p{L}{2,24}/|[.．。｡][Xx][Nn]--|@[^\\s@]{1,63}[.．。｡]',
  'u',
)
const pattern7 = new RegExp(
  '^[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+)*@[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+)+$',
  'u',
)
const pattern8 = new RegExp('^(?:[^0-9]*[0-9]){3}', 'u')
const pattern9 = new RegExp('/v1/files/[A-Za-z0-9_-]{16,64}$', 'u')
const pattern13 = new RegExp(
  '^([^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+)*@[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+)+)?$',
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
    if (data.name !== undefined) {
      let data1 = data.name
      if (typeof data1 === 'string') {
        if ([...data1].length > 100) {
          const err3 = {
            instancePath: instancePath + '/name',
            schemaPath: '#/properties/name/maxLength',
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
        if (!pattern5.test(data1)) {
          const err4 = {
            instancePath: instancePath + '/name',
            schemaPath: '#/properties/name/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
          }
          if (vErrors === null) {
            vErrors = [err4]
          } else {
            vErrors.push(err4)
          }
          errors++
        }
        if (pattern6.test(data1)) {
          const err5 = {
            instancePath: instancePath + '/name',
            schemaPath: '#/properties/name/not',
            keyword: 'not',
            params: {},
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
          instancePath: instancePath + '/name',
          schemaPath: '#/properties/name/type',
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
    if (data.email !== undefined) {
      let data2 = data.email
      if (typeof data2 === 'string') {
        if ([...data2].length > 254) {
          const err7 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/properties/email/maxLength',
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
        if (!pattern7.test(data2)) {
          const err8 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/properties/email/pattern',
            keyword: 'pattern',
            params: {
              pattern:
                '^[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+)*@[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+)+$',
            },
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
          instancePath: instancePath + '/email',
          schemaPath: '#/properties/email/type',
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
    if (data.password !== undefined) {
      let data3 = data.password
      if (typeof data3 === 'string') {
        if ([...data3].length > 128) {
          const err10 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/properties/password/maxLength',
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
        if ([...data3].length < 1) {
          const err11 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/properties/password/minLength',
            keyword: 'minLength',
            params: { isEmpty: data3 === '' },
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
          instancePath: instancePath + '/password',
          schemaPath: '#/properties/password/type',
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
    if (data.phone !== undefined) {
      let data4 = data.phone
      if (typeof data4 === 'string') {
        if ([...data4].length > 60) {
          const err13 = {
            instancePath: instancePath + '/phone',
            schemaPath: '#/properties/phone/maxLength',
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
        if ([...data4].length < 1) {
          const err14 = {
            instancePath: instancePath + '/phone',
            schemaPath: '#/properties/phone/minLength',
            keyword: 'minLength',
            params: { isEmpty: data4 === '' },
          }
          if (vErrors === null) {
            vErrors = [err14]
          } else {
            vErrors.push(err14)
          }
          errors++
        }
        if (!pattern8.test(data4)) {
          const err15 = {
            instancePath: instancePath + '/phone',
            schemaPath: '#/properties/phone/pattern',
            keyword: 'pattern',
            params: { pattern: '^(?:[^0-9]*[0-9]){3}' },
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
          instancePath: instancePath + '/phone',
          schemaPath: '#/properties/phone/type',
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
    if (data.profile_pic !== undefined) {
      let data5 = data.profile_pic
      if (!(data5 && typeof data5 == 'object' && !Array.isArray(data5)) && data5 !== null) {
        const err17 = {
          instancePath: instancePath + '/profile_pic',
          schemaPath: '#/properties/profile_pic/type',
          keyword: 'type',
          params: { type: schema32.properties.profile_pic.type },
        }
        if (vErrors === null) {
          vErrors = [err17]
        } else {
          vErrors.push(err17)
        }
        errors++
      }
      if (data5 && typeof data5 == 'object' && !Array.isArray(data5)) {
        if (data5.url === undefined) {
          const err18 = {
            instancePath: instancePath + '/profile_pic',
            schemaPath: '#/properties/profile_pic/required',
            keyword: 'required',
            params: { missingProperty: 'url' },
          }
          if (vErrors === null) {
            vErrors = [err18]
          } else {
            vErrors.push(err18)
          }
          errors++
        }
        for (const key1 in data5) {
          if (!(key1 === 'url')) {
            const err19 = {
              instancePath: instancePath + '/profile_pic',
              schemaPath: '#/properties/profile_pic/additionalProperties',
              keyword: 'additionalProperties',
              params: { additionalProperty: key1 },
            }
            if (vErrors === null) {
              vErrors = [err19]
            } else {
              vErrors.push(err19)
            }
            errors++
          }
        }
        if (data5.url !== undefined) {
          let data6 = data5.url
          if (typeof data6 === 'string') {
            if ([...data6].length > 500) {
              const err20 = {
                instancePath: instancePath + '/profile_pic/url',
                schemaPath: '#/properties/profile_pic/properties/url/maxLength',
                keyword: 'maxLength',
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
                instancePath: instancePath + '/profile_pic/url',
                schemaPath: '#/properties/profile_pic/properties/url/pattern',
                keyword: 'pattern',
                params: { pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$' },
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
              instancePath: instancePath + '/profile_pic/url',
              schemaPath: '#/properties/profile_pic/properties/url/type',
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
      }
    }
    if (data.language !== undefined) {
      let data7 = data.language
      if (typeof data7 !== 'string') {
        const err23 = {
          instancePath: instancePath + '/language',
          schemaPath: '#/properties/language/type',
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
      if (!(data7 === 'en' || data7 === 'es' || data7 === 'ar')) {
        const err24 = {
          instancePath: instancePath + '/language',
          schemaPath: '#/properties/language/enum',
          keyword: 'enum',
          params: { allowedValues: schema32.properties.language.enum },
        }
        if (vErrors === null) {
          vErrors = [err24]
        } else {
          vErrors.push(err24)
        }
        errors++
      }
    }
    if (data.email_notifications !== undefined) {
      if (typeof data.email_notifications !== 'boolean') {
        const err25 = {
          instancePath: instancePath + '/email_notifications',
          schemaPath: '#/properties/email_notifications/type',
          keyword: 'type',
          params: { type: 'boolean' },
        }
        if (vErrors === null) {
          vErrors = [err25]
        } else {
          vErrors.push(err25)
        }
        errors++
      }
    }
    if (data.buisness_name !== undefined) {
      let data9 = data.buisness_name
      if (typeof data9 === 'string') {
        if ([...data9].length > 120) {
          const err26 = {
            instancePath: instancePath + '/buisness_name',
            schemaPath: '#/properties/buisness_name/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data9 === '' },
          }
          if (vErrors === null) {
            vErrors = [err26]
          } else {
            vErrors.push(err26)
          }
          errors++
        }
        if (!pattern5.test(data9)) {
          const err27 = {
            instancePath: instancePath + '/buisness_name',
            schemaPath: '#/properties/buisness_name/pattern',
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
        if (pattern6.test(data9)) {
          const err28 = {
            instancePath: instancePath + '/buisness_name',
            schemaPath: '#/properties/buisness_name/not',
            keyword: 'not',
            params: {},
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
          instancePath: instancePath + '/buisness_name',
          schemaPath: '#/properties/buisness_name/type',
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
    if (data.buisness_id_number !== undefined) {
      let data10 = data.buisness_id_number
      if (typeof data10 === 'string') {
        if ([...data10].length > 50) {
          const err30 = {
            instancePath: instancePath + '/buisness_id_number',
            schemaPath: '#/properties/buisness_id_number/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data10 === '' },
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
          instancePath: instancePath + '/buisness_id_number',
          schemaPath: '#/properties/buisness_id_number/type',
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
    if (data.buisness_phone_number !== undefined) {
      let data11 = data.buisness_phone_number
      if (typeof data11 === 'string') {
        if ([...data11].length > 60) {
          const err32 = {
            instancePath: instancePath + '/buisness_phone_number',
            schemaPath: '#/properties/buisness_phone_number/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data11 === '' },
          }
          if (vErrors === null) {
            vErrors = [err32]
          } else {
            vErrors.push(err32)
          }
          errors++
        }
        if ([...data11].length < 1) {
          const err33 = {
            instancePath: instancePath + '/buisness_phone_number',
            schemaPath: '#/properties/buisness_phone_number/minLength',
            keyword: 'minLength',
            params: { isEmpty: data11 === '' },
          }
          if (vErrors === null) {
            vErrors = [err33]
          } else {
            vErrors.push(err33)
          }
          errors++
        }
        if (!pattern8.test(data11)) {
          const err34 = {
            instancePath: instancePath + '/buisness_phone_number',
            schemaPath: '#/properties/buisness_phone_number/pattern',
            keyword: 'pattern',
            params: { pattern: '^(?:[^0-9]*[0-9]){3}' },
          }
          if (vErrors === null) {
            vErrors = [err34]
          } else {
            vErrors.push(err34)
          }
          errors++
        }
      } else {
        const err35 = {
          instancePath: instancePath + '/buisness_phone_number',
          schemaPath: '#/properties/buisness_phone_number/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err35]
        } else {
          vErrors.push(err35)
        }
        errors++
      }
    }
    if (data.buisness_email !== undefined) {
      let data12 = data.buisness_email
      if (typeof data12 === 'string') {
        if ([...data12].length > 254) {
          const err36 = {
            instancePath: instancePath + '/buisness_email',
            schemaPath: '#/properties/buisness_email/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data12 === '' },
          }
          if (vErrors === null) {
            vErrors = [err36]
          } else {
            vErrors.push(err36)
          }
          errors++
        }
        if (!pattern13.test(data12)) {
          const err37 = {
            instancePath: instancePath + '/buisness_email',
            schemaPath: '#/properties/buisness_email/pattern',
            keyword: 'pattern',
            params: {
              pattern:
                '^([^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+)*@[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+)+)?$',
            },
          }
          if (vErrors === null) {
            vErrors = [err37]
          } else {
            vErrors.push(err37)
          }
          errors++
        }
      } else {
        const err38 = {
          instancePath: instancePath + '/buisness_email',
          schemaPath: '#/properties/buisness_email/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err38]
        } else {
          vErrors.push(err38)
        }
        errors++
      }
    }
    if (data.category !== undefined) {
      let data13 = data.category
      if (Array.isArray(data13)) {
        if (data13.length > 3) {
          const err39 = {
            instancePath: instancePath + '/category',
            schemaPath: '#/properties/category/maxItems',
            keyword: 'maxItems',
            params: { limit: 3 },
          }
          if (vErrors === null) {
            vErrors = [err39]
          } else {
            vErrors.push(err39)
          }
          errors++
        }
        if (data13.length < 1) {
          const err40 = {
            instancePath: instancePath + '/category',
            schemaPath: '#/properties/category/minItems',
            keyword: 'minItems',
            params: { limit: 1 },
          }
          if (vErrors === null) {
            vErrors = [err40]
          } else {
            vErrors.push(err40)
          }
          errors++
        }
        if (data13.length <= 3) {
          const len0 = data13.length
          for (let i0 = 0; i0 < len0; i0++) {
            let data14 = data13[i0]
            if (typeof data14 === 'string') {
              if ([...data14].length > 100) {
                const err41 = {
                  instancePath: instancePath + '/category/' + i0,
                  schemaPath: '#/properties/category/items/maxLength',
                  keyword: 'maxLength',
                  params: { isEmpty: data14 === '' },
                }
                if (vErrors === null) {
                  vErrors = [err41]
                } else {
                  vErrors.push(err41)
                }
                errors++
              }
              if (!pattern5.test(data14)) {
                const err42 = {
                  instancePath: instancePath + '/category/' + i0,
                  schemaPath: '#/properties/category/items/pattern',
                  keyword: 'pattern',
                  params: { pattern: '\\S' },
                }
                if (vErrors === null) {
                  vErrors = [err42]
                } else {
                  vErrors.push(err42)
                }
                errors++
              }
            } else {
              const err43 = {
                instancePath: instancePath + '/category/' + i0,
                schemaPath: '#/properties/category/items/type',
                keyword: 'type',
                params: { type: 'string' },
              }
              if (vErrors === null) {
                vErrors = [err43]
              } else {
                vErrors.push(err43)
              }
              errors++
            }
          }
        }
        if (data13.length <= 3) {
          let i1 = data13.length
          let j0
          if (i1 > 1) {
            const indices0 = {}
            for (; i1--;) {
              let item0 = data13[i1]
              if (typeof item0 !== 'string') {
                continue
              }
              if (typeof indices0[item0] == 'number') {
                j0 = indices0[item0]
                const err44 = {
                  instancePath: instancePath + '/category',
                  schemaPath: '#/properties/category/uniqueItems',
                  keyword: 'uniqueItems',
                  params: { i: i1, j: j0 },
                }
                if (vErrors === null) {
                  vErrors = [err44]
                } else {
                  vErrors.push(err44)
                }
                errors++
                break
              }
              indices0[item0] = i1
            }
          }
        }
      } else {
        const err45 = {
          instancePath: instancePath + '/category',
          schemaPath: '#/properties/category/type',
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
    if (data.address !== undefined) {
      let data15 = data.address
      if (typeof data15 === 'string') {
        if ([...data15].length > 200) {
          const err46 = {
            instancePath: instancePath + '/address',
            schemaPath: '#/properties/address/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data15 === '' },
          }
          if (vErrors === null) {
            vErrors = [err46]
          } else {
            vErrors.push(err46)
          }
          errors++
        }
        if (!pattern5.test(data15)) {
          const err47 = {
            instancePath: instancePath + '/address',
            schemaPath: '#/properties/address/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
          }
          if (vErrors === null) {
            vErrors = [err47]
          } else {
            vErrors.push(err47)
          }
          errors++
        }
      } else {
        const err48 = {
          instancePath: instancePath + '/address',
          schemaPath: '#/properties/address/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err48]
        } else {
          vErrors.push(err48)
        }
        errors++
      }
    }
    if (data.country !== undefined) {
      let data16 = data.country
      if (typeof data16 === 'string') {
        if ([...data16].length > 100) {
          const err49 = {
            instancePath: instancePath + '/country',
            schemaPath: '#/properties/country/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data16 === '' },
          }
          if (vErrors === null) {
            vErrors = [err49]
          } else {
            vErrors.push(err49)
          }
          errors++
        }
        if (!pattern5.test(data16)) {
          const err50 = {
            instancePath: instancePath + '/country',
            schemaPath: '#/properties/country/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
          }
          if (vErrors === null) {
            vErrors = [err50]
          } else {
            vErrors.push(err50)
          }
          errors++
        }
      } else {
        const err51 = {
          instancePath: instancePath + '/country',
          schemaPath: '#/properties/country/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err51]
        } else {
          vErrors.push(err51)
        }
        errors++
      }
    }
    if (data.state !== undefined) {
      let data17 = data.state
      if (typeof data17 === 'string') {
        if ([...data17].length > 100) {
          const err52 = {
            instancePath: instancePath + '/state',
            schemaPath: '#/properties/state/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data17 === '' },
          }
          if (vErrors === null) {
            vErrors = [err52]
          } else {
            vErrors.push(err52)
          }
          errors++
        }
        if (!pattern5.test(data17)) {
          const err53 = {
            instancePath: instancePath + '/state',
            schemaPath: '#/properties/state/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
          }
          if (vErrors === null) {
            vErrors = [err53]
          } else {
            vErrors.push(err53)
          }
          errors++
        }
      } else {
        const err54 = {
          instancePath: instancePath + '/state',
          schemaPath: '#/properties/state/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err54]
        } else {
          vErrors.push(err54)
        }
        errors++
      }
    }
    if (data.radius !== undefined) {
      let data18 = data.radius
      if (!(typeof data18 == 'number' && !(data18 % 1) && !isNaN(data18))) {
        const err55 = {
          instancePath: instancePath + '/radius',
          schemaPath: '#/properties/radius/type',
          keyword: 'type',
          params: { type: 'integer' },
        }
        if (vErrors === null) {
          vErrors = [err55]
        } else {
          vErrors.push(err55)
        }
        errors++
      }
      if (typeof data18 == 'number') {
        if (data18 > 100 || isNaN(data18)) {
          const err56 = {
            instancePath: instancePath + '/radius',
            schemaPath: '#/properties/radius/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 100 },
          }
          if (vErrors === null) {
            vErrors = [err56]
          } else {
            vErrors.push(err56)
          }
          errors++
        }
        if (data18 < 0 || isNaN(data18)) {
          const err57 = {
            instancePath: instancePath + '/radius',
            schemaPath: '#/properties/radius/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          }
          if (vErrors === null) {
            vErrors = [err57]
          } else {
            vErrors.push(err57)
          }
          errors++
        }
      }
    }
    if (data.hidden !== undefined) {
      if (typeof data.hidden !== 'boolean') {
        const err58 = {
          instancePath: instancePath + '/hidden',
          schemaPath: '#/properties/hidden/type',
          keyword: 'type',
          params: { type: 'boolean' },
        }
        if (vErrors === null) {
          vErrors = [err58]
        } else {
          vErrors.push(err58)
        }
        errors++
      }
    }
    if (data.city !== undefined) {
      let data20 = data.city
      if (Array.isArray(data20)) {
        if (data20.length > 5) {
          const err59 = {
            instancePath: instancePath + '/city',
            schemaPath: '#/properties/city/maxItems',
            keyword: 'maxItems',
            params: { limit: 5 },
          }
          if (vErrors === null) {
            vErrors = [err59]
          } else {
            vErrors.push(err59)
          }
          errors++
        }
        if (data20.length < 1) {
          const err60 = {
            instancePath: instancePath + '/city',
            schemaPath: '#/properties/city/minItems',
            keyword: 'minItems',
            params: { limit: 1 },
          }
          if (vErrors === null) {
            vErrors = [err60]
          } else {
            vErrors.push(err60)
          }
          errors++
        }
        if (data20.length <= 5) {
          const len1 = data20.length
          for (let i2 = 0; i2 < len1; i2++) {
            let data21 = data20[i2]
            if (typeof data21 === 'string') {
              if ([...data21].length > 100) {
                const err61 = {
                  instancePath: instancePath + '/city/' + i2,
                  schemaPath: '#/properties/city/items/maxLength',
                  keyword: 'maxLength',
                  params: { isEmpty: data21 === '' },
                }
                if (vErrors === null) {
                  vErrors = [err61]
                } else {
                  vErrors.push(err61)
                }
                errors++
              }
              if (!pattern5.test(data21)) {
                const err62 = {
                  instancePath: instancePath + '/city/' + i2,
                  schemaPath: '#/properties/city/items/pattern',
                  keyword: 'pattern',
                  params: { pattern: '\\S' },
                }
                if (vErrors === null) {
                  vErrors = [err62]
                } else {
                  vErrors.push(err62)
                }
                errors++
              }
            } else {
              const err63 = {
                instancePath: instancePath + '/city/' + i2,
                schemaPath: '#/properties/city/items/type',
                keyword: 'type',
                params: { type: 'string' },
              }
              if (vErrors === null) {
                vErrors = [err63]
              } else {
                vErrors.push(err63)
              }
              errors++
            }
          }
        }
        if (data20.length <= 5) {
          let i3 = data20.length
          let j1
          if (i3 > 1) {
            const indices1 = {}
            for (; i3--;) {
              let item1 = data20[i3]
              if (typeof item1 !== 'string') {
                continue
              }
              if (typeof indices1[item1] == 'number') {
                j1 = indices1[item1]
                const err64 = {
                  instancePath: instancePath + '/city',
                  schemaPath: '#/properties/city/uniqueItems',
                  keyword: 'uniqueItems',
                  params: { i: i3, j: j1 },
                }
                if (vErrors === null) {
                  vErrors = [err64]
                } else {
                  vErrors.push(err64)
                }
                errors++
                break
              }
              indices1[item1] = i3
            }
          }
        }
      } else {
        const err65 = {
          instancePath: instancePath + '/city',
          schemaPath: '#/properties/city/type',
          keyword: 'type',
          params: { type: 'array' },
        }
        if (vErrors === null) {
          vErrors = [err65]
        } else {
          vErrors.push(err65)
        }
        errors++
      }
    }
    if (data.zipcode !== undefined) {
      let data22 = data.zipcode
      if (typeof data22 === 'string') {
        if ([...data22].length > 12) {
          const err66 = {
            instancePath: instancePath + '/zipcode',
            schemaPath: '#/properties/zipcode/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data22 === '' },
          }
          if (vErrors === null) {
            vErrors = [err66]
          } else {
            vErrors.push(err66)
          }
          errors++
        }
        if (!pattern5.test(data22)) {
          const err67 = {
            instancePath: instancePath + '/zipcode',
            schemaPath: '#/properties/zipcode/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
          }
          if (vErrors === null) {
            vErrors = [err67]
          } else {
            vErrors.push(err67)
          }
          errors++
        }
      } else {
        const err68 = {
          instancePath: instancePath + '/zipcode',
          schemaPath: '#/properties/zipcode/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err68]
        } else {
          vErrors.push(err68)
        }
        errors++
      }
    }
    if (data.logo_url !== undefined) {
      let data23 = data.logo_url
      if (!(data23 && typeof data23 == 'object' && !Array.isArray(data23)) && data23 !== null) {
        const err69 = {
          instancePath: instancePath + '/logo_url',
          schemaPath: '#/properties/logo_url/type',
          keyword: 'type',
          params: { type: schema32.properties.logo_url.type },
        }
        if (vErrors === null) {
          vErrors = [err69]
        } else {
          vErrors.push(err69)
        }
        errors++
      }
      if (data23 && typeof data23 == 'object' && !Array.isArray(data23)) {
        if (data23.url === undefined) {
          const err70 = {
            instancePath: instancePath + '/logo_url',
            schemaPath: '#/properties/logo_url/required',
            keyword: 'required',
            params: { missingProperty: 'url' },
          }
          if (vErrors === null) {
            vErrors = [err70]
          } else {
            vErrors.push(err70)
          }
          errors++
        }
        for (const key2 in data23) {
          if (!(key2 === 'url')) {
            const err71 = {
              instancePath: instancePath + '/logo_url',
              schemaPath: '#/properties/logo_url/additionalProperties',
              keyword: 'additionalProperties',
              params: { additionalProperty: key2 },
            }
            if (vErrors === null) {
              vErrors = [err71]
            } else {
              vErrors.push(err71)
            }
            errors++
          }
        }
        if (data23.url !== undefined) {
          let data24 = data23.url
          if (typeof data24 === 'string') {
            if ([...data24].length > 500) {
              const err72 = {
                instancePath: instancePath + '/logo_url/url',
                schemaPath: '#/properties/logo_url/properties/url/maxLength',
                keyword: 'maxLength',
                params: { isEmpty: data24 === '' },
              }
              if (vErrors === null) {
                vErrors = [err72]
              } else {
                vErrors.push(err72)
              }
              errors++
            }
            if (!pattern9.test(data24)) {
              const err73 = {
                instancePath: instancePath + '/logo_url/url',
                schemaPath: '#/properties/logo_url/properties/url/pattern',
                keyword: 'pattern',
                params: { pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$' },
              }
              if (vErrors === null) {
                vErrors = [err73]
              } else {
                vErrors.push(err73)
              }
              errors++
            }
          } else {
            const err74 = {
              instancePath: instancePath + '/logo_url/url',
              schemaPath: '#/properties/logo_url/properties/url/type',
              keyword: 'type',
              params: { type: 'string' },
            }
            if (vErrors === null) {
              vErrors = [err74]
            } else {
              vErrors.push(err74)
            }
            errors++
          }
        }
      }
    }
    if (data.documents_urls !== undefined) {
      let data25 = data.documents_urls
      if (Array.isArray(data25)) {
        if (data25.length > 5) {
          const err75 = {
            instancePath: instancePath + '/documents_urls',
            schemaPath: '#/properties/documents_urls/maxItems',
            keyword: 'maxItems',
            params: { limit: 5 },
          }
          if (vErrors === null) {
            vErrors = [err75]
          } else {
            vErrors.push(err75)
          }
          errors++
        }
        if (data25.length <= 5) {
          const len2 = data25.length
          for (let i4 = 0; i4 < len2; i4++) {
            let data26 = data25[i4]
            if (typeof data26 === 'string') {
              if ([...data26].length > 500) {
                const err76 = {
                  instancePath: instancePath + '/documents_urls/' + i4,
                  schemaPath: '#/properties/documents_urls/items/maxLength',
                  keyword: 'maxLength',
                  params: { isEmpty: data26 === '' },
                }
                if (vErrors === null) {
                  vErrors = [err76]
                } else {
                  vErrors.push(err76)
                }
                errors++
              }
              if (!pattern9.test(data26)) {
                const err77 = {
                  instancePath: instancePath + '/documents_urls/' + i4,
                  schemaPath: '#/properties/documents_urls/items/pattern',
                  keyword: 'pattern',
                  params: { pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$' },
                }
                if (vErrors === null) {
                  vErrors = [err77]
                } else {
                  vErrors.push(err77)
                }
                errors++
              }
            } else {
              const err78 = {
                instancePath: instancePath + '/documents_urls/' + i4,
                schemaPath: '#/properties/documents_urls/items/type',
                keyword: 'type',
                params: { type: 'string' },
              }
              if (vErrors === null) {
                vErrors = [err78]
              } else {
                vErrors.push(err78)
              }
              errors++
            }
          }
        }
      } else {
        const err79 = {
          instancePath: instancePath + '/documents_urls',
          schemaPath: '#/properties/documents_urls/type',
          keyword: 'type',
          params: { type: 'array' },
        }
        if (vErrors === null) {
          vErrors = [err79]
        } else {
          vErrors.push(err79)
        }
        errors++
      }
    }
    if (data.isLicense !== undefined) {
      let data27 = data.isLicense
      if (!(typeof data27 == 'number' && !(data27 % 1) && !isNaN(data27))) {
        const err80 = {
          instancePath: instancePath + '/isLicense',
          schemaPath: '#/properties/isLicense/type',
          keyword: 'type',
          params: { type: 'integer' },
        }
        if (vErrors === null) {
          vErrors = [err80]
        } else {
          vErrors.push(err80)
        }
        errors++
      }
      if (!(data27 === 0 || data27 === 1)) {
        const err81 = {
          instancePath: instancePath + '/isLicense',
          schemaPath: '#/properties/isLicense/enum',
          keyword: 'enum',
          params: { allowedValues: schema32.properties.isLicense.enum },
        }
        if (vErrors === null) {
          vErrors = [err81]
        } else {
          vErrors.push(err81)
        }
        errors++
      }
    }
    if (data.isInsurance !== undefined) {
      let data28 = data.isInsurance
      if (!(typeof data28 == 'number' && !(data28 % 1) && !isNaN(data28))) {
        const err82 = {
          instancePath: instancePath + '/isInsurance',
          schemaPath: '#/properties/isInsurance/type',
          keyword: 'type',
          params: { type: 'integer' },
        }
        if (vErrors === null) {
          vErrors = [err82]
        } else {
          vErrors.push(err82)
        }
        errors++
      }
      if (!(data28 === 0 || data28 === 1)) {
        const err83 = {
          instancePath: instancePath + '/isInsurance',
          schemaPath: '#/properties/isInsurance/enum',
          keyword: 'enum',
          params: { allowedValues: schema32.properties.isInsurance.enum },
        }
        if (vErrors === null) {
          vErrors = [err83]
        } else {
          vErrors.push(err83)
        }
        errors++
      }
    }
  } else {
    const err84 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err84]
    } else {
      vErrors.push(err84)
    }
    errors++
  }
  validate21.errors = vErrors
  return errors === 0
}
validate21.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const editBusinessCleanings = {
  '/name': 'line',
  '/email': 'email',
  '/password': 'verbatim',
  '/phone': 'phone',
  '/buisness_name': 'line',
  '/buisness_id_number': 'line',
  '/buisness_phone_number': 'phone',
  '/buisness_email': 'email',
  '/category/*': 'line',
  '/address': 'line',
  '/country': 'line',
  '/state': 'line',
  '/city/*': 'line',
  '/zipcode': 'line',
}
const editBusinessCodes = {
  '/name': { default: 'NAME_EMPTY', maxLength: 'TEXT_TOO_LONG', not: 'NAME_HAS_LINK' },
  '/email': { default: 'EMAIL_INVALID' },
  '/password': { default: 'CURRENT_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
  '/phone': { default: 'PHONE_INVALID', minLength: 'PHONE_EMPTY' },
  '/profile_pic/url': 'FILE_UNKNOWN',
  '/language': 'LANGUAGE_UNKNOWN',
  '/buisness_name': { default: 'BUSINESS_NAME_REQUIRED', maxLength: 'TEXT_TOO_LONG', not: 'NAME_HAS_LINK' },
  '/buisness_id_number': { default: 'TEXT_TOO_LONG' },
  '/buisness_phone_number': { default: 'PHONE_INVALID', minLength: 'BUSINESS_PHONE_REQUIRED' },
  '/buisness_email': { default: 'EMAIL_INVALID' },
  '/category': { default: 'BUSINESS_CATEGORY_REQUIRED', maxItems: 'MAX_CATEGORIES', uniqueItems: 'INVALID_VALUE' },
  '/category/*': 'CATEGORY_UNKNOWN',
  '/address': { default: 'ADDRESS_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
  '/country': { default: 'COUNTRY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
  '/state': { default: 'STATE_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
  '/radius': 'RADIUS_INVALID',
  '/hidden': 'INVALID_VALUE',
  '/city': { default: 'CITY_REQUIRED', maxItems: 'MAX_CITIES', uniqueItems: 'INVALID_VALUE' },
  '/city/*': { default: 'CITY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
  '/zipcode': { default: 'ZIP_CODE_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
  '/logo_url/url': 'FILE_UNKNOWN',
  '/documents_urls': 'MAX_DOCUMENTS',
  '/documents_urls/*': 'FILE_UNKNOWN',
  '/isLicense': 'INVALID_VALUE',
  '/isInsurance': 'INVALID_VALUE',
}

/**
 * The fields of a body of editBusiness that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const editBusiness = (body) =>
  editBusinessKeeps(clean(body, editBusinessCleanings)) ? [] : fieldErrors(editBusinessKeeps.errors, editBusinessCodes)
