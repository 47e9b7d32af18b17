import type { Roll } from './roll.ts'

/** What the page has of the roll: `roll-plugin.ts` puts all of it here. */
export const roll: Roll = []
