// generated from openapi.yaml by npm run generate: do not edit
import { clean } from '../clean.ts'
import { fieldErrors } from '../field-errors.ts'

const showBusinessKeeps = validate21
const schema32 = {
  type: 'object',
  additionalProperties: false,
  required: ['business'],
  properties: {
    business: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
  },
}
const pattern4 = new RegExp('^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$', 'u')

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
    if (data.business === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'business' },
      }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'business')) {
        const err1 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
        }
        if (vErrors === null) {
          vErrors = [err1]
        } else {
          vErrors.push(err1)
        }
        errors++
      }
    }
    if (data.business !== undefined) {
      let data0 = data.business
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err2 = {
            instancePath: instancePath + '/business',
            schemaPath: '#/properties/business/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
          }
          if (vErrors === null) {
            vErrors = [err2]
          } else {
            vErrors.push(err2)
          }
          errors++
        }
      } else {
        const err3 = {
          instancePath: instancePath + '/business',
          schemaPath: '#/properties/business/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err3]
        } else {
          vErrors.push(err3)
        }
        errors++
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err4]
    } else {
      vErrors.push(err4)
    }
    errors++
  }
  validate21.errors = vErrors
  return errors === 0
}
validate21.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const findBusinessesKeeps = validate22
const schema33 = {
  type: 'object',
  additionalProperties: false,
  properties: {
    q: { type: 'string', minLength: 2, maxLength: 100, 'x-clean': 'line', 'x-error': 'INVALID_VALUE' },
    category: { type: 'string', minLength: 1, 'x-clean': 'line', maxLength: 100, 'x-error': 'INVALID_VALUE' },
    state: { type: 'string', minLength: 1, 'x-clean': 'line', maxLength: 100, 'x-error': 'INVALID_VALUE' },
    city: { type: 'string', minLength: 1, 'x-clean': 'line', maxLength: 100, 'x-error': 'INVALID_VALUE' },
    rating: { type: 'number', minimum: 1, maximum: 5, 'x-error': 'INVALID_VALUE' },
    licenseChecked: { type: 'boolean', 'x-error': 'INVALID_VALUE' },
    favorites: { type: 'boolean', 'x-error': 'INVALID_VALUE' },
    cursor: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'CURSOR_INVALID' },
    limit: { type: 'integer', minimum: 1, maximum: 50, default: 10, 'x-error': 'INVALID_VALUE' },
  },
}
const func1 = Object.prototype.hasOwnProperty

