import type { MessageCode } from '../../generated/codes.ts'

/** How this reader is shown things: by which address, and in which words. */
export type SerializerContext = Readonly<{ publicUrl: string; translate: (code: MessageCode) => string }>

/** An amount of the wire has at most two decimals and nine digits, so that its text is exact. */
export function fromAmount(amount: number): string {
  return String(amount)
}

/** A stored amount has at most nine digits, so that the nearest number prints as exactly that amount. */
export const toAmount = (amount: string): number => Number(amount)
