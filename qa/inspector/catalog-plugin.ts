import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Room for the answer, in bytes. */
const MOST = 50_000_000

/** Hands the page what it has to know of the models. */
export function catalogPlugin(): Plugin {
  const here = file('./catalog-inline.ts')
  return {
    name: 'catalog',
    enforce: 'pre',
    load: (id) => {
      if (id !== here) return undefined
      const catalog = execFileSync(process.execPath, [file('./catalog-json.ts')], { encoding: 'utf8', maxBuffer: MOST })
      return `export const catalog = ${catalog}`
    },
  }
}
