// generated from openapi.yaml by npm run generate: do not edit
import type { components as clean } from './schemas.ts'
import type { components } from '../api.ts'

type Clean = clean['schemas']
type Wire = components['schemas']

const same = <Value>(value: Value): Value => value

const secondStepAnswerFromWire = (value: Wire['SecondStepAnswer']): Clean['SecondStepAnswer'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

const secondStepBegunFromWire = (value: Wire['SecondStepBegun']): Clean['SecondStepBegun'] => {
  const { Success: _Success, Message: _Message, ...rest } = value
  return { ...rest, message: value.Message }
}

const recoveryCodesFromWire = (value: Wire['RecoveryCodes']): Clean['RecoveryCodes'] => {
  const { Success: _Success, Message: _Message, ...rest } = value
  return { ...rest, message: value.Message }
}

const acknowledgedFromWire = (value: Wire['Acknowledged']): Clean['Acknowledged'] => {
  const { Success: _Success, Message: _Message, ...rest } = value
  return { ...rest, message: value.Message }
}

const passkeysFromWire = (value: Wire['Passkeys']): Clean['Passkeys'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

const passkeyCreationFromWire = (value: Wire['PasskeyCreation']): Clean['PasskeyCreation'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

const passkeyAddedFromWire = (value: Wire['PasskeyAdded']): Clean['PasskeyAdded'] => {
  const { Success: _Success, Message: _Message, ...rest } = value
  return { ...rest, message: value.Message }
}

const securityEventsFromWire = (value: Wire['SecurityEvents']): Clean['SecurityEvents'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

export const getSecondStep = { fromWire: secondStepAnswerFromWire }

export const beginSecondStep = {
  toWire: same<Clean['PasswordProof']>,
  fromWire: secondStepBegunFromWire,
  cleanFields: {},
}

export const confirmSecondStep = { toWire: same<Clean['FirstCode']>, fromWire: recoveryCodesFromWire, cleanFields: {} }

export const renewRecoveryCodes = {
  toWire: same<Clean['SecondStepProof']>,
  fromWire: recoveryCodesFromWire,
  cleanFields: {},
}

export const endSecondStep = { toWire: same<Clean['SecondStepProof']>, fromWire: acknowledgedFromWire, cleanFields: {} }

export const listPasskeys = { fromWire: passkeysFromWire }

export const beginPasskey = { toWire: same<Clean['BeginPasskey']>, fromWire: passkeyCreationFromWire, cleanFields: {} }

export const addPasskey = { toWire: same<Clean['AddPasskey']>, fromWire: passkeyAddedFromWire, cleanFields: {} }

export const removePasskey = { toWire: same<Clean['RemovePasskey']>, fromWire: acknowledgedFromWire, cleanFields: {} }

export const proveAgain = { toWire: same<Clean['ProveAgain']>, fromWire: acknowledgedFromWire, cleanFields: {} }

export const listSecurityEvents = { fromWire: securityEventsFromWire }
