import type { PasswordDeps } from '../accounts/service-passwords.ts'
import type { EventDeps } from '../events/service.ts'
import type { FileDeps } from '../files/service.ts'
import type { StreamDeps } from '../notifications/stream-registry.ts'
import type { PaymentDeps } from '../membership/card-payments.ts'
import type { PlacesDeps } from '../places/service.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'

/** What the services of all nouns need. */
export type AppDeps = Deps & EventDeps & FileDeps & PasswordDeps & PaymentDeps & PlacesDeps & StreamDeps