function validate22(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null
  let errors = 0
  const evaluated0 = validate22.evaluated
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.limit === undefined) {
      data.limit = 10
    }
    for (const key0 in data) {
      if (!func1.call(schema33.properties, key0)) {
        const err0 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
        }
        if (vErrors === null) {
          vErrors = [err0]
        } else {
          vErrors.push(err0)
        }
        errors++
      }
    }
    if (data.q !== undefined) {
      let data0 = data.q
      if (typeof data0 === 'string') {
        if ([...data0].length > 100) {
          const err1 = {
            instancePath: instancePath + '/q',
            schemaPath: '#/properties/q/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data0 === '' },
          }
          if (vErrors === null) {
            vErrors = [err1]
          } else {
            vErrors.push(err1)
          }
          errors++
        }
        if ([...data0].length < 2) {
          const err2 = {
            instancePath: instancePath + '/q',
            schemaPath: '#/properties/q/minLength',
            keyword: 'minLength',
            params: { isEmpty: data0 === '' },
          }
          if (vErrors === null) {
            vErrors = [err2]
          } else {
            vErrors.push(err2)
          }
          errors++
        }
      } else {
        const err3 = {
          instancePath: instancePath + '/q',
          schemaPath: '#/properties/q/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err3]
        } else {
          vErrors.push(err3)
        }
        errors++
      }
    }
    if (data.category !== undefined) {
      let data1 = data.category
      if (typeof data1 === 'string') {
        if ([...data1].length > 100) {
          const err4 = {
            instancePath: instancePath + '/category',
            schemaPath: '#/properties/category/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data1 === '' },
          }
          if (vErrors === null) {
            vErrors = [err4]
          } else {
            vErrors.push(err4)
          }
          errors++
        }
        if ([...data1].length < 1) {
          const err5 = {
            instancePath: instancePath + '/category',
            schemaPath: '#/properties/category/minLength',
            keyword: 'minLength',
            params: { isEmpty: data1 === '' },
          }
          if (vErrors === null) {
            vErrors = [err5]
          } else {
            vErrors.push(err5)
          }
          errors++
        }
      } else {
        const err6 = {
          instancePath: instancePath + '/category',
          schemaPath: '#/properties/category/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err6]
        } else {
          vErrors.push(err6)
        }
        errors++
      }
    }
    if (data.state !== undefined) {
      let data2 = data.state
      if (typeof data2 === 'string') {
        if ([...data2].length > 100) {
          const err7 = {
            instancePath: instancePath + '/state',
            schemaPath: '#/properties/state/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data2 === '' },
          }
          if (vErrors === null) {
            vErrors = [err7]
          } else {
            vErrors.push(err7)
          }
          errors++
        }
        if ([...data2].length < 1) {
          const err8 = {
            instancePath: instancePath + '/state',
            schemaPath: '#/properties/state/minLength',
            keyword: 'minLength',
            params: { isEmpty: data2 === '' },
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
          instancePath: instancePath + '/state',
          schemaPath: '#/properties/state/type',
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
    if (data.city !== undefined) {
      let data3 = data.city
      if (typeof data3 === 'string') {
        if ([...data3].length > 100) {
          const err10 = {
            instancePath: instancePath + '/city',
            schemaPath: '#/properties/city/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data3 === '' },
          }
          if (vErrors === null) {
            vErrors = [err10]
          } else {
            vErrors.push(err10)
          }
          errors++
        }
        if ([...data3].length < 1) {
          const err11 = {
            instancePath: instancePath + '/city',
            schemaPath: '#/properties/city/minLength',
            keyword: 'minLength',
            params: { isEmpty: data3 === '' },
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
          instancePath: instancePath + '/city',
          schemaPath: '#/properties/city/type',
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
    if (data.rating !== undefined) {
      let data4 = data.rating
      if (typeof data4 == 'number') {
        if (data4 > 5 || isNaN(data4)) {
          const err13 = {
            instancePath: instancePath + '/rating',
            schemaPath: '#/properties/rating/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 5 },
          }
          if (vErrors === null) {
            vErrors = [err13]
          } else {
            vErrors.push(err13)
          }
          errors++
        }
        if (data4 < 1 || isNaN(data4)) {
          const err14 = {
            instancePath: instancePath + '/rating',
            schemaPath: '#/properties/rating/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
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
          instancePath: instancePath + '/rating',
          schemaPath: '#/properties/rating/type',
          keyword: 'type',
          params: { type: 'number' },
        }
        if (vErrors === null) {
          vErrors = [err15]
        } else {
          vErrors.push(err15)
        }
        errors++
      }
    }
    if (data.licenseChecked !== undefined) {
      if (typeof data.licenseChecked !== 'boolean') {
        const err16 = {
          instancePath: instancePath + '/licenseChecked',
          schemaPath: '#/properties/licenseChecked/type',
          keyword: 'type',
          params: { type: 'boolean' },
        }
        if (vErrors === null) {
          vErrors = [err16]
        } else {
          vErrors.push(err16)
        }
        errors++
      }
    }
    if (data.favorites !== undefined) {
      if (typeof data.favorites !== 'boolean') {
        const err17 = {
          instancePath: instancePath + '/favorites',
          schemaPath: '#/properties/favorites/type',
          keyword: 'type',
          params: { type: 'boolean' },
        }
        if (vErrors === null) {
          vErrors = [err17]
        } else {
          vErrors.push(err17)
        }
        errors++
      }
    }
    if (data.cursor !== undefined) {
      let data7 = data.cursor
      if (typeof data7 === 'string') {
        if ([...data7].length > 200) {
          const err18 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data7 === '' },
          }
          if (vErrors === null) {
            vErrors = [err18]
          } else {
            vErrors.push(err18)
          }
          errors++
        }
        if ([...data7].length < 1) {
          const err19 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/minLength',
            keyword: 'minLength',
            params: { isEmpty: data7 === '' },
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
          instancePath: instancePath + '/cursor',
          schemaPath: '#/properties/cursor/type',
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
    let data8 = data.limit
    if (!(typeof data8 == 'number' && !(data8 % 1) && !isNaN(data8))) {
      const err21 = {
        instancePath: instancePath + '/limit',
        schemaPath: '#/properties/limit/type',
        keyword: 'type',
        params: { type: 'integer' },
      }
      if (vErrors === null) {
        vErrors = [err21]
      } else {
        vErrors.push(err21)
      }
      errors++
    }
    if (typeof data8 == 'number') {
      if (data8 > 50 || isNaN(data8)) {
        const err22 = {
          instancePath: instancePath + '/limit',
          schemaPath: '#/properties/limit/maximum',
          keyword: 'maximum',
          params: { comparison: '<=', limit: 50 },
        }
        if (vErrors === null) {
          vErrors = [err22]
        } else {
          vErrors.push(err22)
        }
        errors++
      }
      if (data8 < 1 || isNaN(data8)) {
        const err23 = {
          instancePath: instancePath + '/limit',
          schemaPath: '#/properties/limit/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 1 },
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
    const err24 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err24]
    } else {
      vErrors.push(err24)
    }
    errors++
  }
  validate22.errors = vErrors
  return errors === 0
}
validate22.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const setFavoriteKeeps = validate23
const schema34 = {
  type: 'object',
  additionalProperties: false,
  required: ['business', 'favorite'],
  properties: {
    business: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    favorite: { type: 'boolean', 'x-error': 'INVALID_VALUE' },
  },
}

function validate23(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null
  let errors = 0
  const evaluated0 = validate23.evaluated
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.business === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'business' },
      }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    if (data.favorite === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'favorite' },
      }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'business' || key0 === 'favorite')) {
        const err2 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
        }
        if (vErrors === null) {
          vErrors = [err2]
        } else {
          vErrors.push(err2)
        }
        errors++
      }
    }
    if (data.business !== undefined) {
      let data0 = data.business
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err3 = {
            instancePath: instancePath + '/business',
            schemaPath: '#/properties/business/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
          }
          if (vErrors === null) {
            vErrors = [err3]
          } else {
            vErrors.push(err3)
          }
          errors++
        }
      } else {
        const err4 = {
          instancePath: instancePath + '/business',
          schemaPath: '#/properties/business/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err4]
        } else {
          vErrors.push(err4)
        }
        errors++
      }
    }
    if (data.favorite !== undefined) {
      if (typeof data.favorite !== 'boolean') {
        const err5 = {
          instancePath: instancePath + '/favorite',
          schemaPath: '#/properties/favorite/type',
          keyword: 'type',
          params: { type: 'boolean' },
        }
        if (vErrors === null) {
          vErrors = [err5]
        } else {
          vErrors.push(err5)
        }
        errors++
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err6]
    } else {
      vErrors.push(err6)
    }
    errors++
  }
  validate23.errors = vErrors
  return errors === 0
}
validate23.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const listReviewsKeeps = validate24
const schema35 = {
  type: 'object',
  additionalProperties: false,
  required: ['business'],
  properties: {
    business: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    cursor: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'CURSOR_INVALID' },
    limit: { type: 'integer', minimum: 1, maximum: 50, default: 10, 'x-error': 'INVALID_VALUE' },
  },
}

