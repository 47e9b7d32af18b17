// generated from openapi.yaml by npm run generate: do not edit
import { fieldErrors } from '../field-errors.ts'

export const check = (body) => (validate10(body) ? [] : fieldErrors(validate10.errors))
const schema11 = {
  properties: {
    userId: {},
    name: { 'x-error': { default: 'NAME_EMPTY', maxLength: 'TEXT_TOO_LONG' } },
    phone: { 'x-error': { default: 'PHONE_INVALID', minLength: 'PHONE_EMPTY' } },
    profile_pic: { properties: { url: { 'x-error': 'FILE_UNKNOWN' } } },
    language: { 'x-error': 'LANGUAGE_UNKNOWN' },
    email_notifications: {},
    buisness_name: { 'x-error': { default: 'BUSINESS_NAME_REQUIRED', maxLength: 'TEXT_TOO_LONG' } },
    buisness_id_number: { 'x-error': 'TEXT_TOO_LONG' },
    category: {
      items: { 'x-error': 'CATEGORY_UNKNOWN' },
      'x-error': { default: 'BUSINESS_CATEGORY_REQUIRED', maxItems: 'MAX_CATEGORIES', uniqueItems: 'INVALID_VALUE' },
    },
    address: { 'x-error': { default: 'ADDRESS_REQUIRED', maxLength: 'TEXT_TOO_LONG' } },
    country: { 'x-error': { default: 'COUNTRY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' } },
    state: { 'x-error': { default: 'STATE_REQUIRED', maxLength: 'LOCATION_UNKNOWN' } },
    city: {
      items: { 'x-error': { default: 'CITY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' } },
      'x-error': { default: 'CITY_REQUIRED', maxItems: 'MAX_CITIES', uniqueItems: 'INVALID_VALUE' },
    },
    zipcode: { 'x-error': { default: 'ZIP_CODE_REQUIRED', maxLength: 'TEXT_TOO_LONG' } },
    logo_url: { properties: { url: { 'x-error': 'FILE_UNKNOWN' } } },
    documents_urls: { items: { 'x-error': 'FILE_UNKNOWN' }, 'x-error': 'MAX_DOCUMENTS' },
    isLicense: { 'x-error': 'INVALID_VALUE' },
    isInsurance: { 'x-error': 'INVALID_VALUE' },
  },
}
const func2 = Object.prototype.hasOwnProperty
const func3 = (text) => [...text].length
const pattern0 = new RegExp('^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$', 'u')
const pattern1 = new RegExp('\\S', 'u')
const pattern2 = new RegExp('^[+]?[0-9 ().-]{3,30}$', 'u')
const pattern3 = new RegExp('/v1/files/[A-Za-z0-9_-]{16,64}$', 'u')

