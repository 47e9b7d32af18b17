import type { Readable } from 'node:stream'

/** An opened file; `stream` must be read or destroyed. */
export type OpenedFile = Readonly<{ stream: Readable; byteSize: number }>

export type ListedFile = Readonly<{ name: string; byteSize: number; changed: Date }>

/**
 * Files by their names, wherever they lie: in a folder, or in a bucket. Names are paths with slashes. What lies under a name never
 * changes, so that there is no more to say of it than whether it is there.
 *
 * Whatever cannot be done throws StoreAway.
 */
export type Store = Readonly<{
  /** What an operator calls it, such as `folder /srv/files`. */
  called: string
  /** Lays a finished file of this machine under a name, whole and for good, or not at all. The draft is gone then. */
  put(name: string, draft: string): Promise<void>
  open(name: string): Promise<OpenedFile | undefined>
  /** What is not there is as good as removed. */
  remove(names: readonly string[]): Promise<void>
  /** Everything that is there, some at a time. */
  list(): AsyncGenerator<ListedFile, void>
  /** Throws, soon, where the store cannot be used. */
  check(): Promise<void>
}>

/** The place of the files cannot be reached, or does not do what it is asked to. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
  /** Whether it answered, and said no: time alone will not change that. */
  readonly isRefusal: boolean

  constructor(message: string, { isRefusal = false, cause }: Readonly<{ isRefusal?: boolean; cause?: unknown }> = {}) {
    super(message, { cause })
    this.isRefusal = isRefusal
  }
}