function validate24(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null
  let errors = 0
  const evaluated0 = validate24.evaluated
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.limit === undefined) {
      data.limit = 10
    }
    if (data.business === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'business' },
      }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'business' || key0 === 'cursor' || key0 === 'limit')) {
        const err1 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
        }
        if (vErrors === null) {
          vErrors = [err1]
        } else {
          vErrors.push(err1)
        }
        errors++
      }
    }
    if (data.business !== undefined) {
      let data0 = data.business
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err2 = {
            instancePath: instancePath + '/business',
            schemaPath: '#/properties/business/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
          }
          if (vErrors === null) {
            vErrors = [err2]
          } else {
            vErrors.push(err2)
          }
          errors++
        }
      } else {
        const err3 = {
          instancePath: instancePath + '/business',
          schemaPath: '#/properties/business/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err3]
        } else {
          vErrors.push(err3)
        }
        errors++
      }
    }
    if (data.cursor !== undefined) {
      let data1 = data.cursor
      if (typeof data1 === 'string') {
        if ([...data1].length > 200) {
          const err4 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data1 === '' },
          }
          if (vErrors === null) {
            vErrors = [err4]
          } else {
            vErrors.push(err4)
          }
          errors++
        }
        if ([...data1].length < 1) {
          const err5 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/minLength',
            keyword: 'minLength',
            params: { isEmpty: data1 === '' },
          }
          if (vErrors === null) {
            vErrors = [err5]
          } else {
            vErrors.push(err5)
          }
          errors++
        }
      } else {
        const err6 = {
          instancePath: instancePath + '/cursor',
          schemaPath: '#/properties/cursor/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err6]
        } else {
          vErrors.push(err6)
        }
        errors++
      }
    }
    let data2 = data.limit
    if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2))) {
      const err7 = {
        instancePath: instancePath + '/limit',
        schemaPath: '#/properties/limit/type',
        keyword: 'type',
        params: { type: 'integer' },
      }
      if (vErrors === null) {
        vErrors = [err7]
      } else {
        vErrors.push(err7)
      }
      errors++
    }
    if (typeof data2 == 'number') {
      if (data2 > 50 || isNaN(data2)) {
        const err8 = {
          instancePath: instancePath + '/limit',
          schemaPath: '#/properties/limit/maximum',
          keyword: 'maximum',
          params: { comparison: '<=', limit: 50 },
        }
        if (vErrors === null) {
          vErrors = [err8]
        } else {
          vErrors.push(err8)
        }
        errors++
      }
      if (data2 < 1 || isNaN(data2)) {
        const err9 = {
          instancePath: instancePath + '/limit',
          schemaPath: '#/properties/limit/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 1 },
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
    const err10 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err10]
    } else {
      vErrors.push(err10)
    }
    errors++
  }
  validate24.errors = vErrors
  return errors === 0
}
validate24.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const listWorkPicturesKeeps = validate25
const schema36 = {
  type: 'object',
  additionalProperties: false,
  properties: {
    cursor: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'CURSOR_INVALID' },
    limit: { type: 'integer', minimum: 1, maximum: 50, default: 10, 'x-error': 'INVALID_VALUE' },
  },
}

