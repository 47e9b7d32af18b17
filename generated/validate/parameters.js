// generated from openapi.yaml by npm run generate: do not edit

export const loginCustomer = validate21
const schema32 = {
  type: 'object',
  properties: {
    params: { type: 'object', properties: {}, required: [] },
    query: { type: 'object', properties: {}, required: [] },
    headers: { type: 'object', properties: { 'accept-language': { type: 'string', maxLength: 200 } }, required: [] },
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
    if (data.params !== undefined) {
      let data0 = data.params
      if (!(data0 && typeof data0 == 'object' && !Array.isArray(data0))) {
        const err0 = {
          instancePath: instancePath + '/params',
          schemaPath: '#/properties/params/type',
          keyword: 'type',
          params: { type: 'object' },
        }
        if (vErrors === null) {
          vErrors = [err0]
        } else {
          vErrors.push(err0)
        }
        errors++
      }
    }
    if (data.query !== undefined) {
      let data1 = data.query
      if (!(data1 && typeof data1 == 'object' && !Array.isArray(data1))) {
        const err1 = {
          instancePath: instancePath + '/query',
          schemaPath: '#/properties/query/type',
          keyword: 'type',
          params: { type: 'object' },
        }
        if (vErrors === null) {
          vErrors = [err1]
        } else {
          vErrors.push(err1)
        }
        errors++
      }
    }
    if (data.headers !== undefined) {
      let data2 = data.headers
      if (data2 && typeof data2 == 'object' && !Array.isArray(data2)) {
        if (data2['accept-language'] !== undefined) {
          let data3 = data2['accept-language']
          if (typeof data3 === 'string') {
            if ([...data3].length > 200) {
              const err2 = {
                instancePath: instancePath + '/headers/accept-language',
                schemaPath: '#/properties/headers/properties/accept-language/maxLength',
                keyword: 'maxLength',
                params: { isEmpty: data3 === '' },
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
              instancePath: instancePath + '/headers/accept-language',
              schemaPath: '#/properties/headers/properties/accept-language/type',
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
        const err4 = {
          instancePath: instancePath + '/headers',
          schemaPath: '#/properties/headers/type',
          keyword: 'type',
          params: { type: 'object' },
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
validate21.evaluated = { props: { params: true, query: true, headers: true }, dynamicProps: false, dynamicItems: false }

export const signupCustomer = validate22
const schema33 = {
  type: 'object',
  properties: {
    params: { type: 'object', properties: {}, required: [] },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: {
        'accept-language': { type: 'string', maxLength: 200 },
        'idempotency-key': { type: 'string', minLength: 8, maxLength: 100 },
      },
      required: [],
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
    if (data.params !== undefined) {
      let data0 = data.params
      if (!(data0 && typeof data0 == 'object' && !Array.isArray(data0))) {
        const err0 = {
          instancePath: instancePath + '/params',
          schemaPath: '#/properties/params/type',
          keyword: 'type',
          params: { type: 'object' },
        }
        if (vErrors === null) {
          vErrors = [err0]
        } else {
          vErrors.push(err0)
        }
        errors++
      }
    }
    if (data.query !== undefined) {
      let data1 = data.query
      if (!(data1 && typeof data1 == 'object' && !Array.isArray(data1))) {
        const err1 = {
          instancePath: instancePath + '/query',
          schemaPath: '#/properties/query/type',
          keyword: 'type',
          params: { type: 'object' },
        }
        if (vErrors === null) {
          vErrors = [err1]
        } else {
          vErrors.push(err1)
        }
        errors++
      }
    }
    if (data.headers !== undefined) {
      let data2 = data.headers
      if (data2 && typeof data2 == 'object' && !Array.isArray(data2)) {
        if (data2['accept-language'] !== undefined) {
          let data3 = data2['accept-language']
          if (typeof data3 === 'string') {
            if ([...data3].length > 200) {
              const err2 = {
                instancePath: instancePath + '/headers/accept-language',
                schemaPath: '#/properties/headers/properties/accept-language/maxLength',
                keyword: 'maxLength',
                params: { isEmpty: data3 === '' },
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
              instancePath: instancePath + '/headers/accept-language',
              schemaPath: '#/properties/headers/properties/accept-language/type',
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
        if (data2['idempotency-key'] !== undefined) {
          let data4 = data2['idempotency-key']
          if (typeof data4 === 'string') {
            if ([...data4].length > 100) {
              const err4 = {
                instancePath: instancePath + '/headers/idempotency-key',
                schemaPath: '#/properties/headers/properties/idempotency-key/maxLength',
                keyword: 'maxLength',
                params: { isEmpty: data4 === '' },
              }
              if (vErrors === null) {
                vErrors = [err4]
              } else {
                vErrors.push(err4)
              }
              errors++
            }
            if ([...data4].length < 8) {
              const err5 = {
                instancePath: instancePath + '/headers/idempotency-key',
                schemaPath: '#/properties/headers/properties/idempotency-key/minLength',
                keyword: 'minLength',
                params: { isEmpty: data4 === '' },
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
              instancePath: instancePath + '/headers/idempotency-key',
              schemaPath: '#/properties/headers/properties/idempotency-key/type',
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
      } else {
        const err7 = {
          instancePath: instancePath + '/headers',
          schemaPath: '#/properties/headers/type',
          keyword: 'type',
          params: { type: 'object' },
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
  validate22.errors = vErrors
  return errors === 0
}
validate22.evaluated = { props: { params: true, query: true, headers: true }, dynamicProps: false, dynamicItems: false }

export const getFile = validate23
const schema34 = {
  type: 'object',
  properties: {
    params: {
      type: 'object',
      properties: { fileId: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,64}$' } },
      required: ['fileId'],
    },
    query: {
      type: 'object',
      properties: { size: { type: 'string', enum: ['small'] }, signature: { type: 'string', maxLength: 100 } },
      required: [],
    },
    headers: { type: 'object', properties: { 'accept-language': { type: 'string', maxLength: 200 } }, required: [] },
  },
}
const pattern4 = new RegExp('^[A-Za-z0-9_-]{16,64}$', 'u')

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
    if (data.params !== undefined) {
      let data0 = data.params
      if (data0 && typeof data0 == 'object' && !Array.isArray(data0)) {
        if (data0.fileId === undefined) {
          const err0 = {
            instancePath: instancePath + '/params',
            schemaPath: '#/properties/params/required',
            keyword: 'required',
            params: { missingProperty: 'fileId' },
          }
          if (vErrors === null) {
            vErrors = [err0]
          } else {
            vErrors.push(err0)
          }
          errors++
        }
        if (data0.fileId !== undefined) {
          let data1 = data0.fileId
          if (typeof data1 === 'string') {
            if (!pattern4.test(data1)) {
              const err1 = {
                instancePath: instancePath + '/params/fileId',
                schemaPath: '#/properties/params/properties/fileId/pattern',
                keyword: 'pattern',
                params: { pattern: '^[A-Za-z0-9_-]{16,64}$' },
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
              instancePath: instancePath + '/params/fileId',
              schemaPath: '#/properties/params/properties/fileId/type',
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
      } else {
        const err3 = {
          instancePath: instancePath + '/params',
          schemaPath: '#/properties/params/type',
          keyword: 'type',
          params: { type: 'object' },
        }
        if (vErrors === null) {
          vErrors = [err3]
        } else {
          vErrors.push(err3)
        }
        errors++
      }
    }
    if (data.query !== undefined) {
      let data2 = data.query
      if (data2 && typeof data2 == 'object' && !Array.isArray(data2)) {
        if (data2.size !== undefined) {
          let data3 = data2.size
          if (typeof data3 !== 'string') {
            const err4 = {
              instancePath: instancePath + '/query/size',
              schemaPath: '#/properties/query/properties/size/type',
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
          if (!(data3 === 'small')) {
            const err5 = {
              instancePath: instancePath + '/query/size',
              schemaPath: '#/properties/query/properties/size/enum',
              keyword: 'enum',
              params: { allowedValues: schema34.properties.query.properties.size.enum },
            }
            if (vErrors === null) {
              vErrors = [err5]
            } else {
              vErrors.push(err5)
            }
            errors++
          }
        }
        if (data2.signature !== undefined) {
          let data4 = data2.signature
          if (typeof data4 === 'string') {
            if ([...data4].length > 100) {
              const err6 = {
                instancePath: instancePath + '/query/signature',
                schemaPath: '#/properties/query/properties/signature/maxLength',
                keyword: 'maxLength',
                params: { isEmpty: data4 === '' },
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
              instancePath: instancePath + '/query/signature',
              schemaPath: '#/properties/query/properties/signature/type',
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
        const err8 = {
          instancePath: instancePath + '/query',
          schemaPath: '#/properties/query/type',
          keyword: 'type',
          params: { type: 'object' },
        }
        if (vErrors === null) {
          vErrors = [err8]
        } else {
          vErrors.push(err8)
        }
        errors++
      }
    }
    if (data.headers !== undefined) {
      let data5 = data.headers
      if (data5 && typeof data5 == 'object' && !Array.isArray(data5)) {
        if (data5['accept-language'] !== undefined) {
          let data6 = data5['accept-language']
          if (typeof data6 === 'string') {
            if ([...data6].length > 200) {
              const err9 = {
                instancePath: instancePath + '/headers/accept-language',
                schemaPath: '#/properties/headers/properties/accept-language/maxLength',
                keyword: 'maxLength',
                params: { isEmpty: data6 === '' },
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
              instancePath: instancePath + '/headers/accept-language',
              schemaPath: '#/properties/headers/properties/accept-language/type',
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
        const err11 = {
          instancePath: instancePath + '/headers',
          schemaPath: '#/properties/headers/type',
          keyword: 'type',
          params: { type: 'object' },
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
  validate23.errors = vErrors
  return errors === 0
}
validate23.evaluated = { props: { params: true, query: true, headers: true }, dynamicProps: false, dynamicItems: false }

export const streamNotifications = validate24
const schema35 = {
  type: 'object',
  properties: {
    params: { type: 'object', properties: {}, required: [] },
    query: { type: 'object', properties: {}, required: [] },
    headers: {
      type: 'object',
      properties: {
        'last-event-id': {
          type: 'string',
          pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
        },
        'accept-language': { type: 'string', maxLength: 200 },
      },
      required: [],
    },
  },
}
const pattern5 = new RegExp('^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$', 'u')

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
    if (data.params !== undefined) {
      let data0 = data.params
      if (!(data0 && typeof data0 == 'object' && !Array.isArray(data0))) {
        const err0 = {
          instancePath: instancePath + '/params',
          schemaPath: '#/properties/params/type',
          keyword: 'type',
          params: { type: 'object' },
        }
        if (vErrors === null) {
          vErrors = [err0]
        } else {
          vErrors.push(err0)
        }
        errors++
      }
    }
    if (data.query !== undefined) {
      let data1 = data.query
      if (!(data1 && typeof data1 == 'object' && !Array.isArray(data1))) {
        const err1 = {
          instancePath: instancePath + '/query',
          schemaPath: '#/properties/query/type',
          keyword: 'type',
          params: { type: 'object' },
        }
        if (vErrors === null) {
          vErrors = [err1]
        } else {
          vErrors.push(err1)
        }
        errors++
      }
    }
    if (data.headers !== undefined) {
      let data2 = data.headers
      if (data2 && typeof data2 == 'object' && !Array.isArray(data2)) {
        if (data2['last-event-id'] !== undefined) {
          let data3 = data2['last-event-id']
          if (typeof data3 === 'string') {
            if (!pattern5.test(data3)) {
              const err2 = {
                instancePath: instancePath + '/headers/last-event-id',
                schemaPath: '#/properties/headers/properties/last-event-id/pattern',
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
              instancePath: instancePath + '/headers/last-event-id',
              schemaPath: '#/properties/headers/properties/last-event-id/type',
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
        if (data2['accept-language'] !== undefined) {
          let data4 = data2['accept-language']
          if (typeof data4 === 'string') {
            if ([...data4].length > 200) {
              const err4 = {
                instancePath: instancePath + '/headers/accept-language',
                schemaPath: '#/properties/headers/properties/accept-language/maxLength',
                keyword: 'maxLength',
                params: { isEmpty: data4 === '' },
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
              instancePath: instancePath + '/headers/accept-language',
              schemaPath: '#/properties/headers/properties/accept-language/type',
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
        const err6 = {
          instancePath: instancePath + '/headers',
          schemaPath: '#/properties/headers/type',
          keyword: 'type',
          params: { type: 'object' },
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
  validate24.errors = vErrors
  return errors === 0
}
validate24.evaluated = { props: { params: true, query: true, headers: true }, dynamicProps: false, dynamicItems: false }
