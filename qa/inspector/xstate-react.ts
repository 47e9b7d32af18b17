import * as hooks from '@xstate/react'
import type { ActorOptions, AnyStateMachine } from 'xstate'
import { inspect } from './tab.ts'

/** The hooks that make actors, for an app that is watched. Their types are those of the hooks that they stand for. */
export * from '@xstate/react'

export const useActorRef = (machine: AnyStateMachine, options?: ActorOptions<AnyStateMachine>) =>
  hooks.useActorRef(machine, { inspect, ...options })

export const useMachine = (machine: AnyStateMachine, options?: ActorOptions<AnyStateMachine>) =>
  hooks.useMachine(machine, { inspect, ...options })
