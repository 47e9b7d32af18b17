// generated from openapi.yaml by npm run generate: do not edit
import { fieldErrors } from '../field-errors.ts'

export const check = (body) => (validate10(body) ? [] : fieldErrors(validate10.errors))
const schema11 = {
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
        url: { type: 'string', maxLength: 2000, pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$', 'x-error': 'FILE_UNKNOWN' },
      },
    },
    name: {
      type: 'string',
      pattern: '\\S',
      maxLength: 100,
      'x-error': { default: 'NAME_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
    },
    email: {
      type: 'string',
      maxLength: 254,
      pattern: '^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$',
      'x-error': 'EMAIL_INVALID',
    },
    phone: {
      type: 'string',
      pattern: '^[+]?[0-9 ().-]{3,30}$',
      'x-error': { default: 'PHONE_INVALID', required: 'PHONE_REQUIRED', minLength: 'PHONE_REQUIRED' },
      minLength: 1,
    },
    country: {
      type: 'string',
      pattern: '\\S',
      maxLength: 100,
      'x-error': { default: 'COUNTRY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
    },
    state: {
      type: 'string',
      pattern: '\\S',
      maxLength: 100,
      'x-error': { default: 'STATE_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
    },
    city: {
      type: 'string',
      pattern: '\\S',
      maxLength: 100,
      'x-error': { default: 'CITY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
    },
    language: { type: 'string', enum: ['en', 'es', 'ar'], 'x-error': 'LANGUAGE_UNKNOWN' },
    email_notifications: { type: 'boolean' },
  },
}
const func2 = Object.prototype.hasOwnProperty
const func3 = (text) => [...text].length
const pattern0 = new RegExp('^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$', 'u')
const pattern1 = new RegExp('/v1/files/[A-Za-z0-9_-]{16,64}$', 'u')
const pattern2 = new RegExp('\\S', 'u')
const pattern3 = new RegExp('^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$', 'u')
const pattern4 = new RegExp('^[+]?[0-9 ().-]{3,30}$', 'u')

function validate10(data, { instancePath = '', parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null
  let errors = 0
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func2.call(schema11.properties, key0)) {
        const err0 = {
          instancePath,
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
          parentSchema: schema11,
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
        if (!pattern0.test(data0)) {
          const err1 = {
            instancePath: instancePath + '/userId',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.userId,
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
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.userId,
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
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.pic_url,
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
            keyword: 'required',
            params: { missingProperty: 'url' },
            parentSchema: schema11.properties.pic_url,
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
              keyword: 'additionalProperties',
              params: { additionalProperty: key1 },
              parentSchema: schema11.properties.pic_url,
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
            if (func3(data2) > 2000) {
              const err6 = {
                instancePath: instancePath + '/pic_url/url',
                keyword: 'maxLength',
                params: {},
                parentSchema: schema11.properties.pic_url.properties.url,
              }
              if (vErrors === null) {
                vErrors = [err6]
              } else {
                vErrors.push(err6)
              }
              errors++
            }
            if (!pattern1.test(data2)) {
              const err7 = {
                instancePath: instancePath + '/pic_url/url',
                keyword: 'pattern',
                params: {},
                parentSchema: schema11.properties.pic_url.properties.url,
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
              keyword: 'type',
              params: {},
              parentSchema: schema11.properties.pic_url.properties.url,
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
        if (func3(data3) > 100) {
          const err9 = {
            instancePath: instancePath + '/name',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.name,
          }
          if (vErrors === null) {
            vErrors = [err9]
          } else {
            vErrors.push(err9)
          }
          errors++
        }
        if (!pattern2.test(data3)) {
          const err10 = {
            instancePath: instancePath + '/name',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.name,
          }
          if (vErrors === null) {
            vErrors = [err10]
          } else {
            vErrors.push(err10)
          }
          errors++
        }
      } else {
        const err11 = {
          instancePath: instancePath + '/name',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.name,
        }
        if (vErrors === null) {
          vErrors = [err11]
        } else {
          vErrors.push(err11)
        }
        errors++
      }
    }
    if (data.email !== undefined) {
      let data4 = data.email
      if (typeof data4 === 'string') {
        if (func3(data4) > 254) {
          const err12 = {
            instancePath: instancePath + '/email',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.email,
          }
          if (vErrors === null) {
            vErrors = [err12]
          } else {
            vErrors.push(err12)
          }
          errors++
        }
        if (!pattern3.test(data4)) {
          const err13 = {
            instancePath: instancePath + '/email',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.email,
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
          instancePath: instancePath + '/email',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.email,
        }
        if (vErrors === null) {
          vErrors = [err14]
        } else {
          vErrors.push(err14)
        }
        errors++
      }
    }
    if (data.phone !== undefined) {
      let data5 = data.phone
      if (typeof data5 === 'string') {
        if (func3(data5) < 1) {
          const err15 = {
            instancePath: instancePath + '/phone',
            keyword: 'minLength',
            params: {},
            parentSchema: schema11.properties.phone,
          }
          if (vErrors === null) {
            vErrors = [err15]
          } else {
            vErrors.push(err15)
          }
          errors++
        }
        if (!pattern4.test(data5)) {
          const err16 = {
            instancePath: instancePath + '/phone',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.phone,
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
          instancePath: instancePath + '/phone',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.phone,
        }
        if (vErrors === null) {
          vErrors = [err17]
        } else {
          vErrors.push(err17)
        }
        errors++
      }
    }
    if (data.country !== undefined) {
      let data6 = data.country
      if (typeof data6 === 'string') {
        if (func3(data6) > 100) {
          const err18 = {
            instancePath: instancePath + '/country',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.country,
          }
          if (vErrors === null) {
            vErrors = [err18]
          } else {
            vErrors.push(err18)
          }
          errors++
        }
        if (!pattern2.test(data6)) {
          const err19 = {
            instancePath: instancePath + '/country',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.country,
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
          instancePath: instancePath + '/country',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.country,
        }
        if (vErrors === null) {
          vErrors = [err20]
        } else {
          vErrors.push(err20)
        }
        errors++
      }
    }
    if (data.state !== undefined) {
      let data7 = data.state
      if (typeof data7 === 'string') {
        if (func3(data7) > 100) {
          const err21 = {
            instancePath: instancePath + '/state',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.state,
          }
          if (vErrors === null) {
            vErrors = [err21]
          } else {
            vErrors.push(err21)
          }
          errors++
        }
        if (!pattern2.test(data7)) {
          const err22 = {
            instancePath: instancePath + '/state',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.state,
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
          instancePath: instancePath + '/state',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.state,
        }
        if (vErrors === null) {
          vErrors = [err23]
        } else {
          vErrors.push(err23)
        }
        errors++
      }
    }
    if (data.city !== undefined) {
      let data8 = data.city
      if (typeof data8 === 'string') {
        if (func3(data8) > 100) {
          const err24 = {
            instancePath: instancePath + '/city',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.city,
          }
          if (vErrors === null) {
            vErrors = [err24]
          } else {
            vErrors.push(err24)
          }
          errors++
        }
        if (!pattern2.test(data8)) {
          const err25 = {
            instancePath: instancePath + '/city',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.city,
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
          instancePath: instancePath + '/city',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.city,
        }
        if (vErrors === null) {
          vErrors = [err26]
        } else {
          vErrors.push(err26)
        }
        errors++
      }
    }
    if (data.language !== undefined) {
      let data9 = data.language
      if (typeof data9 !== 'string') {
        const err27 = {
          instancePath: instancePath + '/language',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.language,
        }
        if (vErrors === null) {
          vErrors = [err27]
        } else {
          vErrors.push(err27)
        }
        errors++
      }
      if (!(data9 === 'en' || data9 === 'es' || data9 === 'ar')) {
        const err28 = {
          instancePath: instancePath + '/language',
          keyword: 'enum',
          params: {},
          parentSchema: schema11.properties.language,
        }
        if (vErrors === null) {
          vErrors = [err28]
        } else {
          vErrors.push(err28)
        }
        errors++
      }
    }
    if (data.email_notifications !== undefined) {
      let data10 = data.email_notifications
      if (typeof data10 !== 'boolean') {
        const err29 = {
          instancePath: instancePath + '/email_notifications',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.email_notifications,
        }
        if (vErrors === null) {
          vErrors = [err29]
        } else {
          vErrors.push(err29)
        }
        errors++
      }
    }
  } else {
    const err30 = { instancePath, keyword: 'type', params: {}, parentSchema: schema11 }
    if (vErrors === null) {
      vErrors = [err30]
    } else {
      vErrors.push(err30)
    }
    errors++
  }
  validate10.errors = vErrors
  return errors === 0
}
