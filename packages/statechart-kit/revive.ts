import type { EventObject } from 'xstate'
import { plainFile, type Plain, type PlainEvent } from './plain.ts'
import { HIDDEN } from './secrets.ts'

/** What an event of a trace lacks that no sample has, in words. */
export class LackError extends Error {}

/**
 * Makes an event of what a trace tells of it. What a trace leaves out comes from the samples: a file is the one with the same digest, a
 * secret the one at the same place of a sample of that type. Throws a `LackError`.
 */
export async function revived(event: PlainEvent, samples: readonly EventObject[]): Promise<EventObject> {
  const files = await filesIn(samples)
  const alike = samples.filter(({ type }) => type === event.type)

  const part = (value: Plain, at: readonly string[]): unknown => {
    if (value === HIDDEN) return secretAt(at)
    if (isList(value)) return value.map((each, index) => part(each, [...at, `${index}`]))
    if (value === null || typeof value !== 'object') return value
    const { $file: file } = value
    return file === undefined
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, part(each, [...at, key])]))
      : fileLike(file)
  }
  const secretAt = (at: readonly string[]): string => {
    const known = alike.map((sample) => at.reduce<unknown>(partOf, sample)).find((each) => typeof each === 'string')
    if (typeof known === 'string') return known
    throw new LackError(`the secret at ${at.join('.')} was left out, and no sample of ${event.type} has one.`)
  }
  const fileLike = (told: Plain): File => {
    const digest = partOf(told, 'digest')
    const known = typeof digest === 'string' ? files.get(digest) : undefined
    if (known) return known
    throw new LackError(`no sample has the file ${String(partOf(told, 'name'))} with the digest ${String(digest)}.`)
  }

  const { type, ...payload } = event
  return { ...Object.fromEntries(Object.entries(payload).map(([key, each]) => [key, part(each, [key])])), type }
}

/** The files of samples, by their digests. */
async function filesIn(samples: readonly EventObject[]): Promise<ReadonlyMap<string, File>> {
  const files = samples.flatMap((sample) => filesOf(sample))
  return new Map(await Promise.all(files.map(async (file) => [(await plainFile(file)).digest, file] as const)))
}

function filesOf(value: unknown): readonly File[] {
  if (value instanceof File) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesOf) : []
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value)
