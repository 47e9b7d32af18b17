// generated from openapi.yaml by npm run generate: do not edit
import { fieldErrors } from '../field-errors.ts'

export const check = (body) => (validate10(body) ? [] : fieldErrors(validate10.errors))
const schema11 = {
  properties: {
    role: { 'x-error': 'INVALID_VALUE' },
    pic_url: { properties: { url: { 'x-error': 'FILE_UNKNOWN' } } },
    name: { 'x-error': { default: 'NAME_REQUIRED', maxLength: 'TEXT_TOO_LONG' } },
    email: { 'x-error': 'EMAIL_INVALID' },
    phone: { 'x-error': { default: 'PHONE_INVALID', required: 'PHONE_REQUIRED', minLength: 'PHONE_REQUIRED' } },
    password: { 'x-error': { default: 'PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' } },
    country: { 'x-error': { default: 'COUNTRY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' } },
    state: { 'x-error': { default: 'STATE_REQUIRED', maxLength: 'LOCATION_UNKNOWN' } },
    city: { 'x-error': { default: 'CITY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' } },
    terms_accepted: { 'x-error': 'TERMS_REQUIRED' },
    language: { 'x-error': 'LANGUAGE_UNKNOWN' },
  },
}
const func2 = Object.prototype.hasOwnProperty
const func3 = (text) => [...text].length
const pattern0 = new RegExp('/v1/files/[A-Za-z0-9_-]{16,64}$', 'u')
const pattern1 = new RegExp('\\S', 'u')
const pattern2 = new RegExp('^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$', 'u')
const pattern3 = new RegExp('^[+]?[0-9 ().-]{3,30}$', 'u')

