import { showMarketplace } from '../services/marketplace.ts'
import type { Schemas } from '../services/types.ts'
import type { Environment } from './environment.ts'
import { loaderOf } from './loading.ts'

export type Marketplace = Schemas['Marketplace']

/** Loads what the marketplace shows to visitors; the input is `{ request: null }`. */
export const marketplaceMachine = (environment: Environment) =>
  loaderOf<null, Marketplace>(environment, () => showMarketplace())
