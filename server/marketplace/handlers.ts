import type { PlacesDeps } from '../places/service.ts'
import type { Handler } from '../platform/http/handler.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { toMarketplace } from './serializer.ts'
import { openMarketplace, type Marketplace } from './service.ts'

/** What a server keeps of it, and what was written of that, which stays the same object, so that it is compressed once. */
function open(deps: Deps & PlacesDeps) {
  const read = openMarketplace(deps)
  const written = new WeakMap<Marketplace, ReturnType<typeof toMarketplace>>()
  return async () => {
    const marketplace = await read()
    const answer = written.get(marketplace) ?? toMarketplace(deps.settings.publicUrl, marketplace)
    written.set(marketplace, answer)
    return answer
  }
}

const opened = new WeakMap<Deps, ReturnType<typeof open>>()

export const showMarketplace: Handler<'showMarketplace', PlacesDeps> = async ({ deps }) => {
  const read = opened.get(deps) ?? open(deps)
  opened.set(deps, read)
  return { cacheable: await read() }
}
