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
    cursor: {
      type: 'string',
      minLength: 1,
      maxLength: 200,
      'x-error': 'CURSOR_INVALID',
      'x-extension': true,
      'x-reason': 'rows that appear while someone scrolls are neither skipped nor shown twice',
    },
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
          schema: false,
          parentSchema: schema11,
          data,
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
          params: { type: 'integer' },
          schema: schema11.properties.page.type,
          parentSchema: schema11.properties.page,
          data: data0,
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
            params: { comparison: '<=', limit: 1000000 },
            schema: 1000000,
            parentSchema: schema11.properties.page,
            data: data0,
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
            params: { comparison: '>=', limit: 1 },
            schema: 1,
            parentSchema: schema11.properties.page,
            data: data0,
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
          params: { type: 'integer' },
          schema: schema11.properties.limit.type,
          parentSchema: schema11.properties.limit,
          data: data1,
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
            params: { comparison: '<=', limit: 50 },
            schema: 50,
            parentSchema: schema11.properties.limit,
            data: data1,
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
            params: { comparison: '>=', limit: 1 },
            schema: 1,
            parentSchema: schema11.properties.limit,
            data: data1,
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
            params: { limit: 5 },
            schema: 5,
            parentSchema: schema11.properties.status,
            data: data2,
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
              params: { type: 'string' },
              schema: schema11.properties.status.items.type,
              parentSchema: schema11.properties.status.items,
              data: data3,
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
              params: { allowedValues: schema11.properties.status.items.enum },
              schema: schema11.properties.status.items.enum,
              parentSchema: schema11.properties.status.items,
              data: data3,
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
          params: { type: 'array' },
          schema: schema11.properties.status.type,
          parentSchema: schema11.properties.status,
          data: data2,
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
            params: { limit: 5 },
            schema: 5,
            parentSchema: schema11.properties.locations,
            data: data4,
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
                params: { limit: 100 },
                schema: 100,
                parentSchema: schema11.properties.locations.items,
                data: data5,
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
              params: { type: 'string' },
              schema: schema11.properties.locations.items.type,
              parentSchema: schema11.properties.locations.items,
              data: data5,
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
          params: { type: 'array' },
          schema: schema11.properties.locations.type,
          parentSchema: schema11.properties.locations,
          data: data4,
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
            params: { limit: 100 },
            schema: 100,
            parentSchema: schema11.properties.state,
            data: data6,
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
          params: { type: 'string' },
          schema: schema11.properties.state.type,
          parentSchema: schema11.properties.state,
          data: data6,
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
            params: { limit: 3 },
            schema: 3,
            parentSchema: schema11.properties.category,
            data: data7,
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
                params: { limit: 100 },
                schema: 100,
                parentSchema: schema11.properties.category.items,
                data: data8,
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
              params: { type: 'string' },
              schema: schema11.properties.category.items.type,
              parentSchema: schema11.properties.category.items,
              data: data8,
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
          params: { type: 'array' },
          schema: schema11.properties.category.type,
          parentSchema: schema11.properties.category,
          data: data7,
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
            params: { limit: 200 },
            schema: 200,
            parentSchema: schema11.properties.cursor,
            data: data9,
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
            params: { limit: 1 },
            schema: 1,
            parentSchema: schema11.properties.cursor,
            data: data9,
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
          params: { type: 'string' },
          schema: schema11.properties.cursor.type,
          parentSchema: schema11.properties.cursor,
          data: data9,
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
    const err24 = {
      instancePath,
      keyword: 'type',
      params: { type: 'object' },
      schema: schema11.type,
      parentSchema: schema11,
      data,
    }
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