function validate10(data, { instancePath = '', parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null
  let errors = 0
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.name === undefined) {
      ;(vErrors ??= []).push({
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'name' },
        parentSchema: schema11,
      })
      errors++
    }
    if (data.email === undefined) {
      ;(vErrors ??= []).push({
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'email' },
        parentSchema: schema11,
      })
      errors++
    }
    if (data.phone === undefined) {
      ;(vErrors ??= []).push({
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'phone' },
        parentSchema: schema11,
      })
      errors++
    }
    if (data.password === undefined) {
      ;(vErrors ??= []).push({
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'password' },
        parentSchema: schema11,
      })
      errors++
    }
    if (data.country === undefined) {
      ;(vErrors ??= []).push({
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'country' },
        parentSchema: schema11,
      })
      errors++
    }
    if (data.state === undefined) {
      ;(vErrors ??= []).push({
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'state' },
        parentSchema: schema11,
      })
      errors++
    }
    if (data.city === undefined) {
      ;(vErrors ??= []).push({
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'city' },
        parentSchema: schema11,
      })
      errors++
    }
    for (const key0 in data) {
      if (!func2.call(schema11.properties, key0)) {
        ;(vErrors ??= []).push({
          instancePath,
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
          parentSchema: schema11,
        })
        errors++
      }
    }
    if (data.role !== undefined) {
      let data0 = data.role
      if (typeof data0 !== 'string') {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/role',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.role,
        })
        errors++
      }
      if ('customer' !== data0) {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/role',
          keyword: 'const',
          params: {},
          parentSchema: schema11.properties.role,
        })
        errors++
      }
    }
    if (data.pic_url !== undefined) {
      let data1 = data.pic_url
      if (!(data1 && typeof data1 == 'object' && !Array.isArray(data1)) && data1 !== null) {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/pic_url',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.pic_url,
        })
        errors++
      }
      if (data1 && typeof data1 == 'object' && !Array.isArray(data1)) {
        if (data1.url === undefined) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/pic_url',
            keyword: 'required',
            params: { missingProperty: 'url' },
            parentSchema: schema11.properties.pic_url,
          })
          errors++
        }
        for (const key1 in data1) {
          if (!(key1 === 'url')) {
            ;(vErrors ??= []).push({
              instancePath: instancePath + '/pic_url',
              keyword: 'additionalProperties',
              params: { additionalProperty: key1 },
              parentSchema: schema11.properties.pic_url,
            })
            errors++
          }
        }
        if (data1.url !== undefined) {
          let data2 = data1.url
          if (typeof data2 === 'string') {
            if (func3(data2) > 2000) {
              ;(vErrors ??= []).push({
                instancePath: instancePath + '/pic_url/url',
                keyword: 'maxLength',
                params: {},
                parentSchema: schema11.properties.pic_url.properties.url,
              })
              errors++
            }
            if (!pattern0.test(data2)) {
              ;(vErrors ??= []).push({
                instancePath: instancePath + '/pic_url/url',
                keyword: 'pattern',
                params: {},
                parentSchema: schema11.properties.pic_url.properties.url,
              })
              errors++
            }
          } else {
            ;(vErrors ??= []).push({
              instancePath: instancePath + '/pic_url/url',
              keyword: 'type',
              params: {},
              parentSchema: schema11.properties.pic_url.properties.url,
            })
            errors++
          }
        }
      }
    }
    if (data.name !== undefined) {
      let data3 = data.name
      if (typeof data3 === 'string') {
        if (func3(data3) > 100) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/name',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.name,
          })
          errors++
        }
        if (!pattern1.test(data3)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/name',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.name,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/name',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.name,
        })
        errors++
      }
    }
    if (data.email !== undefined) {
      let data4 = data.email
      if (typeof data4 === 'string') {
        if (func3(data4) > 254) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/email',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.email,
          })
          errors++
        }
        if (!pattern2.test(data4)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/email',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.email,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/email',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.email,
        })
        errors++
      }
    }
    if (data.phone !== undefined) {
      let data5 = data.phone
      if (typeof data5 === 'string') {
        if (func3(data5) < 1) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/phone',
            keyword: 'minLength',
            params: {},
            parentSchema: schema11.properties.phone,
          })
          errors++
        }
        if (!pattern3.test(data5)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/phone',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.phone,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/phone',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.phone,
        })
        errors++
      }
    }
    if (data.password !== undefined) {
      let data6 = data.password
      if (typeof data6 === 'string') {
        if (func3(data6) > 128) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/password',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.password,
          })
          errors++
        }
        if (func3(data6) < 6) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/password',
            keyword: 'minLength',
            params: {},
            parentSchema: schema11.properties.password,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/password',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.password,
        })
        errors++
      }
    }
    if (data.country !== undefined) {
      let data7 = data.country
      if (typeof data7 === 'string') {
        if (func3(data7) > 100) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/country',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.country,
          })
          errors++
        }
        if (!pattern1.test(data7)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/country',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.country,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/country',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.country,
        })
        errors++
      }
    }
    if (data.state !== undefined) {
      let data8 = data.state
      if (typeof data8 === 'string') {
        if (func3(data8) > 100) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/state',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.state,
          })
          errors++
        }
        if (!pattern1.test(data8)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/state',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.state,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/state',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.state,
        })
        errors++
      }
    }
    if (data.city !== undefined) {
      let data9 = data.city
      if (typeof data9 === 'string') {
        if (func3(data9) > 100) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/city',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.city,
          })
          errors++
        }
        if (!pattern1.test(data9)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/city',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.city,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/city',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.city,
        })
        errors++
      }
    }
    if (data.terms_accepted !== undefined) {
      let data10 = data.terms_accepted
      if (typeof data10 !== 'boolean') {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/terms_accepted',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.terms_accepted,
        })
        errors++
      }
      if (true !== data10) {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/terms_accepted',
          keyword: 'const',
          params: {},
          parentSchema: schema11.properties.terms_accepted,
        })
        errors++
      }
    }
    if (data.language !== undefined) {
      let data11 = data.language
      if (typeof data11 !== 'string') {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/language',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.language,
        })
        errors++
      }
      if (!(data11 === 'en' || data11 === 'es' || data11 === 'ar')) {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/language',
          keyword: 'enum',
          params: {},
          parentSchema: schema11.properties.language,
        })
        errors++
      }
    }
  } else {
    ;(vErrors ??= []).push({ instancePath, keyword: 'type', params: {}, parentSchema: schema11 })
    errors++
  }
  validate10.errors = vErrors
  return errors === 0
}
