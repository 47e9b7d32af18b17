import { useMachine } from '@xstate/react'
import { type Block, blocksInput, blocksMachine, unblockCommand } from '../../actors/blocks.ts'
import { useMachineOf, useSetup } from '../../actors/environment-context.ts'
import { announced, useToastedCommand } from '../../ui/forms/use-command.ts'
import { type ListView, useListView } from '../../ui/lists/list-view.ts'
import { useReturn } from '../../ui/use-return.ts'

/** Those whom the viewer blocks, the last first. */
export function useBlocks(): ListView<Block> {
  const [state, send] = useMachine(useMachineOf(blocksMachine), { input: blocksInput })
  const list = useListView(state, send)
  useReturn(list.refresh)
  return list
}

/** Ends one block with one press. */
export const useUnblocking = (onDone: () => void) => useToastedCommand(useSetup(unblockCommand), announced(onDone))
