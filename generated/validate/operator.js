// generated from openapi.yaml by npm run generate: do not edit
import { clean } from '../clean.ts'
import { fieldErrors } from '../field-errors.ts'

const logInOperatorKeeps = validate21
const schema32 = {
  type: 'object',
  additionalProperties: false,
  required: ['email', 'password', 'code'],
  properties: {
    email: {
      type: 'string',
      maxLength: 254,
      pattern:
        '^[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+)*@[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+)+$',
      'x-clean': 'email',
      'x-error': { default: 'EMAIL_INVALID' },
    },
    password: {
      type: 'string',
      'x-clean': 'verbatim',
      minLength: 1,
      maxLength: 128,
      'x-error': { default: 'PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
    },
    code: {
      type: 'string',
      pattern: '^[0-9]{3} ?[0-9]{3}$',
      maxLength: 7,
      'x-clean': 'line',
      'x-error': 'OPERATOR_CODE_WRONG',
    },
  },
}
const pattern4 = new RegExp(
  '^[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+)*@[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+)+$',
  'u',
)
const pattern5 = new RegExp('^[0-9]{3} ?[0-9]{3}$', 'u')

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
    if (data.code === undefined) {
      const err2 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'code' } }
      if (vErrors === null) {
        vErrors = [err2]
      } else {
        vErrors.push(err2)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'email' || key0 === 'password' || key0 === 'code')) {
        const err3 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
        }
        if (vErrors === null) {
          vErrors = [err3]
        } else {
          vErrors.push(err3)
        }
        errors++
      }
    }
    if (data.email !== undefined) {
      let data0 = data.email
      if (typeof data0 === 'string') {
        if ([...data0].length > 254) {
          const err4 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/properties/email/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data0 === '' },
          }
          if (vErrors === null) {
            vErrors = [err4]
          } else {
            vErrors.push(err4)
          }
          errors++
        }
        if (!pattern4.test(data0)) {
          const err5 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/properties/email/pattern',
            keyword: 'pattern',
            params: {
              pattern:
                '^[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+)*@[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+)+$',
            },
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
          instancePath: instancePath + '/email',
          schemaPath: '#/properties/email/type',
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
    if (data.password !== undefined) {
      let data1 = data.password
      if (typeof data1 === 'string') {
        if ([...data1].length > 128) {
          const err7 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/properties/password/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data1 === '' },
          }
          if (vErrors === null) {
            vErrors = [err7]
          } else {
            vErrors.push(err7)
          }
          errors++
        }
        if ([...data1].length < 1) {
          const err8 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/properties/password/minLength',
            keyword: 'minLength',
            params: { isEmpty: data1 === '' },
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
          instancePath: instancePath + '/password',
          schemaPath: '#/properties/password/type',
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
    if (data.code !== undefined) {
      let data2 = data.code
      if (typeof data2 === 'string') {
        if ([...data2].length > 7) {
          const err10 = {
            instancePath: instancePath + '/code',
            schemaPath: '#/properties/code/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data2 === '' },
          }
          if (vErrors === null) {
            vErrors = [err10]
          } else {
            vErrors.push(err10)
          }
          errors++
        }
        if (!pattern5.test(data2)) {
          const err11 = {
            instancePath: instancePath + '/code',
            schemaPath: '#/properties/code/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9]{3} ?[0-9]{3}$' },
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
          instancePath: instancePath + '/code',
          schemaPath: '#/properties/code/type',
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
  } else {
    const err13 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err13]
    } else {
      vErrors.push(err13)
    }
    errors++
  }
  validate21.errors = vErrors
  return errors === 0
}
validate21.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const checkOperatorInvitationKeeps = validate22
const schema33 = {
  type: 'object',
  additionalProperties: false,
  required: ['token'],
  properties: { token: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'INVALID_VALUE' } },
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
    if (data.token === undefined) {
      const err0 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'token' } }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'token')) {
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
    if (data.token !== undefined) {
      let data0 = data.token
      if (typeof data0 === 'string') {
        if ([...data0].length > 200) {
          const err2 = {
            instancePath: instancePath + '/token',
            schemaPath: '#/properties/token/maxLength',
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
            instancePath: instancePath + '/token',
            schemaPath: '#/properties/token/minLength',
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
          instancePath: instancePath + '/token',
          schemaPath: '#/properties/token/type',
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

const acceptOperatorInvitationKeeps = validate23
const schema34 = {
  type: 'object',
  additionalProperties: false,
  required: ['token', 'password', 'code'],
  properties: {
    token: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'INVALID_VALUE' },
    password: {
      type: 'string',
      'x-clean': 'verbatim',
      minLength: 12,
      maxLength: 128,
      'x-error': {
        required: 'PASSWORD_REQUIRED',
        minLength: 'OPERATOR_PASSWORD_TOO_SHORT',
        maxLength: 'PASSWORD_TOO_LONG',
      },
    },
    code: {
      type: 'string',
      pattern: '^[0-9]{3} ?[0-9]{3}$',
      maxLength: 7,
      'x-clean': 'line',
      'x-error': 'OPERATOR_CODE_WRONG',
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
    if (data.token === undefined) {
      const err0 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'token' } }
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
    if (data.code === undefined) {
      const err2 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'code' } }
      if (vErrors === null) {
        vErrors = [err2]
      } else {
        vErrors.push(err2)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'token' || key0 === 'password' || key0 === 'code')) {
        const err3 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
        }
        if (vErrors === null) {
          vErrors = [err3]
        } else {
          vErrors.push(err3)
        }
        errors++
      }
    }
    if (data.token !== undefined) {
      let data0 = data.token
      if (typeof data0 === 'string') {
        if ([...data0].length > 200) {
          const err4 = {
            instancePath: instancePath + '/token',
            schemaPath: '#/properties/token/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data0 === '' },
          }
          if (vErrors === null) {
            vErrors = [err4]
          } else {
            vErrors.push(err4)
          }
          errors++
        }
        if ([...data0].length < 1) {
          const err5 = {
            instancePath: instancePath + '/token',
            schemaPath: '#/properties/token/minLength',
            keyword: 'minLength',
            params: { isEmpty: data0 === '' },
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
          instancePath: instancePath + '/token',
          schemaPath: '#/properties/token/type',
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
    if (data.password !== undefined) {
      let data1 = data.password
      if (typeof data1 === 'string') {
        if ([...data1].length > 128) {
          const err7 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/properties/password/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data1 === '' },
          }
          if (vErrors === null) {
            vErrors = [err7]
          } else {
            vErrors.push(err7)
          }
          errors++
        }
        if ([...data1].length < 12) {
          const err8 = {
            instancePath: instancePath + '/password',
            schemaPath: '#/properties/password/minLength',
            keyword: 'minLength',
            params: { isEmpty: data1 === '' },
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
          instancePath: instancePath + '/password',
          schemaPath: '#/properties/password/type',
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
    if (data.code !== undefined) {
      let data2 = data.code
      if (typeof data2 === 'string') {
        if ([...data2].length > 7) {
          const err10 = {
            instancePath: instancePath + '/code',
            schemaPath: '#/properties/code/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data2 === '' },
          }
          if (vErrors === null) {
            vErrors = [err10]
          } else {
            vErrors.push(err10)
          }
          errors++
        }
        if (!pattern5.test(data2)) {
          const err11 = {
            instancePath: instancePath + '/code',
            schemaPath: '#/properties/code/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9]{3} ?[0-9]{3}$' },
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
          instancePath: instancePath + '/code',
          schemaPath: '#/properties/code/type',
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
  } else {
    const err13 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err13]
    } else {
      vErrors.push(err13)
    }
    errors++
  }
  validate23.errors = vErrors
  return errors === 0
}
validate23.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const listOperatorActionsKeeps = validate24
const schema35 = {
  type: 'object',
  additionalProperties: false,
  properties: {
    operator: { type: 'string', maxLength: 100, 'x-clean': 'line', 'x-error': 'INVALID_VALUE' },
    action: { type: 'string', maxLength: 60, 'x-clean': 'line', 'x-error': 'INVALID_VALUE' },
    subject: { type: 'string', maxLength: 200, 'x-clean': 'line', 'x-error': 'INVALID_VALUE' },
    from: { type: 'string', pattern: '^2\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', 'x-error': 'INVALID_VALUE' },
    until: { type: 'string', pattern: '^2\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', 'x-error': 'INVALID_VALUE' },
    cursor: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'CURSOR_INVALID' },
    limit: { type: 'integer', minimum: 1, maximum: 50, default: 10, 'x-error': 'INVALID_VALUE' },
  },
}
const pattern7 = new RegExp('^2\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', 'u')

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
    for (const key0 in data) {
      if (
        !(
          key0 === 'operator' ||
          key0 === 'action' ||
          key0 === 'subject' ||
          key0 === 'from' ||
          key0 === 'until' ||
          key0 === 'cursor' ||
          key0 === 'limit'
        )
      ) {
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
    if (data.operator !== undefined) {
      let data0 = data.operator
      if (typeof data0 === 'string') {
        if ([...data0].length > 100) {
          const err1 = {
            instancePath: instancePath + '/operator',
            schemaPath: '#/properties/operator/maxLength',
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
      } else {
        const err2 = {
          instancePath: instancePath + '/operator',
          schemaPath: '#/properties/operator/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err2]
        } else {
          vErrors.push(err2)
        }
        errors++
      }
    }
    if (data.action !== undefined) {
      let data1 = data.action
      if (typeof data1 === 'string') {
        if ([...data1].length > 60) {
          const err3 = {
            instancePath: instancePath + '/action',
            schemaPath: '#/properties/action/maxLength',
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
      } else {
        const err4 = {
          instancePath: instancePath + '/action',
          schemaPath: '#/properties/action/type',
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
    if (data.subject !== undefined) {
      let data2 = data.subject
      if (typeof data2 === 'string') {
        if ([...data2].length > 200) {
          const err5 = {
            instancePath: instancePath + '/subject',
            schemaPath: '#/properties/subject/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data2 === '' },
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
          instancePath: instancePath + '/subject',
          schemaPath: '#/properties/subject/type',
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
    if (data.from !== undefined) {
      let data3 = data.from
      if (typeof data3 === 'string') {
        if (!pattern7.test(data3)) {
          const err7 = {
            instancePath: instancePath + '/from',
            schemaPath: '#/properties/from/pattern',
            keyword: 'pattern',
            params: { pattern: '^2\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' },
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
          instancePath: instancePath + '/from',
          schemaPath: '#/properties/from/type',
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
    if (data.until !== undefined) {
      let data4 = data.until
      if (typeof data4 === 'string') {
        if (!pattern7.test(data4)) {
          const err9 = {
            instancePath: instancePath + '/until',
            schemaPath: '#/properties/until/pattern',
            keyword: 'pattern',
            params: { pattern: '^2\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' },
          }
          if (vErrors === null) {
            vErrors = [err9]
          } else {
            vErrors.push(err9)
          }
          errors++
        }
      } else {
        const err10 = {
          instancePath: instancePath + '/until',
          schemaPath: '#/properties/until/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err10]
        } else {
          vErrors.push(err10)
        }
        errors++
      }
    }
    if (data.cursor !== undefined) {
      let data5 = data.cursor
      if (typeof data5 === 'string') {
        if ([...data5].length > 200) {
          const err11 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data5 === '' },
          }
          if (vErrors === null) {
            vErrors = [err11]
          } else {
            vErrors.push(err11)
          }
          errors++
        }
        if ([...data5].length < 1) {
          const err12 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/minLength',
            keyword: 'minLength',
            params: { isEmpty: data5 === '' },
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
          instancePath: instancePath + '/cursor',
          schemaPath: '#/properties/cursor/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err13]
        } else {
          vErrors.push(err13)
        }
        errors++
      }
    }
    let data6 = data.limit
    if (!(typeof data6 == 'number' && !(data6 % 1) && !isNaN(data6))) {
      const err14 = {
        instancePath: instancePath + '/limit',
        schemaPath: '#/properties/limit/type',
        keyword: 'type',
        params: { type: 'integer' },
      }
      if (vErrors === null) {
        vErrors = [err14]
      } else {
        vErrors.push(err14)
      }
      errors++
    }
    if (typeof data6 == 'number') {
      if (data6 > 50 || isNaN(data6)) {
        const err15 = {
          instancePath: instancePath + '/limit',
          schemaPath: '#/properties/limit/maximum',
          keyword: 'maximum',
          params: { comparison: '<=', limit: 50 },
        }
        if (vErrors === null) {
          vErrors = [err15]
        } else {
          vErrors.push(err15)
        }
        errors++
      }
      if (data6 < 1 || isNaN(data6)) {
        const err16 = {
          instancePath: instancePath + '/limit',
          schemaPath: '#/properties/limit/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 1 },
        }
        if (vErrors === null) {
          vErrors = [err16]
        } else {
          vErrors.push(err16)
        }
        errors++
      }
    }
  } else {
    const err17 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err17]
    } else {
      vErrors.push(err17)
    }
    errors++
  }
  validate24.errors = vErrors
  return errors === 0
}
validate24.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const findAccountsKeeps = validate25
const schema36 = {
  type: 'object',
  additionalProperties: false,
  properties: {
    q: { type: 'string', 'x-clean': 'line', maxLength: 100, 'x-error': 'INVALID_VALUE' },
    role: { type: 'string', enum: ['customer', 'business'], 'x-error': 'INVALID_VALUE' },
    blocked: { type: 'boolean', 'x-error': 'INVALID_VALUE' },
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
      if (!(key0 === 'q' || key0 === 'role' || key0 === 'blocked' || key0 === 'cursor' || key0 === 'limit')) {
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
      } else {
        const err2 = {
          instancePath: instancePath + '/q',
          schemaPath: '#/properties/q/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err2]
        } else {
          vErrors.push(err2)
        }
        errors++
      }
    }
    if (data.role !== undefined) {
      let data1 = data.role
      if (typeof data1 !== 'string') {
        const err3 = {
          instancePath: instancePath + '/role',
          schemaPath: '#/properties/role/type',
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
      if (!(data1 === 'customer' || data1 === 'business')) {
        const err4 = {
          instancePath: instancePath + '/role',
          schemaPath: '#/properties/role/enum',
          keyword: 'enum',
          params: { allowedValues: schema36.properties.role.enum },
        }
        if (vErrors === null) {
          vErrors = [err4]
        } else {
          vErrors.push(err4)
        }
        errors++
      }
    }
    if (data.blocked !== undefined) {
      if (typeof data.blocked !== 'boolean') {
        const err5 = {
          instancePath: instancePath + '/blocked',
          schemaPath: '#/properties/blocked/type',
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
    if (data.cursor !== undefined) {
      let data3 = data.cursor
      if (typeof data3 === 'string') {
        if ([...data3].length > 200) {
          const err6 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data3 === '' },
          }
          if (vErrors === null) {
            vErrors = [err6]
          } else {
            vErrors.push(err6)
          }
          errors++
        }
        if ([...data3].length < 1) {
          const err7 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/minLength',
            keyword: 'minLength',
            params: { isEmpty: data3 === '' },
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
          instancePath: instancePath + '/cursor',
          schemaPath: '#/properties/cursor/type',
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
    let data4 = data.limit
    if (!(typeof data4 == 'number' && !(data4 % 1) && !isNaN(data4))) {
      const err9 = {
        instancePath: instancePath + '/limit',
        schemaPath: '#/properties/limit/type',
        keyword: 'type',
        params: { type: 'integer' },
      }
      if (vErrors === null) {
        vErrors = [err9]
      } else {
        vErrors.push(err9)
      }
      errors++
    }
    if (typeof data4 == 'number') {
      if (data4 > 50 || isNaN(data4)) {
        const err10 = {
          instancePath: instancePath + '/limit',
          schemaPath: '#/properties/limit/maximum',
          keyword: 'maximum',
          params: { comparison: '<=', limit: 50 },
        }
        if (vErrors === null) {
          vErrors = [err10]
        } else {
          vErrors.push(err10)
        }
        errors++
      }
      if (data4 < 1 || isNaN(data4)) {
        const err11 = {
          instancePath: instancePath + '/limit',
          schemaPath: '#/properties/limit/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 1 },
        }
        if (vErrors === null) {
          vErrors = [err11]
        } else {
          vErrors.push(err11)
        }
        errors++
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err12]
    } else {
      vErrors.push(err12)
    }
    errors++
  }
  validate25.errors = vErrors
  return errors === 0
}
validate25.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const changeAccountKeeps = validate26
const schema37 = {
  type: 'object',
  additionalProperties: false,
  required: ['accountId', 'act'],
  properties: {
    accountId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    act: { type: 'string', enum: ['verify', 'block', 'unblock', 'keep'], 'x-error': 'INVALID_VALUE' },
    reason: { type: 'string', 'x-clean': 'line', maxLength: 300, 'x-error': 'TEXT_TOO_LONG' },
  },
}
const pattern9 = new RegExp('^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$', 'u')

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
    if (data.accountId === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'accountId' },
      }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    if (data.act === undefined) {
      const err1 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'act' } }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'accountId' || key0 === 'act' || key0 === 'reason')) {
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
    if (data.accountId !== undefined) {
      let data0 = data.accountId
      if (typeof data0 === 'string') {
        if (!pattern9.test(data0)) {
          const err3 = {
            instancePath: instancePath + '/accountId',
            schemaPath: '#/properties/accountId/pattern',
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
          instancePath: instancePath + '/accountId',
          schemaPath: '#/properties/accountId/type',
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
    if (data.act !== undefined) {
      let data1 = data.act
      if (typeof data1 !== 'string') {
        const err5 = {
          instancePath: instancePath + '/act',
          schemaPath: '#/properties/act/type',
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
      if (!(data1 === 'verify' || data1 === 'block' || data1 === 'unblock' || data1 === 'keep')) {
        const err6 = {
          instancePath: instancePath + '/act',
          schemaPath: '#/properties/act/enum',
          keyword: 'enum',
          params: { allowedValues: schema37.properties.act.enum },
        }
        if (vErrors === null) {
          vErrors = [err6]
        } else {
          vErrors.push(err6)
        }
        errors++
      }
    }
    if (data.reason !== undefined) {
      let data2 = data.reason
      if (typeof data2 === 'string') {
        if ([...data2].length > 300) {
          const err7 = {
            instancePath: instancePath + '/reason',
            schemaPath: '#/properties/reason/maxLength',
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
      } else {
        const err8 = {
          instancePath: instancePath + '/reason',
          schemaPath: '#/properties/reason/type',
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
  validate26.errors = vErrors
  return errors === 0
}
validate26.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const deleteAccountOfKeeps = validate27
const schema38 = {
  type: 'object',
  additionalProperties: false,
  required: ['accountId'],
  properties: {
    accountId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    reason: { type: 'string', 'x-clean': 'line', maxLength: 300, 'x-error': 'TEXT_TOO_LONG' },
  },
}

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
    if (data.accountId === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'accountId' },
      }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'accountId' || key0 === 'reason')) {
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
    if (data.accountId !== undefined) {
      let data0 = data.accountId
      if (typeof data0 === 'string') {
        if (!pattern9.test(data0)) {
          const err2 = {
            instancePath: instancePath + '/accountId',
            schemaPath: '#/properties/accountId/pattern',
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
          instancePath: instancePath + '/accountId',
          schemaPath: '#/properties/accountId/type',
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
    if (data.reason !== undefined) {
      let data1 = data.reason
      if (typeof data1 === 'string') {
        if ([...data1].length > 300) {
          const err4 = {
            instancePath: instancePath + '/reason',
            schemaPath: '#/properties/reason/maxLength',
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
      } else {
        const err5 = {
          instancePath: instancePath + '/reason',
          schemaPath: '#/properties/reason/type',
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
  } else {
    const err6 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err6]
    } else {
      vErrors.push(err6)
    }
    errors++
  }
  validate27.errors = vErrors
  return errors === 0
}
validate27.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const changeMembershipKeeps = validate28
const schema39 = {
  type: 'object',
  additionalProperties: false,
  required: ['accountId', 'act'],
  properties: {
    accountId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    act: { type: 'string', enum: ['activate', 'end'], 'x-error': 'INVALID_VALUE' },
    reason: { type: 'string', 'x-clean': 'line', maxLength: 300, 'x-error': 'TEXT_TOO_LONG' },
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
    if (data.accountId === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'accountId' },
      }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    if (data.act === undefined) {
      const err1 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'act' } }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'accountId' || key0 === 'act' || key0 === 'reason')) {
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
    if (data.accountId !== undefined) {
      let data0 = data.accountId
      if (typeof data0 === 'string') {
        if (!pattern9.test(data0)) {
          const err3 = {
            instancePath: instancePath + '/accountId',
            schemaPath: '#/properties/accountId/pattern',
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
          instancePath: instancePath + '/accountId',
          schemaPath: '#/properties/accountId/type',
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
    if (data.act !== undefined) {
      let data1 = data.act
      if (typeof data1 !== 'string') {
        const err5 = {
          instancePath: instancePath + '/act',
          schemaPath: '#/properties/act/type',
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
      if (!(data1 === 'activate' || data1 === 'end')) {
        const err6 = {
          instancePath: instancePath + '/act',
          schemaPath: '#/properties/act/enum',
          keyword: 'enum',
          params: { allowedValues: schema39.properties.act.enum },
        }
        if (vErrors === null) {
          vErrors = [err6]
        } else {
          vErrors.push(err6)
        }
        errors++
      }
    }
    if (data.reason !== undefined) {
      let data2 = data.reason
      if (typeof data2 === 'string') {
        if ([...data2].length > 300) {
          const err7 = {
            instancePath: instancePath + '/reason',
            schemaPath: '#/properties/reason/maxLength',
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
      } else {
        const err8 = {
          instancePath: instancePath + '/reason',
          schemaPath: '#/properties/reason/type',
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
  validate28.errors = vErrors
  return errors === 0
}
validate28.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const findJobsKeeps = validate29
const schema40 = {
  type: 'object',
  additionalProperties: false,
  properties: {
    q: { type: 'string', 'x-clean': 'line', maxLength: 254, 'x-error': 'INVALID_VALUE' },
    status: {
      type: 'string',
      enum: ['open', 'inprogress', 'completed', 'expired', 'deleted'],
      'x-error': 'INVALID_VALUE',
    },
    cursor: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'CURSOR_INVALID' },
    limit: { type: 'integer', minimum: 1, maximum: 50, default: 10, 'x-error': 'INVALID_VALUE' },
  },
}

function validate29(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null
  let errors = 0
  const evaluated0 = validate29.evaluated
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
      if (!(key0 === 'q' || key0 === 'status' || key0 === 'cursor' || key0 === 'limit')) {
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
        if ([...data0].length > 254) {
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
      } else {
        const err2 = {
          instancePath: instancePath + '/q',
          schemaPath: '#/properties/q/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err2]
        } else {
          vErrors.push(err2)
        }
        errors++
      }
    }
    if (data.status !== undefined) {
      let data1 = data.status
      if (typeof data1 !== 'string') {
        const err3 = {
          instancePath: instancePath + '/status',
          schemaPath: '#/properties/status/type',
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
      if (
        !(
          data1 === 'open' ||
          data1 === 'inprogress' ||
          data1 === 'completed' ||
          data1 === 'expired' ||
          data1 === 'deleted'
        )
      ) {
        const err4 = {
          instancePath: instancePath + '/status',
          schemaPath: '#/properties/status/enum',
          keyword: 'enum',
          params: { allowedValues: schema40.properties.status.enum },
        }
        if (vErrors === null) {
          vErrors = [err4]
        } else {
          vErrors.push(err4)
        }
        errors++
      }
    }
    if (data.cursor !== undefined) {
      let data2 = data.cursor
      if (typeof data2 === 'string') {
        if ([...data2].length > 200) {
          const err5 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data2 === '' },
          }
          if (vErrors === null) {
            vErrors = [err5]
          } else {
            vErrors.push(err5)
          }
          errors++
        }
        if ([...data2].length < 1) {
          const err6 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/minLength',
            keyword: 'minLength',
            params: { isEmpty: data2 === '' },
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
          instancePath: instancePath + '/cursor',
          schemaPath: '#/properties/cursor/type',
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
    let data3 = data.limit
    if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3))) {
      const err8 = {
        instancePath: instancePath + '/limit',
        schemaPath: '#/properties/limit/type',
        keyword: 'type',
        params: { type: 'integer' },
      }
      if (vErrors === null) {
        vErrors = [err8]
      } else {
        vErrors.push(err8)
      }
      errors++
    }
    if (typeof data3 == 'number') {
      if (data3 > 50 || isNaN(data3)) {
        const err9 = {
          instancePath: instancePath + '/limit',
          schemaPath: '#/properties/limit/maximum',
          keyword: 'maximum',
          params: { comparison: '<=', limit: 50 },
        }
        if (vErrors === null) {
          vErrors = [err9]
        } else {
          vErrors.push(err9)
        }
        errors++
      }
      if (data3 < 1 || isNaN(data3)) {
        const err10 = {
          instancePath: instancePath + '/limit',
          schemaPath: '#/properties/limit/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 1 },
        }
        if (vErrors === null) {
          vErrors = [err10]
        } else {
          vErrors.push(err10)
        }
        errors++
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err11]
    } else {
      vErrors.push(err11)
    }
    errors++
  }
  validate29.errors = vErrors
  return errors === 0
}
validate29.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const getJobAsOperatorKeeps = validate30
const schema41 = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId'],
  properties: {
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
  },
}

function validate30(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null
  let errors = 0
  const evaluated0 = validate30.evaluated
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.jobId === undefined) {
      const err0 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'jobId' } }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'jobId')) {
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
    if (data.jobId !== undefined) {
      let data0 = data.jobId
      if (typeof data0 === 'string') {
        if (!pattern9.test(data0)) {
          const err2 = {
            instancePath: instancePath + '/jobId',
            schemaPath: '#/properties/jobId/pattern',
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
          instancePath: instancePath + '/jobId',
          schemaPath: '#/properties/jobId/type',
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
  validate30.errors = vErrors
  return errors === 0
}
validate30.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const repairJobKeeps = validate31
const schema42 = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId', 'act'],
  properties: {
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    act: { type: 'string', enum: ['reopen', 'end', 'complete', 'remove', 'removeRating'], 'x-error': 'INVALID_VALUE' },
    reason: { type: 'string', 'x-clean': 'line', maxLength: 300, 'x-error': 'TEXT_TOO_LONG' },
  },
}

function validate31(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null
  let errors = 0
  const evaluated0 = validate31.evaluated
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.jobId === undefined) {
      const err0 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'jobId' } }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    if (data.act === undefined) {
      const err1 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'act' } }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'jobId' || key0 === 'act' || key0 === 'reason')) {
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
    if (data.jobId !== undefined) {
      let data0 = data.jobId
      if (typeof data0 === 'string') {
        if (!pattern9.test(data0)) {
          const err3 = {
            instancePath: instancePath + '/jobId',
            schemaPath: '#/properties/jobId/pattern',
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
          instancePath: instancePath + '/jobId',
          schemaPath: '#/properties/jobId/type',
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
    if (data.act !== undefined) {
      let data1 = data.act
      if (typeof data1 !== 'string') {
        const err5 = {
          instancePath: instancePath + '/act',
          schemaPath: '#/properties/act/type',
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
      if (
        !(
          data1 === 'reopen' ||
          data1 === 'end' ||
          data1 === 'complete' ||
          data1 === 'remove' ||
          data1 === 'removeRating'
        )
      ) {
        const err6 = {
          instancePath: instancePath + '/act',
          schemaPath: '#/properties/act/enum',
          keyword: 'enum',
          params: { allowedValues: schema42.properties.act.enum },
        }
        if (vErrors === null) {
          vErrors = [err6]
        } else {
          vErrors.push(err6)
        }
        errors++
      }
    }
    if (data.reason !== undefined) {
      let data2 = data.reason
      if (typeof data2 === 'string') {
        if ([...data2].length > 300) {
          const err7 = {
            instancePath: instancePath + '/reason',
            schemaPath: '#/properties/reason/maxLength',
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
      } else {
        const err8 = {
          instancePath: instancePath + '/reason',
          schemaPath: '#/properties/reason/type',
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
  validate31.errors = vErrors
  return errors === 0
}
validate31.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const findReportsKeeps = validate32
const schema43 = {
  type: 'object',
  additionalProperties: false,
  properties: {
    subject: { type: 'string', enum: ['job', 'business', 'review', 'picture', 'message'], 'x-error': 'INVALID_VALUE' },
    settled: { type: 'boolean' },
    cursor: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'CURSOR_INVALID' },
    limit: { type: 'integer', minimum: 1, maximum: 50, default: 10, 'x-error': 'INVALID_VALUE' },
  },
}

function validate32(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null
  let errors = 0
  const evaluated0 = validate32.evaluated
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
      if (!(key0 === 'subject' || key0 === 'settled' || key0 === 'cursor' || key0 === 'limit')) {
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
    if (data.subject !== undefined) {
      let data0 = data.subject
      if (typeof data0 !== 'string') {
        const err1 = {
          instancePath: instancePath + '/subject',
          schemaPath: '#/properties/subject/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err1]
        } else {
          vErrors.push(err1)
        }
        errors++
      }
      if (
        !(data0 === 'job' || data0 === 'business' || data0 === 'review' || data0 === 'picture' || data0 === 'message')
      ) {
        const err2 = {
          instancePath: instancePath + '/subject',
          schemaPath: '#/properties/subject/enum',
          keyword: 'enum',
          params: { allowedValues: schema43.properties.subject.enum },
        }
        if (vErrors === null) {
          vErrors = [err2]
        } else {
          vErrors.push(err2)
        }
        errors++
      }
    }
    if (data.settled !== undefined) {
      if (typeof data.settled !== 'boolean') {
        const err3 = {
          instancePath: instancePath + '/settled',
          schemaPath: '#/properties/settled/type',
          keyword: 'type',
          params: { type: 'boolean' },
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
      let data2 = data.cursor
      if (typeof data2 === 'string') {
        if ([...data2].length > 200) {
          const err4 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data2 === '' },
          }
          if (vErrors === null) {
            vErrors = [err4]
          } else {
            vErrors.push(err4)
          }
          errors++
        }
        if ([...data2].length < 1) {
          const err5 = {
            instancePath: instancePath + '/cursor',
            schemaPath: '#/properties/cursor/minLength',
            keyword: 'minLength',
            params: { isEmpty: data2 === '' },
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
    let data3 = data.limit
    if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3))) {
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
    if (typeof data3 == 'number') {
      if (data3 > 50 || isNaN(data3)) {
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
      if (data3 < 1 || isNaN(data3)) {
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
  validate32.errors = vErrors
  return errors === 0
}
validate32.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const settleReportKeeps = validate33
const schema44 = {
  type: 'object',
  additionalProperties: false,
  required: ['reportId', 'outcome', 'reason'],
  properties: {
    reportId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    outcome: { type: 'string', enum: ['acted', 'dismissed'], 'x-error': 'INVALID_VALUE' },
    reason: {
      type: 'string',
      'x-clean': 'line',
      pattern: '\\S',
      maxLength: 300,
      'x-error': { required: 'REASON_REQUIRED', pattern: 'REASON_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
    },
  },
}
const pattern15 = new RegExp('\\S', 'u')

function validate33(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null
  let errors = 0
  const evaluated0 = validate33.evaluated
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.reportId === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'reportId' },
      }
      if (vErrors === null) {
        vErrors = [err0]
      } else {
        vErrors.push(err0)
      }
      errors++
    }
    if (data.outcome === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'outcome' },
      }
      if (vErrors === null) {
        vErrors = [err1]
      } else {
        vErrors.push(err1)
      }
      errors++
    }
    if (data.reason === undefined) {
      const err2 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'reason' },
      }
      if (vErrors === null) {
        vErrors = [err2]
      } else {
        vErrors.push(err2)
      }
      errors++
    }
    for (const key0 in data) {
      if (!(key0 === 'reportId' || key0 === 'outcome' || key0 === 'reason')) {
        const err3 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
        }
        if (vErrors === null) {
          vErrors = [err3]
        } else {
          vErrors.push(err3)
        }
        errors++
      }
    }
    if (data.reportId !== undefined) {
      let data0 = data.reportId
      if (typeof data0 === 'string') {
        if (!pattern9.test(data0)) {
          const err4 = {
            instancePath: instancePath + '/reportId',
            schemaPath: '#/properties/reportId/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
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
          instancePath: instancePath + '/reportId',
          schemaPath: '#/properties/reportId/type',
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
    if (data.outcome !== undefined) {
      let data1 = data.outcome
      if (typeof data1 !== 'string') {
        const err6 = {
          instancePath: instancePath + '/outcome',
          schemaPath: '#/properties/outcome/type',
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
      if (!(data1 === 'acted' || data1 === 'dismissed')) {
        const err7 = {
          instancePath: instancePath + '/outcome',
          schemaPath: '#/properties/outcome/enum',
          keyword: 'enum',
          params: { allowedValues: schema44.properties.outcome.enum },
        }
        if (vErrors === null) {
          vErrors = [err7]
        } else {
          vErrors.push(err7)
        }
        errors++
      }
    }
    if (data.reason !== undefined) {
      let data2 = data.reason
      if (typeof data2 === 'string') {
        if ([...data2].length > 300) {
          const err8 = {
            instancePath: instancePath + '/reason',
            schemaPath: '#/properties/reason/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data2 === '' },
          }
          if (vErrors === null) {
            vErrors = [err8]
          } else {
            vErrors.push(err8)
          }
          errors++
        }
        if (!pattern15.test(data2)) {
          const err9 = {
            instancePath: instancePath + '/reason',
            schemaPath: '#/properties/reason/pattern',
            keyword: 'pattern',
            params: { pattern: '\\S' },
          }
          if (vErrors === null) {
            vErrors = [err9]
          } else {
            vErrors.push(err9)
          }
          errors++
        }
      } else {
        const err10 = {
          instancePath: instancePath + '/reason',
          schemaPath: '#/properties/reason/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err10]
        } else {
          vErrors.push(err10)
        }
        errors++
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } }
    if (vErrors === null) {
      vErrors = [err11]
    } else {
      vErrors.push(err11)
    }
    errors++
  }
  validate33.errors = vErrors
  return errors === 0
}
validate33.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const getOverviewKeeps = validate34
const schema45 = {
  type: 'object',
  additionalProperties: false,
  properties: {
    from: { type: 'string', pattern: '^2\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', 'x-error': 'INVALID_VALUE' },
    until: { type: 'string', pattern: '^2\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', 'x-error': 'INVALID_VALUE' },
    category: { type: 'string', 'x-clean': 'line', maxLength: 100, 'x-error': 'INVALID_VALUE' },
    state: { type: 'string', 'x-clean': 'line', maxLength: 100, 'x-error': 'INVALID_VALUE' },
  },
}

function validate34(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null
  let errors = 0
  const evaluated0 = validate34.evaluated
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === 'from' || key0 === 'until' || key0 === 'category' || key0 === 'state')) {
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
    if (data.from !== undefined) {
      let data0 = data.from
      if (typeof data0 === 'string') {
        if (!pattern7.test(data0)) {
          const err1 = {
            instancePath: instancePath + '/from',
            schemaPath: '#/properties/from/pattern',
            keyword: 'pattern',
            params: { pattern: '^2\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' },
          }
          if (vErrors === null) {
            vErrors = [err1]
          } else {
            vErrors.push(err1)
          }
          errors++
        }
      } else {
        const err2 = {
          instancePath: instancePath + '/from',
          schemaPath: '#/properties/from/type',
          keyword: 'type',
          params: { type: 'string' },
        }
        if (vErrors === null) {
          vErrors = [err2]
        } else {
          vErrors.push(err2)
        }
        errors++
      }
    }
    if (data.until !== undefined) {
      let data1 = data.until
      if (typeof data1 === 'string') {
        if (!pattern7.test(data1)) {
          const err3 = {
            instancePath: instancePath + '/until',
            schemaPath: '#/properties/until/pattern',
            keyword: 'pattern',
            params: { pattern: '^2\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' },
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
          instancePath: instancePath + '/until',
          schemaPath: '#/properties/until/type',
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
    if (data.category !== undefined) {
      let data2 = data.category
      if (typeof data2 === 'string') {
        if ([...data2].length > 100) {
          const err5 = {
            instancePath: instancePath + '/category',
            schemaPath: '#/properties/category/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data2 === '' },
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
      let data3 = data.state
      if (typeof data3 === 'string') {
        if ([...data3].length > 100) {
          const err7 = {
            instancePath: instancePath + '/state',
            schemaPath: '#/properties/state/maxLength',
            keyword: 'maxLength',
            params: { isEmpty: data3 === '' },
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
          instancePath: instancePath + '/state',
          schemaPath: '#/properties/state/type',
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
  validate34.errors = vErrors
  return errors === 0
}
validate34.evaluated = { props: true, dynamicProps: false, dynamicItems: false }

const logInOperatorCleanings = { '/email': 'email', '/password': 'verbatim', '/code': 'line' }
const logInOperatorCodes = {
  '/email': { default: 'EMAIL_INVALID' },
  '/password': { default: 'PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
  '/code': 'OPERATOR_CODE_WRONG',
}

/**
 * The fields of a body of logInOperator that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const logInOperator = (body) =>
  logInOperatorKeeps(clean(body, logInOperatorCleanings))
    ? []
    : fieldErrors(logInOperatorKeeps.errors, logInOperatorCodes)

const checkOperatorInvitationCleanings = {}
const checkOperatorInvitationCodes = { '/token': 'INVALID_VALUE' }

/**
 * The fields of a body of checkOperatorInvitation that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const checkOperatorInvitation = (body) =>
  checkOperatorInvitationKeeps(clean(body, checkOperatorInvitationCleanings))
    ? []
    : fieldErrors(checkOperatorInvitationKeeps.errors, checkOperatorInvitationCodes)

const acceptOperatorInvitationCleanings = { '/password': 'verbatim', '/code': 'line' }
const acceptOperatorInvitationCodes = {
  '/token': 'INVALID_VALUE',
  '/password': {
    required: 'PASSWORD_REQUIRED',
    minLength: 'OPERATOR_PASSWORD_TOO_SHORT',
    maxLength: 'PASSWORD_TOO_LONG',
  },
  '/code': 'OPERATOR_CODE_WRONG',
}

/**
 * The fields of a body of acceptOperatorInvitation that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const acceptOperatorInvitation = (body) =>
  acceptOperatorInvitationKeeps(clean(body, acceptOperatorInvitationCleanings))
    ? []
    : fieldErrors(acceptOperatorInvitationKeeps.errors, acceptOperatorInvitationCodes)

const listOperatorActionsCleanings = { '/operator': 'line', '/action': 'line', '/subject': 'line' }
const listOperatorActionsCodes = {
  '/operator': 'INVALID_VALUE',
  '/action': 'INVALID_VALUE',
  '/subject': 'INVALID_VALUE',
  '/from': 'INVALID_VALUE',
  '/until': 'INVALID_VALUE',
  '/cursor': 'CURSOR_INVALID',
  '/limit': 'INVALID_VALUE',
}

/**
 * The fields of a body of listOperatorActions that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const listOperatorActions = (body) =>
  listOperatorActionsKeeps(clean(body, listOperatorActionsCleanings))
    ? []
    : fieldErrors(listOperatorActionsKeeps.errors, listOperatorActionsCodes)

const findAccountsCleanings = { '/q': 'line' }
const findAccountsCodes = {
  '/q': 'INVALID_VALUE',
  '/role': 'INVALID_VALUE',
  '/blocked': 'INVALID_VALUE',
  '/cursor': 'CURSOR_INVALID',
  '/limit': 'INVALID_VALUE',
}

/**
 * The fields of a body of findAccounts that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const findAccounts = (body) =>
  findAccountsKeeps(clean(body, findAccountsCleanings)) ? [] : fieldErrors(findAccountsKeeps.errors, findAccountsCodes)

const changeAccountCleanings = { '/reason': 'line' }
const changeAccountCodes = { '/act': 'INVALID_VALUE', '/reason': 'TEXT_TOO_LONG' }

/**
 * The fields of a body of changeAccount that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const changeAccount = (body) =>
  changeAccountKeeps(clean(body, changeAccountCleanings))
    ? []
    : fieldErrors(changeAccountKeeps.errors, changeAccountCodes)

const deleteAccountOfCleanings = { '/reason': 'line' }
const deleteAccountOfCodes = { '/reason': 'TEXT_TOO_LONG' }

/**
 * The fields of a body of deleteAccountOf that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const deleteAccountOf = (body) =>
  deleteAccountOfKeeps(clean(body, deleteAccountOfCleanings))
    ? []
    : fieldErrors(deleteAccountOfKeeps.errors, deleteAccountOfCodes)

const changeMembershipCleanings = { '/reason': 'line' }
const changeMembershipCodes = { '/act': 'INVALID_VALUE', '/reason': 'TEXT_TOO_LONG' }

/**
 * The fields of a body of changeMembership that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const changeMembership = (body) =>
  changeMembershipKeeps(clean(body, changeMembershipCleanings))
    ? []
    : fieldErrors(changeMembershipKeeps.errors, changeMembershipCodes)

const findJobsCleanings = { '/q': 'line' }
const findJobsCodes = {
  '/q': 'INVALID_VALUE',
  '/status': 'INVALID_VALUE',
  '/cursor': 'CURSOR_INVALID',
  '/limit': 'INVALID_VALUE',
}

/**
 * The fields of a body of findJobs that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const findJobs = (body) =>
  findJobsKeeps(clean(body, findJobsCleanings)) ? [] : fieldErrors(findJobsKeeps.errors, findJobsCodes)

const getJobAsOperatorCleanings = {}
const getJobAsOperatorCodes = {}

/**
 * The fields of a body of getJobAsOperator that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const getJobAsOperator = (body) =>
  getJobAsOperatorKeeps(clean(body, getJobAsOperatorCleanings))
    ? []
    : fieldErrors(getJobAsOperatorKeeps.errors, getJobAsOperatorCodes)

const repairJobCleanings = { '/reason': 'line' }
const repairJobCodes = { '/act': 'INVALID_VALUE', '/reason': 'TEXT_TOO_LONG' }

/**
 * The fields of a body of repairJob that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const repairJob = (body) =>
  repairJobKeeps(clean(body, repairJobCleanings)) ? [] : fieldErrors(repairJobKeeps.errors, repairJobCodes)

const findReportsCleanings = {}
const findReportsCodes = { '/subject': 'INVALID_VALUE', '/cursor': 'CURSOR_INVALID', '/limit': 'INVALID_VALUE' }

/**
 * The fields of a body of findReports that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const findReports = (body) =>
  findReportsKeeps(clean(body, findReportsCleanings)) ? [] : fieldErrors(findReportsKeeps.errors, findReportsCodes)

const settleReportCleanings = { '/reason': 'line' }
const settleReportCodes = {
  '/outcome': 'INVALID_VALUE',
  '/reason': { required: 'REASON_REQUIRED', pattern: 'REASON_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
}

/**
 * The fields of a body of settleReport that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const settleReport = (body) =>
  settleReportKeeps(clean(body, settleReportCleanings)) ? [] : fieldErrors(settleReportKeeps.errors, settleReportCodes)

const getOverviewCleanings = { '/category': 'line', '/state': 'line' }
const getOverviewCodes = {
  '/from': 'INVALID_VALUE',
  '/until': 'INVALID_VALUE',
  '/category': 'INVALID_VALUE',
  '/state': 'INVALID_VALUE',
}

/**
 * The fields of a body of getOverview that break the contract, one error a field; empty when the server would take it. Its
 * texts are cleaned first, and fields that are missing and have a default get it.
 *
 * @param {unknown} body
 * @returns {import('../field-errors.ts').FieldError[]}
 */
export const getOverview = (body) =>
  getOverviewKeeps(clean(body, getOverviewCleanings)) ? [] : fieldErrors(getOverviewKeeps.errors, getOverviewCodes)
