// generated from openapi.yaml by npm run generate: do not edit
import { clean } from '../clean.ts'
import { fieldErrors } from '../field-errors.ts'

const loginCustomerKeeps = validate21
const schema32 = {
  type: 'object',
  additionalProperties: false,
  required: ['email', 'password'],
  properties: {
    email: {
      type: 'string',
      maxLength: 254,
      pattern: '^([^<>]*<)?[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+\\.*$',
      'x-clean': 'line',
      'x-error': 'EMAIL_INVALID',
    },
    password: {
      type: 'string',
      'x-clean': 'verbatim',
      minLength: 1,
      maxLength: 128,
      'x-error': { default: 'PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
    },
    keepAccount: { type: 'boolean' },
  },
}
const pattern4 = new RegExp('^([^<>]*<)?[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+\\.*$', 'u')

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
    if (data.email === undefined) {
      const err0 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'email' } }
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
      if (!(key0 === 'email' || key0 === 'password' || key0 === 'keepAccount')) {
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
    if (data.email !== undefined) {
      let data0 = data.email
      if (typeof data0 === 'string') {
        if ([...data0].length > 254) {
          const err3 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/properties/email/maxLength',
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
        if (!pattern4.test(data0)) {
          const err4 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/properties/email/pattern',
            keyword: 'pattern',
            params: { pattern: '^([^<>]*<)?[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+\\.*$' },
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
          instancePath: instancePath + '/email',
          schemaPath: '#/properties/email/type',
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
    if (data.password !== undefined) {
      let data1 = data.password
      if (typeof data1 === 'string') {
        if ([...data1].length > 128) {
          const err6 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/properties/password/maxLength',
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
            instancePath: instancePath + '/password',
            schemaPath: '#/properties/password/minLength',
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
          instancePath: instancePath + '/password',
          schemaPath: '#/properties/password/type',
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
    if (data.keepAccount !== undefined) {
      if (typeof data.keepAccount !== 'boolean') {
        const err9 = {
          instancePath: instancePath + '/keepAccount',
          schemaPath: '#/properties/keepAccount/type',
          keyword: 'type',
          params: { type: 'boolean' },
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
  validate21.errors = vErrors
  return errors === 0
}
validate21.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const loginBusinessKeeps = validate22
const schema33 = {
  type: 'object',
  additionalProperties: false,
  required: ['email', 'password'],
  properties: {
    email: {
      type: 'string',
      maxLength: 254,
      pattern: '^([^<>]*<)?[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+\\.*$',
      'x-clean': 'line',
      'x-error': 'EMAIL_INVALID',
    },
    password: {
      type: 'string',
      'x-clean': 'verbatim',
      minLength: 1,
      maxLength: 128,
      'x-error': { default: 'PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
    },
    keepAccount: { type: 'boolean' },
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
    if (data.email === undefined) {
      const err0 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'email' } }
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
      if (!(key0 === 'email' || key0 === 'password' || key0 === 'keepAccount')) {
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
    if (data.email !== undefined) {
      let data0 = data.email
      if (typeof data0 === 'string') {
        if ([...data0].length > 254) {
          const err3 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/properties/email/maxLength',
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
        if (!pattern4.test(data0)) {
          const err4 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/properties/email/pattern',
            keyword: 'pattern',
            params: { pattern: '^([^<>]*<)?[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+\\.*$' },
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
          instancePath: instancePath + '/email',
          schemaPath: '#/properties/email/type',
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
    if (data.password !== undefined) {
      let data1 = data.password
      if (typeof data1 === 'string') {
        if ([...data1].length > 128) {
          const err6 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/properties/password/maxLength',
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
            instancePath: instancePath + '/password',
            schemaPath: '#/properties/password/minLength',
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
          instancePath: instancePath + '/password',
          schemaPath: '#/properties/password/type',
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
    if (data.keepAccount !== undefined) {
      if (typeof data.keepAccount !== 'boolean') {
        const err9 = {
          instancePath: instancePath + '/keepAccount',
          schemaPath: '#/properties/keepAccount/type',
          keyword: 'type',
          params: { type: 'boolean' },
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
  validate22.errors = vErrors
  return errors === 0
}
validate22.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const finishLoginKeeps = validate23
const schema34 = {
  type: 'object',
  additionalProperties: false,
  required: ['ticket', 'code'],
  properties: {
    ticket: { type: 'string', minLength: 1, maxLength: 100, 'x-clean': 'line', 'x-error': 'INVALID_VALUE' },
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
    if (data.ticket === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'ticket' },
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
      if (!(key0 === 'ticket' || key0 === 'code')) {
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
    if (data.ticket !== undefined) {
      let data0 = data.ticket
      if (typeof data0 === 'string') {
        if ([...data0].length > 100) {
          const err3 = {
            instancePath: instancePath + '/ticket',
            schemaPath: '#/properties/ticket/maxLength',
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
            instancePath: instancePath + '/ticket',
            schemaPath: '#/properties/ticket/minLength',
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
          instancePath: instancePath + '/ticket',
          schemaPath: '#/properties/ticket/type',
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

const finishPasskeyLoginKeeps = validate24
const schema35 = {
  type: 'object',
  additionalProperties: false,
  required: ['credentialId', 'clientDataJSON', 'authenticatorData', 'signature'],
  properties: {
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
    authenticatorData: {
      type: 'string',
      minLength: 1,
      maxLength: 2000,
      pattern: '^[A-Za-z0-9_-]+$',
      'x-error': 'PASSKEY_INVALID',
    },
    signature: {
      type: 'string',
      minLength: 1,
      maxLength: 2000,
      pattern: '^[A-Za-z0-9_-]+$',
      'x-error': 'PASSKEY_INVALID',
    },
    userHandle: {
      type: 'string',
      minLength: 1,
      maxLength: 2000,
      pattern: '^[A-Za-z0-9_-]+$',
      'x-error': 'PASSKEY_INVALID',
    },
    keepAccount: { type: 'boolean' },
  },
}
const pattern6 = new RegExp('^[A-Za-z0-9_-]+$', 'u')

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
    if (data.credentialId === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'credentialId' },
      }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    if (data.clientDataJSON === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'clientDataJSON' },
      }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    if (data.authenticatorData === undefined) {
      const err2 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'authenticatorData' },
      }
      if (vErrors === null) {
        vErrors = [err2]
      } else {
        vErrors.push(err2)
      }
      errors++
    }
    if (data.signature === undefined) {
      const err3 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'signature' },
      }
      if (vErrors === null) {
        vErrors = [err3]
      } else {
        vErrors.push(err3)
      }
      errors++
    }
    for (const key0 in data) {
      if (
        !(
          key0 === 'credentialId' ||
          key0 === 'clientDataJSON' ||
          key0 === 'authenticatorData' ||
          key0 === 'signature' ||
          key0 === 'userHandle' ||
          key0 === 'keepAccount'
        )
      ) {
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
    if (data.credentialId !== undefined) {
      let data0 = data.credentialId
      if (typeof data0 === 'string') {
        if ([...data0].length > 2000) {
          const err5 = {
            instancePath: instancePath + '/credentialId',
            schemaPath: '#/properties/credentialId/maxLength',
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
        if ([...data0].length < 1) {
          const err6 = {
            instancePath: instancePath + '/credentialId',
            schemaPath: '#/properties/credentialId/minLength',
            keyword: 'minLength',
            params: { isEmpty: data0 === '' },
          }
          if (vErrors === null) {
            vErrors = [err6]
          } else {
            vErrors.push(err6)
          }
          errors++
        }
        if (!pattern6.test(data0)) {
          const err7 = {
            instancePath: instancePath + '/credentialId',
            schemaPath: '#/properties/credentialId/pattern',
            keyword: 'pattern',
            params: { pattern: '^[A-Za-z0-9_-]+$' },
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
          instancePath: instancePath + '/credentialId',
          schemaPath: '#/properties/credentialId/type',
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
    if (data.clientDataJSON !== undefined) {
      let data1 = data.clientDataJSON
      if (typeof data1 === 'string') {
        if ([...data1].length > 2000) {
          const err9 = {
            instancePath: instancePath + '/clientDataJSON',
            schemaPath: '#/properties/clientDataJSON/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data1 === '' },
          }
          if (vErrors === null) {
            vErrors = [err9]
          } else {
            vErrors.push(err9)
          }
          errors++
        }
        if ([...data1].length < 1) {
          const err10 = {
            instancePath: instancePath + '/clientDataJSON',
            schemaPath: '#/properties/clientDataJSON/minLength',
            keyword: 'minLength',
            params: { isEmpty: data1 === '' },
          }
          if (vErrors === null) {
            vErrors = [err10]
          } else {
            vErrors.push(err10)
          }
          errors++
        }
        if (!pattern6.test(data1)) {
          const err11 = {
            instancePath: instancePath + '/clientDataJSON',
            schemaPath: '#/properties/clientDataJSON/pattern',
            keyword: 'pattern',
            params: { pattern: '^[A-Za-z0-9_-]+$' },
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
          instancePath: instancePath + '/clientDataJSON',
          schemaPath: '#/properties/clientDataJSON/type',
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
    if (data.authenticatorData !== undefined) {
      let data2 = data.authenticatorData
      if (typeof data2 === 'string') {
        if ([...data2].length > 2000) {
          const err13 = {
            instancePath: instancePath + '/authenticatorData',
            schemaPath: '#/properties/authenticatorData/maxLength',
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
        if ([...data2].length < 1) {
          const err14 = {
            instancePath: instancePath + '/authenticatorData',
            schemaPath: '#/properties/authenticatorData/minLength',
            keyword: 'minLength',
            params: { isEmpty: data2 === '' },
          }
          if (vErrors === null) {
            vErrors = [err14]
          } else {
            vErrors.push(err14)
          }
          errors++
        }
        if (!pattern6.test(data2)) {
          const err15 = {
            instancePath: instancePath + '/authenticatorData',
            schemaPath: '#/properties/authenticatorData/pattern',
            keyword: 'pattern',
            params: { pattern: '^[A-Za-z0-9_-]+$' },
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
          instancePath: instancePath + '/authenticatorData',
          schemaPath: '#/properties/authenticatorData/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err16]
        } else {
          vErrors.push(err16)
        }
        errors++
      }
    }
    if (data.signature !== undefined) {
      let data3 = data.signature
      if (typeof data3 === 'string') {
        if ([...data3].length > 2000) {
          const err17 = {
            instancePath: instancePath + '/signature',
            schemaPath: '#/properties/signature/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data3 === '' },
          }
          if (vErrors === null) {
            vErrors = [err17]
          } else {
            vErrors.push(err17)
          }
          errors++
        }
        if ([...data3].length < 1) {
          const err18 = {
            instancePath: instancePath + '/signature',
            schemaPath: '#/properties/signature/minLength',
            keyword: 'minLength',
            params: { isEmpty: data3 === '' },
          }
          if (vErrors === null) {
            vErrors = [err18]
          } else {
            vErrors.push(err18)
          }
          errors++
        }
        if (!pattern6.test(data3)) {
          const err19 = {
            instancePath: instancePath + '/signature',
            schemaPath: '#/properties/signature/pattern',
            keyword: 'pattern',
            params: { pattern: '^[A-Za-z0-9_-]+$' },
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
          instancePath: instancePath + '/signature',
          schemaPath: '#/properties/signature/type',
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
    if (data.userHandle !== undefined) {
      let data4 = data.userHandle
      if (typeof data4 === 'string') {
        if ([...data4].length > 2000) {
          const err21 = {
            instancePath: instancePath + '/userHandle',
            schemaPath: '#/properties/userHandle/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data4 === '' },
          }
          if (vErrors === null) {
            vErrors = [err21]
          } else {
            vErrors.push(err21)
          }
          errors++
        }
        if ([...data4].length < 1) {
          const err22 = {
            instancePath: instancePath + '/userHandle',
            schemaPath: '#/properties/userHandle/minLength',
            keyword: 'minLength',
            params: { isEmpty: data4 === '' },
          }
          if (vErrors === null) {
            vErrors = [err22]
          } else {
            vErrors.push(err22)
          }
          errors++
        }
        if (!pattern6.test(data4)) {
          const err23 = {
            instancePath: instancePath + '/userHandle',
            schemaPath: '#/properties/userHandle/pattern',
            keyword: 'pattern',
            params: { pattern: '^[A-Za-z0-9_-]+$' },
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
          instancePath: instancePath + '/userHandle',
          schemaPath: '#/properties/userHandle/type',
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
    if (data.keepAccount !== undefined) {
      if (typeof data.keepAccount !== 'boolean') {
        const err25 = {
          instancePath: instancePath + '/keepAccount',
          schemaPath: '#/properties/keepAccount/type',
          keyword: 'type',
          params: { type: 'boolean' },
        }
        if (vErrors === null) {
          vErrors = [err25]
        } else {
          vErrors.push(err25)
        }
        errors++
      }
    }
  } else {
    const err26 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err26]
    } else {
      vErrors.push(err26)
    }
    errors++
  }
  validate24.errors = vErrors
  return errors === 0
}
validate24.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const endSessionKeeps = validate25
const schema36 = {
  type: 'object',
  additionalProperties: false,
  required: ['sessionId'],
  properties: {
    sessionId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
  },
}
const pattern11 = new RegExp('^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$', 'u')

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
    if (data.sessionId === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'sessionId' },
      }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'sessionId')) {
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
    if (data.sessionId !== undefined) {
      let data0 = data.sessionId
      if (typeof data0 === 'string') {
        if (!pattern11.test(data0)) {
          const err2 = {
            instancePath: instancePath + '/sessionId',
            schemaPath: '#/properties/sessionId/pattern',
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
          instancePath: instancePath + '/sessionId',
          schemaPath: '#/properties/sessionId/type',
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
  validate25.errors = vErrors
  return errors === 0
}
validate25.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const loginCustomerCleanings = { '/email': 'line', '/password': 'verbatim' }
const loginCustomerCodes = {
  '/email': 'EMAIL_INVALID',
  '/password': { default: 'PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
}

/**
 * The fields of a body of loginCustomer that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const loginCustomer = (body) =>
  loginCustomerKeeps(clean(body, loginCustomerCleanings))
    ? []
    : fieldErrors(loginCustomerKeeps.errors, loginCustomerCodes)

const loginBusinessCleanings = { '/email': 'line', '/password': 'verbatim' }
const loginBusinessCodes = {
  '/email': 'EMAIL_INVALID',
  '/password': { default: 'PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
}

/**
 * The fields of a body of loginBusiness that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const loginBusiness = (body) =>
  loginBusinessKeeps(clean(body, loginBusinessCleanings))
    ? []
    : fieldErrors(loginBusinessKeeps.errors, loginBusinessCodes)

const finishLoginCleanings = { '/ticket': 'line', '/code': 'line' }
const finishLoginCodes = { '/ticket': 'INVALID_VALUE', '/code': { default: 'CODE_REQUIRED', maxLength: 'CODE_WRONG' } }

/**
 * The fields of a body of finishLogin that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const finishLogin = (body) =>
  finishLoginKeeps(clean(body, finishLoginCleanings)) ? [] : fieldErrors(finishLoginKeeps.errors, finishLoginCodes)

const finishPasskeyLoginCleanings = {}
const finishPasskeyLoginCodes = {
  '/credentialId': 'PASSKEY_INVALID',
  '/clientDataJSON': 'PASSKEY_INVALID',
  '/authenticatorData': 'PASSKEY_INVALID',
  '/signature': 'PASSKEY_INVALID',
  '/userHandle': 'PASSKEY_INVALID',
}

/**
 * The fields of a body of finishPasskeyLogin that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const finishPasskeyLogin = (body) =>
  finishPasskeyLoginKeeps(clean(body, finishPasskeyLoginCleanings))
    ? []
    : fieldErrors(finishPasskeyLoginKeeps.errors, finishPasskeyLoginCodes)

const endSessionCleanings = {}
const endSessionCodes = {}

/**
 * The fields of a body of endSession that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const endSession = (body) =>
  endSessionKeeps(clean(body, endSessionCleanings)) ? [] : fieldErrors(endSessionKeeps.errors, endSessionCodes)
