import type { PagesInput } from '../../machines/pages.ts'
import { block, type Blocking, listBlocks, unblock } from '../services/blocks.ts'
import type { Acknowledged, Schemas } from '../services/types.ts'
import { commandOf } from './commands.ts'
import type { Environment } from './environment.ts'
import { type PageAsked, pagesOf } from './loading.ts'

/** Blocks the other side, once that is confirmed. */
export function blockCommand(environment: Environment, intent: Blocking) {
  return commandOf<Blocking, Acknowledged>(environment, { intent, call: ({ intent: blocking }) => block(blocking) })
}

/** One whom the viewer blocks. */
export type Block = Schemas['Block']

/** Those whom the viewer blocks, which nothing narrows. */
export const blocksMachine = (environment: Environment) =>
  pagesOf(environment, { rows: 20, most: 50 }, ({ after, limit }: PageAsked<null>) => listBlocks({ after, limit }))

export const blocksInput: PagesInput<Block, null> = { filter: null, idOf: ({ blockId }) => blockId }

export type Unblocking = { readonly blockId: string }

/** Ends a block at once: it can be set again. */
export const unblockCommand = (environment: Environment) =>
  commandOf<Unblocking, Acknowledged>(environment, { call: ({ intent: { blockId } }) => unblock(blockId) })
