import type { TestOptions } from 'vitest'
import type { RowId } from '../../scripts/coverage/rows.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** The rules, messages and constants that this test shows. */
    shows?: readonly RowId[]
  }
}

/**
 * Says which rules, messages and constants a test shows, for the page that lists them all.
 *
 * ```ts
 * test('a login names its wrong fields', shows('rule.login.email', 'rule.login.password'), async () => { … })
 * ```
 */
export const shows = (...rows: readonly [RowId, ...RowId[]]): TestOptions => ({ meta: { shows: rows } })
