import { load } from 'js-yaml'
import type { Answer } from '../call.ts'

type Contract = Answer<'getContractAsJson'>

/** Reads the text of the contract. Throws where it is none. */
export function parseContract(text: string): Contract {
  const contract = load(text)
  if (!isContract(contract)) throw new Error('openapi.yaml is no contract')
  return contract
}

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isContract = (value: unknown): value is Contract =>
  isObject(value) &&
  typeof value['openapi'] === 'string' &&
  isObject(value['info']) &&
  isObject(value['paths']) &&
  isObject(value['components'])
