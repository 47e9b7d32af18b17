import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import type { TextChange } from './mutant.ts'
import { traced } from './source.ts'

/** What the files of the product are read as; whoever changes it must see to it that the changed file is read again. */
export type Reading = { change: TextChange | null; isTraced: boolean }

/** Reads the product with a change to it, or traced; nothing on disk is touched. Machines get an XState whose charts can be edited. */
export function mutating(root: string, files: readonly string[], reading: Reading): Plugin {
  return {
    name: 'mutating',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'xstate' && importer?.startsWith(join(root, 'machines')) === true
        ? join(root, 'scripts/mutate/xstate.ts')
        : null,
    load: (id) => {
      const file = relative(root, id).replaceAll(sep, '/')
      if (!files.includes(file)) return null
      const text = readFileSync(id, 'utf8')
      const { change, isTraced } = reading
      if (change?.file === file) return `${text.slice(0, change.start)}${change.text}${text.slice(change.end)}`
      return isTraced ? traced(file, text) : text
    },
  }
}