function validate25(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null
  let errors = 0
  const evaluated0 = validate25.evaluated
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.limit === undefined) {
      data.limit = 10
    }
    for (const key0 in data) {
      if (!(key0 === 'cursor' || key0 === 'limit')) {
        const err0 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
        }
        if (vErrors === null) {
          vErrors = [err0]
        } else {
          vErrors.push(err0)
        }
        errors++
      }
    }
    if (data.cursor !== undefined) {
      let data0 = data.cursor
      if (typeof data0 === 'string') {
        if ([...data0].length > 200) {
          const err1 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data0 === '' },
          }
          if (vErrors === null) {
            vErrors = [err1]
          } else {
            vErrors.push(err1)
          }
          errors++
        }
        if ([...data0].length < 1) {
          const err2 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/minLength',
            keyword: 'minLength',
            params: { isEmpty: data0 === '' },
          }
          if (vErrors === null) {
            vErrors = [err2]
          } else {
            vErrors.push(err2)
          }
          errors++
        }
      } else {
        const err3 = {
          instancePath: instancePath + '/cursor',
          schemaPath: '#/properties/cursor/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err3]
        } else {
          vErrors.push(err3)
        }
        errors++
      }
    }
    let data1 = data.limit
    if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1))) {
      const err4 = {
        instancePath: instancePath + '/limit',
        schemaPath: '#/properties/limit/type',
        keyword: 'type',
        params: { type: 'integer' },
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
          schemaPath: '#/properties/limit/maximum',
          keyword: 'maximum',
          params: { comparison: '<=', limit: 50 },
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
          schemaPath: '#/properties/limit/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 1 },
        }
        if (vErrors === null) {
          vErrors = [err6]
        } else {
          vErrors.push(err6)
        }
        errors++
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err7]
    } else {
      vErrors.push(err7)
    }
    errors++
  }
  validate25.errors = vErrors
  return errors === 0
}
validate25.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const chooseWorkPicturesKeeps = validate26
const schema37 = {
  type: 'object',
  additionalProperties: false,
  required: ['pics_url'],
  properties: {
    pics_url: {
      type: 'array',
      maxItems: 20,
      uniqueItems: true,
      items: { type: 'string', maxLength: 500, pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$', 'x-error': 'FILE_UNKNOWN' },
      'x-error': { default: 'INVALID_VALUE', maxItems: 'MAX_WORK_PICTURES' },
    },
  },
}
const pattern7 = new RegExp('/v1/files/[A-Za-z0-9_-]{16,64}$', 'u')

function validate26(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null
  let errors = 0
  const evaluated0 = validate26.evaluated
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.pics_url === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'pics_url' },
      }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'pics_url')) {
        const err1 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
        }
        if (vErrors === null) {
          vErrors = [err1]
        } else {
          vErrors.push(err1)
        }
        errors++
      }
    }
    if (data.pics_url !== undefined) {
      let data0 = data.pics_url
      if (Array.isArray(data0)) {
        if (data0.length > 20) {
          const err2 = {
            instancePath: instancePath + '/pics_url',
            schemaPath: '#/properties/pics_url/maxItems',
            keyword: 'maxItems',
            params: { limit: 20 },
          }
          if (vErrors === null) {
            vErrors = [err2]
          } else {
            vErrors.push(err2)
          }
          errors++
        }
        if (data0.length <= 20) {
          const len0 = data0.length
          for (let i0 = 0; i0 < len0; i0++) {
            let data1 = data0[i0]
            if (typeof data1 === 'string') {
              if ([...data1].length > 500) {
                const err3 = {
                  instancePath: instancePath + '/pics_url/' + i0,
                  schemaPath: '#/properties/pics_url/items/maxLength',
                  keyword: 'maxLength',
                  params: { isEmpty: data1 === '' },
                }
                if (vErrors === null) {
                  vErrors = [err3]
                } else {
                  vErrors.push(err3)
                }
                errors++
              }
              if (!pattern7.test(data1)) {
                const err4 = {
                  instancePath: instancePath + '/pics_url/' + i0,
                  schemaPath: '#/properties/pics_url/items/pattern',
                  keyword: 'pattern',
                  params: { pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$' },
                }
                if (vErrors === null) {
                  vErrors = [err4]
                } else {
                  vErrors.push(err4)
                }
                errors++
              }
            } else {
              const err5 = {
                instancePath: instancePath + '/pics_url/' + i0,
                schemaPath: '#/properties/pics_url/items/type',
                keyword: 'type',
                params: { type: 'string' },
              }
              if (vErrors === null) {
                vErrors = [err5]
              } else {
                vErrors.push(err5)
              }
              errors++
            }
          }
        }
        if (data0.length <= 20) {
          let i1 = data0.length
          let j0
          if (i1 > 1) {
            const indices0 = {}
            for (; i1--;) {
              let item0 = data0[i1]
              if (typeof item0 !== 'string') {
                continue
              }
              if (typeof indices0[item0] == 'number') {
                j0 = indices0[item0]
                const err6 = {
                  instancePath: instancePath + '/pics_url',
                  schemaPath: '#/properties/pics_url/uniqueItems',
                  keyword: 'uniqueItems',
                  params: { i: i1, j: j0 },
                }
                if (vErrors === null) {
                  vErrors = [err6]
                } else {
                  vErrors.push(err6)
                }
                errors++
                break
              }
              indices0[item0] = i1
            }
          }
        }
      } else {
        const err7 = {
          instancePath: instancePath + '/pics_url',
          schemaPath: '#/properties/pics_url/type',
          keyword: 'type',
          params: { type: 'array' },
        }
        if (vErrors === null) {
          vErrors = [err7]
        } else {
          vErrors.push(err7)
        }
        errors++
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err8]
    } else {
      vErrors.push(err8)
    }
    errors++
  }
  validate26.errors = vErrors
  return errors === 0
}
validate26.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const showBusinessCleanings = {}
const showBusinessCodes = {}

