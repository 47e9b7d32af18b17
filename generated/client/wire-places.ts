// generated from openapi.yaml by npm run generate: do not edit
import type { components as clean } from './schemas.ts'
import type { components } from '../api.ts'

type Clean = clean['schemas']
type Wire = components['schemas']

const locationsFromWire = (value: Wire['Locations']): Clean['Locations'] => {
  const { data: _data, ...rest } = value
  return { ...rest, countries: value.data }
}

const categoriesFromWire = (value: Wire['Categories']): Clean['Categories'] => {
  const { category: _category, ...rest } = value
  return { ...rest, categories: value.category }
}

export const listLocations = { fromWire: locationsFromWire }

export const listCategories = { fromWire: categoriesFromWire }
