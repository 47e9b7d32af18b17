import { stripVTControlCharacters } from 'node:util'

/** Milliseconds for one picture or one look of axe; a state has several. */
export const PATIENCE = 60_000

type Attempted<Value> = { readonly value?: Value; readonly error: string | null }

/** What goes wrong with a picture is told by the report rather than by the walk. */
export async function attempt<Value>(work: () => Promise<Value>, patience = PATIENCE): Promise<Attempted<Value>> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`Not done after ${patience / 1000} s`)), patience)
  try {
    return { value: await Promise.race([work(), late.promise]), error: null }
  } catch (reason) {
    return { error: stripVTControlCharacters(reason instanceof Error ? reason.message : String(reason)) }
  } finally {
    clearTimeout(timer)
  }
}
