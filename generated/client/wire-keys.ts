// generated from openapi.yaml by npm run generate: do not edit
import type { components as clean } from './schemas.ts'
import type { components } from '../api.ts'

type Clean = clean['schemas']
type Wire = components['schemas']

const same = <Value>(value: Value): Value => value
const createKeyToWire = (value: Clean['CreateKey']): Wire['CreateKey'] => ({
  ...value,
  scopes: value.scopes && [...value.scopes],
})

const keysFromWire = (value: Wire['Keys']): Clean['Keys'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

const keyCreatedFromWire = (value: Wire['KeyCreated']): Clean['KeyCreated'] => {
  const { Success: _Success, Message: _Message, ...rest } = value
  return { ...rest, message: value.Message }
}

const acknowledgedFromWire = (value: Wire['Acknowledged']): Clean['Acknowledged'] => {
  const { Success: _Success, Message: _Message, ...rest } = value
  return { ...rest, message: value.Message }
}

export const listKeys = { fromWire: keysFromWire }

export const createKey = { toWire: createKeyToWire, fromWire: keyCreatedFromWire, cleanFields: {} }

export const revokeKey = { toWire: same<Clean['RevokeKey']>, fromWire: acknowledgedFromWire, cleanFields: {} }
