import type { Plain } from 'statechart-kit/core/serializable'
import { valueShape } from 'statechart-kit/core/value-shape'
import { restingStates, transitionsOf } from 'statechart-kit/core/transitions'
import { models } from '../models/all.ts'
import type { Chart } from './messages.ts'
import { chartOf } from './observe.ts'

/** Every machine that has a model, as the page has to know of it: what there is to cover, and where it may be at work. */
export type MachineCatalog = readonly CatalogMachine[]

export type CatalogMachine = {
  readonly name: string
  readonly about: string
  readonly chart: Chart
  /** Ids. */
  readonly transitions: readonly string[]
  /** Paths of those in which it can rest. */
  readonly states: readonly string[]
  readonly scenes: readonly CatalogScene[]
}

export type CatalogScene = { readonly name: string; readonly about: string; readonly input: Plain }

/** Made where the page is built; the page itself gets no more than this of the models. */
export function catalogOf(): MachineCatalog {
  return models.map(({ name, about, scenes }) => {
    const [{ machine }] = scenes
    return {
      name,
      about,
      chart: chartOf(machine),
      transitions: transitionsOf(machine).map(({ id }) => id),
      states: restingStates(machine),
      scenes: scenes.map((scene) => ({ name: scene.name, about: scene.about, input: valueShape(scene.input) ?? null })),
    }
  })
}
