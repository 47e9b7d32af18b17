// generated from openapi.yaml by npm run generate: do not edit
import { clean } from '../clean.ts'
import { fieldErrors } from '../field-errors.ts'

const signupBusinessKeeps = validate21
const schema32 = {
  type: 'object',
  additionalProperties: false,
  required: [
    'name',
    'email',
    'phone',
    'password',
    'buisness_name',
    'buisness_phone_number',
    'category',
    'address',
    'state',
    'city',
    'country',
    'zipcode',
  ],
  properties: {
    role: { type: 'string', const: 'business', 'x-error': 'INVALID_VALUE' },
    is_subscribed: { type: 'string', enum: ['no', 'yes'], 'x-error': 'INVALID_VALUE' },
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
    phone: {
      type: 'string',
      'x-clean': 'phone',
      pattern: '^(?:[^0-9]*[0-9]){3}',
      maxLength: 60,
      'x-error': { default: 'PHONE_INVALID', required: 'PHONE_REQUIRED', minLength: 'PHONE_REQUIRED' },
      minLength: 1,
    },
    password: {
      type: 'string',
      minLength: 6,
      maxLength: 128,
      'x-error': { required: 'PASSWORD_REQUIRED', minLength: 'PASSWORD_TOO_SHORT', maxLength: 'PASSWORD_TOO_LONG' },
    },
    reference_code: { type: 'string', maxLength: 50, 'x-clean': 'line', 'x-error': { default: 'TEXT_TOO_LONG' } },
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
      'x-error': {
        default: 'PHONE_INVALID',
        required: 'BUSINESS_PHONE_REQUIRED',
        minLength: 'BUSINESS_PHONE_REQUIRED',
      },
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
      'x-error': {
        default: 'BUSINESS_CATEGORY_REQUIRED',
        maxItems: 'MAXIMUM_3_CATEGORIES_ALLOWED',
        uniqueItems: 'INVALID_VALUE',
      },
    },
    address: {
      type: 'string',
      pattern: '\\S',
      maxLength: 200,
      'x-clean': 'line',
      'x-error': { default: 'ADDRESS_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
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
      maxItems: 1,
      items: {
        type: 'string',
        'x-clean': 'line',
        pattern: '\\S',
        maxLength: 100,
        'x-error': { default: 'CITY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
      },
      'x-error': { default: 'CITY_REQUIRED', maxItems: 'ONE_CITY_ALLOWED' },
    },
    country: {
      type: 'string',
      'x-clean': 'line',
      pattern: '\\S',
      maxLength: 100,
      'x-error': { default: 'COUNTRY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
    },
    zipcode: {
      type: 'string',
      pattern: '\\S',
      maxLength: 12,
      'x-clean': 'line',
      'x-error': { default: 'ZIP_CODE_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
    },
    logo_url: {
      type: 'array',
      maxItems: 1,
      items: { type: 'string', maxLength: 500, pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$', 'x-error': 'FILE_UNKNOWN' },
      'x-error': 'INVALID_VALUE',
    },
    documents_urls: {
      type: 'array',
      maxItems: 5,
      items: { type: 'string', maxLength: 500, pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$', 'x-error': 'FILE_UNKNOWN' },
      'x-error': 'MAX_DOCUMENTS',
    },
    profile_pic: {
      type: 'array',
      maxItems: 1,
      items: { type: 'string', maxLength: 500, pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$', 'x-error': 'FILE_UNKNOWN' },
      'x-error': 'INVALID_VALUE',
    },
    isLicense: { type: 'integer', enum: [0, 1], 'x-error': 'INVALID_VALUE' },
    isInsurance: { type: 'integer', enum: [0, 1], 'x-error': 'INVALID_VALUE' },
    terms_accepted: { type: 'boolean', const: true, 'x-error': 'TERMS_REQUIRED' },
    language: { type: 'string', enum: ['en', 'es', 'ar'], 'x-error': 'LANGUAGE_UNKNOWN' },
  },
}
const func1 = Object.prototype.hasOwnProperty
const pattern4 = new RegExp('\\S', 'u')
const pattern5 = new RegExp(
  '[A-Za-z]://|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Ww]{3}[.．。｡]|[\\p{L}\\p{M}\\p{N}-]{3}[.．。｡]\\p{L}{2,24}(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡](?:[a-z]{2,4}|[A-Z]{2,4})(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡]\\p{L}{2,24}/|[.．。｡][Xx][Nn]--|@[^\\s@]{1,63}[.．。｡]',
  'u',
)
const pattern6 = new RegExp(
  '^[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+)*@[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+)+$',
  'u',
)
const pattern7 = new RegExp('^(?:[^0-9]*[0-9]){3}', 'u')
const pattern11 = new RegExp(
  '^([^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+)*@[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+)+)?$',
  'u',
)
const pattern18 = new RegExp('/v1/files/[A-Za-z0-9_-]{16,64}$', 'u')

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
    if (data.name === undefined) {
      const err0 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'name' } }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    if (data.email === undefined) {
      const err1 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'email' } }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    if (data.phone === undefined) {
      const err2 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'phone' } }
      if (vErrors === null) {
        vErrors = [err2]
      } else {
        vErrors.push(err2)
      }
      errors++
    }
    if (data.password === undefined) {
      const err3 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'password' },
      }
      if (vErrors === null) {
        vErrors = [err3]
      } else {
        vErrors.push(err3)
      }
      errors++
    }
    if (data.buisness_name === undefined) {
      const err4 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'buisness_name' },
      }
      if (vErrors === null) {
        vErrors = [err4]
      } else {
        vErrors.push(err4)
      }
      errors++
    }
    if (data.buisness_phone_number === undefined) {
      const err5 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'buisness_phone_number' },
      }
      if (vErrors === null) {
        vErrors = [err5]
      } else {
        vErrors.push(err5)
      }
      errors++
    }
    if (data.category === undefined) {
      const err6 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'category' },
      }
      if (vErrors === null) {
        vErrors = [err6]
      } else {
        vErrors.push(err6)
      }
      errors++
    }
    if (data.address === undefined) {
      const err7 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'address' },
      }
      if (vErrors === null) {
        vErrors = [err7]
      } else {
        vErrors.push(err7)
      }
      errors++
    }
    if (data.state === undefined) {
      const err8 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'state' } }
      if (vErrors === null) {
        vErrors = [err8]
      } else {
        vErrors.push(err8)
      }
      errors++
    }
    if (data.city === undefined) {
      const err9 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'city' } }
      if (vErrors === null) {
        vErrors = [err9]
      } else {
        vErrors.push(err9)
      }
      errors++
    }
    if (data.country === undefined) {
      const err10 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'country' },
      }
      if (vErrors === null) {
        vErrors = [err10]
      } else {
        vErrors.push(err10)
      }
      errors++
    }
    if (data.zipcode === undefined) {
      const err11 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'zipcode' },
      }
      if (vErrors === null) {
        vErrors = [err11]
      } else {
        vErrors.push(err11)
      }
      errors++
    }
    for (const key0 in data) {
      if (!func1.call(schema32.properties, key0)) {
        const err12 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
        }
        if (vErrors === null) {
          vErrors = [err12]
        } else {
          vErrors.push(err12)
        }
        errors++
      }
    }
    if (data.role !== undefined) {
      let data0 = data.role
      if (typeof data0 !== 'string') {
        const err13 = {
          instancePath: instancePath + '/role',
          schemaPath: '#/properties/role/type',
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
      if ('business' !== data0) {
        const err14 = {
          instancePath: instancePath + '/role',
          schemaPath: '#/properties/role/const',
          keyword: 'const',
          params: { allowedValue: 'business' },
        }
        if (vErrors === null) {
          vErrors = [err14]
        } else {
          vErrors.push(err14)
        }
        errors++
      }
    }
    if (data.is_subscribed !== undefined) {
      let data1 = data.is_subscribed
      if (typeof data1 !== 'string') {
        const err15 = {
          instancePath: instancePath + '/is_subscribed',
          schemaPath: '#/properties/is_subscribed/type',
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
      if (!(data1 === 'no' || data1 === 'yes')) {
        const err16 = {
          instancePath: instancePath + '/is_subscribed',
          schemaPath: '#/properties/is_subscribed/enum',
          keyword: 'enum',
          params: { allowedValues: schema32.properties.is_subscribed.enum },
        }
        if (vErrors === null) {
          vErrors = [err16]
        } else {
          vErrors.push(err16)
        }
        errors++
      }
    }
    if (data.name !== undefined) {
      let data2 = data.name
      if (typeof data2 === 'string') {
        if ([...data2].length > 100) {
          const err17 = {
            instancePath: instancePath + '/name',
            schemaPath: '#/properties/name/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data2 === '' },
          }
          if (vErrors === null) {
            vErrors = [err17]
          } else {
            vErrors.push(err17)
          }
          errors++
        }
        if (!pattern4.test(data2)) {
          const err18 = {
            instancePath: instancePath + '/name',
            schemaPath: '#/properties/name/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
          }
          if (vErrors === null) {
            vErrors = [err18]
          } else {
            vErrors.push(err18)
          }
          errors++
        }
        if (pattern5.test(data2)) {
          const err19 = {
            instancePath: instancePath + '/name',
            schemaPath: '#/properties/name/not',
            keyword: 'not',
            params: {},
          }
          if (vErrors === null) {
            vErrors = [err19]
          } else {
            vErrors.push(err19)
          }
          errors++
        }
      } else {
        const err20 = {
          instancePath: instancePath + '/name',
          schemaPath: '#/properties/name/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err20]
        } else {
          vErrors.push(err20)
        }
        errors++
      }
    }
    if (data.email !== undefined) {
      let data3 = data.email
      if (typeof data3 === 'string') {
        if ([...data3].length > 254) {
          const err21 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/properties/email/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data3 === '' },
          }
          if (vErrors === null) {
            vErrors = [err21]
          } else {
            vErrors.push(err21)
          }
          errors++
        }
        if (!pattern6.test(data3)) {
          const err22 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/properties/email/pattern',
            keyword: 'pattern',
            params: {
              pattern:
                '^[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+)*@[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+)+$',
            },
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
          instancePath: instancePath + '/email',
          schemaPath: '#/properties/email/type',
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
    if (data.phone !== undefined) {
      let data4 = data.phone
      if (typeof data4 === 'string') {
        if ([...data4].length > 60) {
          const err24 = {
            instancePath: instancePath + '/phone',
            schemaPath: '#/properties/phone/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data4 === '' },
          }
          if (vErrors === null) {
            vErrors = [err24]
          } else {
            vErrors.push(err24)
          }
          errors++
        }
        if ([...data4].length < 1) {
          const err25 = {
            instancePath: instancePath + '/phone',
            schemaPath: '#/properties/phone/minLength',
            keyword: 'minLength',
            params: { isEmpty: data4 === '' },
          }
          if (vErrors === null) {
            vErrors = [err25]
          } else {
            vErrors.push(err25)
          }
          errors++
        }
        if (!pattern7.test(data4)) {
          const err26 = {
            instancePath: instancePath + '/phone',
            schemaPath: '#/properties/phone/pattern',
            keyword: 'pattern',
            params: { pattern: '^(?:[^0-9]*[0-9]){3}' },
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
          instancePath: instancePath + '/phone',
          schemaPath: '#/properties/phone/type',
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
    if (data.password !== undefined) {
      let data5 = data.password
      if (typeof data5 === 'string') {
        if ([...data5].length > 128) {
          const err28 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/properties/password/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data5 === '' },
          }
          if (vErrors === null) {
            vErrors = [err28]
          } else {
            vErrors.push(err28)
          }
          errors++
        }
        if ([...data5].length < 6) {
          const err29 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/properties/password/minLength',
            keyword: 'minLength',
            params: { isEmpty: data5 === '' },
          }
          if (vErrors === null) {
            vErrors = [err29]
          } else {
            vErrors.push(err29)
          }
          errors++
        }
      } else {
        const err30 = {
          instancePath: instancePath + '/password',
          schemaPath: '#/properties/password/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err30]
        } else {
          vErrors.push(err30)
        }
        errors++
      }
    }
    if (data.reference_code !== undefined) {
      let data6 = data.reference_code
      if (typeof data6 === 'string') {
        if ([...data6].length > 50) {
          const err31 = {
            instancePath: instancePath + '/reference_code',
            schemaPath: '#/properties/reference_code/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data6 === '' },
          }
          if (vErrors === null) {
            vErrors = [err31]
          } else {
            vErrors.push(err31)
          }
          errors++
        }
      } else {
        const err32 = {
          instancePath: instancePath + '/reference_code',
          schemaPath: '#/properties/reference_code/type',
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
    }
    if (data.buisness_name !== undefined) {
      let data7 = data.buisness_name
      if (typeof data7 === 'string') {
        if ([...data7].length > 120) {
          const err33 = {
            instancePath: instancePath + '/buisness_name',
            schemaPath: '#/properties/buisness_name/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data7 === '' },
          }
          if (vErrors === null) {
            vErrors = [err33]
          } else {
            vErrors.push(err33)
          }
          errors++
        }
        if (!pattern4.test(data7)) {
          const err34 = {
            instancePath: instancePath + '/buisness_name',
            schemaPath: '#/properties/buisness_name/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
          }
          if (vErrors === null) {
            vErrors = [err34]
          } else {
            vErrors.push(err34)
          }
          errors++
        }
        if (pattern5.test(data7)) {
          const err35 = {
            instancePath: instancePath + '/buisness_name',
            schemaPath: '#/properties/buisness_name/not',
            keyword: 'not',
            params: {},
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
          instancePath: instancePath + '/buisness_name',
          schemaPath: '#/properties/buisness_name/type',
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
    if (data.buisness_id_number !== undefined) {
      let data8 = data.buisness_id_number
      if (typeof data8 === 'string') {
        if ([...data8].length > 50) {
          const err37 = {
            instancePath: instancePath + '/buisness_id_number',
            schemaPath: '#/properties/buisness_id_number/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data8 === '' },
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
          instancePath: instancePath + '/buisness_id_number',
          schemaPath: '#/properties/buisness_id_number/type',
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
    if (data.buisness_phone_number !== undefined) {
      let data9 = data.buisness_phone_number
      if (typeof data9 === 'string') {
        if ([...data9].length > 60) {
          const err39 = {
            instancePath: instancePath + '/buisness_phone_number',
            schemaPath: '#/properties/buisness_phone_number/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data9 === '' },
          }
          if (vErrors === null) {
            vErrors = [err39]
          } else {
            vErrors.push(err39)
          }
          errors++
        }
        if ([...data9].length < 1) {
          const err40 = {
            instancePath: instancePath + '/buisness_phone_number',
            schemaPath: '#/properties/buisness_phone_number/minLength',
            keyword: 'minLength',
            params: { isEmpty: data9 === '' },
          }
          if (vErrors === null) {
            vErrors = [err40]
          } else {
            vErrors.push(err40)
          }
          errors++
        }
        if (!pattern7.test(data9)) {
          const err41 = {
            instancePath: instancePath + '/buisness_phone_number',
            schemaPath: '#/properties/buisness_phone_number/pattern',
            keyword: 'pattern',
            params: { pattern: '^(?:[^0-9]*[0-9]){3}' },
          }
          if (vErrors === null) {
            vErrors = [err41]
          } else {
            vErrors.push(err41)
          }
          errors++
        }
      } else {
        const err42 = {
          instancePath: instancePath + '/buisness_phone_number',
          schemaPath: '#/properties/buisness_phone_number/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err42]
        } else {
          vErrors.push(err42)
        }
        errors++
      }
    }
    if (data.buisness_email !== undefined) {
      let data10 = data.buisness_email
      if (typeof data10 === 'string') {
        if ([...data10].length > 254) {
          const err43 = {
            instancePath: instancePath + '/buisness_email',
            schemaPath: '#/properties/buisness_email/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data10 === '' },
          }
          if (vErrors === null) {
            vErrors = [err43]
          } else {
            vErrors.push(err43)
          }
          errors++
        }
        if (!pattern11.test(data10)) {
          const err44 = {
            instancePath: instancePath + '/buisness_email',
            schemaPath: '#/properties/buisness_email/pattern',
            keyword: 'pattern',
            params: {
              pattern:
                '^([^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+)*@[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+)+)?$',
            },
          }
          if (vErrors === null) {
            vErrors = [err44]
          } else {
            vErrors.push(err44)
          }
          errors++
        }
      } else {
        const err45 = {
          instancePath: instancePath + '/buisness_email',
          schemaPath: '#/properties/buisness_email/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err45]
        } else {
          vErrors.push(err45)
        }
        errors++
      }
    }
    if (data.category !== undefined) {
      let data11 = data.category
      if (Array.isArray(data11)) {
        if (data11.length > 3) {
          const err46 = {
            instancePath: instancePath + '/category',
            schemaPath: '#/properties/category/maxItems',
            keyword: 'maxItems',
            params: { limit: 3 },
          }
          if (vErrors === null) {
            vErrors = [err46]
          } else {
            vErrors.push(err46)
          }
          errors++
        }
        if (data11.length < 1) {
          const err47 = {
            instancePath: instancePath + '/category',
            schemaPath: '#/properties/category/minItems',
            keyword: 'minItems',
            params: { limit: 1 },
          }
          if (vErrors === null) {
            vErrors = [err47]
          } else {
            vErrors.push(err47)
          }
          errors++
        }
        if (data11.length <= 3) {
          const len0 = data11.length
          for (let i0 = 0; i0 < len0; i0++) {
            let data12 = data11[i0]
            if (typeof data12 === 'string') {
              if ([...data12].length > 100) {
                const err48 = {
                  instancePath: instancePath + '/category/' + i0,
                  schemaPath: '#/properties/category/items/maxLength',
                  keyword: 'maxLength',
                  params: { isEmpty: data12 === '' },
                }
                if (vErrors === null) {
                  vErrors = [err48]
                } else {
                  vErrors.push(err48)
                }
                errors++
              }
              if (!pattern4.test(data12)) {
                const err49 = {
                  instancePath: instancePath + '/category/' + i0,
                  schemaPath: '#/properties/category/items/pattern',
                  keyword: 'pattern',
                  params: { pattern: '\\S' },
                }
                if (vErrors === null) {
                  vErrors = [err49]
                } else {
                  vErrors.push(err49)
                }
                errors++
              }
            } else {
              const err50 = {
                instancePath: instancePath + '/category/' + i0,
                schemaPath: '#/properties/category/items/type',
                keyword: 'type',
                params: { type: 'string' },
              }
              if (vErrors === null) {
                vErrors = [err50]
              } else {
                vErrors.push(err50)
              }
              errors++
            }
          }
        }
        if (data11.length <= 3) {
          let i1 = data11.length
          let j0
          if (i1 > 1) {
            const indices0 = {}
            for (; i1--;) {
              let item0 = data11[i1]
              if (typeof item0 !== 'string') {
                continue
              }
              if (typeof indices0[item0] == 'number') {
                j0 = indices0[item0]
                const err51 = {
                  instancePath: instancePath + '/category',
                  schemaPath: '#/properties/category/uniqueItems',
                  keyword: 'uniqueItems',
                  params: { i: i1, j: j0 },
                }
                if (vErrors === null) {
                  vErrors = [err51]
                } else {
                  vErrors.push(err51)
                }
                errors++
                break
              }
              indices0[item0] = i1
            }
          }
        }
      } else {
        const err52 = {
          instancePath: instancePath + '/category',
          schemaPath: '#/properties/category/type',
          keyword: 'type',
          params: { type: 'array' },
        }
        if (vErrors === null) {
          vErrors = [err52]
        } else {
          vErrors.push(err52)
        }
        errors++
      }
    }
    if (data.address !== undefined) {
      let data13 = data.address
      if (typeof data13 === 'string') {
        if ([...data13].length > 200) {
          const err53 = {
            instancePath: instancePath + '/address',
            schemaPath: '#/properties/address/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data13 === '' },
          }
          if (vErrors === null) {
            vErrors = [err53]
          } else {
            vErrors.push(err53)
          }
          errors++
        }
        if (!pattern4.test(data13)) {
          const err54 = {
            instancePath: instancePath + '/address',
            schemaPath: '#/properties/address/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
          }
          if (vErrors === null) {
            vErrors = [err54]
          } else {
            vErrors.push(err54)
          }
          errors++
        }
      } else {
        const err55 = {
          instancePath: instancePath + '/address',
          schemaPath: '#/properties/address/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err55]
        } else {
          vErrors.push(err55)
        }
        errors++
      }
    }
    if (data.state !== undefined) {
      let data14 = data.state
      if (typeof data14 === 'string') {
        if ([...data14].length > 100) {
          const err56 = {
            instancePath: instancePath + '/state',
            schemaPath: '#/properties/state/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data14 === '' },
          }
          if (vErrors === null) {
            vErrors = [err56]
          } else {
            vErrors.push(err56)
          }
          errors++
        }
        if (!pattern4.test(data14)) {
          const err57 = {
            instancePath: instancePath + '/state',
            schemaPath: '#/properties/state/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
          }
          if (vErrors === null) {
            vErrors = [err57]
          } else {
            vErrors.push(err57)
          }
          errors++
        }
      } else {
        const err58 = {
          instancePath: instancePath + '/state',
          schemaPath: '#/properties/state/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err58]
        } else {
          vErrors.push(err58)
        }
        errors++
      }
    }
    if (data.radius !== undefined) {
      let data15 = data.radius
      if (!(typeof data15 == 'number' && !(data15 % 1) && !isNaN(data15))) {
        const err59 = {
          instancePath: instancePath + '/radius',
          schemaPath: '#/properties/radius/type',
          keyword: 'type',
          params: { type: 'integer' },
        }
        if (vErrors === null) {
          vErrors = [err59]
        } else {
          vErrors.push(err59)
        }
        errors++
      }
      if (typeof data15 == 'number') {
        if (data15 > 100 || isNaN(data15)) {
          const err60 = {
            instancePath: instancePath + '/radius',
            schemaPath: '#/properties/radius/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 100 },
          }
          if (vErrors === null) {
            vErrors = [err60]
          } else {
            vErrors.push(err60)
          }
          errors++
        }
        if (data15 < 0 || isNaN(data15)) {
          const err61 = {
            instancePath: instancePath + '/radius',
            schemaPath: '#/properties/radius/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          }
          if (vErrors === null) {
            vErrors = [err61]
          } else {
            vErrors.push(err61)
          }
          errors++
        }
      }
    }
    if (data.hidden !== undefined) {
      if (typeof data.hidden !== 'boolean') {
        const err62 = {
          instancePath: instancePath + '/hidden',
          schemaPath: '#/properties/hidden/type',
          keyword: 'type',
          params: { type: 'boolean' },
        }
        if (vErrors === null) {
          vErrors = [err62]
        } else {
          vErrors.push(err62)
        }
        errors++
      }
    }
    if (data.city !== undefined) {
      let data17 = data.city
      if (Array.isArray(data17)) {
        if (data17.length > 1) {
          const err63 = {
            instancePath: instancePath + '/city',
            schemaPath: '#/properties/city/maxItems',
            keyword: 'maxItems',
            params: { limit: 1 },
          }
          if (vErrors === null) {
            vErrors = [err63]
          } else {
            vErrors.push(err63)
          }
          errors++
        }
        if (data17.length < 1) {
          const err64 = {
            instancePath: instancePath + '/city',
            schemaPath: '#/properties/city/minItems',
            keyword: 'minItems',
            params: { limit: 1 },
          }
          if (vErrors === null) {
            vErrors = [err64]
          } else {
            vErrors.push(err64)
          }
          errors++
        }
        if (data17.length <= 1) {
          const len1 = data17.length
          for (let i2 = 0; i2 < len1; i2++) {
            let data18 = data17[i2]
            if (typeof data18 === 'string') {
              if ([...data18].length > 100) {
                const err65 = {
                  instancePath: instancePath + '/city/' + i2,
                  schemaPath: '#/properties/city/items/maxLength',
                  keyword: 'maxLength',
                  params: { isEmpty: data18 === '' },
                }
                if (vErrors === null) {
                  vErrors = [err65]
                } else {
                  vErrors.push(err65)
                }
                errors++
              }
              if (!pattern4.test(data18)) {
                const err66 = {
                  instancePath: instancePath + '/city/' + i2,
                  schemaPath: '#/properties/city/items/pattern',
                  keyword: 'pattern',
                  params: { pattern: '\\S' },
                }
                if (vErrors === null) {
                  vErrors = [err66]
                } else {
                  vErrors.push(err66)
                }
                errors++
              }
            } else {
              const err67 = {
                instancePath: instancePath + '/city/' + i2,
                schemaPath: '#/properties/city/items/type',
                keyword: 'type',
                params: { type: 'string' },
              }
              if (vErrors === null) {
                vErrors = [err67]
              } else {
                vErrors.push(err67)
              }
              errors++
            }
          }
        }
      } else {
        const err68 = {
          instancePath: instancePath + '/city',
          schemaPath: '#/properties/city/type',
          keyword: 'type',
          params: { type: 'array' },
        }
        if (vErrors === null) {
          vErrors = [err68]
        } else {
          vErrors.push(err68)
        }
        errors++
      }
    }
    if (data.country !== undefined) {
      let data19 = data.country
      if (typeof data19 === 'string') {
        if ([...data19].length > 100) {
          const err69 = {
            instancePath: instancePath + '/country',
            schemaPath: '#/properties/country/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data19 === '' },
          }
          if (vErrors === null) {
            vErrors = [err69]
          } else {
            vErrors.push(err69)
          }
          errors++
        }
        if (!pattern4.test(data19)) {
          const err70 = {
            instancePath: instancePath + '/country',
            schemaPath: '#/properties/country/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
          }
          if (vErrors === null) {
            vErrors = [err70]
          } else {
            vErrors.push(err70)
          }
          errors++
        }
      } else {
        const err71 = {
          instancePath: instancePath + '/country',
          schemaPath: '#/properties/country/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err71]
        } else {
          vErrors.push(err71)
        }
        errors++
      }
    }
    if (data.zipcode !== undefined) {
      let data20 = data.zipcode
      if (typeof data20 === 'string') {
        if ([...data20].length > 12) {
          const err72 = {
            instancePath: instancePath + '/zipcode',
            schemaPath: '#/properties/zipcode/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data20 === '' },
          }
          if (vErrors === null) {
            vErrors = [err72]
          } else {
            vErrors.push(err72)
          }
          errors++
        }
        if (!pattern4.test(data20)) {
          const err73 = {
            instancePath: instancePath + '/zipcode',
            schemaPath: '#/properties/zipcode/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
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
          instancePath: instancePath + '/zipcode',
          schemaPath: '#/properties/zipcode/type',
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
    if (data.logo_url !== undefined) {
      let data21 = data.logo_url
      if (Array.isArray(data21)) {
        if (data21.length > 1) {
          const err75 = {
            instancePath: instancePath + '/logo_url',
            schemaPath: '#/properties/logo_url/maxItems',
            keyword: 'maxItems',
            params: { limit: 1 },
          }
          if (vErrors === null) {
            vErrors = [err75]
          } else {
            vErrors.push(err75)
          }
          errors++
        }
        if (data21.length <= 1) {
          const len2 = data21.length
          for (let i3 = 0; i3 < len2; i3++) {
            let data22 = data21[i3]
            if (typeof data22 === 'string') {
              if ([...data22].length > 500) {
                const err76 = {
                  instancePath: instancePath + '/logo_url/' + i3,
                  schemaPath: '#/properties/logo_url/items/maxLength',
                  keyword: 'maxLength',
                  params: { isEmpty: data22 === '' },
                }
                if (vErrors === null) {
                  vErrors = [err76]
                } else {
                  vErrors.push(err76)
                }
                errors++
              }
              if (!pattern18.test(data22)) {
                const err77 = {
                  instancePath: instancePath + '/logo_url/' + i3,
                  schemaPath: '#/properties/logo_url/items/pattern',
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
                instancePath: instancePath + '/logo_url/' + i3,
                schemaPath: '#/properties/logo_url/items/type',
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
          instancePath: instancePath + '/logo_url',
          schemaPath: '#/properties/logo_url/type',
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
    if (data.documents_urls !== undefined) {
      let data23 = data.documents_urls
      if (Array.isArray(data23)) {
        if (data23.length > 5) {
          const err80 = {
            instancePath: instancePath + '/documents_urls',
            schemaPath: '#/properties/documents_urls/maxItems',
            keyword: 'maxItems',
            params: { limit: 5 },
          }
          if (vErrors === null) {
            vErrors = [err80]
          } else {
            vErrors.push(err80)
          }
          errors++
        }
        if (data23.length <= 5) {
          const len3 = data23.length
          for (let i4 = 0; i4 < len3; i4++) {
            let data24 = data23[i4]
            if (typeof data24 === 'string') {
              if ([...data24].length > 500) {
                const err81 = {
                  instancePath: instancePath + '/documents_urls/' + i4,
                  schemaPath: '#/properties/documents_urls/items/maxLength',
                  keyword: 'maxLength',
                  params: { isEmpty: data24 === '' },
                }
                if (vErrors === null) {
                  vErrors = [err81]
                } else {
                  vErrors.push(err81)
                }
                errors++
              }
              if (!pattern18.test(data24)) {
                const err82 = {
                  instancePath: instancePath + '/documents_urls/' + i4,
                  schemaPath: '#/properties/documents_urls/items/pattern',
                  keyword: 'pattern',
                  params: { pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$' },
                }
                if (vErrors === null) {
                  vErrors = [err82]
                } else {
                  vErrors.push(err82)
                }
                errors++
              }
            } else {
              const err83 = {
                instancePath: instancePath + '/documents_urls/' + i4,
                schemaPath: '#/properties/documents_urls/items/type',
                keyword: 'type',
                params: { type: 'string' },
              }
              if (vErrors === null) {
                vErrors = [err83]
              } else {
                vErrors.push(err83)
              }
              errors++
            }
          }
        }
      } else {
        const err84 = {
          instancePath: instancePath + '/documents_urls',
          schemaPath: '#/properties/documents_urls/type',
          keyword: 'type',
          params: { type: 'array' },
        }
        if (vErrors === null) {
          vErrors = [err84]
        } else {
          vErrors.push(err84)
        }
        errors++
      }
    }
    if (data.profile_pic !== undefined) {
      let data25 = data.profile_pic
      if (Array.isArray(data25)) {
        if (data25.length > 1) {
          const err85 = {
            instancePath: instancePath + '/profile_pic',
            schemaPath: '#/properties/profile_pic/maxItems',
            keyword: 'maxItems',
            params: { limit: 1 },
          }
          if (vErrors === null) {
            vErrors = [err85]
          } else {
            vErrors.push(err85)
          }
          errors++
        }
        if (data25.length <= 1) {
          const len4 = data25.length
          for (let i5 = 0; i5 < len4; i5++) {
            let data26 = data25[i5]
            if (typeof data26 === 'string') {
              if ([...data26].length > 500) {
                const err86 = {
                  instancePath: instancePath + '/profile_pic/' + i5,
                  schemaPath: '#/properties/profile_pic/items/maxLength',
                  keyword: 'maxLength',
                  params: { isEmpty: data26 === '' },
                }
                if (vErrors === null) {
                  vErrors = [err86]
                } else {
                  vErrors.push(err86)
                }
                errors++
              }
              if (!pattern18.test(data26)) {
                const err87 = {
                  instancePath: instancePath + '/profile_pic/' + i5,
                  schemaPath: '#/properties/profile_pic/items/pattern',
                  keyword: 'pattern',
                  params: { pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$' },
                }
                if (vErrors === null) {
                  vErrors = [err87]
                } else {
                  vErrors.push(err87)
                }
                errors++
              }
            } else {
              const err88 = {
                instancePath: instancePath + '/profile_pic/' + i5,
                schemaPath: '#/properties/profile_pic/items/type',
                keyword: 'type',
                params: { type: 'string' },
              }
              if (vErrors === null) {
                vErrors = [err88]
              } else {
                vErrors.push(err88)
              }
              errors++
            }
          }
        }
      } else {
        const err89 = {
          instancePath: instancePath + '/profile_pic',
          schemaPath: '#/properties/profile_pic/type',
          keyword: 'type',
          params: { type: 'array' },
        }
        if (vErrors === null) {
          vErrors = [err89]
        } else {
          vErrors.push(err89)
        }
        errors++
      }
    }
    if (data.isLicense !== undefined) {
      let data27 = data.isLicense
      if (!(typeof data27 == 'number' && !(data27 % 1) && !isNaN(data27))) {
        const err90 = {
          instancePath: instancePath + '/isLicense',
          schemaPath: '#/properties/isLicense/type',
          keyword: 'type',
          params: { type: 'integer' },
        }
        if (vErrors === null) {
          vErrors = [err90]
        } else {
          vErrors.push(err90)
        }
        errors++
      }
      if (!(data27 === 0 || data27 === 1)) {
        const err91 = {
          instancePath: instancePath + '/isLicense',
          schemaPath: '#/properties/isLicense/enum',
          keyword: 'enum',
          params: { allowedValues: schema32.properties.isLicense.enum },
        }
        if (vErrors === null) {
          vErrors = [err91]
        } else {
          vErrors.push(err91)
        }
        errors++
      }
    }
    if (data.isInsurance !== undefined) {
      let data28 = data.isInsurance
      if (!(typeof data28 == 'number' && !(data28 % 1) && !isNaN(data28))) {
        const err92 = {
          instancePath: instancePath + '/isInsurance',
          schemaPath: '#/properties/isInsurance/type',
          keyword: 'type',
          params: { type: 'integer' },
        }
        if (vErrors === null) {
          vErrors = [err92]
        } else {
          vErrors.push(err92)
        }
        errors++
      }
      if (!(data28 === 0 || data28 === 1)) {
        const err93 = {
          instancePath: instancePath + '/isInsurance',
          schemaPath: '#/properties/isInsurance/enum',
          keyword: 'enum',
          params: { allowedValues: schema32.properties.isInsurance.enum },
        }
        if (vErrors === null) {
          vErrors = [err93]
        } else {
          vErrors.push(err93)
        }
        errors++
      }
    }
    if (data.terms_accepted !== undefined) {
      let data29 = data.terms_accepted
      if (typeof data29 !== 'boolean') {
        const err94 = {
          instancePath: instancePath + '/terms_accepted',
          schemaPath: '#/properties/terms_accepted/type',
          keyword: 'type',
          params: { type: 'boolean' },
        }
        if (vErrors === null) {
          vErrors = [err94]
        } else {
          vErrors.push(err94)
        }
        errors++
      }
      if (true !== data29) {
        const err95 = {
          instancePath: instancePath + '/terms_accepted',
          schemaPath: '#/properties/terms_accepted/const',
          keyword: 'const',
          params: { allowedValue: true },
        }
        if (vErrors === null) {
          vErrors = [err95]
        } else {
          vErrors.push(err95)
        }
        errors++
      }
    }
    if (data.language !== undefined) {
      let data30 = data.language
      if (typeof data30 !== 'string') {
        const err96 = {
          instancePath: instancePath + '/language',
          schemaPath: '#/properties/language/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err96]
        } else {
          vErrors.push(err96)
        }
        errors++
      }
      if (!(data30 === 'en' || data30 === 'es' || data30 === 'ar')) {
        const err97 = {
          instancePath: instancePath + '/language',
          schemaPath: '#/properties/language/enum',
          keyword: 'enum',
          params: { allowedValues: schema32.properties.language.enum },
        }
        if (vErrors === null) {
          vErrors = [err97]
        } else {
          vErrors.push(err97)
        }
        errors++
      }
    }
  } else {
    const err98 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err98]
    } else {
      vErrors.push(err98)
    }
    errors++
  }
  validate21.errors = vErrors
  return errors === 0
}
validate21.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const signupBusinessCleanings = {
  '/name': 'line',
  '/email': 'email',
  '/phone': 'phone',
  '/reference_code': 'line',
  '/buisness_name': 'line',
  '/buisness_id_number': 'line',
  '/buisness_phone_number': 'phone',
  '/buisness_email': 'email',
  '/category/*': 'line',
  '/address': 'line',
  '/state': 'line',
  '/city/*': 'line',
  '/country': 'line',
  '/zipcode': 'line',
}
const signupBusinessCodes = {
  '/role': 'INVALID_VALUE',
  '/is_subscribed': 'INVALID_VALUE',
  '/name': { default: 'NAME_REQUIRED', maxLength: 'TEXT_TOO_LONG', not: 'NAME_HAS_LINK' },
  '/email': { default: 'EMAIL_INVALID' },
  '/phone': { default: 'PHONE_INVALID', required: 'PHONE_REQUIRED', minLength: 'PHONE_REQUIRED' },
  '/password': { required: 'PASSWORD_REQUIRED', minLength: 'PASSWORD_TOO_SHORT', maxLength: 'PASSWORD_TOO_LONG' },
  '/reference_code': { default: 'TEXT_TOO_LONG' },
  '/buisness_name': { default: 'BUSINESS_NAME_REQUIRED', maxLength: 'TEXT_TOO_LONG', not: 'NAME_HAS_LINK' },
  '/buisness_id_number': { default: 'TEXT_TOO_LONG' },
  '/buisness_phone_number': {
    default: 'PHONE_INVALID',
    required: 'BUSINESS_PHONE_REQUIRED',
    minLength: 'BUSINESS_PHONE_REQUIRED',
  },
  '/buisness_email': { default: 'EMAIL_INVALID' },
  '/category': {
    default: 'BUSINESS_CATEGORY_REQUIRED',
    maxItems: 'MAXIMUM_3_CATEGORIES_ALLOWED',
    uniqueItems: 'INVALID_VALUE',
  },
  '/category/*': 'CATEGORY_UNKNOWN',
  '/address': { default: 'ADDRESS_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
  '/state': { default: 'STATE_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
  '/radius': 'RADIUS_INVALID',
  '/hidden': 'INVALID_VALUE',
  '/city': { default: 'CITY_REQUIRED', maxItems: 'ONE_CITY_ALLOWED' },
  '/city/*': { default: 'CITY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
  '/country': { default: 'COUNTRY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
  '/zipcode': { default: 'ZIP_CODE_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
  '/logo_url': 'INVALID_VALUE',
  '/logo_url/*': 'FILE_UNKNOWN',
  '/documents_urls': 'MAX_DOCUMENTS',
  '/documents_urls/*': 'FILE_UNKNOWN',
  '/profile_pic': 'INVALID_VALUE',
  '/profile_pic/*': 'FILE_UNKNOWN',
  '/isLicense': 'INVALID_VALUE',
  '/isInsurance': 'INVALID_VALUE',
  '/terms_accepted': 'TERMS_REQUIRED',
  '/language': 'LANGUAGE_UNKNOWN',
}

/**
 * The fields of a body of signupBusiness that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const signupBusiness = (body) =>
  signupBusinessKeeps(clean(body, signupBusinessCleanings))
    ? []
    : fieldErrors(signupBusinessKeeps.errors, signupBusinessCodes)
