import { later } from '../later.ts'
import { neededPart } from './needed-part.tsx'

/** `GoneState` on screens where hardly anybody sees it. */
export const Gone = neededPart(
  later(async () => (await import('./gone-state.tsx')).GoneState),
  () => null,
)
