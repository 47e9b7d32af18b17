import type { StoredDraft, UploadedFile } from '../../machines/registration-context.ts'
import type { SessionActor } from './session.ts'
import { isRecord, isText, isTexts, keysOf, readJson, removeKey, writeJson } from './storage.ts'

const prefix = 'bidfair.draft.'
const visitor = 'visitor'

/** Drafts survive reloads and expired sessions, each under a key made of its owner and its name. */
export type Drafts = {
  readonly of: (owner: string | null, name: string) => DraftStore
  /** Removes the drafts of everybody with an account. */
  readonly forgetPeople: () => void
}

export type DraftStore = {
  readonly read: () => unknown
  readonly write: (draft: unknown) => void
  readonly drop: () => void
}

export function draftsIn(storage: Storage): Drafts {
  return {
    of: (owner, name) => {
      const key = `${prefix}${owner ?? visitor}.${name}`
      return {
        read: () => readJson(storage, key),
        write: (draft) => {
          // If the new draft does not fit, an older one must not come back in its place.
          if (!writeJson(storage, key, draft)) removeKey(storage, key)
        },
        drop: () => removeKey(storage, key),
      }
    },
    forgetPeople: () => {
      for (const key of keysOf(storage)) {
        if (key.startsWith(prefix) && !key.startsWith(`${prefix}${visitor}.`)) removeKey(storage, key)
      }
    },
  }
}

type DraftOwner = { readonly drafts: Drafts; readonly session: SessionActor }

/** The store of one draft of the viewer. */
export function draftStoreOf({ drafts, session }: DraftOwner, name: string): DraftStore {
  return drafts.of(session.getSnapshot().context.session?.user.id ?? null, name)
}

/**
 * The stored draft, as far as it still fits the form: fields of the same type as in `initial`, where null stands for a yes
 * or no that is not answered, and files of its slots. Null if none of it is usable; an older version of the app, or a browser extension, may have written it.
 */
export function restored<Draft extends object, Slot extends string>(
  stored: unknown,
  initial: Draft,
  slots: readonly Slot[],
): StoredDraft<Draft, Slot> | null {
  if (!isRecord(stored) || !isRecord(stored['draft'])) return null
  const fields = stored['draft']
  const draft: Draft = { ...initial }
  for (const [name, value] of Object.entries(initial)) {
    if (Object.hasOwn(fields, name) && isAlike(value, fields[name])) Object.assign(draft, { [name]: fields[name] })
  }
  const files = Array.isArray(stored['files']) ? stored['files'].flatMap((file: unknown) => fileIn(file, slots)) : []
  return { draft, files }
}

function isAlike(one: unknown, other: unknown): boolean {
  if (Array.isArray(one)) return isTexts(other)
  return typeof (one ?? false) === typeof other && !Array.isArray(other)
}

function fileIn<Slot extends string>(file: unknown, slots: readonly Slot[]): readonly UploadedFile<Slot>[] {
  if (!isRecord(file) || !isText(file['name']) || !isText(file['url'])) return []
  const slot = slots.find((name) => name === file['slot'])
  return slot === undefined ? [] : [{ slot, name: file['name'], url: file['url'] }]
}
