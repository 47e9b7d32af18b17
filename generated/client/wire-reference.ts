// generated from openapi.yaml by npm run generate: do not edit
import type { components } from '../api.ts'

type Wire = components['schemas']

const same = <Value>(value: Value): Value => value

export const getContractAsJson = { fromWire: same<Wire['Contract']> }
