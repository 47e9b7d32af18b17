import type { StoredDraft, UploadedFile } from '../../machines/registration/index.ts'
import type { SessionActor } from './session.ts'
import { isRecord, isText, isTexts, keysOf, readJson, removeKey, writeJson } from './storage.ts'

const prefix = 'bidfair.draft.'
const visitor = 'visitor'

/** Where drafts outlive reloads and lost sessions, each under its own key: whose it is, and what it is. */
export type Drafts = {
  readonly of: (owner: string | null, name: string) => DraftKeeper
  /** Forgets the drafts of everybody who has an account. */
  readonly forgetPeople: () => void
}

export type DraftKeeper = {
  readonly read: () => unknown
  readonly keep: (draft: unknown) => void
  readonly drop: () => void
}

export function draftsIn(storage: Storage): Drafts {
  return {
    of: (owner, name) => {
      const key = `${prefix}${owner ?? visitor}.${name}`
      return {
        read: () => readJson(storage, key),
        keep: (draft) => {
          // An older draft must not come back in place of a newer one that did not fit.
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

type Kept = { readonly drafts: Drafts; readonly session: SessionActor }

/** Where a draft of whoever is here is kept. */
export function keeperOf({ drafts, session }: Kept, name: string): DraftKeeper {
  return drafts.of(session.getSnapshot().context.session?.user.id ?? null, name)
}

/**
 * What was kept, as far as it still fits the form: fields of the same kind as in `initial`, and files of its slots. Null
 * where nothing of it is of use. An older version of the app may have kept it, or somebody else's extension.
 */
export function restored<Draft extends object, Slot extends string>(
  kept: unknown,
  initial: Draft,
  slots: readonly Slot[],
): StoredDraft<Draft, Slot> | null {
  if (!isRecord(kept) || !isRecord(kept['draft'])) return null
  const fields = kept['draft']
  const draft: Draft = { ...initial }
  for (const [name, value] of Object.entries(initial)) {
    if (Object.hasOwn(fields, name) && isAlike(value, fields[name])) Object.assign(draft, { [name]: fields[name] })
  }
  const files = Array.isArray(kept['files']) ? kept['files'].flatMap((file: unknown) => fileIn(file, slots)) : []
  return { draft, files }
}

function isAlike(one: unknown, other: unknown): boolean {
  return Array.isArray(one) ? isTexts(other) : typeof one === typeof other && !Array.isArray(other)
}

function fileIn<Slot extends string>(file: unknown, slots: readonly Slot[]): readonly UploadedFile<Slot>[] {
  if (!isRecord(file) || !isText(file['name']) || !isText(file['url'])) return []
  const slot = slots.find((name) => name === file['slot'])
  return slot === undefined ? [] : [{ slot, name: file['name'], url: file['url'] }]
}
