import type { Page } from 'playwright-core'

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
