import * as xstate from 'xstate'
import { inspect } from './tab.ts'

/** XState for an app that is watched: the same, with every first actor of a family observed, and through it all of its children. */
export * from 'xstate'

/** Its types are those of the function that it stands for. */
export const createActor = (logic: xstate.AnyActorLogic, options?: xstate.ActorOptions<xstate.AnyActorLogic>) =>
  xstate.createActor(logic, { inspect, ...options })
