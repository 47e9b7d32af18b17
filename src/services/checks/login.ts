import type { FieldError } from '../../../generated/field-errors.ts'
import { check } from '../../../generated/validate/loginCustomer.js'
import type { Credentials } from '../types.ts'

/** The rules that the login form breaks. */
export function checkCredentials({ email, password }: Credentials): readonly FieldError[] {
  return check({ email: email.trim(), password })
}
