import { spawn } from 'node:child_process'
import { createConnection } from 'node:net'

/** Starts a screen that nobody sees, and answers its name. It ends with this process. */
export function startDisplay(): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp', '-noreset'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  process.on('exit', () => screen.kill())
  screen.on('error', reject)
  screen.stdout.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`))
  return promise
}

const QUERY_TREE = 15
const SEND_EVENT = 25
const FOCUS_IN = 9
/** Whom an event is sent to: those who listen for the focus. */
const FOCUS_CHANGE = 1 << 21
const REPLY = 32

/**
 * Tells every window on a display that it has the keyboard. Nobody manages windows there, so that none would have it, and a page without it
 * hears nothing of what is focused in it. None is told that it has lost it: people at several browsers do not share a keyboard.
 */
export function focusWindows(display: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const socket = createConnection(`/tmp/.X11-unix/X${display.replace(/^.*:/, '').replace(/\..*$/, '')}`)
  let bytes = Buffer.alloc(0)
  let root: number | undefined
  socket.on('error', reject)
  socket.on('data', (chunk) => {
    bytes = Buffer.concat([bytes, chunk])
    if (root === undefined && bytes.length >= 8 && bytes.length >= 8 + bytes.readUInt16LE(6) * 4) {
      root = rootIn(bytes)
      bytes = bytes.subarray(8 + bytes.readUInt16LE(6) * 4)
      socket.write(asked(root))
    } else if (root !== undefined && bytes.length >= REPLY && bytes.length >= REPLY + bytes.readUInt32LE(4) * 4) {
      const reply = bytes
      const windows = Array.from({ length: reply.readUInt16LE(16) }, (_, at) => reply.readUInt32LE(REPLY + at * 4))
      socket.end(Buffer.concat(windows.map(told)), resolve)
    }
  })
  // A client whose numbers begin with the lowest byte, of version 11.
  socket.write(Buffer.from(['l'.charCodeAt(0), 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0]))
  return promise
}

/** The window below all others, as the display says hello; before it come the maker's name and the forms of pictures. */
function rootIn(hello: Buffer): number {
  const maker = Math.ceil(hello.readUInt16LE(24) / 4) * 4
  return hello.readUInt32LE(40 + maker + hello.readUInt8(29) * 8)
}

function asked(window: number): Buffer {
  const request = Buffer.alloc(8)
  request.writeUInt8(QUERY_TREE)
  request.writeUInt16LE(request.length / 4, 2)
  request.writeUInt32LE(window, 4)
  return request
}

function told(window: number): Buffer {
  const request = Buffer.alloc(44)
  request.writeUInt8(SEND_EVENT)
  request.writeUInt16LE(request.length / 4, 2)
  request.writeUInt32LE(window, 4)
  request.writeUInt32LE(FOCUS_CHANGE, 8)
  request.writeUInt8(FOCUS_IN, 12)
  request.writeUInt8(3, 13)
  request.writeUInt32LE(window, 16)
  return request
}
