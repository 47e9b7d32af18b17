export { createModel, ModelError, type ModelOf } from './core/create-model.ts'
export { type ModelOptions, type Samples } from './core/samples.ts'
export { CRITERIA, type Criterion } from './criteria/names.ts'
export { diagramOf, type Diagram, type DiagramOptions } from './core/diagram.ts'
export { follow, type Followed } from './core/follow.ts'
export { TraceMismatchError } from './core/follow-step.ts'
export { formats, type FormatName } from './listing/formats.ts'
export { listingOf } from './listing/listing.ts'
export { type Choice, type MachineRow } from './listing/rows.ts'
export type { Model } from './core/model.ts'
export type { Cause, Moment, Taken } from './core/moment.ts'
export { coveringPathsOf, endOf, titleOf } from './criteria/paths.ts'
export {
  afterwards,
  always,
  eventually,
  leadsTo,
  never,
  unless,
  until,
  whenever,
  type Property,
  type Question,
} from './core/properties.ts'
export { checkProperties, PropertyError, walksTable, type Reported } from './random/report.ts'
export { readTraces, TraceError } from './core/read-trace.ts'
export { textOf, type Session, type Trace, type TraceStep } from './core/trace.ts'
export { transitionsOf, type Transition } from './core/transitions.ts'
export type { Handlers, StateOf } from './walk/handlers.ts'
export { testPaths, walkPath, WalkError, type PathHandlers, type PathTest } from './walk/test-paths.ts'
export type { Path, Step } from './core/edge.ts'
