// generated from openapi.yaml by npm run generate: do not edit
import type { components as clean } from './schemas.ts'
import type { components } from '../api.ts'

type Clean = clean['schemas']
type Wire = components['schemas']

const listTownsAroundToWire = (value: Clean['ListTownsAround']): Wire['ListTownsAround'] => {
  const { cities: _cities, ...rest } = value
  return { ...rest, city: value.cities && [...value.cities] }
}

const locationsFromWire = (value: Wire['Locations']): Clean['Locations'] => {
  const { data: _data, ...rest } = value
  return { ...rest, countries: value.data }
}

const townsAroundFromWire = (value: Wire['TownsAround']): Clean['TownsAround'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

const categoriesFromWire = (value: Wire['Categories']): Clean['Categories'] => {
  const { category: _category, ...rest } = value
  return { ...rest, categories: value.category }
}

export const listLocations = { fromWire: locationsFromWire }

export const listTownsAround = {
  toWire: listTownsAroundToWire,
  fromWire: townsAroundFromWire,
  cleanFields: { city: 'cities' },
}

export const listCategories = { fromWire: categoriesFromWire }
