import type { dashboard as source } from '../en/dashboard.ts'
import type { Translated } from '../types.ts'

export const dashboard: Translated<typeof source> = {}