function validate10(data, { instancePath = '', parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null
  let errors = 0
  if (data && typeof data == 'object' && !Array.isArray(data)) {
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
    if (data.userId !== undefined) {
      let data0 = data.userId
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/userId',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.userId,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/userId',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.userId,
        })
        errors++
      }
    }
    if (data.name !== undefined) {
      let data1 = data.name
      if (typeof data1 === 'string') {
        if (func3(data1) > 100) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/name',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.name,
          })
          errors++
        }
        if (!pattern1.test(data1)) {
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
    if (data.phone !== undefined) {
      let data2 = data.phone
      if (typeof data2 === 'string') {
        if (func3(data2) < 1) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/phone',
            keyword: 'minLength',
            params: {},
            parentSchema: schema11.properties.phone,
          })
          errors++
        }
        if (!pattern2.test(data2)) {
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
    if (data.profile_pic !== undefined) {
      let data3 = data.profile_pic
      if (!(data3 && typeof data3 == 'object' && !Array.isArray(data3)) && data3 !== null) {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/profile_pic',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.profile_pic,
        })
        errors++
      }
      if (data3 && typeof data3 == 'object' && !Array.isArray(data3)) {
        if (data3.url === undefined) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/profile_pic',
            keyword: 'required',
            params: { missingProperty: 'url' },
            parentSchema: schema11.properties.profile_pic,
          })
          errors++
        }
        for (const key1 in data3) {
          if (!(key1 === 'url')) {
            ;(vErrors ??= []).push({
              instancePath: instancePath + '/profile_pic',
              keyword: 'additionalProperties',
              params: { additionalProperty: key1 },
              parentSchema: schema11.properties.profile_pic,
            })
            errors++
          }
        }
        if (data3.url !== undefined) {
          let data4 = data3.url
          if (typeof data4 === 'string') {
            if (func3(data4) > 2000) {
              ;(vErrors ??= []).push({
                instancePath: instancePath + '/profile_pic/url',
                keyword: 'maxLength',
                params: {},
                parentSchema: schema11.properties.profile_pic.properties.url,
              })
              errors++
            }
            if (!pattern3.test(data4)) {
              ;(vErrors ??= []).push({
                instancePath: instancePath + '/profile_pic/url',
                keyword: 'pattern',
                params: {},
                parentSchema: schema11.properties.profile_pic.properties.url,
              })
              errors++
            }
          } else {
            ;(vErrors ??= []).push({
              instancePath: instancePath + '/profile_pic/url',
              keyword: 'type',
              params: {},
              parentSchema: schema11.properties.profile_pic.properties.url,
            })
            errors++
          }
        }
      }
    }
    if (data.language !== undefined) {
      let data5 = data.language
      if (typeof data5 !== 'string') {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/language',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.language,
        })
        errors++
      }
      if (!(data5 === 'en' || data5 === 'es' || data5 === 'ar')) {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/language',
          keyword: 'enum',
          params: {},
          parentSchema: schema11.properties.language,
        })
        errors++
      }
    }
    if (data.email_notifications !== undefined) {
      let data6 = data.email_notifications
      if (typeof data6 !== 'boolean') {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/email_notifications',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.email_notifications,
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
        if (!pattern1.test(data7)) {
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
    if (data.category !== undefined) {
      let data9 = data.category
      if (Array.isArray(data9)) {
        if (data9.length > 3) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/category',
            keyword: 'maxItems',
            params: {},
            parentSchema: schema11.properties.category,
          })
          errors++
        }
        if (data9.length < 1) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/category',
            keyword: 'minItems',
            params: {},
            parentSchema: schema11.properties.category,
          })
          errors++
        }
        const len0 = data9.length
        for (let i0 = 0; i0 < len0; i0++) {
          let data10 = data9[i0]
          if (typeof data10 === 'string') {
            if (func3(data10) > 100) {
              ;(vErrors ??= []).push({
                instancePath: instancePath + '/category/' + i0,
                keyword: 'maxLength',
                params: {},
                parentSchema: schema11.properties.category.items,
              })
              errors++
            }
            if (!pattern1.test(data10)) {
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
        let i1 = data9.length
        let j0
        if (i1 > 1) {
          const indices0 = {}
          for (; i1--;) {
            let item0 = data9[i1]
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
      let data11 = data.address
      if (typeof data11 === 'string') {
        if (func3(data11) > 200) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/address',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.address,
          })
          errors++
        }
        if (!pattern1.test(data11)) {
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
    if (data.country !== undefined) {
      let data12 = data.country
      if (typeof data12 === 'string') {
        if (func3(data12) > 100) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/country',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.country,
          })
          errors++
        }
        if (!pattern1.test(data12)) {
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
      let data13 = data.state
      if (typeof data13 === 'string') {
        if (func3(data13) > 100) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/state',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.state,
          })
          errors++
        }
        if (!pattern1.test(data13)) {
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
      let data14 = data.city
      if (Array.isArray(data14)) {
        if (data14.length > 5) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/city',
            keyword: 'maxItems',
            params: {},
            parentSchema: schema11.properties.city,
          })
          errors++
        }
        if (data14.length < 1) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/city',
            keyword: 'minItems',
            params: {},
            parentSchema: schema11.properties.city,
          })
          errors++
        }
        const len1 = data14.length
        for (let i2 = 0; i2 < len1; i2++) {
          let data15 = data14[i2]
          if (typeof data15 === 'string') {
            if (func3(data15) > 100) {
              ;(vErrors ??= []).push({
                instancePath: instancePath + '/city/' + i2,
                keyword: 'maxLength',
                params: {},
                parentSchema: schema11.properties.city.items,
              })
              errors++
            }
            if (!pattern1.test(data15)) {
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
        let i3 = data14.length
        let j1
        if (i3 > 1) {
          const indices1 = {}
          for (; i3--;) {
            let item1 = data14[i3]
            if (typeof item1 !== 'string') {
              continue
            }
            if (typeof indices1[item1] == 'number') {
              j1 = indices1[item1]
              ;(vErrors ??= []).push({
                instancePath: instancePath + '/city',
                keyword: 'uniqueItems',
                params: { i: i3, j: j1 },
                parentSchema: schema11.properties.city,
              })
              errors++
              break
            }
            indices1[item1] = i3
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
    if (data.zipcode !== undefined) {
      let data16 = data.zipcode
      if (typeof data16 === 'string') {
        if (func3(data16) > 12) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/zipcode',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.zipcode,
          })
          errors++
        }
        if (!pattern1.test(data16)) {
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
      let data17 = data.logo_url
      if (!(data17 && typeof data17 == 'object' && !Array.isArray(data17)) && data17 !== null) {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/logo_url',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.logo_url,
        })
        errors++
      }
      if (data17 && typeof data17 == 'object' && !Array.isArray(data17)) {
        if (data17.url === undefined) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/logo_url',
            keyword: 'required',
            params: { missingProperty: 'url' },
            parentSchema: schema11.properties.logo_url,
          })
          errors++
        }
        for (const key2 in data17) {
          if (!(key2 === 'url')) {
            ;(vErrors ??= []).push({
              instancePath: instancePath + '/logo_url',
              keyword: 'additionalProperties',
              params: { additionalProperty: key2 },
              parentSchema: schema11.properties.logo_url,
            })
            errors++
          }
        }
        if (data17.url !== undefined) {
          let data18 = data17.url
          if (typeof data18 === 'string') {
            if (func3(data18) > 2000) {
              ;(vErrors ??= []).push({
                instancePath: instancePath + '/logo_url/url',
                keyword: 'maxLength',
                params: {},
                parentSchema: schema11.properties.logo_url.properties.url,
              })
              errors++
            }
            if (!pattern3.test(data18)) {
              ;(vErrors ??= []).push({
                instancePath: instancePath + '/logo_url/url',
                keyword: 'pattern',
                params: {},
                parentSchema: schema11.properties.logo_url.properties.url,
              })
              errors++
            }
          } else {
            ;(vErrors ??= []).push({
              instancePath: instancePath + '/logo_url/url',
              keyword: 'type',
              params: {},
              parentSchema: schema11.properties.logo_url.properties.url,
            })
            errors++
          }
        }
      }
    }
    if (data.documents_urls !== undefined) {
      let data19 = data.documents_urls
      if (Array.isArray(data19)) {
        if (data19.length > 5) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/documents_urls',
            keyword: 'maxItems',
            params: {},
            parentSchema: schema11.properties.documents_urls,
          })
          errors++
        }
        const len2 = data19.length
        for (let i4 = 0; i4 < len2; i4++) {
          let data20 = data19[i4]
          if (typeof data20 === 'string') {
            if (func3(data20) > 2000) {
              ;(vErrors ??= []).push({
                instancePath: instancePath + '/documents_urls/' + i4,
                keyword: 'maxLength',
                params: {},
                parentSchema: schema11.properties.documents_urls.items,
              })
              errors++
            }
            if (!pattern3.test(data20)) {
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
    if (data.isLicense !== undefined) {
      let data21 = data.isLicense
      if (!(typeof data21 == 'number' && !(data21 % 1) && !isNaN(data21))) {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/isLicense',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.isLicense,
        })
        errors++
      }
      if (!(data21 === 0 || data21 === 1)) {
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
      let data22 = data.isInsurance
      if (!(typeof data22 == 'number' && !(data22 % 1) && !isNaN(data22))) {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/isInsurance',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.isInsurance,
        })
        errors++
      }
      if (!(data22 === 0 || data22 === 1)) {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/isInsurance',
          keyword: 'enum',
          params: {},
          parentSchema: schema11.properties.isInsurance,
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
