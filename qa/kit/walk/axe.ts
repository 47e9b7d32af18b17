import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

/** The rules of axe that every page keeps. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Something that axe holds against a page. */
export type AxeProblem = {
  /** The rule: `color-contrast`. */
  readonly rule: string
  readonly help: string
  readonly target: string
  readonly summary: string
}

const OPTIONS = { runOnly: AXE_TAGS, resultTypes: ['violations'] } as const

/**
 * What axe says about a page whose clock may stand still: it works in a world of its own beside the page's scripts, where time goes on,
 * and leaves nothing behind in theirs.
 */
export async function axeProblemsOn(page: Page): Promise<readonly AxeProblem[]> {
  const session = await page.context().newCDPSession(page)
  try {
    const { frameTree } = await session.send('Page.getFrameTree')
    const world = { frameId: frameTree.frame.id, worldName: 'axe' }
    const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', world)
    await session.send('Runtime.evaluate', { contextId, expression: `${axe.source};undefined` })
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      contextId,
      expression: `axe.run(document, ${JSON.stringify(OPTIONS)}).then(({ violations }) => JSON.stringify({ violations }))`,
      awaitPromise: true,
      returnByValue: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    const results: unknown = JSON.parse(String(result.value))
    if (!isResults(results)) throw new Error('axe answered with something else than violations')
    return results.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => ({
        rule: id,
        help,
        target: target.join(' '),
        summary: failureSummary,
      })),
    )
  } finally {
    await session.detach()
  }
}

type Results = Pick<AxeResults, 'violations'>

const isResults = (value: unknown): value is Results =>
  typeof value === 'object' && value !== null && 'violations' in value && Array.isArray(value.violations)
