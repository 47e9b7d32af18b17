import type { components } from '../../generated/client/schemas.ts'
import type { ServiceSettings } from '../platform/runtime/dependencies.ts'
import type { SecondStep } from '../second-step/service.ts'
import type { PasskeyView } from '../second-step/service-passkeys.ts'
import { toBusinessData, toCustomerData } from './serializer.ts'
import type { SecurityEventView } from './repository-security-events.ts'
import type { Profile } from './service-profile.ts'

type Schemas = components['schemas']

/** A session that has just begun, with its account. */
export function toLoginAnswer(
  settings: Pick<ServiceSettings, 'publicUrl' | 'emailVerification'>,
  profile: Profile,
  opened: Readonly<{ message: string; token: string }>,
): Schemas['LoginAnswer'] {
  return profile.role === 'customer'
    ? { ...opened, type: 'customer', user: toCustomerData(settings, profile.account, profile.place) }
    : { ...opened, type: 'business', user: toBusinessData(settings.publicUrl, profile.account, profile.business) }
}

export function toSecondStep({ since, recoveryCodesLeft }: SecondStep): Schemas['SecondStep'] {
  return { isOn: since !== null, since: since?.toISOString() ?? null, recoveryCodesLeft }
}

export function toPasskey({ id, name, isSynced, createdAt, lastUsedAt }: PasskeyView): Schemas['Passkey'] {
  const times = { createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null }
  return { passkeyId: id, name, isSynced, ...times }
}

export function toSecurityEvent({ id, createdAt, ...event }: SecurityEventView): Schemas['SecurityEvent'] {
  return { eventId: id, at: createdAt.toISOString(), ...event }
}