/**
 * The fields of a body of showBusiness that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const showBusiness = (body) =>
  showBusinessKeeps(clean(body, showBusinessCleanings)) ? [] : fieldErrors(showBusinessKeeps.errors, showBusinessCodes)

const findBusinessesCleanings = { '/q': 'line', '/category': 'line', '/state': 'line', '/city': 'line' }
const findBusinessesCodes = {
  '/q': 'INVALID_VALUE',
  '/category': 'INVALID_VALUE',
  '/state': 'INVALID_VALUE',
  '/city': 'INVALID_VALUE',
  '/rating': 'INVALID_VALUE',
  '/licenseChecked': 'INVALID_VALUE',
  '/favorites': 'INVALID_VALUE',
  '/cursor': 'CURSOR_INVALID',
  '/limit': 'INVALID_VALUE',
}

/**
 * The fields of a body of findBusinesses that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const findBusinesses = (body) =>
  findBusinessesKeeps(clean(body, findBusinessesCleanings))
    ? []
    : fieldErrors(findBusinessesKeeps.errors, findBusinessesCodes)

const setFavoriteCleanings = {}
const setFavoriteCodes = { '/favorite': 'INVALID_VALUE' }

/**
 * The fields of a body of setFavorite that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const setFavorite = (body) =>
  setFavoriteKeeps(clean(body, setFavoriteCleanings)) ? [] : fieldErrors(setFavoriteKeeps.errors, setFavoriteCodes)

const listReviewsCleanings = {}
const listReviewsCodes = { '/cursor': 'CURSOR_INVALID', '/limit': 'INVALID_VALUE' }

/**
 * The fields of a body of listReviews that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const listReviews = (body) =>
  listReviewsKeeps(clean(body, listReviewsCleanings)) ? [] : fieldErrors(listReviewsKeeps.errors, listReviewsCodes)

const listWorkPicturesCleanings = {}
const listWorkPicturesCodes = { '/cursor': 'CURSOR_INVALID', '/limit': 'INVALID_VALUE' }

/**
 * The fields of a body of listWorkPictures that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const listWorkPictures = (body) =>
  listWorkPicturesKeeps(clean(body, listWorkPicturesCleanings))
    ? []
    : fieldErrors(listWorkPicturesKeeps.errors, listWorkPicturesCodes)

const chooseWorkPicturesCleanings = {}
const chooseWorkPicturesCodes = {
  '/pics_url': { default: 'INVALID_VALUE', maxItems: 'MAX_WORK_PICTURES' },
  '/pics_url/*': 'FILE_UNKNOWN',
}

/**
 * The fields of a body of chooseWorkPictures that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const chooseWorkPictures = (body) =>
  chooseWorkPicturesKeeps(clean(body, chooseWorkPicturesCleanings))
    ? []
    : fieldErrors(chooseWorkPicturesKeeps.errors, chooseWorkPicturesCodes)
