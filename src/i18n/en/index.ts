import { first } from './first.ts'
import { later } from './later.ts'
import type { Translated } from './types.ts'

/** The source language: all languages have its keys. */
export const en = { ...first, ...later } as const

export type Translations = typeof en

/** All words, in any language. */
export type Words = Translated<Translations>
