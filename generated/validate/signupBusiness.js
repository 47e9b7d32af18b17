// generated from openapi.yaml by npm run generate: do not edit
import { fieldErrors } from '../field-errors.ts'

export const check = (body) => (validate10(body) ? [] : fieldErrors(validate10.errors))
const schema11 = {
  properties: {
    role: { 'x-error': 'INVALID_VALUE' },
    is_subscribed: { 'x-error': 'INVALID_VALUE' },
    name: { 'x-error': { default: 'NAME_REQUIRED', maxLength: 'TEXT_TOO_LONG' } },
    email: { 'x-error': 'EMAIL_INVALID' },
    phone: { 'x-error': { default: 'PHONE_INVALID', required: 'PHONE_REQUIRED', minLength: 'PHONE_REQUIRED' } },
    password: { 'x-error': { default: 'PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' } },
    reference_code: { 'x-error': 'TEXT_TOO_LONG' },
    buisness_name: { 'x-error': { default: 'BUSINESS_NAME_REQUIRED', maxLength: 'TEXT_TOO_LONG' } },
    buisness_id_number: { 'x-error': 'TEXT_TOO_LONG' },
    buisness_phone_number: {
      'x-error': {
        default: 'PHONE_INVALID',
        required: 'BUSINESS_PHONE_REQUIRED',
        minLength: 'BUSINESS_PHONE_REQUIRED',
      },
    },
    buisness_email: { 'x-error': 'EMAIL_INVALID' },
    category: {
      items: { 'x-error': 'CATEGORY_UNKNOWN' },
      'x-error': {
        default: 'BUSINESS_CATEGORY_REQUIRED',
        maxItems: 'MAXIMUM_3_CATEGORIES_ALLOWED',
        uniqueItems: 'INVALID_VALUE',
      },
    },
    address: { 'x-error': { default: 'ADDRESS_REQUIRED', maxLength: 'TEXT_TOO_LONG' } },
    state: { 'x-error': { default: 'STATE_REQUIRED', maxLength: 'LOCATION_UNKNOWN' } },
    city: {
      items: { 'x-error': { default: 'CITY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' } },
      'x-error': { default: 'CITY_REQUIRED', maxItems: 'ONE_CITY_ALLOWED' },
    },
    country: { 'x-error': { default: 'COUNTRY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' } },
    zipcode: { 'x-error': { default: 'ZIP_CODE_REQUIRED', maxLength: 'TEXT_TOO_LONG' } },
    logo_url: { items: { 'x-error': 'FILE_UNKNOWN' }, 'x-error': 'INVALID_VALUE' },
    documents_urls: { items: { 'x-error': 'FILE_UNKNOWN' }, 'x-error': 'MAX_DOCUMENTS' },
    profile_pic: { items: { 'x-error': 'FILE_UNKNOWN' }, 'x-error': 'INVALID_VALUE' },
    isLicense: { 'x-error': 'INVALID_VALUE' },
    isInsurance: { 'x-error': 'INVALID_VALUE' },
    terms_accepted: { 'x-error': 'TERMS_REQUIRED' },
    language: { 'x-error': 'LANGUAGE_UNKNOWN' },
  },
}
const func2 = Object.prototype.hasOwnProperty
const func3 = (text) => [...text].length
const pattern0 = new RegExp('\\S', 'u')
const pattern1 = new RegExp('^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$', 'u')
const pattern2 = new RegExp('^[+]?[0-9 ().-]{3,30}$', 'u')
const pattern5 = new RegExp('^([^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+)?$', 'u')
const pattern12 = new RegExp('/v1/files/[A-Za-z0-9_-]{16,64}$', 'u')

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
    if (data.buisness_name === undefined) {
      ;(vErrors ??= []).push({
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'buisness_name' },
        parentSchema: schema11,
      })
      errors++
    }
    if (data.buisness_phone_number === undefined) {
      ;(vErrors ??= []).push({
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'buisness_phone_number' },
        parentSchema: schema11,
      })
      errors++
    }
    if (data.category === undefined) {
      ;(vErrors ??= []).push({
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'category' },
        parentSchema: schema11,
      })
      errors++
    }
    if (data.address === undefined) {
      ;(vErrors ??= []).push({
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'address' },
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
    if (data.country === undefined) {
      ;(vErrors ??= []).push({
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'country' },
        parentSchema: schema11,
      })
      errors++
    }
    if (data.zipcode === undefined) {
      ;(vErrors ??= []).push({
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'zipcode' },
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
      if ('business' !== data0) {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/role',
          keyword: 'const',
          params: {},
          parentSchema: schema11.properties.role,
        })
        errors++
      }
    }
    if (data.is_subscribed !== undefined) {
      let data1 = data.is_subscribed
      if (typeof data1 !== 'string') {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/is_subscribed',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.is_subscribed,
        })
        errors++
      }
      if (!(data1 === 'no' || data1 === 'yes')) {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/is_subscribed',
          keyword: 'enum',
          params: {},
          parentSchema: schema11.properties.is_subscribed,
        })
        errors++
      }
    }
    if (data.name !== undefined) {
      let data2 = data.name
      if (typeof data2 === 'string') {
        if (func3(data2) > 100) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/name',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.name,
          })
          errors++
        }
        if (!pattern0.test(data2)) {
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
      let data3 = data.email
      if (typeof data3 === 'string') {
        if (func3(data3) > 254) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/email',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.email,
          })
          errors++
        }
        if (!pattern1.test(data3)) {
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
      let data4 = data.phone
      if (typeof data4 === 'string') {
        if (func3(data4) < 1) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/phone',
            keyword: 'minLength',
            params: {},
            parentSchema: schema11.properties.phone,
          })
          errors++
        }
        if (!pattern2.test(data4)) {
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
      let data5 = data.password
      if (typeof data5 === 'string') {
        if (func3(data5) > 128) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/password',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.password,
          })
          errors++
        }
        if (func3(data5) < 6) {
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
    if (data.reference_code !== undefined) {
      let data6 = data.reference_code
      if (typeof data6 === 'string') {
        if (func3(data6) > 50) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/reference_code',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.reference_code,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/reference_code',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.reference_code,
        })
        errors++
      }
    }
    if (data.buisness_name !== undefined) {
      let data7 = data.buisness_name
      if (typeof data7 === 'string') {
        if (func3(data7) > 120) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/buisness_name',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.buisness_name,
          })
          errors++
        }
        if (!pattern0.test(data7)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/buisness_name',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.buisness_name,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/buisness_name',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.buisness_name,
        })
        errors++
      }
    }
    if (data.buisness_id_number !== undefined) {
      let data8 = data.buisness_id_number
      if (typeof data8 === 'string') {
        if (func3(data8) > 50) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/buisness_id_number',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.buisness_id_number,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/buisness_id_number',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.buisness_id_number,
        })
        errors++
      }
    }
    if (data.buisness_phone_number !== undefined) {
      let data9 = data.buisness_phone_number
      if (typeof data9 === 'string') {
        if (func3(data9) < 1) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/buisness_phone_number',
            keyword: 'minLength',
            params: {},
            parentSchema: schema11.properties.buisness_phone_number,
          })
          errors++
        }
        if (!pattern2.test(data9)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/buisness_phone_number',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.buisness_phone_number,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/buisness_phone_number',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.buisness_phone_number,
        })
        errors++
      }
    }
    if (data.buisness_email !== undefined) {
      let data10 = data.buisness_email
      if (typeof data10 === 'string') {
        if (func3(data10) > 254) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/buisness_email',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.buisness_email,
          })
          errors++
        }
        if (!pattern5.test(data10)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/buisness_email',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.buisness_email,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/buisness_email',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.buisness_email,
        })
        errors++
      }
    }
    if (data.category !== undefined) {
      let data11 = data.category
      if (Array.isArray(data11)) {
        if (data11.length > 3) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/category',
            keyword: 'maxItems',
            params: {},
            parentSchema: schema11.properties.category,
          })
          errors++
        }
        if (data11.length < 1) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/category',
            keyword: 'minItems',
            params: {},
            parentSchema: schema11.properties.category,
          })
          errors++
        }
        const len0 = data11.length
        for (let i0 = 0; i0 < len0; i0++) {
          let data12 = data11[i0]
          if (typeof data12 === 'string') {
            if (func3(data12) > 100) {
              ;(vErrors ??= []).push({
                instancePath: instancePath + '/category/' + i0,
                keyword: 'maxLength',
                params: {},
                parentSchema: schema11.properties.category.items,
              })
              errors++
            }
            if (!pattern0.test(data12)) {
              ;(vErrors ??= []).push({
                instancePath: instancePath + '/category/' + i0,
                keyword: 'pattern',
                params: {},
                parentSchema: schema11.properties.category.items,
              })
              errors++
            }
          } else {
            ;(vErrors ??= []).push({
              instancePath: instancePath + '/category/' + i0,
              keyword: 'type',
              params: {},
              parentSchema: schema11.properties.category.items,
            })
            errors++
          }
        }
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
              ;(vErrors ??= []).push({
                instancePath: instancePath + '/category',
                keyword: 'uniqueItems',
                params: { i: i1, j: j0 },
                parentSchema: schema11.properties.category,
              })
              errors++
              break
            }
            indices0[item0] = i1
          }
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/category',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.category,
        })
        errors++
      }
    }
    if (data.address !== undefined) {
      let data13 = data.address
      if (typeof data13 === 'string') {
        if (func3(data13) > 200) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/address',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.address,
          })
          errors++
        }
        if (!pattern0.test(data13)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/address',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.address,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/address',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.address,
        })
        errors++
      }
    }
    if (data.state !== undefined) {
      let data14 = data.state
      if (typeof data14 === 'string') {
        if (func3(data14) > 100) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/state',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.state,
          })
          errors++
        }
        if (!pattern0.test(data14)) {
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
      let data15 = data.city
      if (Array.isArray(data15)) {
        if (data15.length > 1) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/city',
            keyword: 'maxItems',
            params: {},
            parentSchema: schema11.properties.city,
          })
          errors++
        }
        if (data15.length < 1) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/city',
            keyword: 'minItems',
            params: {},
            parentSchema: schema11.properties.city,
          })
          errors++
        }
        const len1 = data15.length
        for (let i2 = 0; i2 < len1; i2++) {
          let data16 = data15[i2]
          if (typeof data16 === 'string') {
            if (func3(data16) > 100) {
              ;(vErrors ??= []).push({
                instancePath: instancePath + '/city/' + i2,
                keyword: 'maxLength',
                params: {},
                parentSchema: schema11.properties.city.items,
              })
              errors++
            }
            if (!pattern0.test(data16)) {
              ;(vErrors ??= []).push({
                instancePath: instancePath + '/city/' + i2,
                keyword: 'pattern',
                params: {},
                parentSchema: schema11.properties.city.items,
              })
              errors++
            }
          } else {
            ;(vErrors ??= []).push({
              instancePath: instancePath + '/city/' + i2,
              keyword: 'type',
              params: {},
              parentSchema: schema11.properties.city.items,
            })
            errors++
          }
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
    if (data.country !== undefined) {
      let data17 = data.country
      if (typeof data17 === 'string') {
        if (func3(data17) > 100) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/country',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.country,
          })
          errors++
        }
        if (!pattern0.test(data17)) {
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
    if (data.zipcode !== undefined) {
      let data18 = data.zipcode
      if (typeof data18 === 'string') {
        if (func3(data18) > 12) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/zipcode',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.zipcode,
          })
          errors++
        }
        if (!pattern0.test(data18)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/zipcode',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.zipcode,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/zipcode',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.zipcode,
        })
        errors++
      }
    }
    if (data.logo_url !== undefined) {
      let data19 = data.logo_url
      if (Array.isArray(data19)) {
        if (data19.length > 1) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/logo_url',
            keyword: 'maxItems',
            params: {},
            parentSchema: schema11.properties.logo_url,
          })
          errors++
        }
        const len2 = data19.length
        for (let i3 = 0; i3 < len2; i3++) {
          let data20 = data19[i3]
          if (typeof data20 === 'string') {
            if (func3(data20) > 2000) {
              ;(vErrors ??= []).push({
                instancePath: instancePath + '/logo_url/' + i3,
                keyword: 'maxLength',
                params: {},
                parentSchema: schema11.properties.logo_url.items,
              })
              errors++
            }
            if (!pattern12.test(data20)) {
              ;(vErrors ??= []).push({
                instancePath: instancePath + '/logo_url/' + i3,
                keyword: 'pattern',
                params: {},
                parentSchema: schema11.properties.logo_url.items,
              })
              errors++
            }
          } else {
            ;(vErrors ??= []).push({
              instancePath: instancePath + '/logo_url/' + i3,
              keyword: 'type',
              params: {},
              parentSchema: schema11.properties.logo_url.items,
            })
            errors++
          }
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/logo_url',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.logo_url,
        })
        errors++
      }
    }
    if (data.documents_urls !== undefined) {
      let data21 = data.documents_urls
      if (Array.isArray(data21)) {
        if (data21.length > 5) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/documents_urls',
            keyword: 'maxItems',
            params: {},
            parentSchema: schema11.properties.documents_urls,
          })
          errors++
        }
        const len3 = data21.length
        for (let i4 = 0; i4 < len3; i4++) {
          let data22 = data21[i4]
          if (typeof data22 === 'string') {
            if (func3(data22) > 2000) {
              ;(vErrors ??= []).push({
                instancePath: instancePath + '/documents_urls/' + i4,
                keyword: 'maxLength',
                params: {},
                parentSchema: schema11.properties.documents_urls.items,
              })
              errors++
            }
            if (!pattern12.test(data22)) {
              ;(vErrors ??= []).push({
                instancePath: instancePath + '/documents_urls/' + i4,
                keyword: 'pattern',
                params: {},
                parentSchema: schema11.properties.documents_urls.items,
              })
              errors++
            }
          } else {
            ;(vErrors ??= []).push({
              instancePath: instancePath + '/documents_urls/' + i4,
              keyword: 'type',
              params: {},
              parentSchema: schema11.properties.documents_urls.items,
            })
            errors++
          }
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/documents_urls',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.documents_urls,
        })
        errors++
      }
    }
    if (data.profile_pic !== undefined) {
      let data23 = data.profile_pic
      if (Array.isArray(data23)) {
        if (data23.length > 1) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/profile_pic',
            keyword: 'maxItems',
            params: {},
            parentSchema: schema11.properties.profile_pic,
          })
          errors++
        }
        const len4 = data23.length
        for (let i5 = 0; i5 < len4; i5++) {
          let data24 = data23[i5]
          if (typeof data24 === 'string') {
            if (func3(data24) > 2000) {
              ;(vErrors ??= []).push({
                instancePath: instancePath + '/profile_pic/' + i5,
                keyword: 'maxLength',
                params: {},
                parentSchema: schema11.properties.profile_pic.items,
              })
              errors++
            }
            if (!pattern12.test(data24)) {
              ;(vErrors ??= []).push({
                instancePath: instancePath + '/profile_pic/' + i5,
                keyword: 'pattern',
                params: {},
                parentSchema: schema11.properties.profile_pic.items,
              })
              errors++
            }
          } else {
            ;(vErrors ??= []).push({
              instancePath: instancePath + '/profile_pic/' + i5,
              keyword: 'type',
              params: {},
              parentSchema: schema11.properties.profile_pic.items,
            })
            errors++
          }
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/profile_pic',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.profile_pic,
        })
        errors++
      }
    }
    if (data.isLicense !== undefined) {
      let data25 = data.isLicense
      if (!(typeof data25 == 'number' && !(data25 % 1) && !isNaN(data25))) {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/isLicense',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.isLicense,
        })
        errors++
      }
      if (!(data25 === 0 || data25 === 1)) {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/isLicense',
          keyword: 'enum',
          params: {},
          parentSchema: schema11.properties.isLicense,
        })
        errors++
      }
    }
    if (data.isInsurance !== undefined) {
      let data26 = data.isInsurance
      if (!(typeof data26 == 'number' && !(data26 % 1) && !isNaN(data26))) {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/isInsurance',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.isInsurance,
        })
        errors++
      }
      if (!(data26 === 0 || data26 === 1)) {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/isInsurance',
          keyword: 'enum',
          params: {},
          parentSchema: schema11.properties.isInsurance,
        })
        errors++
      }
    }
    if (data.terms_accepted !== undefined) {
      let data27 = data.terms_accepted
      if (typeof data27 !== 'boolean') {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/terms_accepted',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.terms_accepted,
        })
        errors++
      }
      if (true !== data27) {
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
      let data28 = data.language
      if (typeof data28 !== 'string') {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/language',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.language,
        })
        errors++
      }
      if (!(data28 === 'en' || data28 === 'es' || data28 === 'ar')) {
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
