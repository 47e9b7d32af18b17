import { afterEach, inject } from 'vitest'
import { exceptions } from '../../../server/schema/areas-statements.ts'
import { findingsIn } from '../schema/support/statements.ts'
import { takeSent } from './sent-statements.ts'

const tables = new Map(inject('tables').map(({ name, columns }) => [name, new Set(columns)]))

/** Fails each test during which the server sent a statement that breaks the plan of `server/schema/areas.ts`, and is no exception of it. */
afterEach(async () => {
  for (const { text, by } of takeSent()) {
    const found = await findingsIn(text, tables)
    const expected: readonly string[] = exceptions[by]?.finds ?? []
    const unplanned = found.filter((finding) => !expected.includes(finding))
    if (unplanned.length > 0) {
      throw new Error(`server/schema/areas.ts has no plan for ${by}: ${unplanned.join(', ')}\n${text}`)
    }
  }
})
