import type { MachineRow } from '../listing.ts'
import type { Model } from '../../model.ts'
import { csv } from './csv.ts'
import { feature } from './feature.ts'
import { json } from './json.ts'
import { mermaid } from './mermaid.ts'
import { text } from './text.ts'

/** A machine with what is listed of it. */
export type Listed = { readonly model: Model; readonly row: MachineRow }

/** A way of writing a list down; the text ends with a line break. */
export type Format = (listed: readonly Listed[]) => string

export const formats = { text, json, mermaid, csv, feature } as const satisfies Readonly<Record<string, Format>>

export type FormatName = keyof typeof formats
