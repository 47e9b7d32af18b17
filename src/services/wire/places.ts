import type { components } from '../../../generated/api.ts'
import type { Category, Locations } from '../types.ts'

type Schemas = components['schemas']

export const locationsPath = '/usa-states-cities'
export const categoriesPath = '/catagory'

export function locationsFromWire(wire: Schemas['Locations']): Locations {
  return wire.data
}

export function categoriesFromWire(wire: Schemas['Categories']): readonly Category[] {
  return wire.category
}
