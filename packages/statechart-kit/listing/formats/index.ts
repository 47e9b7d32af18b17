import type { Format } from '../listing.ts'
import { csv } from './csv.ts'
import { feature } from './feature.ts'
import { json } from './json.ts'
import { mermaid } from './mermaid.ts'
import { text } from './text.ts'

export const formats = { text, json, mermaid, csv, feature } as const satisfies Readonly<Record<string, Format>>

export type FormatName = keyof typeof formats
