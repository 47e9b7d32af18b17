// generated from openapi.yaml by npm run generate: do not edit
import type { components as clean } from './schemas.ts'
import type { components } from '../api.ts'

type Clean = clean['schemas']
type Wire = components['schemas']

const uploadAnswerFromWire = (value: Wire['UploadAnswer']): Clean['UploadAnswer'] => {
  const { Success: _Success, Message: _Message, Data: _Data, ...rest } = value
  return { ...rest, message: value.Message, file: value.Data }
}

export const uploadFile = { fromWire: uploadAnswerFromWire }
