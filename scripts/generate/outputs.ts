import { readdirSync, readFileSync } from 'node:fs'
import { parseYaml } from '@redocly/openapi-core'
import openapiTypes, { astToString } from 'openapi-typescript'
import { format } from 'oxfmt'
import ts from 'typescript'
import { ar } from '../../server/places/categories-ar.ts'
import { es } from '../../server/places/categories-es.ts'
import { categoriesModule, placesModule, commonPasswordsModule } from './places.ts'
import { callsModule, namedCalls } from './client-calls.ts'
import { codesModule, LANGUAGES, messagesModule, readCodes } from './codes.ts'
import { examplesModule } from './examples.ts'
import { isObject, objectAt, operationsOf, readContract, type Json } from './contract.ts'
import { inCleanNames } from './clean-names.ts'
import { operationsModule } from './operations.ts'
import { rulesModule, rulesTables } from './rules.ts'
import { schemasModule } from './schemas.ts'
import { limitsModule } from './limits.ts'
import { clientWireModules, serverWireModule } from './wire-modules.ts'
import { bodyValidators, checksModule, parameterValidators } from './validators.ts'

const BANNER = '// generated from openapi.yaml by npm run generate: do not edit\n'

const FIELD_ERRORS = new URL('./field-errors.ts', import.meta.url)
const MAIL_ADDRESS = new URL('./mail-address.ts', import.meta.url)
const CLEAN = new URL('./clean.ts', import.meta.url)
const ISOLATE = new URL('./isolate.ts', import.meta.url)
/** What runs in the browser on the reference page. */
const BROWSER = new URL('../../server/pages/reference/browser/', import.meta.url)

/** Everything that follows from the contract: file names inside `generated/` with their text. Throws with the place where it contradicts itself. */
export async function outputsOf(contractText: string): Promise<Map<string, string>> {
  const contract = await readContract(contractText)
  const written: unknown = parseYaml(contractText)
  if (!isObject(written)) throw new Error('openapi.yaml: expected an object')
  const codes = readCodes(contract)
  const operations = operationsOf(contract)
  const files = new Map<string, string>()
  files.set('api.ts', await typesModule(contractText))
  files.set('codes.ts', codesModule(codes))
  files.set('operations.ts', operationsModule(contract, operations))
  files.set('schemas.ts', schemasModule(contract, operations))
  files.set('examples.ts', examplesModule(contract, operations, codes.errors))
  files.set('checks.ts', checksModule(operations))
  files.set('categories/es.ts', categoriesModule(es))
  files.set('categories/ar.ts', categoriesModule(ar))
  files.set('common-passwords.ts', commonPasswordsModule())
  files.set('places.ts', placesModule())
  files.set('rules.ts', rulesModule())
  files.set('rules-tables.ts', rulesTables(operations))
  files.set('limits.ts', limitsModule(contract, operations))
  files.set('clean.ts', readFileSync(CLEAN, 'utf8'))
  files.set('isolate.ts', readFileSync(ISOLATE, 'utf8'))
  files.set('mail-address.ts', readFileSync(MAIL_ADDRESS, 'utf8'))
  files.set('field-errors.ts', readFileSync(FIELD_ERRORS, 'utf8').replace('../../generated/', './'))
  const calls = namedCalls(written, operations)
  files.set('client/calls.ts', callsModule(contract, calls))
  for (const [name, text] of clientWireModules(written, calls)) files.set(name, text)
  files.set('client/wire-server.ts', serverWireModule(written, calls))
  files.set('client/schemas.ts', await cleanTypes(written))
  for (const name of readdirSync(BROWSER)) files.set(`pages/${name.replace(/ts$/, 'js')}`, forBrowsers(name))
  for (const language of LANGUAGES) files.set(`messages/${language}.ts`, messagesModule(codes, language))
  files.set('validate/parameters.js', parameterValidators(operations))
  for (const [name, text] of bodyValidators(operations)) files.set(name, text)
  return new Map(await Promise.all([...files].map(finish)))
}

/** A module without its types, which imports others that were made so. */
function forBrowsers(name: string): string {
  return ts.transpileModule(readFileSync(new URL(name, BROWSER), 'utf8'), {
    compilerOptions: {
      target: ts.ScriptTarget.ES2024,
      module: ts.ModuleKind.ESNext,
      rewriteRelativeImportExtensions: true,
      removeComments: true,
    },
  }).outputText
}

/** `generated/api.ts`: the types of every call; a file in a body is a `Blob` rather than a string. */
async function typesModule(contractText: string, immutable = false): Promise<string> {
  const blob = ts.factory.createTypeReferenceNode('Blob')
  const types = await openapiTypes(contractText, {
    silent: true,
    immutable,
    // A client may leave out what has a default; the server is given it.
    defaultNonNullable: !immutable,
    transform: (schema) => (isFile(schema) ? blob : undefined),
  })
  return astToString(types)
}

/** `generated/client/schemas.ts`: the types of the components in clean names, which nobody changes in place. */
function cleanTypes(written: Json): Promise<string> {
  const schemas = objectAt(written, 'components', 'schemas')
  const clean: Json = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, inCleanNames(schema, name)]),
  )
  const { openapi, info } = written
  return typesModule(JSON.stringify({ openapi, info, paths: {}, components: { schemas: clean } }), true)
}

const isFile = (schema: object): boolean => 'format' in schema && schema.format === 'binary'

async function finish([name, text]: [string, string]): Promise<[string, string]> {
  const { code, errors } = await format(name, BANNER + text, { printWidth: 120, singleQuote: true, semi: false })
  if (errors.length > 0) throw new Error(`${name}: ${errors.map((error) => error.message).join('; ')}`)
  return [name, code]
}
