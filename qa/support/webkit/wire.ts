/**
 * How WebKitGTK's remote inspector writes messages to a socket: the length of the rest (4 bytes, the highest first), a byte of flags, the
 * name, a zero, and the parameters as GLib writes variants.
 */
export type Message = { readonly name: string; readonly parameters: Buffer }

/** Something of a browser's process that can be spoken to: a page, or the automation of the whole. */
export type Listed = { readonly id: bigint; readonly type: string; readonly name: string }

const HEAD = 5
const LITTLE_ENDIAN = 1

/** A message as it is written to the socket. */
export function written(name: string, ...parameters: readonly Buffer[]): Buffer {
  const body = Buffer.concat([text(name), ...parameters])
  const head = Buffer.alloc(HEAD)
  head.writeUInt32BE(body.length)
  head.writeUInt8(LITTLE_ENDIAN, HEAD - 1)
  return Buffer.concat([head, body])
}

/** Takes whole messages out of what came so far, and answers with the bytes that are left. */
export function read(bytes: Buffer, heard: (message: Message) => void): Buffer {
  let rest = bytes
  while (rest.length >= HEAD && rest.length >= HEAD + rest.readUInt32BE()) {
    const body = rest.subarray(HEAD, HEAD + rest.readUInt32BE())
    rest = rest.subarray(HEAD + body.length)
    const end = body.indexOf(0)
    heard({ name: body.toString('utf8', 0, end), parameters: body.subarray(end + 1) })
  }
  return rest
}

/** `s`: a text. */
export const text = (value: string): Buffer => Buffer.from(`${value}\0`)

/** `t`: a whole number of 64 bits. */
export function number(value: bigint): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(value)
  return bytes
}

/** `(sa{sv})`: a name of at most 7 bytes, and no wishes: where the name ends is told by a byte at the end. */
export const named = (name: string): Buffer => Buffer.concat([text(name.padEnd(7)), Buffer.from([8])])

/** `(tts)`: what is said, and to or of which target of which connection. */
export function saidIn(parameters: Buffer): { readonly target: bigint; readonly said: string } {
  return { target: parameters.readBigUInt64LE(8), said: parameters.toString('utf8', 16, parameters.length - 1) }
}

/** `(ta(tsssb))`: the targets of a connection. */
export function listIn(parameters: Buffer): { readonly connection: bigint; readonly targets: readonly Listed[] } {
  const list = parameters.subarray(8)
  return { connection: parameters.readBigUInt64LE(), targets: elements(list).map(listed) }
}

/** The elements of an array whose elements differ in length: where each ends is told at the end, in as many bytes as the whole needs. */
function elements(list: Buffer): readonly Buffer[] {
  if (list.length === 0) return []
  const size = offsetSize(list.length)
  const from = list.readUIntLE(list.length - size, size)
  const ends = Array.from({ length: (list.length - from) / size }, (_, at) => list.readUIntLE(from + at * size, size))
  return ends.map((end, at) => list.subarray(Math.ceil((ends[at - 1] ?? 0) / 8) * 8, end))
}

/** `(tsssb)`: where each text ends is told at the end, the last first. */
function listed(element: Buffer): Listed {
  const size = offsetSize(element.length)
  const end = (nth: number): number => element.readUIntLE(element.length - nth * size, size)
  return {
    id: element.readBigUInt64LE(),
    type: element.toString('utf8', 8, end(1) - 1),
    name: element.toString('utf8', end(1), end(2) - 1),
  }
}

const offsetSize = (length: number): number => (length < 2 ** 8 ? 1 : length < 2 ** 16 ? 2 : 4)
