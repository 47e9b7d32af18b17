// generated from openapi.yaml by npm run generate: do not edit
/** The limits of each field of each request body, by schema and field, in clean names. */
export * as Rules from './rules-tables.ts'
