// generated from openapi.yaml by npm run generate: do not edit
import { fieldErrors } from '../field-errors.ts'

export const check = (body) => (validate10(body) ? [] : fieldErrors(validate10.errors))
const schema11 = {
  properties: {
    page: { 'x-error': 'INVALID_VALUE' },
    limit: { 'x-error': 'INVALID_VALUE' },
    status: { items: { 'x-error': 'INVALID_VALUE' }, 'x-error': 'INVALID_VALUE' },
    locations: { items: { 'x-error': 'INVALID_VALUE' }, 'x-error': 'INVALID_VALUE' },
    state: { 'x-error': 'INVALID_VALUE' },
    category: { items: { 'x-error': 'INVALID_VALUE' }, 'x-error': 'INVALID_VALUE' },
    cursor: { 'x-error': 'CURSOR_INVALID' },
  },
}
const func2 = (text) => [...text].length

function validate10(data, { instancePath = '', parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null
  let errors = 0
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (
        !(
          key0 === 'page' ||
          key0 === 'limit' ||
          key0 === 'status' ||
          key0 === 'locations' ||
          key0 === 'state' ||
          key0 === 'category' ||
          key0 === 'cursor'
        )
      ) {
        ;(vErrors ??= []).push({
          instancePath,
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
          parentSchema: schema11,
        })
        errors++
      }
    }
    if (data.page !== undefined) {
      let data0 = data.page
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0))) {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/page',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.page,
        })
        errors++
      }
      if (typeof data0 == 'number') {
        if (data0 > 1000000 || isNaN(data0)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/page',
            keyword: 'maximum',
            params: {},
            parentSchema: schema11.properties.page,
          })
          errors++
        }
        if (data0 < 1 || isNaN(data0)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/page',
            keyword: 'minimum',
            params: {},
            parentSchema: schema11.properties.page,
          })
          errors++
        }
      }
    }
    if (data.limit !== undefined) {
      let data1 = data.limit
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1))) {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/limit',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.limit,
        })
        errors++
      }
      if (typeof data1 == 'number') {
        if (data1 > 50 || isNaN(data1)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/limit',
            keyword: 'maximum',
            params: {},
            parentSchema: schema11.properties.limit,
          })
          errors++
        }
        if (data1 < 1 || isNaN(data1)) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/limit',
            keyword: 'minimum',
            params: {},
            parentSchema: schema11.properties.limit,
          })
          errors++
        }
      }
    }
    if (data.status !== undefined) {
      let data2 = data.status
      if (Array.isArray(data2)) {
        if (data2.length > 5) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/status',
            keyword: 'maxItems',
            params: {},
            parentSchema: schema11.properties.status,
          })
          errors++
        }
        const len0 = data2.length
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0]
          if (typeof data3 !== 'string') {
            ;(vErrors ??= []).push({
              instancePath: instancePath + '/status/' + i0,
              keyword: 'type',
              params: {},
              parentSchema: schema11.properties.status.items,
            })
            errors++
          }
          if (
            !(
              data3 === '' ||
              data3 === 'open' ||
              data3 === 'inprogress' ||
              data3 === 'completed' ||
              data3 === 'expired'
            )
          ) {
            ;(vErrors ??= []).push({
              instancePath: instancePath + '/status/' + i0,
              keyword: 'enum',
              params: {},
              parentSchema: schema11.properties.status.items,
            })
            errors++
          }
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/status',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.status,
        })
        errors++
      }
    }
    if (data.locations !== undefined) {
      let data4 = data.locations
      if (Array.isArray(data4)) {
        if (data4.length > 5) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/locations',
            keyword: 'maxItems',
            params: {},
            parentSchema: schema11.properties.locations,
          })
          errors++
        }
        const len1 = data4.length
        for (let i1 = 0; i1 < len1; i1++) {
          let data5 = data4[i1]
          if (typeof data5 === 'string') {
            if (func2(data5) > 100) {
              ;(vErrors ??= []).push({
                instancePath: instancePath + '/locations/' + i1,
                keyword: 'maxLength',
                params: {},
                parentSchema: schema11.properties.locations.items,
              })
              errors++
            }
          } else {
            ;(vErrors ??= []).push({
              instancePath: instancePath + '/locations/' + i1,
              keyword: 'type',
              params: {},
              parentSchema: schema11.properties.locations.items,
            })
            errors++
          }
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/locations',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.locations,
        })
        errors++
      }
    }
    if (data.state !== undefined) {
      let data6 = data.state
      if (typeof data6 === 'string') {
        if (func2(data6) > 100) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/state',
            keyword: 'maxLength',
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
    if (data.category !== undefined) {
      let data7 = data.category
      if (Array.isArray(data7)) {
        if (data7.length > 3) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/category',
            keyword: 'maxItems',
            params: {},
            parentSchema: schema11.properties.category,
          })
          errors++
        }
        const len2 = data7.length
        for (let i2 = 0; i2 < len2; i2++) {
          let data8 = data7[i2]
          if (typeof data8 === 'string') {
            if (func2(data8) > 100) {
              ;(vErrors ??= []).push({
                instancePath: instancePath + '/category/' + i2,
                keyword: 'maxLength',
                params: {},
                parentSchema: schema11.properties.category.items,
              })
              errors++
            }
          } else {
            ;(vErrors ??= []).push({
              instancePath: instancePath + '/category/' + i2,
              keyword: 'type',
              params: {},
              parentSchema: schema11.properties.category.items,
            })
            errors++
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
    if (data.cursor !== undefined) {
      let data9 = data.cursor
      if (typeof data9 === 'string') {
        if (func2(data9) > 200) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/cursor',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.cursor,
          })
          errors++
        }
        if (func2(data9) < 1) {
          ;(vErrors ??= []).push({
            instancePath: instancePath + '/cursor',
            keyword: 'minLength',
            params: {},
            parentSchema: schema11.properties.cursor,
          })
          errors++
        }
      } else {
        ;(vErrors ??= []).push({
          instancePath: instancePath + '/cursor',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.cursor,
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
