// generated from openapi.yaml by npm run generate: do not edit
import { fieldErrors } from '../field-errors.ts'

export const check = (body) => (validate10(body) ? [] : fieldErrors(validate10.errors))
const schema11 = {
  type: 'object',
  additionalProperties: false,
  properties: {
    page: { type: 'integer', minimum: 1, maximum: 1000000, 'x-error': 'INVALID_VALUE' },
    limit: { type: 'integer', minimum: 1, maximum: 50, 'x-error': 'INVALID_VALUE' },
    status: {
      type: 'array',
      maxItems: 5,
      items: { type: 'string', enum: ['', 'open', 'inprogress', 'completed', 'expired'], 'x-error': 'INVALID_VALUE' },
      'x-error': 'INVALID_VALUE',
    },
    locations: {
      type: 'array',
      maxItems: 5,
      items: { type: 'string', maxLength: 100, 'x-error': 'INVALID_VALUE' },
      'x-error': 'INVALID_VALUE',
    },
    state: { type: 'string', maxLength: 100, 'x-error': 'INVALID_VALUE' },
    category: {
      type: 'array',
      maxItems: 3,
      items: { type: 'string', maxLength: 100, 'x-error': 'INVALID_VALUE' },
      'x-error': 'INVALID_VALUE',
    },
    cursor: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'CURSOR_INVALID' },
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
    if (data.page !== undefined) {
      let data0 = data.page
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0))) {
        const err1 = {
          instancePath: instancePath + '/page',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.page,
        }
        if (vErrors === null) {
          vErrors = [err1]
        } else {
          vErrors.push(err1)
        }
        errors++
      }
      if (typeof data0 == 'number') {
        if (data0 > 1000000 || isNaN(data0)) {
          const err2 = {
            instancePath: instancePath + '/page',
            keyword: 'maximum',
            params: {},
            parentSchema: schema11.properties.page,
          }
          if (vErrors === null) {
            vErrors = [err2]
          } else {
            vErrors.push(err2)
          }
          errors++
        }
        if (data0 < 1 || isNaN(data0)) {
          const err3 = {
            instancePath: instancePath + '/page',
            keyword: 'minimum',
            params: {},
            parentSchema: schema11.properties.page,
          }
          if (vErrors === null) {
            vErrors = [err3]
          } else {
            vErrors.push(err3)
          }
          errors++
        }
      }
    }
    if (data.limit !== undefined) {
      let data1 = data.limit
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1))) {
        const err4 = {
          instancePath: instancePath + '/limit',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.limit,
        }
        if (vErrors === null) {
          vErrors = [err4]
        } else {
          vErrors.push(err4)
        }
        errors++
      }
      if (typeof data1 == 'number') {
        if (data1 > 50 || isNaN(data1)) {
          const err5 = {
            instancePath: instancePath + '/limit',
            keyword: 'maximum',
            params: {},
            parentSchema: schema11.properties.limit,
          }
          if (vErrors === null) {
            vErrors = [err5]
          } else {
            vErrors.push(err5)
          }
          errors++
        }
        if (data1 < 1 || isNaN(data1)) {
          const err6 = {
            instancePath: instancePath + '/limit',
            keyword: 'minimum',
            params: {},
            parentSchema: schema11.properties.limit,
          }
          if (vErrors === null) {
            vErrors = [err6]
          } else {
            vErrors.push(err6)
          }
          errors++
        }
      }
    }
    if (data.status !== undefined) {
      let data2 = data.status
      if (Array.isArray(data2)) {
        if (data2.length > 5) {
          const err7 = {
            instancePath: instancePath + '/status',
            keyword: 'maxItems',
            params: {},
            parentSchema: schema11.properties.status,
          }
          if (vErrors === null) {
            vErrors = [err7]
          } else {
            vErrors.push(err7)
          }
          errors++
        }
        const len0 = data2.length
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0]
          if (typeof data3 !== 'string') {
            const err8 = {
              instancePath: instancePath + '/status/' + i0,
              keyword: 'type',
              params: {},
              parentSchema: schema11.properties.status.items,
            }
            if (vErrors === null) {
              vErrors = [err8]
            } else {
              vErrors.push(err8)
            }
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
            const err9 = {
              instancePath: instancePath + '/status/' + i0,
              keyword: 'enum',
              params: {},
              parentSchema: schema11.properties.status.items,
            }
            if (vErrors === null) {
              vErrors = [err9]
            } else {
              vErrors.push(err9)
            }
            errors++
          }
        }
      } else {
        const err10 = {
          instancePath: instancePath + '/status',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.status,
        }
        if (vErrors === null) {
          vErrors = [err10]
        } else {
          vErrors.push(err10)
        }
        errors++
      }
    }
    if (data.locations !== undefined) {
      let data4 = data.locations
      if (Array.isArray(data4)) {
        if (data4.length > 5) {
          const err11 = {
            instancePath: instancePath + '/locations',
            keyword: 'maxItems',
            params: {},
            parentSchema: schema11.properties.locations,
          }
          if (vErrors === null) {
            vErrors = [err11]
          } else {
            vErrors.push(err11)
          }
          errors++
        }
        const len1 = data4.length
        for (let i1 = 0; i1 < len1; i1++) {
          let data5 = data4[i1]
          if (typeof data5 === 'string') {
            if (func2(data5) > 100) {
              const err12 = {
                instancePath: instancePath + '/locations/' + i1,
                keyword: 'maxLength',
                params: {},
                parentSchema: schema11.properties.locations.items,
              }
              if (vErrors === null) {
                vErrors = [err12]
              } else {
                vErrors.push(err12)
              }
              errors++
            }
          } else {
            const err13 = {
              instancePath: instancePath + '/locations/' + i1,
              keyword: 'type',
              params: {},
              parentSchema: schema11.properties.locations.items,
            }
            if (vErrors === null) {
              vErrors = [err13]
            } else {
              vErrors.push(err13)
            }
            errors++
          }
        }
      } else {
        const err14 = {
          instancePath: instancePath + '/locations',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.locations,
        }
        if (vErrors === null) {
          vErrors = [err14]
        } else {
          vErrors.push(err14)
        }
        errors++
      }
    }
    if (data.state !== undefined) {
      let data6 = data.state
      if (typeof data6 === 'string') {
        if (func2(data6) > 100) {
          const err15 = {
            instancePath: instancePath + '/state',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.state,
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
          instancePath: instancePath + '/state',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.state,
        }
        if (vErrors === null) {
          vErrors = [err16]
        } else {
          vErrors.push(err16)
        }
        errors++
      }
    }
    if (data.category !== undefined) {
      let data7 = data.category
      if (Array.isArray(data7)) {
        if (data7.length > 3) {
          const err17 = {
            instancePath: instancePath + '/category',
            keyword: 'maxItems',
            params: {},
            parentSchema: schema11.properties.category,
          }
          if (vErrors === null) {
            vErrors = [err17]
          } else {
            vErrors.push(err17)
          }
          errors++
        }
        const len2 = data7.length
        for (let i2 = 0; i2 < len2; i2++) {
          let data8 = data7[i2]
          if (typeof data8 === 'string') {
            if (func2(data8) > 100) {
              const err18 = {
                instancePath: instancePath + '/category/' + i2,
                keyword: 'maxLength',
                params: {},
                parentSchema: schema11.properties.category.items,
              }
              if (vErrors === null) {
                vErrors = [err18]
              } else {
                vErrors.push(err18)
              }
              errors++
            }
          } else {
            const err19 = {
              instancePath: instancePath + '/category/' + i2,
              keyword: 'type',
              params: {},
              parentSchema: schema11.properties.category.items,
            }
            if (vErrors === null) {
              vErrors = [err19]
            } else {
              vErrors.push(err19)
            }
            errors++
          }
        }
      } else {
        const err20 = {
          instancePath: instancePath + '/category',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.category,
        }
        if (vErrors === null) {
          vErrors = [err20]
        } else {
          vErrors.push(err20)
        }
        errors++
      }
    }
    if (data.cursor !== undefined) {
      let data9 = data.cursor
      if (typeof data9 === 'string') {
        if (func2(data9) > 200) {
          const err21 = {
            instancePath: instancePath + '/cursor',
            keyword: 'maxLength',
            params: {},
            parentSchema: schema11.properties.cursor,
          }
          if (vErrors === null) {
            vErrors = [err21]
          } else {
            vErrors.push(err21)
          }
          errors++
        }
        if (func2(data9) < 1) {
          const err22 = {
            instancePath: instancePath + '/cursor',
            keyword: 'minLength',
            params: {},
            parentSchema: schema11.properties.cursor,
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
          instancePath: instancePath + '/cursor',
          keyword: 'type',
          params: {},
          parentSchema: schema11.properties.cursor,
        }
        if (vErrors === null) {
          vErrors = [err23]
        } else {
          vErrors.push(err23)
        }
        errors++
      }
    }
  } else {
    const err24 = { instancePath, keyword: 'type', params: {}, parentSchema: schema11 }
    if (vErrors === null) {
      vErrors = [err24]
    } else {
      vErrors.push(err24)
    }
    errors++
  }
  validate10.errors = vErrors
  return errors === 0
}
