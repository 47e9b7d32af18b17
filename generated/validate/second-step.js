// generated from openapi.yaml by npm run generate: do not edit
import { clean } from '../clean.ts'
import { fieldErrors } from '../field-errors.ts'

const beginSecondStepKeeps = validate21
const schema32 = {
  type: 'object',
  additionalProperties: false,
  required: ['password'],
  properties: {
    password: {
      type: 'string',
      'x-clean': 'verbatim',
      minLength: 1,
      maxLength: 128,
      'x-error': { default: 'CURRENT_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
    },
  },
}

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
    if (data.password === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'password' },
      }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'password')) {
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
    if (data.password !== undefined) {
      let data0 = data.password
      if (typeof data0 === 'string') {
        if ([...data0].length > 128) {
          const err2 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/properties/password/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data0 === '' },
          }
          if (vErrors === null) {
            vErrors = [err2]
          } else {
            vErrors.push(err2)
          }
          errors++
        }
        if ([...data0].length < 1) {
          const err3 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/properties/password/minLength',
            keyword: 'minLength',
            params: { isEmpty: data0 === '' },
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
          instancePath: instancePath + '/password',
          schemaPath: '#/properties/password/type',
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
  } else {
    const err5 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err5]
    } else {
      vErrors.push(err5)
    }
    errors++
  }
  validate21.errors = vErrors
  return errors === 0
}
validate21.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const confirmSecondStepKeeps = validate22
const schema33 = {
  type: 'object',
  additionalProperties: false,
  required: ['code'],
  properties: {
    code: {
      type: 'string',
      minLength: 1,
      maxLength: 60,
      'x-clean': 'line',
      'x-error': { default: 'CODE_REQUIRED', maxLength: 'CODE_WRONG' },
    },
  },
}

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
    if (data.code === undefined) {
      const err0 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'code' } }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'code')) {
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
    if (data.code !== undefined) {
      let data0 = data.code
      if (typeof data0 === 'string') {
        if ([...data0].length > 60) {
          const err2 = {
            instancePath: instancePath + '/code',
            schemaPath: '#/properties/code/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data0 === '' },
          }
          if (vErrors === null) {
            vErrors = [err2]
          } else {
            vErrors.push(err2)
          }
          errors++
        }
        if ([...data0].length < 1) {
          const err3 = {
            instancePath: instancePath + '/code',
            schemaPath: '#/properties/code/minLength',
            keyword: 'minLength',
            params: { isEmpty: data0 === '' },
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
          instancePath: instancePath + '/code',
          schemaPath: '#/properties/code/type',
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
  } else {
    const err5 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err5]
    } else {
      vErrors.push(err5)
    }
    errors++
  }
  validate22.errors = vErrors
  return errors === 0
}
validate22.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const renewRecoveryCodesKeeps = validate23
const schema34 = {
  type: 'object',
  additionalProperties: false,
  required: ['password', 'code'],
  properties: {
    password: {
      type: 'string',
      'x-clean': 'verbatim',
      minLength: 1,
      maxLength: 128,
      'x-error': { default: 'CURRENT_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
    },
    code: {
      type: 'string',
      minLength: 1,
      maxLength: 60,
      'x-clean': 'line',
      'x-error': { default: 'CODE_REQUIRED', maxLength: 'CODE_WRONG' },
    },
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
    if (data.password === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'password' },
      }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    if (data.code === undefined) {
      const err1 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'code' } }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'password' || key0 === 'code')) {
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
    if (data.password !== undefined) {
      let data0 = data.password
      if (typeof data0 === 'string') {
        if ([...data0].length > 128) {
          const err3 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/properties/password/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data0 === '' },
          }
          if (vErrors === null) {
            vErrors = [err3]
          } else {
            vErrors.push(err3)
          }
          errors++
        }
        if ([...data0].length < 1) {
          const err4 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/properties/password/minLength',
            keyword: 'minLength',
            params: { isEmpty: data0 === '' },
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
          instancePath: instancePath + '/password',
          schemaPath: '#/properties/password/type',
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
    if (data.code !== undefined) {
      let data1 = data.code
      if (typeof data1 === 'string') {
        if ([...data1].length > 60) {
          const err6 = {
            instancePath: instancePath + '/code',
            schemaPath: '#/properties/code/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data1 === '' },
          }
          if (vErrors === null) {
            vErrors = [err6]
          } else {
            vErrors.push(err6)
          }
          errors++
        }
        if ([...data1].length < 1) {
          const err7 = {
            instancePath: instancePath + '/code',
            schemaPath: '#/properties/code/minLength',
            keyword: 'minLength',
            params: { isEmpty: data1 === '' },
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
          instancePath: instancePath + '/code',
          schemaPath: '#/properties/code/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err8]
        } else {
          vErrors.push(err8)
        }
        errors++
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err9]
    } else {
      vErrors.push(err9)
    }
    errors++
  }
  validate23.errors = vErrors
  return errors === 0
}
validate23.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const endSecondStepKeeps = validate24
const schema35 = {
  type: 'object',
  additionalProperties: false,
  required: ['password', 'code'],
  properties: {
    password: {
      type: 'string',
      'x-clean': 'verbatim',
      minLength: 1,
      maxLength: 128,
      'x-error': { default: 'CURRENT_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
    },
    code: {
      type: 'string',
      minLength: 1,
      maxLength: 60,
      'x-clean': 'line',
      'x-error': { default: 'CODE_REQUIRED', maxLength: 'CODE_WRONG' },
    },
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
    if (data.password === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'password' },
      }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    if (data.code === undefined) {
      const err1 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'code' } }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'password' || key0 === 'code')) {
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
    if (data.password !== undefined) {
      let data0 = data.password
      if (typeof data0 === 'string') {
        if ([...data0].length > 128) {
          const err3 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/properties/password/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data0 === '' },
          }
          if (vErrors === null) {
            vErrors = [err3]
          } else {
            vErrors.push(err3)
          }
          errors++
        }
        if ([...data0].length < 1) {
          const err4 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/properties/password/minLength',
            keyword: 'minLength',
            params: { isEmpty: data0 === '' },
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
          instancePath: instancePath + '/password',
          schemaPath: '#/properties/password/type',
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
    if (data.code !== undefined) {
      let data1 = data.code
      if (typeof data1 === 'string') {
        if ([...data1].length > 60) {
          const err6 = {
            instancePath: instancePath + '/code',
            schemaPath: '#/properties/code/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data1 === '' },
          }
          if (vErrors === null) {
            vErrors = [err6]
          } else {
            vErrors.push(err6)
          }
          errors++
        }
        if ([...data1].length < 1) {
          const err7 = {
            instancePath: instancePath + '/code',
            schemaPath: '#/properties/code/minLength',
            keyword: 'minLength',
            params: { isEmpty: data1 === '' },
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
          instancePath: instancePath + '/code',
          schemaPath: '#/properties/code/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err8]
        } else {
          vErrors.push(err8)
        }
        errors++
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err9]
    } else {
      vErrors.push(err9)
    }
    errors++
  }
  validate24.errors = vErrors
  return errors === 0
}
validate24.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const beginPasskeyKeeps = validate25
const schema36 = {
  type: 'object',
  additionalProperties: false,
  required: ['password'],
  properties: {
    password: {
      type: 'string',
      'x-clean': 'verbatim',
      minLength: 1,
      maxLength: 128,
      'x-error': { default: 'CURRENT_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
    },
    code: {
      type: 'string',
      minLength: 1,
      maxLength: 60,
      'x-clean': 'line',
      'x-error': { default: 'CODE_REQUIRED', maxLength: 'CODE_WRONG' },
    },
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
    if (data.password === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'password' },
      }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'password' || key0 === 'code')) {
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
    if (data.password !== undefined) {
      let data0 = data.password
      if (typeof data0 === 'string') {
        if ([...data0].length > 128) {
          const err2 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/properties/password/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data0 === '' },
          }
          if (vErrors === null) {
            vErrors = [err2]
          } else {
            vErrors.push(err2)
          }
          errors++
        }
        if ([...data0].length < 1) {
          const err3 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/properties/password/minLength',
            keyword: 'minLength',
            params: { isEmpty: data0 === '' },
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
          instancePath: instancePath + '/password',
          schemaPath: '#/properties/password/type',
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
    if (data.code !== undefined) {
      let data1 = data.code
      if (typeof data1 === 'string') {
        if ([...data1].length > 60) {
          const err5 = {
            instancePath: instancePath + '/code',
            schemaPath: '#/properties/code/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data1 === '' },
          }
          if (vErrors === null) {
            vErrors = [err5]
          } else {
            vErrors.push(err5)
          }
          errors++
        }
        if ([...data1].length < 1) {
          const err6 = {
            instancePath: instancePath + '/code',
            schemaPath: '#/properties/code/minLength',
            keyword: 'minLength',
            params: { isEmpty: data1 === '' },
          }
          if (vErrors === null) {
            vErrors = [err6]
          } else {
            vErrors.push(err6)
          }
          errors++
        }
      } else {
        const err7 = {
          instancePath: instancePath + '/code',
          schemaPath: '#/properties/code/type',
          keyword: 'type',
          params: { type: 'string' },
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
  validate25.errors = vErrors
  return errors === 0
}
validate25.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const addPasskeyKeeps = validate26
const schema37 = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'credentialId', 'clientDataJSON', 'attestationObject'],
  properties: {
    name: {
      type: 'string',
      pattern: '\\S',
      maxLength: 60,
      'x-clean': 'line',
      'x-error': { default: 'NAME_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
    },
    credentialId: {
      type: 'string',
      minLength: 1,
      maxLength: 2000,
      pattern: '^[A-Za-z0-9_-]+$',
      'x-error': 'PASSKEY_INVALID',
    },
    clientDataJSON: {
      type: 'string',
      minLength: 1,
      maxLength: 2000,
      pattern: '^[A-Za-z0-9_-]+$',
      'x-error': 'PASSKEY_INVALID',
    },
    attestationObject: {
      type: 'string',
      minLength: 1,
      maxLength: 2000,
      pattern: '^[A-Za-z0-9_-]+$',
      'x-error': 'PASSKEY_INVALID',
    },
  },
}
const pattern4 = new RegExp('\\S', 'u')
const pattern5 = new RegExp('^[A-Za-z0-9_-]+$', 'u')

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
    if (data.name === undefined) {
      const err0 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'name' } }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    if (data.credentialId === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'credentialId' },
      }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    if (data.clientDataJSON === undefined) {
      const err2 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'clientDataJSON' },
      }
      if (vErrors === null) {
        vErrors = [err2]
      } else {
        vErrors.push(err2)
      }
      errors++
    }
    if (data.attestationObject === undefined) {
      const err3 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'attestationObject' },
      }
      if (vErrors === null) {
        vErrors = [err3]
      } else {
        vErrors.push(err3)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'name' || key0 === 'credentialId' || key0 === 'clientDataJSON' || key0 === 'attestationObject')) {
        const err4 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
        }
        if (vErrors === null) {
          vErrors = [err4]
        } else {
          vErrors.push(err4)
        }
        errors++
      }
    }
    if (data.name !== undefined) {
      let data0 = data.name
      if (typeof data0 === 'string') {
        if ([...data0].length > 60) {
          const err5 = {
            instancePath: instancePath + '/name',
            schemaPath: '#/properties/name/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data0 === '' },
          }
          if (vErrors === null) {
            vErrors = [err5]
          } else {
            vErrors.push(err5)
          }
          errors++
        }
        if (!pattern4.test(data0)) {
          const err6 = {
            instancePath: instancePath + '/name',
            schemaPath: '#/properties/name/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
          }
          if (vErrors === null) {
            vErrors = [err6]
          } else {
            vErrors.push(err6)
          }
          errors++
        }
      } else {
        const err7 = {
          instancePath: instancePath + '/name',
          schemaPath: '#/properties/name/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err7]
        } else {
          vErrors.push(err7)
        }
        errors++
      }
    }
    if (data.credentialId !== undefined) {
      let data1 = data.credentialId
      if (typeof data1 === 'string') {
        if ([...data1].length > 2000) {
          const err8 = {
            instancePath: instancePath + '/credentialId',
            schemaPath: '#/properties/credentialId/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data1 === '' },
          }
          if (vErrors === null) {
            vErrors = [err8]
          } else {
            vErrors.push(err8)
          }
          errors++
        }
        if ([...data1].length < 1) {
          const err9 = {
            instancePath: instancePath + '/credentialId',
            schemaPath: '#/properties/credentialId/minLength',
            keyword: 'minLength',
            params: { isEmpty: data1 === '' },
          }
          if (vErrors === null) {
            vErrors = [err9]
          } else {
            vErrors.push(err9)
          }
          errors++
        }
        if (!pattern5.test(data1)) {
          const err10 = {
            instancePath: instancePath + '/credentialId',
            schemaPath: '#/properties/credentialId/pattern',
            keyword: 'pattern',
            params: { pattern: '^[A-Za-z0-9_-]+$' },
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
          instancePath: instancePath + '/credentialId',
          schemaPath: '#/properties/credentialId/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err11]
        } else {
          vErrors.push(err11)
        }
        errors++
      }
    }
    if (data.clientDataJSON !== undefined) {
      let data2 = data.clientDataJSON
      if (typeof data2 === 'string') {
        if ([...data2].length > 2000) {
          const err12 = {
            instancePath: instancePath + '/clientDataJSON',
            schemaPath: '#/properties/clientDataJSON/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data2 === '' },
          }
          if (vErrors === null) {
            vErrors = [err12]
          } else {
            vErrors.push(err12)
          }
          errors++
        }
        if ([...data2].length < 1) {
          const err13 = {
            instancePath: instancePath + '/clientDataJSON',
            schemaPath: '#/properties/clientDataJSON/minLength',
            keyword: 'minLength',
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
            instancePath: instancePath + '/clientDataJSON',
            schemaPath: '#/properties/clientDataJSON/pattern',
            keyword: 'pattern',
            params: { pattern: '^[A-Za-z0-9_-]+$' },
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
          instancePath: instancePath + '/clientDataJSON',
          schemaPath: '#/properties/clientDataJSON/type',
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
    if (data.attestationObject !== undefined) {
      let data3 = data.attestationObject
      if (typeof data3 === 'string') {
        if ([...data3].length > 2000) {
          const err16 = {
            instancePath: instancePath + '/attestationObject',
            schemaPath: '#/properties/attestationObject/maxLength',
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
        if ([...data3].length < 1) {
          const err17 = {
            instancePath: instancePath + '/attestationObject',
            schemaPath: '#/properties/attestationObject/minLength',
            keyword: 'minLength',
            params: { isEmpty: data3 === '' },
          }
          if (vErrors === null) {
            vErrors = [err17]
          } else {
            vErrors.push(err17)
          }
          errors++
        }
        if (!pattern5.test(data3)) {
          const err18 = {
            instancePath: instancePath + '/attestationObject',
            schemaPath: '#/properties/attestationObject/pattern',
            keyword: 'pattern',
            params: { pattern: '^[A-Za-z0-9_-]+$' },
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
          instancePath: instancePath + '/attestationObject',
          schemaPath: '#/properties/attestationObject/type',
          keyword: 'type',
          params: { type: 'string' },
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
    const err20 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err20]
    } else {
      vErrors.push(err20)
    }
    errors++
  }
  validate26.errors = vErrors
  return errors === 0
}
validate26.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const removePasskeyKeeps = validate27
const schema38 = {
  type: 'object',
  additionalProperties: false,
  required: ['passkeyId', 'password'],
  properties: {
    passkeyId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    password: {
      type: 'string',
      'x-clean': 'verbatim',
      minLength: 1,
      maxLength: 128,
      'x-error': { default: 'CURRENT_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
    },
  },
}
const pattern8 = new RegExp('^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$', 'u')

function validate27(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null
  let errors = 0
  const evaluated0 = validate27.evaluated
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.passkeyId === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'passkeyId' },
      }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    if (data.password === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'password' },
      }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'passkeyId' || key0 === 'password')) {
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
    if (data.passkeyId !== undefined) {
      let data0 = data.passkeyId
      if (typeof data0 === 'string') {
        if (!pattern8.test(data0)) {
          const err3 = {
            instancePath: instancePath + '/passkeyId',
            schemaPath: '#/properties/passkeyId/pattern',
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
          instancePath: instancePath + '/passkeyId',
          schemaPath: '#/properties/passkeyId/type',
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
    if (data.password !== undefined) {
      let data1 = data.password
      if (typeof data1 === 'string') {
        if ([...data1].length > 128) {
          const err5 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/properties/password/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data1 === '' },
          }
          if (vErrors === null) {
            vErrors = [err5]
          } else {
            vErrors.push(err5)
          }
          errors++
        }
        if ([...data1].length < 1) {
          const err6 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/properties/password/minLength',
            keyword: 'minLength',
            params: { isEmpty: data1 === '' },
          }
          if (vErrors === null) {
            vErrors = [err6]
          } else {
            vErrors.push(err6)
          }
          errors++
        }
      } else {
        const err7 = {
          instancePath: instancePath + '/password',
          schemaPath: '#/properties/password/type',
          keyword: 'type',
          params: { type: 'string' },
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
  validate27.errors = vErrors
  return errors === 0
}
validate27.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const proveAgainKeeps = validate28
const schema39 = {
  type: 'object',
  additionalProperties: false,
  required: ['code'],
  properties: {
    code: {
      type: 'string',
      minLength: 1,
      maxLength: 60,
      'x-clean': 'line',
      'x-error': { default: 'CODE_REQUIRED', maxLength: 'CODE_WRONG' },
    },
  },
}

function validate28(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null
  let errors = 0
  const evaluated0 = validate28.evaluated
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.code === undefined) {
      const err0 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'code' } }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'code')) {
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
    if (data.code !== undefined) {
      let data0 = data.code
      if (typeof data0 === 'string') {
        if ([...data0].length > 60) {
          const err2 = {
            instancePath: instancePath + '/code',
            schemaPath: '#/properties/code/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data0 === '' },
          }
          if (vErrors === null) {
            vErrors = [err2]
          } else {
            vErrors.push(err2)
          }
          errors++
        }
        if ([...data0].length < 1) {
          const err3 = {
            instancePath: instancePath + '/code',
            schemaPath: '#/properties/code/minLength',
            keyword: 'minLength',
            params: { isEmpty: data0 === '' },
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
          instancePath: instancePath + '/code',
          schemaPath: '#/properties/code/type',
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
  } else {
    const err5 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err5]
    } else {
      vErrors.push(err5)
    }
    errors++
  }
  validate28.errors = vErrors
  return errors === 0
}
validate28.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const beginSecondStepCleanings = { '/password': 'verbatim' }
const beginSecondStepCodes = { '/password': { default: 'CURRENT_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' } }

/**
 * The fields of a body of beginSecondStep that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const beginSecondStep = (body) =>
  beginSecondStepKeeps(clean(body, beginSecondStepCleanings))
    ? []
    : fieldErrors(beginSecondStepKeeps.errors, beginSecondStepCodes)

const confirmSecondStepCleanings = { '/code': 'line' }
const confirmSecondStepCodes = { '/code': { default: 'CODE_REQUIRED', maxLength: 'CODE_WRONG' } }

/**
 * The fields of a body of confirmSecondStep that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const confirmSecondStep = (body) =>
  confirmSecondStepKeeps(clean(body, confirmSecondStepCleanings))
    ? []
    : fieldErrors(confirmSecondStepKeeps.errors, confirmSecondStepCodes)

const renewRecoveryCodesCleanings = { '/password': 'verbatim', '/code': 'line' }
const renewRecoveryCodesCodes = {
  '/password': { default: 'CURRENT_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
  '/code': { default: 'CODE_REQUIRED', maxLength: 'CODE_WRONG' },
}

/**
 * The fields of a body of renewRecoveryCodes that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const renewRecoveryCodes = (body) =>
  renewRecoveryCodesKeeps(clean(body, renewRecoveryCodesCleanings))
    ? []
    : fieldErrors(renewRecoveryCodesKeeps.errors, renewRecoveryCodesCodes)

const endSecondStepCleanings = { '/password': 'verbatim', '/code': 'line' }
const endSecondStepCodes = {
  '/password': { default: 'CURRENT_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
  '/code': { default: 'CODE_REQUIRED', maxLength: 'CODE_WRONG' },
}

/**
 * The fields of a body of endSecondStep that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const endSecondStep = (body) =>
  endSecondStepKeeps(clean(body, endSecondStepCleanings))
    ? []
    : fieldErrors(endSecondStepKeeps.errors, endSecondStepCodes)

const beginPasskeyCleanings = { '/password': 'verbatim', '/code': 'line' }
const beginPasskeyCodes = {
  '/password': { default: 'CURRENT_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
  '/code': { default: 'CODE_REQUIRED', maxLength: 'CODE_WRONG' },
}

/**
 * The fields of a body of beginPasskey that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const beginPasskey = (body) =>
  beginPasskeyKeeps(clean(body, beginPasskeyCleanings)) ? [] : fieldErrors(beginPasskeyKeeps.errors, beginPasskeyCodes)

const addPasskeyCleanings = { '/name': 'line' }
const addPasskeyCodes = {
  '/name': { default: 'NAME_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
  '/credentialId': 'PASSKEY_INVALID',
  '/clientDataJSON': 'PASSKEY_INVALID',
  '/attestationObject': 'PASSKEY_INVALID',
}

/**
 * The fields of a body of addPasskey that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const addPasskey = (body) =>
  addPasskeyKeeps(clean(body, addPasskeyCleanings)) ? [] : fieldErrors(addPasskeyKeeps.errors, addPasskeyCodes)

const removePasskeyCleanings = { '/password': 'verbatim' }
const removePasskeyCodes = { '/password': { default: 'CURRENT_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' } }

/**
 * The fields of a body of removePasskey that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const removePasskey = (body) =>
  removePasskeyKeeps(clean(body, removePasskeyCleanings))
    ? []
    : fieldErrors(removePasskeyKeeps.errors, removePasskeyCodes)

const proveAgainCleanings = { '/code': 'line' }
const proveAgainCodes = { '/code': { default: 'CODE_REQUIRED', maxLength: 'CODE_WRONG' } }

/**
 * The fields of a body of proveAgain that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const proveAgain = (body) =>
  proveAgainKeeps(clean(body, proveAgainCleanings)) ? [] : fieldErrors(proveAgainKeeps.errors, proveAgainCodes)
