// generated from openapi.yaml by npm run generate: do not edit
import { fieldErrors } from '../field-errors.ts'

export const check = (body) => (validate10(body) ? [] : fieldErrors(validate10.errors))
const schema11 = {
  properties: {
    userid: {},
    title: { 'x-error': { default: 'JOB_TITLE_REQUIRED', maxLength: 'TEXT_TOO_LONG' } },
    details: { 'x-error': { default: 'JOB_DESCRIPTION_REQUIRED', maxLength: 'TEXT_TOO_LONG' } },
    category: { 'x-error': { default: 'JOB_CATEGORY_REQUIRED', maxLength: 'CATEGORY_UNKNOWN' } },
    city: { 'x-error': { default: 'CITY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' } },
    state: { 'x-error': { default: 'STATE_REQUIRED', maxLength: 'LOCATION_UNKNOWN' } },
    country: { 'x-error': { default: 'COUNTRY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' } },
    budget: { 'x-error': { default: 'AMOUNT_INVALID', required: 'JOB_BUDGET_REQUIRED' } },
    pics_url: {
      items: { 'x-error': 'FILE_UNKNOWN' },
      'x-error': { default: 'JOB_PICTURES_REQUIRED', maxItems: 'MAX_PICTURES' },
    },
  },
}
const func2 = Object.prototype.hasOwnProperty
const func3 = (text) => [...text].length
const pattern0 = new RegExp('^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$', 'u')
const pattern1 = new RegExp('\\S', 'u')
const pattern7 = new RegExp('/v1/files/[A-Za-z0-9_-]{16,64}$', 'u')

function validate10(data, { instancePath = '', parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null
  let errors = 0
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.title === undefined) {
      ;(vErrors ??= []).push({
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'title' },
        parentSchema: schema11,
      })
      errors++
    }
    if (data.details === undefined) {
      ;(vErrors ??= []).push({
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'details' },
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
    if (data.city === undefined) {
      ;(vErrors ??= []).push({
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'city' },
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
    if (data.budget === undefined) {
      ;(vErrors ??= []).push({
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'budget' },
        parentSchema: schema11,
      })
      errors++
    }
    if (data.pics_url === undefined) {
      ;(vErrors ??= []).push({
        instancePath,
        keyword: 'required',
        params: { missingProperty: 'pics_url' },
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
    if (data.userid !== undefined) {
      let data0 = data.userid
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/userid',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.userid,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/userid',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.userid,
        })
        errors++
      }
    }
    if (data.title !== undefined) {
      let data1 = data.title
      if (typeof data1 === 'string') {
        if (func3(data1) > 120) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/title',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.title,
          })
          errors++
        }
        if (!pattern1.test(data1)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/title',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.title,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/title',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.title,
        })
        errors++
      }
    }
    if (data.details !== undefined) {
      let data2 = data.details
      if (typeof data2 === 'string') {
        if (func3(data2) > 5000) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/details',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.details,
          })
          errors++
        }
        if (!pattern1.test(data2)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/details',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.details,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/details',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.details,
        })
        errors++
      }
    }
    if (data.category !== undefined) {
      let data3 = data.category
      if (typeof data3 === 'string') {
        if (func3(data3) > 100) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/category',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.category,
          })
          errors++
        }
        if (!pattern1.test(data3)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/category',
            keyword: 'pattern',
            params: {},
            parentSchema: schema11.properties.category,
          })
          errors++
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
    if (data.city !== undefined) {
      let data4 = data.city
      if (typeof data4 === 'string') {
        if (func3(data4) > 100) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/city',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.city,
          })
          errors++
        }
        if (!pattern1.test(data4)) {
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
    if (data.state !== undefined) {
      let data5 = data.state
      if (typeof data5 === 'string') {
        if (func3(data5) > 100) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/state',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.state,
          })
          errors++
        }
        if (!pattern1.test(data5)) {
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
    if (data.country !== undefined) {
      let data6 = data.country
      if (typeof data6 === 'string') {
        if (func3(data6) > 100) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/country',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.country,
          })
          errors++
        }
        if (!pattern1.test(data6)) {
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
    if (data.budget !== undefined) {
      let data7 = data.budget
      if (typeof data7 == 'number') {
        if (data7 > 9999999.99 || isNaN(data7)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/budget',
            keyword: 'maximum',
            params: {},
            parentSchema: schema11.properties.budget,
          })
          errors++
        }
        if (data7 < 0.01 || isNaN(data7)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/budget',
            keyword: 'minimum',
            params: {},
            parentSchema: schema11.properties.budget,
          })
          errors++
        }
        let res0
        if (0.01 === 0 || ((res0 = data7 / 0.01), Math.abs(Math.round(res0) - res0) > 1e-6)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/budget',
            keyword: 'multipleOf',
            params: {},
            parentSchema: schema11.properties.budget,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/budget',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.budget,
        })
        errors++
      }
    }
    if (data.pics_url !== undefined) {
      let data8 = data.pics_url
      if (Array.isArray(data8)) {
        if (data8.length > 5) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/pics_url',
            keyword: 'maxItems',
            params: {},
            parentSchema: schema11.properties.pics_url,
          })
          errors++
        }
        if (data8.length < 1) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/pics_url',
            keyword: 'minItems',
            params: {},
            parentSchema: schema11.properties.pics_url,
          })
          errors++
        }
        const len0 = data8.length
        for (let i0 = 0; i0 < len0; i0++) {
          let data9 = data8[i0]
          if (typeof data9 === 'string') {
            if (func3(data9) > 2000) {
              ;(vErrors ??= []).push({
                instancePath: instancePath + '/pics_url/' + i0,
                keyword: 'maxLength',
                params: {},
                parentSchema: schema11.properties.pics_url.items,
              })
              errors++
            }
            if (!pattern7.test(data9)) {
              ;(vErrors ??= []).push({
                instancePath: instancePath + '/pics_url/' + i0,
                keyword: 'pattern',
                params: {},
                parentSchema: schema11.properties.pics_url.items,
              })
              errors++
            }
          } else {
            ;(vErrors ??= []).push({
              instancePath: instancePath + '/pics_url/' + i0,
              keyword: 'type',
              params: {},
              parentSchema: schema11.properties.pics_url.items,
            })
            errors++
          }
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/pics_url',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.pics_url,
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
