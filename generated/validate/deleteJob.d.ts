// generated from openapi.yaml by npm run generate: do not edit
import type { FieldError } from '../field-errors.ts'

/** The fields of a body of deleteJob that break the contract, one error a field; empty when the server would take it. */
export declare function check(body: unknown): FieldError[]
