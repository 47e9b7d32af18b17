import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Room for the answer, in bytes. */
const MOST = 50_000_000

/** Hands the page what it has to know of the models. */
export function rollPlugin(): Plugin {
  const here = file('./roll-here.ts')
  return {
    name: 'roll',
    enforce: 'pre',
    load: (id) => {
      if (id !== here) return undefined
      const roll = execFileSync(process.execPath, [file('./roll-json.ts')], { encoding: 'utf8', maxBuffer: MOST })
      return `export const roll = ${roll}`
    },
  }
}
