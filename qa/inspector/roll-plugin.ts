import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { rollOf } from './roll.ts'

const ID = 'virtual:roll'

/** Hands the page what it has to know of the models, which themselves run in Node. */
export function rollPlugin(): Plugin {
  return {
    name: 'roll',
    resolveId: (source) => (source === ID ? `\0${ID}` : undefined),
    load: async (id) => {
      if (id !== `\0${ID}`) return
      // By an address that is not known ahead, so that Vite does not take the models along into its own copy of its settings.
      const made: { readonly rollOf: typeof rollOf } = await import(
        fileURLToPath(new URL('./roll.ts', import.meta.url))
      )
      return `export default ${JSON.stringify(made.rollOf())}`
    },
  }
}
