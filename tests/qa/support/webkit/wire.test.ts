import { expect, test } from 'vitest'
import { listIn, named, number, read, saidIn, text, written, type Message } from '../../../../qa/support/webkit/wire.ts'

/** What is heard of bytes, however they come. */
function heardOf(bytes: Buffer, size: number): readonly Message[] {
  const heard: Message[] = []
  let rest = Buffer.alloc(0)
  for (let at = 0; at < bytes.length; at += size) {
    rest = Buffer.from(read(Buffer.concat([rest, bytes.subarray(at, at + size)]), (message) => heard.push(message)))
  }
  expect(rest.length).toBe(0)
  return heard
}

test('messages are heard whole, however they are cut', () => {
  const said = written('SendMessageToBackend', number(1n), number(2n), text('{"id":1,"text":"señal"}'))
  for (const size of [1, 7, said.length * 2]) {
    const heard = heardOf(Buffer.concat([said, said]), size)
    expect(heard.map(({ name, parameters }) => ({ name, ...saidIn(parameters) }))).toEqual([
      { name: 'SendMessageToBackend', target: 2n, said: '{"id":1,"text":"señal"}' },
      { name: 'SendMessageToBackend', target: 2n, said: '{"id":1,"text":"señal"}' },
    ])
  }
})

test('a message begins as WebKit reads it', () => {
  expect(written('Setup', number(1n), number(3n)).toString('hex')).toBe(
    `0000001601${Buffer.from('Setup\0').toString('hex')}01000000000000000300000000000000`,
  )
  expect(named('walk').toString('latin1')).toBe('walk   \0\b')
})

/** One target as GLib writes it; with the padding that makes the next begin at a multiple of 8. */
function element(id: bigint, type: string, name: string, url: string): Buffer {
  const texts = [type, name, url].map(text)
  const ends = texts.map((_, at) => 8 + Buffer.concat(texts.slice(0, at + 1)).length)
  const body = Buffer.concat([number(id), ...texts])
  const aligned = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4), Buffer.alloc(4)])
  return Buffer.concat([aligned, Buffer.from(ends.toReversed())])
}

test('targets are read out of a list, of none too', () => {
  const [page, automation] = [element(1n, 'WebPage', '', 'about:blank'), element(2n, 'Automation', 'walk', 'null')]
  const padded = Buffer.concat([page, Buffer.alloc((8 - (page.length % 8)) % 8)])
  const ends = Buffer.from([page.length, padded.length + automation.length])
  expect(listIn(Buffer.concat([number(5n), padded, automation, ends]))).toEqual({
    connection: 5n,
    targets: [
      { id: 1n, type: 'WebPage', name: '' },
      { id: 2n, type: 'Automation', name: 'walk' },
    ],
  })
  expect(listIn(number(5n))).toEqual({ connection: 5n, targets: [] })
})
