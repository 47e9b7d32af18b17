/** "Ana" for Ana Torres: what strangers read of a customer. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
