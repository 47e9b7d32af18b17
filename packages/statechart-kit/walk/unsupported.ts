import type { Page } from 'playwright-core'
import { stripVTControlCharacters } from 'node:util'

/**
 * Something that cannot be done where a walk goes: a browser that cannot be driven so, a server whose mail nobody reads. The path is
 * skipped with this reason and counted as such, not as one that went wrong.
 */
export class UnsupportedError extends Error {
  override readonly name = 'UnsupportedError'
}

/** The reason why something cannot be done, where that is what went wrong, or what came of it. */
export function cannotBecause(reason: unknown): string | null {
  if (reason instanceof UnsupportedError) return reason.message
  return reason instanceof Error && reason.cause !== undefined ? cannotBecause(reason.cause) : null
}

/**
 * Walks a path again for as long as it goes wrong and what stood in its way is over. Where that would take too long, which `isOver` throws,
 * this is what the walk ends with.
 */
export async function retryWalk<Went extends { readonly reason: unknown }>(
  walk: () => Promise<Went>,
  isOver: () => Promise<boolean> = async () => false,
): Promise<Went> {
  const went = await walk()
  if (went.reason === null || cannotBecause(went.reason) !== null) return went
  try {
    return (await isOver()) ? await retryWalk(walk, isOver) : went
  } catch (reason) {
    if (cannotBecause(reason) === null) throw reason
    return { ...went, reason }
  }
}

/** What somebody says who throws something. */
export const wordsOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason))

/** What a person has before them: the address, and what the page says about itself. */
export async function describePage(page: Page): Promise<string> {
  const said = await page
    .locator('h1, h2, [role=alert], [role=status], [role=dialog], [role=alertdialog]')
    .allInnerTexts()
    .catch((reason: unknown) => [wordsOf(reason)])
  const lines = said.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '')
  return [`The page stands at ${page.url()} and says:`, ...lines.map((line) => `  ${line}`)].join('\n')
}

/** Milliseconds for one picture or one look of axe; a state has several. */
export const PATIENCE = 60_000

type Attempted<Value> = { readonly value?: Value; readonly error: string | null }

/** The report, not the walk, shows what goes wrong with a picture. */
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
