// generated from openapi.yaml by npm run generate: do not edit
import { fieldErrors } from '../field-errors.ts'

export const check = (body) => (validate10(body) ? [] : fieldErrors(validate10.errors))
const schema11 = { type: 'object', additionalProperties: false }

function validate10(data, { instancePath = '', parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null
  let errors = 0
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
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
  } else {
    const err1 = { instancePath, keyword: 'type', params: {}, parentSchema: schema11 }
    if (vErrors === null) {
      vErrors = [err1]
    } else {
      vErrors.push(err1)
    }
    errors++
  }
  validate10.errors = vErrors
  return errors === 0
}
