import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { FastifySchemaCompiler } from 'fastify'

/**
 * Makes the checks of requests from the contract's schemas. Each is compiled when it is first needed, for compiling all
 * of them would take a third of the time of a start.
 *
 * Nothing is coerced or dropped: what the contract does not allow is refused, with all errors and with the rule that
 * was broken (`verbose`), beside which the contract writes the error code. 6 digits make cents come out even.
 */
export function lazyValidators(): FastifySchemaCompiler<object> {
  const ajv = new Ajv2020({
    removeAdditional: false,
    coerceTypes: false,
    useDefaults: true,
    allErrors: true,
    verbose: true,
    multipleOfPrecision: 6,
    strict: false,
    addUsedSchema: false,
  })
  return ({ schema }) => {
    let compiled: ValidateFunction | undefined
    return (data: unknown) => {
      compiled ??= ajv.compile(schema)
      if (compiled(data)) return true
      return { error: invalid(compiled.errors ?? []) }
    }
  }
}

function invalid(errors: NonNullable<ValidateFunction['errors']>): Error {
  return Object.assign(new Error('the request breaks the contract'), { statusCode: 400, validation: errors })
}
