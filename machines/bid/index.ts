export { bidMachine } from './machine.ts'
export type { BidContext, BidDraft, BidEvent, BidInput, BidSaved } from './types.ts'
