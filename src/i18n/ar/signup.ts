import type { signup as source } from '../en/signup.ts'
import type { Translated } from '../types.ts'

export const signup: Translated<typeof source> = {}
