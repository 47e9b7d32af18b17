import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A connection to the server that can be cut in mid-answer. No gate can do that: the calls that it holds have not begun. */
export type CuttableConnection = {
  /** The address of the server at the near end. */
  readonly url: string
  /** Breaks everything that is under way. What is asked for afterwards goes through again. */
  readonly cut: () => void
  readonly close: () => void
}

/** Lays a line to the server at an address. */
export async function openCuttableConnection(address: string): Promise<CuttableConnection> {
  const { hostname, port } = new URL(address)
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(end)
      // The other end hears of it by being closed too.
      end.on('error', () => undefined)
      end.on('close', () => {
        open.delete(end)
        other.destroy()
      })
      end.pipe(other)
    }
  })
  await once(server.listen(0, 'localhost'), 'listening')
  const cut = (): void => {
    for (const socket of open) socket.resetAndDestroy()
  }
  return {
    url: `http://localhost:${portOf(server.address())}`,
    cut,
    close: () => {
      server.close()
      cut()
    },
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error(`A line has no port: ${address}`)
  return address.port
}
