export { createModel, ModelError, type ModelOf, type ModelOptions, type Samples } from './create-model.ts'
export { CRITERIA, type Criterion } from './criteria/criteria.ts'
export { diagramOf, type Diagram, type DiagramOptions } from './diagram.ts'
export { follow, TraceMismatchError, type Followed } from './follow.ts'
export { formats, type FormatName } from './listing/formats.ts'
export { listingOf, type Choice, type MachineRow } from './listing/listing.ts'
export type { Model } from './model.ts'
export type { Cause, Moment, Taken } from './moment.ts'
export { coveringPathsOf, endOf, titleOf, type Path, type Step } from './paths.ts'
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
} from './properties.ts'
export { checkProperties, PropertyError, walksTable, type Reported } from './random/report.ts'
export { readTraces, TraceError } from './read-trace.ts'
export { textOf, type Session, type Trace, type TraceStep } from './trace.ts'
export { transitionsOf, type Transition } from './transitions.ts'
export type { Handlers, StateOf } from './walk/handlers.ts'
export { testPaths, walkPath, WalkError, type PathHandlers, type PathTest } from './walk/test-paths.ts'
