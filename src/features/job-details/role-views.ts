import type { Role } from '../../actors/jobs.ts'
import { later, type Later } from '../../shared/lazy.ts'
import type { Side } from './role-view.ts'

/** Nobody fetches the side of the other role. */
export const sides: Readonly<Record<Role, Later<Side>>> = {
  customer: later(async () => (await import('./customer-side.tsx')).customerSide),
  business: later(async () => (await import('./business-side.tsx')).businessSide),
}
