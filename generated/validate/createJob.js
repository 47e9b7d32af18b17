// generated from openapi.yaml by npm run generate: do not edit
import { clean } from '../clean.ts'
import { fieldErrors } from '../field-errors.ts'

export const validate = validate21
export default validate21
const schema32 = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'details', 'category', 'city', 'state', 'budget', 'pics_url'],
  properties: {
    userid: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    title: {
      type: 'string',
      pattern: '\\S',
      maxLength: 120,
      'x-clean': 'line',
      'x-error': { default: 'JOB_TITLE_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
    },
    details: {
      type: 'string',
      'x-clean': 'text',
      pattern: '\\S',
      maxLength: 5000,
      'x-error': { default: 'JOB_DESCRIPTION_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
    },
    category: {
      type: 'string',
      'x-clean': 'line',
      pattern: '\\S',
      maxLength: 100,
      'x-error': { default: 'JOB_CATEGORY_REQUIRED', maxLength: 'CATEGORY_UNKNOWN' },
    },
    city: {
      type: 'string',
      'x-clean': 'line',
      pattern: '\\S',
      maxLength: 100,
      'x-error': { default: 'CITY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
    },
    state: {
      type: 'string',
      'x-clean': 'line',
      pattern: '\\S',
      maxLength: 100,
      'x-error': { default: 'STATE_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
    },
    country: {
      type: 'string',
      'x-clean': 'line',
      pattern: '\\S',
      maxLength: 100,
      'x-error': { default: 'COUNTRY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
    },
    budget: {
      type: 'number',
      minimum: 0.01,
      maximum: 9999999.99,
      multipleOf: 0.01,
      'x-error': { default: 'AMOUNT_INVALID', required: 'JOB_BUDGET_REQUIRED' },
    },
    pics_url: {
      type: 'array',
      minItems: 1,
      maxItems: 5,
      items: { type: 'string', maxLength: 500, pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$', 'x-error': 'FILE_UNKNOWN' },
      'x-error': { default: 'JOB_PICTURES_REQUIRED', maxItems: 'MAX_PICTURES' },
    },
    neededBy: {
      type: ['string', 'null'],
      pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
      'x-error': 'NEEDED_BY_INVALID',
    },
  },
}
const func1 = Object.prototype.hasOwnProperty
const pattern4 = new RegExp('^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$', 'u')
const pattern5 = new RegExp('\\S', 'u')
const pattern11 = new RegExp('/v1/files/[A-Za-z0-9_-]{16,64}$', 'u')
const pattern12 = new RegExp('^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', 'u')

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
    if (data.title === undefined) {
      const err0 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'title' } }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    if (data.details === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'details' },
      }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    if (data.category === undefined) {
      const err2 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'category' },
      }
      if (vErrors === null) {
        vErrors = [err2]
      } else {
        vErrors.push(err2)
      }
      errors++
    }
    if (data.city === undefined) {
      const err3 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'city' } }
      if (vErrors === null) {
        vErrors = [err3]
      } else {
        vErrors.push(err3)
      }
      errors++
    }
    if (data.state === undefined) {
      const err4 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'state' } }
      if (vErrors === null) {
        vErrors = [err4]
      } else {
        vErrors.push(err4)
      }
      errors++
    }
    if (data.budget === undefined) {
      const err5 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'budget' },
      }
      if (vErrors === null) {
        vErrors = [err5]
      } else {
        vErrors.push(err5)
      }
      errors++
    }
    if (data.pics_url === undefined) {
      const err6 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'pics_url' },
      }
      if (vErrors === null) {
        vErrors = [err6]
      } else {
        vErrors.push(err6)
      }
      errors++
    }
    for (const key0 in data) {
      if (!func1.call(schema32.properties, key0)) {
        const err7 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
        }
        if (vErrors === null) {
          vErrors = [err7]
        } else {
          vErrors.push(err7)
        }
        errors++
      }
    }
    if (data.userid !== undefined) {
      let data0 = data.userid
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err8 = {
            instancePath: instancePath + '/userid',
            schemaPath: '#/properties/userid/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
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
          instancePath: instancePath + '/userid',
          schemaPath: '#/properties/userid/type',
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
    if (data.title !== undefined) {
      let data1 = data.title
      if (typeof data1 === 'string') {
        if ([...data1].length > 120) {
          const err10 = {
            instancePath: instancePath + '/title',
            schemaPath: '#/properties/title/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data1 === '' },
          }
          if (vErrors === null) {
            vErrors = [err10]
          } else {
            vErrors.push(err10)
          }
          errors++
        }
        if (!pattern5.test(data1)) {
          const err11 = {
            instancePath: instancePath + '/title',
            schemaPath: '#/properties/title/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
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
          instancePath: instancePath + '/title',
          schemaPath: '#/properties/title/type',
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
    if (data.details !== undefined) {
      let data2 = data.details
      if (typeof data2 === 'string') {
        if ([...data2].length > 5000) {
          const err13 = {
            instancePath: instancePath + '/details',
            schemaPath: '#/properties/details/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data2 === '' },
          }
          if (vErrors === null) {
            vErrors = [err13]
          } else {
            vErrors.push(err13)
          }
          errors++
        }
        if (!pattern5.test(data2)) {
          const err14 = {
            instancePath: instancePath + '/details',
            schemaPath: '#/properties/details/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
          }
          if (vErrors === null) {
            vErrors = [err14]
          } else {
            vErrors.push(err14)
          }
          errors++
        }
      } else {
        const err15 = {
          instancePath: instancePath + '/details',
          schemaPath: '#/properties/details/type',
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
    }
    if (data.category !== undefined) {
      let data3 = data.category
      if (typeof data3 === 'string') {
        if ([...data3].length > 100) {
          const err16 = {
            instancePath: instancePath + '/category',
            schemaPath: '#/properties/category/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data3 === '' },
          }
          if (vErrors === null) {
            vErrors = [err16]
          } else {
            vErrors.push(err16)
          }
          errors++
        }
        if (!pattern5.test(data3)) {
          const err17 = {
            instancePath: instancePath + '/category',
            schemaPath: '#/properties/category/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
          }
          if (vErrors === null) {
            vErrors = [err17]
          } else {
            vErrors.push(err17)
          }
          errors++
        }
      } else {
        const err18 = {
          instancePath: instancePath + '/category',
          schemaPath: '#/properties/category/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err18]
        } else {
          vErrors.push(err18)
        }
        errors++
      }
    }
    if (data.city !== undefined) {
      let data4 = data.city
      if (typeof data4 === 'string') {
        if ([...data4].length > 100) {
          const err19 = {
            instancePath: instancePath + '/city',
            schemaPath: '#/properties/city/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data4 === '' },
          }
          if (vErrors === null) {
            vErrors = [err19]
          } else {
            vErrors.push(err19)
          }
          errors++
        }
        if (!pattern5.test(data4)) {
          const err20 = {
            instancePath: instancePath + '/city',
            schemaPath: '#/properties/city/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
          }
          if (vErrors === null) {
            vErrors = [err20]
          } else {
            vErrors.push(err20)
          }
          errors++
        }
      } else {
        const err21 = {
          instancePath: instancePath + '/city',
          schemaPath: '#/properties/city/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err21]
        } else {
          vErrors.push(err21)
        }
        errors++
      }
    }
    if (data.state !== undefined) {
      let data5 = data.state
      if (typeof data5 === 'string') {
        if ([...data5].length > 100) {
          const err22 = {
            instancePath: instancePath + '/state',
            schemaPath: '#/properties/state/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data5 === '' },
          }
          if (vErrors === null) {
            vErrors = [err22]
          } else {
            vErrors.push(err22)
          }
          errors++
        }
        if (!pattern5.test(data5)) {
          const err23 = {
            instancePath: instancePath + '/state',
            schemaPath: '#/properties/state/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
          }
          if (vErrors === null) {
            vErrors = [err23]
          } else {
            vErrors.push(err23)
          }
          errors++
        }
      } else {
        const err24 = {
          instancePath: instancePath + '/state',
          schemaPath: '#/properties/state/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err24]
        } else {
          vErrors.push(err24)
        }
        errors++
      }
    }
    if (data.country !== undefined) {
      let data6 = data.country
      if (typeof data6 === 'string') {
        if ([...data6].length > 100) {
          const err25 = {
            instancePath: instancePath + '/country',
            schemaPath: '#/properties/country/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data6 === '' },
          }
          if (vErrors === null) {
            vErrors = [err25]
          } else {
            vErrors.push(err25)
          }
          errors++
        }
        if (!pattern5.test(data6)) {
          const err26 = {
            instancePath: instancePath + '/country',
            schemaPath: '#/properties/country/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
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
          instancePath: instancePath + '/country',
          schemaPath: '#/properties/country/type',
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
    if (data.budget !== undefined) {
      let data7 = data.budget
      if (typeof data7 == 'number') {
        if (data7 > 9999999.99 || isNaN(data7)) {
          const err28 = {
            instancePath: instancePath + '/budget',
            schemaPath: '#/properties/budget/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 9999999.99 },
          }
          if (vErrors === null) {
            vErrors = [err28]
          } else {
            vErrors.push(err28)
          }
          errors++
        }
        if (data7 < 0.01 || isNaN(data7)) {
          const err29 = {
            instancePath: instancePath + '/budget',
            schemaPath: '#/properties/budget/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0.01 },
          }
          if (vErrors === null) {
            vErrors = [err29]
          } else {
            vErrors.push(err29)
          }
          errors++
        }
        let res0
        if (0.01 === 0 || ((res0 = data7 / 0.01), Math.abs(Math.round(res0) - res0) > 1e-6)) {
          const err30 = {
            instancePath: instancePath + '/budget',
            schemaPath: '#/properties/budget/multipleOf',
            keyword: 'multipleOf',
            params: { multipleOf: 0.01 },
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
          instancePath: instancePath + '/budget',
          schemaPath: '#/properties/budget/type',
          keyword: 'type',
          params: { type: 'number' },
        }
        if (vErrors === null) {
          vErrors = [err31]
        } else {
          vErrors.push(err31)
        }
        errors++
      }
    }
    if (data.pics_url !== undefined) {
      let data8 = data.pics_url
      if (Array.isArray(data8)) {
        if (data8.length > 5) {
          const err32 = {
            instancePath: instancePath + '/pics_url',
            schemaPath: '#/properties/pics_url/maxItems',
            keyword: 'maxItems',
            params: { limit: 5 },
          }
          if (vErrors === null) {
            vErrors = [err32]
          } else {
            vErrors.push(err32)
          }
          errors++
        }
        if (data8.length < 1) {
          const err33 = {
            instancePath: instancePath + '/pics_url',
            schemaPath: '#/properties/pics_url/minItems',
            keyword: 'minItems',
            params: { limit: 1 },
          }
          if (vErrors === null) {
            vErrors = [err33]
          } else {
            vErrors.push(err33)
          }
          errors++
        }
        if (data8.length <= 5) {
          const len0 = data8.length
          for (let i0 = 0; i0 < len0; i0++) {
            let data9 = data8[i0]
            if (typeof data9 === 'string') {
              if ([...data9].length > 500) {
                const err34 = {
                  instancePath: instancePath + '/pics_url/' + i0,
                  schemaPath: '#/properties/pics_url/items/maxLength',
                  keyword: 'maxLength',
                  params: { isEmpty: data9 === '' },
                }
                if (vErrors === null) {
                  vErrors = [err34]
                } else {
                  vErrors.push(err34)
                }
                errors++
              }
              if (!pattern11.test(data9)) {
                const err35 = {
                  instancePath: instancePath + '/pics_url/' + i0,
                  schemaPath: '#/properties/pics_url/items/pattern',
                  keyword: 'pattern',
                  params: { pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$' },
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
                instancePath: instancePath + '/pics_url/' + i0,
                schemaPath: '#/properties/pics_url/items/type',
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
        }
      } else {
        const err37 = {
          instancePath: instancePath + '/pics_url',
          schemaPath: '#/properties/pics_url/type',
          keyword: 'type',
          params: { type: 'array' },
        }
        if (vErrors === null) {
          vErrors = [err37]
        } else {
          vErrors.push(err37)
        }
        errors++
      }
    }
    if (data.neededBy !== undefined) {
      let data10 = data.neededBy
      if (typeof data10 !== 'string' && data10 !== null) {
        const err38 = {
          instancePath: instancePath + '/neededBy',
          schemaPath: '#/properties/neededBy/type',
          keyword: 'type',
          params: { type: schema32.properties.neededBy.type },
        }
        if (vErrors === null) {
          vErrors = [err38]
        } else {
          vErrors.push(err38)
        }
        errors++
      }
      if (typeof data10 === 'string') {
        if (!pattern12.test(data10)) {
          const err39 = {
            instancePath: instancePath + '/neededBy',
            schemaPath: '#/properties/neededBy/pattern',
            keyword: 'pattern',
            params: { pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' },
          }
          if (vErrors === null) {
            vErrors = [err39]
          } else {
            vErrors.push(err39)
          }
          errors++
        }
      }
    }
  } else {
    const err40 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err40]
    } else {
      vErrors.push(err40)
    }
    errors++
  }
  validate21.errors = vErrors
  return errors === 0
}
validate21.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const codes = {
  '/title': { default: 'JOB_TITLE_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
  '/details': { default: 'JOB_DESCRIPTION_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
  '/category': { default: 'JOB_CATEGORY_REQUIRED', maxLength: 'CATEGORY_UNKNOWN' },
  '/city': { default: 'CITY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
  '/state': { default: 'STATE_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
  '/country': { default: 'COUNTRY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
  '/budget': { default: 'AMOUNT_INVALID', required: 'JOB_BUDGET_REQUIRED' },
  '/pics_url': { default: 'JOB_PICTURES_REQUIRED', maxItems: 'MAX_PICTURES' },
  '/pics_url/*': 'FILE_UNKNOWN',
  '/neededBy': 'NEEDED_BY_INVALID',
}
const cleanings = {
  '/title': 'line',
  '/details': 'text',
  '/category': 'line',
  '/city': 'line',
  '/state': 'line',
  '/country': 'line',
}

/**
 * The fields of a body of createJob that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const check = (body) => (validate(clean(body, cleanings)) ? [] : fieldErrors(validate.errors, codes))
