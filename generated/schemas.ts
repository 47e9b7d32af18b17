// generated from openapi.yaml by npm run generate: do not edit
import type { OperationId } from './operations.ts'

/** A JSON object of unknown content. */
export type Json = { readonly [key: string]: unknown }

/** What a call takes in its address or its headers. */
export type Parameter = {
  readonly name: string
  readonly place: 'path' | 'query' | 'header'
  readonly isRequired: boolean
  readonly schema: Json
}

/** What a call answers with one status: the headers that it sends, and the schema of the body of each type. */
export type DeclaredAnswer = {
  readonly headers: { readonly [name: string]: { readonly isRequired: boolean; readonly schema: Json } }
  readonly content: { readonly [mediaType: string]: Json }
}

/** The JSON Schemas of a call, without references. */
export type CallSchemas = {
  readonly parameters: readonly Parameter[]
  readonly body?: Json
  readonly form?: Json
  readonly answers: { readonly [status: string]: DeclaredAnswer }
}

export const Login: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['email', 'password'],
  properties: {
    email: {
      type: 'string',
      maxLength: 254,
      pattern: '^([^<>]*<)?[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+\\.*$',
      'x-clean': 'line',
      'x-error': 'EMAIL_INVALID',
    },
    password: {
      type: 'string',
      'x-clean': 'verbatim',
      minLength: 1,
      maxLength: 128,
      'x-error': { default: 'PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
    },
    keepAccount: { type: 'boolean' },
  },
}

export const LoginAnswer: Json = {
  oneOf: [
    {
      type: 'object',
      required: ['Success', 'Message', 'token', 'type', 'data'],
      properties: {
        Success: { type: 'boolean', const: true },
        Message: { type: 'string' },
        token: { type: 'string' },
        type: { type: 'string', enum: ['customer'] },
        data: {
          type: 'object',
          required: ['id', 'name', 'email', 'phone', 'country', 'state', 'city', 'pic_url', 'language'],
          properties: {
            id: {
              type: 'string',
              pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
            },
            name: { type: 'string' },
            email: { type: 'string' },
            email_pending: { type: ['string', 'null'] },
            phone: { type: 'string' },
            country: { type: 'string' },
            state: { type: 'string' },
            city: { type: 'string' },
            pic_url: { type: 'object', required: ['url'], properties: { url: { type: ['string', 'null'] } } },
            language: { type: 'string', enum: ['en', 'es', 'ar'], 'x-error': 'LANGUAGE_UNKNOWN' },
            email_verified: { type: 'boolean' },
            email_verification_required: { type: 'boolean' },
            email_notifications: { type: 'boolean' },
          },
        },
      },
    },
    {
      type: 'object',
      required: ['Success', 'Message', 'token', 'type', 'data'],
      properties: {
        Success: { type: 'boolean', const: true },
        Message: { type: 'string' },
        token: { type: 'string' },
        type: { type: 'string', enum: ['business'] },
        data: {
          type: 'object',
          required: [
            'id',
            'name',
            'email',
            'phone',
            'country',
            'state',
            'city',
            'radius',
            'category',
            'profile_pic',
            'language',
            'buisness_name',
            'email_verified',
          ],
          properties: {
            id: {
              type: 'string',
              pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
            },
            name: { type: 'string' },
            email: { type: 'string' },
            email_pending: { type: ['string', 'null'] },
            phone: { type: 'string' },
            country: { type: 'string' },
            state: { type: 'string' },
            city: { type: 'array', items: { type: 'string' } },
            radius: { type: 'integer', minimum: 0, maximum: 100, 'x-error': 'RADIUS_INVALID' },
            category: { type: 'array', items: { type: 'string' } },
            profile_pic: { type: 'object', required: ['url'], properties: { url: { type: ['string', 'null'] } } },
            language: { type: 'string', enum: ['en', 'es', 'ar'], 'x-error': 'LANGUAGE_UNKNOWN' },
            buisness_name: { type: 'string' },
            email_verified: { type: 'boolean' },
            email_notifications: { type: 'boolean' },
          },
        },
      },
    },
  ],
}

export const FinishLogin: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['ticket', 'code'],
  properties: {
    ticket: { type: 'string', minLength: 1, maxLength: 100, 'x-clean': 'line', 'x-error': 'INVALID_VALUE' },
    code: {
      type: 'string',
      minLength: 1,
      maxLength: 60,
      'x-clean': 'line',
      'x-error': { default: 'CODE_REQUIRED', maxLength: 'CODE_WRONG' },
    },
  },
}

export const PasskeyRequest: Json = {
  type: 'object',
  required: ['Success', 'options'],
  properties: {
    Success: { type: 'boolean', const: true },
    options: {
      type: 'object',
      required: ['challenge', 'rpId', 'timeout', 'userVerification'],
      properties: {
        challenge: { type: 'string' },
        rpId: { type: 'string' },
        timeout: { type: 'integer' },
        userVerification: { type: 'string', enum: ['required'] },
      },
    },
  },
}

export const PasskeyLogin: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['credentialId', 'clientDataJSON', 'authenticatorData', 'signature'],
  properties: {
    credentialId: {
      type: 'string',
      minLength: 1,
      maxLength: 2000,
      pattern: '^[A-Za-z0-9_-]+$',
      'x-error': 'PASSKEY_INVALID',
    },
    clientDataJSON: {
      type: 'string',
      minLength: 1,
      maxLength: 2000,
      pattern: '^[A-Za-z0-9_-]+$',
      'x-error': 'PASSKEY_INVALID',
    },
    authenticatorData: {
      type: 'string',
      minLength: 1,
      maxLength: 2000,
      pattern: '^[A-Za-z0-9_-]+$',
      'x-error': 'PASSKEY_INVALID',
    },
    signature: {
      type: 'string',
      minLength: 1,
      maxLength: 2000,
      pattern: '^[A-Za-z0-9_-]+$',
      'x-error': 'PASSKEY_INVALID',
    },
    userHandle: {
      type: 'string',
      minLength: 1,
      maxLength: 2000,
      pattern: '^[A-Za-z0-9_-]+$',
      'x-error': 'PASSKEY_INVALID',
    },
    keepAccount: { type: 'boolean' },
  },
}

export const Acknowledged: Json = {
  type: 'object',
  required: ['Success', 'Message'],
  properties: { Success: { type: 'boolean', const: true }, Message: { type: 'string' } },
}

export const Sessions: Json = {
  type: 'object',
  required: ['Success', 'sessions'],
  properties: {
    Success: { type: 'boolean', const: true },
    sessions: {
      type: 'array',
      items: {
        type: 'object',
        required: ['sessionId', 'browser', 'system', 'createdAt', 'lastUsedAt', 'isCurrent'],
        properties: {
          sessionId: {
            type: 'string',
            pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
          },
          browser: { type: ['string', 'null'] },
          system: { type: ['string', 'null'] },
          createdAt: { type: 'string', format: 'date-time' },
          lastUsedAt: { type: 'string', format: 'date-time' },
          isCurrent: { type: 'boolean' },
        },
      },
    },
  },
}

export const EndSession: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['sessionId'],
  properties: {
    sessionId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
  },
}

export const SecondStepAnswer: Json = {
  type: 'object',
  required: ['Success', 'secondStep'],
  properties: {
    Success: { type: 'boolean', const: true },
    secondStep: {
      type: 'object',
      required: ['isOn', 'since', 'recoveryCodesLeft'],
      properties: {
        isOn: { type: 'boolean' },
        since: { type: ['string', 'null'], format: 'date-time' },
        recoveryCodesLeft: { type: 'integer', minimum: 0, maximum: 10 },
      },
    },
  },
}

export const PasswordProof: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['password'],
  properties: {
    password: {
      type: 'string',
      'x-clean': 'verbatim',
      minLength: 1,
      maxLength: 128,
      'x-error': { default: 'CURRENT_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
    },
  },
}

export const SecondStepBegun: Json = {
  type: 'object',
  required: ['Success', 'Message', 'key', 'uri'],
  properties: {
    Success: { type: 'boolean', const: true },
    Message: { type: 'string' },
    key: { type: 'string' },
    uri: { type: 'string' },
  },
}

export const FirstCode: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['code'],
  properties: {
    code: {
      type: 'string',
      minLength: 1,
      maxLength: 60,
      'x-clean': 'line',
      'x-error': { default: 'CODE_REQUIRED', maxLength: 'CODE_WRONG' },
    },
  },
}

export const RecoveryCodes: Json = {
  type: 'object',
  required: ['Success', 'Message', 'recoveryCodes'],
  properties: {
    Success: { type: 'boolean', const: true },
    Message: { type: 'string' },
    recoveryCodes: {
      type: 'array',
      minItems: 10,
      maxItems: 10,
      items: { type: 'string', pattern: '^([0-9a-z]{4}-){6}[0-9a-z]{4}$' },
    },
  },
}

export const SecondStepProof: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['password', 'code'],
  properties: {
    password: {
      type: 'string',
      'x-clean': 'verbatim',
      minLength: 1,
      maxLength: 128,
      'x-error': { default: 'CURRENT_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
    },
    code: {
      type: 'string',
      minLength: 1,
      maxLength: 60,
      'x-clean': 'line',
      'x-error': { default: 'CODE_REQUIRED', maxLength: 'CODE_WRONG' },
    },
  },
}

export const Passkeys: Json = {
  type: 'object',
  required: ['Success', 'passkeys'],
  properties: {
    Success: { type: 'boolean', const: true },
    passkeys: {
      type: 'array',
      items: {
        type: 'object',
        required: ['passkeyId', 'name', 'isSynced', 'createdAt', 'lastUsedAt'],
        properties: {
          passkeyId: {
            type: 'string',
            pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
          },
          name: { type: 'string' },
          isSynced: { type: 'boolean' },
          createdAt: { type: 'string', format: 'date-time' },
          lastUsedAt: { type: ['string', 'null'], format: 'date-time' },
        },
      },
    },
  },
}

export const BeginPasskey: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['password'],
  properties: {
    password: {
      type: 'string',
      'x-clean': 'verbatim',
      minLength: 1,
      maxLength: 128,
      'x-error': { default: 'CURRENT_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
    },
    code: {
      type: 'string',
      minLength: 1,
      maxLength: 60,
      'x-clean': 'line',
      'x-error': { default: 'CODE_REQUIRED', maxLength: 'CODE_WRONG' },
    },
  },
}

export const PasskeyCreation: Json = {
  type: 'object',
  required: ['Success', 'options'],
  properties: {
    Success: { type: 'boolean', const: true },
    options: {
      type: 'object',
      required: [
        'challenge',
        'rp',
        'user',
        'pubKeyCredParams',
        'timeout',
        'excludeCredentials',
        'authenticatorSelection',
      ],
      properties: {
        challenge: { type: 'string' },
        rp: {
          type: 'object',
          required: ['id', 'name'],
          properties: { id: { type: 'string' }, name: { type: 'string' } },
        },
        user: {
          type: 'object',
          required: ['id', 'name', 'displayName'],
          properties: { id: { type: 'string' }, name: { type: 'string' }, displayName: { type: 'string' } },
        },
        pubKeyCredParams: {
          type: 'array',
          items: {
            type: 'object',
            required: ['alg', 'type'],
            properties: { alg: { type: 'integer' }, type: { type: 'string', enum: ['public-key'] } },
          },
        },
        timeout: { type: 'integer' },
        excludeCredentials: {
          type: 'array',
          items: {
            type: 'object',
            required: ['id', 'type'],
            properties: { id: { type: 'string' }, type: { type: 'string', enum: ['public-key'] } },
          },
        },
        authenticatorSelection: {
          type: 'object',
          required: ['residentKey', 'userVerification'],
          properties: {
            residentKey: { type: 'string', enum: ['required'] },
            userVerification: { type: 'string', enum: ['required'] },
          },
        },
      },
    },
  },
}

export const AddPasskey: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'credentialId', 'clientDataJSON', 'attestationObject'],
  properties: {
    name: {
      type: 'string',
      pattern: '\\S',
      maxLength: 60,
      'x-clean': 'line',
      'x-error': { default: 'NAME_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
    },
    credentialId: {
      type: 'string',
      minLength: 1,
      maxLength: 2000,
      pattern: '^[A-Za-z0-9_-]+$',
      'x-error': 'PASSKEY_INVALID',
    },
    clientDataJSON: {
      type: 'string',
      minLength: 1,
      maxLength: 2000,
      pattern: '^[A-Za-z0-9_-]+$',
      'x-error': 'PASSKEY_INVALID',
    },
    attestationObject: {
      type: 'string',
      minLength: 1,
      maxLength: 2000,
      pattern: '^[A-Za-z0-9_-]+$',
      'x-error': 'PASSKEY_INVALID',
    },
  },
}

export const PasskeyAdded: Json = {
  type: 'object',
  required: ['Success', 'Message', 'passkey'],
  properties: {
    Success: { type: 'boolean', const: true },
    Message: { type: 'string' },
    passkey: {
      type: 'object',
      required: ['passkeyId', 'name', 'isSynced', 'createdAt', 'lastUsedAt'],
      properties: {
        passkeyId: {
          type: 'string',
          pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
        },
        name: { type: 'string' },
        isSynced: { type: 'boolean' },
        createdAt: { type: 'string', format: 'date-time' },
        lastUsedAt: { type: ['string', 'null'], format: 'date-time' },
      },
    },
  },
}

export const RemovePasskey: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['passkeyId', 'password'],
  properties: {
    passkeyId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    password: {
      type: 'string',
      'x-clean': 'verbatim',
      minLength: 1,
      maxLength: 128,
      'x-error': { default: 'CURRENT_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
    },
  },
}

export const ProveAgain: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['code'],
  properties: {
    code: {
      type: 'string',
      minLength: 1,
      maxLength: 60,
      'x-clean': 'line',
      'x-error': { default: 'CODE_REQUIRED', maxLength: 'CODE_WRONG' },
    },
  },
}

export const SecurityEvents: Json = {
  type: 'object',
  required: ['Success', 'events'],
  properties: {
    Success: { type: 'boolean', const: true },
    events: {
      type: 'array',
      maxItems: 100,
      items: {
        type: 'object',
        required: ['eventId', 'event', 'at', 'network', 'browser', 'system'],
        properties: {
          eventId: {
            type: 'string',
            pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
          },
          event: {
            type: 'string',
            enum: [
              'login',
              'login_failed',
              'login_of_blocked',
              'second_step_wrong',
              'second_step_on',
              'second_step_off',
              'second_step_proved',
              'recovery_code_used',
              'recovery_codes_renewed',
              'passkey_added',
              'passkey_removed',
              'passkey_refused',
              'logout',
              'session_ended',
              'other_sessions_ended',
              'password_wrong',
              'password_changed',
              'password_reset_requested',
              'password_reset',
              'verification_requested',
              'email_verified',
              'email_change_requested',
              'email_changed',
              'email_change_undone',
              'account_leaving',
              'account_kept',
              'account_exported',
              'key_created',
              'key_revoked',
              'webhook_created',
              'webhook_rotated',
              'webhook_deleted',
            ],
          },
          at: { type: 'string', format: 'date-time' },
          network: { type: 'string' },
          browser: { type: ['string', 'null'] },
          system: { type: ['string', 'null'] },
        },
      },
    },
  },
}

export const Keys: Json = {
  type: 'object',
  required: ['Success', 'keys'],
  properties: {
    Success: { type: 'boolean', const: true },
    keys: {
      type: 'array',
      items: {
        type: 'object',
        required: ['keyId', 'name', 'start', 'scopes', 'createdAt', 'lastUsedAt', 'endsAt'],
        properties: {
          keyId: {
            type: 'string',
            pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
          },
          name: { type: 'string' },
          start: { type: 'string' },
          scopes: {
            type: 'array',
            items: {
              type: 'string',
              enum: [
                'jobs:read',
                'jobs:write',
                'messages:read',
                'messages:write',
                'bids:read',
                'bids:write',
                'profile',
                'notifications',
                'webhooks',
              ],
              'x-error': 'INVALID_VALUE',
            },
          },
          createdAt: { type: 'string', format: 'date-time' },
          lastUsedAt: { type: ['string', 'null'], format: 'date-time' },
          endsAt: { type: 'string', format: 'date-time' },
        },
      },
    },
  },
}

export const CreateKey: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'scopes', 'password'],
  properties: {
    name: {
      type: 'string',
      pattern: '\\S',
      maxLength: 60,
      'x-clean': 'line',
      not: {
        type: 'string',
        pattern:
          '[A-Za-z]://|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Ww]{3}[.．。｡]|[\\p{L}\\p{M}\\p{N}-]{3}[.．。｡]\\p{L}{2,24}(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡](?:[a-z]{2,4}|[A-Z]{2,4})(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡]\\p{L}{2,24}/|[.．。｡][Xx][Nn]--|@[^\\s@]{1,63}[.．。｡]',
        'x-error': 'NAME_HAS_LINK',
      },
      'x-error': { default: 'NAME_REQUIRED', maxLength: 'TEXT_TOO_LONG', not: 'NAME_HAS_LINK' },
    },
    scopes: {
      type: 'array',
      minItems: 1,
      maxItems: 9,
      uniqueItems: true,
      items: {
        type: 'string',
        enum: [
          'jobs:read',
          'jobs:write',
          'messages:read',
          'messages:write',
          'bids:read',
          'bids:write',
          'profile',
          'notifications',
          'webhooks',
        ],
        'x-error': 'INVALID_VALUE',
      },
      'x-error': { default: 'KEY_SCOPES_REQUIRED', maxItems: 'INVALID_VALUE', uniqueItems: 'INVALID_VALUE' },
    },
    days: { type: 'integer', minimum: 1, maximum: 365, 'x-error': 'INVALID_VALUE' },
    password: {
      type: 'string',
      'x-clean': 'verbatim',
      minLength: 1,
      maxLength: 128,
      'x-error': { default: 'CURRENT_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
    },
  },
}

export const KeyCreated: Json = {
  type: 'object',
  required: ['Success', 'Message', 'key', 'secret'],
  properties: {
    Success: { type: 'boolean', const: true },
    Message: { type: 'string' },
    key: {
      type: 'object',
      required: ['keyId', 'name', 'start', 'scopes', 'createdAt', 'lastUsedAt', 'endsAt'],
      properties: {
        keyId: {
          type: 'string',
          pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
        },
        name: { type: 'string' },
        start: { type: 'string' },
        scopes: {
          type: 'array',
          items: {
            type: 'string',
            enum: [
              'jobs:read',
              'jobs:write',
              'messages:read',
              'messages:write',
              'bids:read',
              'bids:write',
              'profile',
              'notifications',
              'webhooks',
            ],
            'x-error': 'INVALID_VALUE',
          },
        },
        createdAt: { type: 'string', format: 'date-time' },
        lastUsedAt: { type: ['string', 'null'], format: 'date-time' },
        endsAt: { type: 'string', format: 'date-time' },
      },
    },
    secret: { type: 'string' },
  },
}

export const RevokeKey: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['keyId'],
  properties: {
    keyId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
  },
}

export const Webhooks: Json = {
  type: 'object',
  required: ['Success', 'webhooks'],
  properties: {
    Success: { type: 'boolean', const: true },
    webhooks: {
      type: 'array',
      items: {
        type: 'object',
        required: ['webhookId', 'url', 'topics', 'createdAt', 'failingSince', 'off'],
        properties: {
          webhookId: {
            type: 'string',
            pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
          },
          url: { type: 'string' },
          topics: {
            type: 'array',
            items: { type: 'string', enum: ['job', 'bid', 'rating', 'message', 'account'], 'x-error': 'INVALID_VALUE' },
          },
          createdAt: { type: 'string', format: 'date-time' },
          failingSince: { type: ['string', 'null'], format: 'date-time' },
          off: {
            type: ['object', 'null'],
            required: ['since', 'reason'],
            properties: {
              since: { type: 'string', format: 'date-time' },
              reason: { type: 'string', enum: ['failing', 'gone', 'full'] },
            },
          },
        },
      },
    },
  },
}

export const CreateWebhook: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['url', 'topics'],
  properties: {
    url: {
      type: 'string',
      'x-clean': 'line',
      pattern: '^https?://[!-~]+$',
      maxLength: 500,
      'x-error': 'WEBHOOK_URL_INVALID',
    },
    topics: {
      type: 'array',
      minItems: 1,
      maxItems: 5,
      uniqueItems: true,
      items: { type: 'string', enum: ['job', 'bid', 'rating', 'message', 'account'], 'x-error': 'INVALID_VALUE' },
      'x-error': { default: 'WEBHOOK_TOPICS_REQUIRED', maxItems: 'INVALID_VALUE', uniqueItems: 'INVALID_VALUE' },
    },
    password: {
      type: 'string',
      'x-clean': 'verbatim',
      minLength: 1,
      maxLength: 128,
      'x-error': { default: 'CURRENT_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
    },
  },
}

export const WebhookSecret: Json = {
  type: 'object',
  required: ['Success', 'Message', 'webhook', 'secret'],
  properties: {
    Success: { type: 'boolean', const: true },
    Message: { type: 'string' },
    webhook: {
      type: 'object',
      required: ['webhookId', 'url', 'topics', 'createdAt', 'failingSince', 'off'],
      properties: {
        webhookId: {
          type: 'string',
          pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
        },
        url: { type: 'string' },
        topics: {
          type: 'array',
          items: { type: 'string', enum: ['job', 'bid', 'rating', 'message', 'account'], 'x-error': 'INVALID_VALUE' },
        },
        createdAt: { type: 'string', format: 'date-time' },
        failingSince: { type: ['string', 'null'], format: 'date-time' },
        off: {
          type: ['object', 'null'],
          required: ['since', 'reason'],
          properties: {
            since: { type: 'string', format: 'date-time' },
            reason: { type: 'string', enum: ['failing', 'gone', 'full'] },
          },
        },
      },
    },
    secret: { type: 'string' },
  },
}

export const RotateWebhook: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['webhookId'],
  properties: {
    webhookId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    password: {
      type: 'string',
      'x-clean': 'verbatim',
      minLength: 1,
      maxLength: 128,
      'x-error': { default: 'CURRENT_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
    },
  },
}

export const WebhookRef: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['webhookId'],
  properties: {
    webhookId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
  },
}

export const ListDeliveries: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['webhookId'],
  properties: {
    webhookId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    limit: { type: 'integer', minimum: 1, maximum: 50, default: 10, 'x-error': 'INVALID_VALUE' },
    cursor: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'CURSOR_INVALID' },
  },
}

export const WebhookDeliveries: Json = {
  type: 'object',
  required: ['Success', 'deliveries', 'nextCursor'],
  properties: {
    Success: { type: 'boolean', const: true },
    deliveries: {
      type: 'array',
      items: {
        type: 'object',
        required: [
          'deliveryId',
          'type',
          'jobId',
          'createdAt',
          'state',
          'attempts',
          'triedAt',
          'status',
          'error',
          'milliseconds',
          'nextTryAt',
        ],
        properties: {
          deliveryId: {
            type: 'string',
            pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
          },
          type: {
            type: 'string',
            enum: [
              'job.posted',
              'job.invited',
              'job.invitation_declined',
              'job.edited',
              'job.deleted',
              'job.completed',
              'job.assignment_ended',
              'job.open_again',
              'job.completion_doubted',
              'job.expiring',
              'job.expired',
              'job.reopened',
              'job.resumed',
              'job.ended',
              'job.removed',
              'job.partner_blocked',
              'job.partner_unblocked',
              'bid.placed',
              'bid.edited',
              'bid.withdrawn',
              'bid.declined',
              'bid.reconsidered',
              'bid.accepted',
              'bid.not_chosen',
              'rating.given',
              'rating.changed',
              'rating.answered',
              'rating.answer_changed',
              'rating.removed',
              'message.received',
              'account.license_checked',
              'account.license_unchecked',
              'account.insurance_checked',
              'account.insurance_unchecked',
              'account.blocked',
              'account.unblocked',
              'account.membership_paid',
              'account.membership_unpaid',
              'account.membership_ending',
              'webhook.test',
            ],
          },
          jobId: { type: ['string', 'null'] },
          createdAt: { type: 'string', format: 'date-time' },
          state: { type: 'string', enum: ['waiting', 'delivered', 'givenUp'] },
          attempts: { type: 'integer', minimum: 0 },
          triedAt: { type: ['string', 'null'], format: 'date-time' },
          status: { type: ['integer', 'null'] },
          error: {
            oneOf: [
              { type: 'string', enum: ['timeout', 'unreachable', 'certificate', 'notAllowed'] },
              { type: 'null' },
            ],
          },
          milliseconds: { type: ['integer', 'null'] },
          nextTryAt: { type: ['string', 'null'], format: 'date-time' },
        },
      },
    },
    nextCursor: { type: ['string', 'null'] },
  },
}

export const Redeliver: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['deliveryId'],
  properties: {
    deliveryId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
  },
}

export const SignupCustomer: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'email', 'phone', 'password', 'country', 'state', 'city'],
  properties: {
    role: { type: 'string', const: 'customer', 'x-error': 'INVALID_VALUE' },
    pic_url: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['url'],
      properties: {
        url: { type: 'string', maxLength: 500, pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$', 'x-error': 'FILE_UNKNOWN' },
      },
    },
    name: {
      type: 'string',
      pattern: '\\S',
      maxLength: 100,
      'x-clean': 'line',
      not: {
        type: 'string',
        pattern:
          '[A-Za-z]://|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Ww]{3}[.．。｡]|[\\p{L}\\p{M}\\p{N}-]{3}[.．。｡]\\p{L}{2,24}(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡](?:[a-z]{2,4}|[A-Z]{2,4})(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡]\\p{L}{2,24}/|[.．。｡][Xx][Nn]--|@[^\\s@]{1,63}[.．。｡]',
        'x-error': 'NAME_HAS_LINK',
      },
      'x-error': { default: 'NAME_REQUIRED', maxLength: 'TEXT_TOO_LONG', not: 'NAME_HAS_LINK' },
    },
    email: {
      type: 'string',
      maxLength: 254,
      pattern:
        '^[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+)*@[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+)+$',
      'x-clean': 'email',
      'x-error': { default: 'EMAIL_INVALID' },
    },
    phone: {
      type: 'string',
      'x-clean': 'phone',
      pattern: '^(?:[^0-9]*[0-9]){3}',
      maxLength: 60,
      'x-error': { default: 'PHONE_INVALID', required: 'PHONE_REQUIRED', minLength: 'PHONE_REQUIRED' },
      minLength: 1,
    },
    password: {
      type: 'string',
      minLength: 6,
      maxLength: 128,
      'x-error': { required: 'PASSWORD_REQUIRED', minLength: 'PASSWORD_TOO_SHORT', maxLength: 'PASSWORD_TOO_LONG' },
    },
    country: {
      type: 'string',
      'x-clean': 'line',
      pattern: '\\S',
      maxLength: 100,
      'x-error': { default: 'COUNTRY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
    },
    state: {
      type: 'string',
      'x-clean': 'line',
      pattern: '\\S',
      maxLength: 100,
      'x-error': { default: 'STATE_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
    },
    city: {
      type: 'string',
      'x-clean': 'line',
      pattern: '\\S',
      maxLength: 100,
      'x-error': { default: 'CITY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
    },
    terms_accepted: { type: 'boolean', const: true, 'x-error': 'TERMS_REQUIRED' },
    language: { type: 'string', enum: ['en', 'es', 'ar'], 'x-error': 'LANGUAGE_UNKNOWN' },
  },
}

export const CustomerSignedUp: Json = {
  type: 'object',
  required: ['Success', 'Message'],
  properties: {
    Success: { type: 'boolean', const: true },
    Message: { type: 'string' },
    token: { type: 'string' },
    type: { type: 'string', enum: ['customer'] },
    data: {
      type: 'object',
      required: ['id', 'name', 'email', 'phone', 'country', 'state', 'city', 'pic_url', 'language'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
        },
        name: { type: 'string' },
        email: { type: 'string' },
        email_pending: { type: ['string', 'null'] },
        phone: { type: 'string' },
        country: { type: 'string' },
        state: { type: 'string' },
        city: { type: 'string' },
        pic_url: { type: 'object', required: ['url'], properties: { url: { type: ['string', 'null'] } } },
        language: { type: 'string', enum: ['en', 'es', 'ar'], 'x-error': 'LANGUAGE_UNKNOWN' },
        email_verified: { type: 'boolean' },
        email_verification_required: { type: 'boolean' },
        email_notifications: { type: 'boolean' },
      },
    },
  },
}

export const SignupBusiness: Json = {
  type: 'object',
  additionalProperties: false,
  required: [
    'name',
    'email',
    'phone',
    'password',
    'buisness_name',
    'buisness_phone_number',
    'category',
    'address',
    'state',
    'city',
    'country',
    'zipcode',
  ],
  properties: {
    role: { type: 'string', const: 'business', 'x-error': 'INVALID_VALUE' },
    is_subscribed: { type: 'string', enum: ['no', 'yes'], 'x-error': 'INVALID_VALUE' },
    name: {
      type: 'string',
      pattern: '\\S',
      maxLength: 100,
      'x-clean': 'line',
      not: {
        type: 'string',
        pattern:
          '[A-Za-z]://|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Ww]{3}[.．。｡]|[\\p{L}\\p{M}\\p{N}-]{3}[.．。｡]\\p{L}{2,24}(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡](?:[a-z]{2,4}|[A-Z]{2,4})(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡]\\p{L}{2,24}/|[.．。｡][Xx][Nn]--|@[^\\s@]{1,63}[.．。｡]',
        'x-error': 'NAME_HAS_LINK',
      },
      'x-error': { default: 'NAME_REQUIRED', maxLength: 'TEXT_TOO_LONG', not: 'NAME_HAS_LINK' },
    },
    email: {
      type: 'string',
      maxLength: 254,
      pattern:
        '^[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+)*@[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+)+$',
      'x-clean': 'email',
      'x-error': { default: 'EMAIL_INVALID' },
    },
    phone: {
      type: 'string',
      'x-clean': 'phone',
      pattern: '^(?:[^0-9]*[0-9]){3}',
      maxLength: 60,
      'x-error': { default: 'PHONE_INVALID', required: 'PHONE_REQUIRED', minLength: 'PHONE_REQUIRED' },
      minLength: 1,
    },
    password: {
      type: 'string',
      minLength: 6,
      maxLength: 128,
      'x-error': { required: 'PASSWORD_REQUIRED', minLength: 'PASSWORD_TOO_SHORT', maxLength: 'PASSWORD_TOO_LONG' },
    },
    reference_code: { type: 'string', maxLength: 50, 'x-clean': 'line', 'x-error': { default: 'TEXT_TOO_LONG' } },
    buisness_name: {
      type: 'string',
      pattern: '\\S',
      maxLength: 120,
      'x-clean': 'line',
      not: {
        type: 'string',
        pattern:
          '[A-Za-z]://|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Ww]{3}[.．。｡]|[\\p{L}\\p{M}\\p{N}-]{3}[.．。｡]\\p{L}{2,24}(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡](?:[a-z]{2,4}|[A-Z]{2,4})(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡]\\p{L}{2,24}/|[.．。｡][Xx][Nn]--|@[^\\s@]{1,63}[.．。｡]',
        'x-error': 'NAME_HAS_LINK',
      },
      'x-error': { default: 'BUSINESS_NAME_REQUIRED', maxLength: 'TEXT_TOO_LONG', not: 'NAME_HAS_LINK' },
    },
    buisness_id_number: { type: 'string', maxLength: 50, 'x-clean': 'line', 'x-error': { default: 'TEXT_TOO_LONG' } },
    buisness_phone_number: {
      type: 'string',
      minLength: 1,
      'x-clean': 'phone',
      pattern: '^(?:[^0-9]*[0-9]){3}',
      maxLength: 60,
      'x-error': {
        default: 'PHONE_INVALID',
        required: 'BUSINESS_PHONE_REQUIRED',
        minLength: 'BUSINESS_PHONE_REQUIRED',
      },
    },
    buisness_email: {
      type: 'string',
      maxLength: 254,
      pattern:
        '^([^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+)*@[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+)+)?$',
      'x-clean': 'email',
      'x-error': { default: 'EMAIL_INVALID' },
    },
    category: {
      type: 'array',
      minItems: 1,
      maxItems: 3,
      uniqueItems: true,
      items: { type: 'string', 'x-clean': 'line', pattern: '\\S', maxLength: 100, 'x-error': 'CATEGORY_UNKNOWN' },
      'x-error': {
        default: 'BUSINESS_CATEGORY_REQUIRED',
        maxItems: 'MAXIMUM_3_CATEGORIES_ALLOWED',
        uniqueItems: 'INVALID_VALUE',
      },
    },
    address: {
      type: 'string',
      pattern: '\\S',
      maxLength: 200,
      'x-clean': 'line',
      'x-error': { default: 'ADDRESS_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
    },
    state: {
      type: 'string',
      'x-clean': 'line',
      pattern: '\\S',
      maxLength: 100,
      'x-error': { default: 'STATE_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
    },
    radius: { type: 'integer', minimum: 0, maximum: 100, 'x-error': 'RADIUS_INVALID' },
    hidden: { type: 'boolean', 'x-error': 'INVALID_VALUE' },
    city: {
      type: 'array',
      minItems: 1,
      maxItems: 1,
      items: {
        type: 'string',
        'x-clean': 'line',
        pattern: '\\S',
        maxLength: 100,
        'x-error': { default: 'CITY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
      },
      'x-error': { default: 'CITY_REQUIRED', maxItems: 'ONE_CITY_ALLOWED' },
    },
    country: {
      type: 'string',
      'x-clean': 'line',
      pattern: '\\S',
      maxLength: 100,
      'x-error': { default: 'COUNTRY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
    },
    zipcode: {
      type: 'string',
      pattern: '\\S',
      maxLength: 12,
      'x-clean': 'line',
      'x-error': { default: 'ZIP_CODE_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
    },
    logo_url: {
      type: 'array',
      maxItems: 1,
      items: { type: 'string', maxLength: 500, pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$', 'x-error': 'FILE_UNKNOWN' },
      'x-error': 'INVALID_VALUE',
    },
    documents_urls: {
      type: 'array',
      maxItems: 5,
      items: { type: 'string', maxLength: 500, pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$', 'x-error': 'FILE_UNKNOWN' },
      'x-error': 'MAX_DOCUMENTS',
    },
    profile_pic: {
      type: 'array',
      maxItems: 1,
      items: { type: 'string', maxLength: 500, pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$', 'x-error': 'FILE_UNKNOWN' },
      'x-error': 'INVALID_VALUE',
    },
    isLicense: { type: 'integer', enum: [0, 1], 'x-error': 'INVALID_VALUE' },
    isInsurance: { type: 'integer', enum: [0, 1], 'x-error': 'INVALID_VALUE' },
    terms_accepted: { type: 'boolean', const: true, 'x-error': 'TERMS_REQUIRED' },
    language: { type: 'string', enum: ['en', 'es', 'ar'], 'x-error': 'LANGUAGE_UNKNOWN' },
  },
}

export const BusinessSignedUp: Json = {
  type: 'object',
  required: ['Success', 'Message'],
  properties: {
    Success: { type: 'boolean', const: true },
    Message: { type: 'string' },
    token: { type: 'string' },
    type: { type: 'string', enum: ['business'] },
    data: {
      type: 'object',
      required: [
        'id',
        'name',
        'email',
        'phone',
        'country',
        'state',
        'city',
        'radius',
        'category',
        'profile_pic',
        'language',
        'buisness_name',
        'email_verified',
      ],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
        },
        name: { type: 'string' },
        email: { type: 'string' },
        email_pending: { type: ['string', 'null'] },
        phone: { type: 'string' },
        country: { type: 'string' },
        state: { type: 'string' },
        city: { type: 'array', items: { type: 'string' } },
        radius: { type: 'integer', minimum: 0, maximum: 100, 'x-error': 'RADIUS_INVALID' },
        category: { type: 'array', items: { type: 'string' } },
        profile_pic: { type: 'object', required: ['url'], properties: { url: { type: ['string', 'null'] } } },
        language: { type: 'string', enum: ['en', 'es', 'ar'], 'x-error': 'LANGUAGE_UNKNOWN' },
        buisness_name: { type: 'string' },
        email_verified: { type: 'boolean' },
        email_notifications: { type: 'boolean' },
      },
    },
  },
}

export const Locations: Json = {
  type: 'object',
  required: ['data'],
  properties: {
    data: {
      type: 'object',
      additionalProperties: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    },
  },
}

export const ListTownsAround: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['country', 'state', 'city', 'radius'],
  properties: {
    country: {
      type: 'string',
      'x-clean': 'line',
      pattern: '\\S',
      maxLength: 100,
      'x-error': { default: 'COUNTRY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
    },
    state: {
      type: 'string',
      'x-clean': 'line',
      pattern: '\\S',
      maxLength: 100,
      'x-error': { default: 'STATE_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
    },
    city: {
      type: 'array',
      minItems: 1,
      maxItems: 5,
      uniqueItems: true,
      items: {
        type: 'string',
        'x-clean': 'line',
        pattern: '\\S',
        maxLength: 100,
        'x-error': { default: 'CITY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
      },
      'x-error': { default: 'CITY_REQUIRED', maxItems: 'MAX_CITIES', uniqueItems: 'INVALID_VALUE' },
    },
    radius: { type: 'integer', minimum: 0, maximum: 100, 'x-error': 'RADIUS_INVALID' },
  },
}

export const TownsAround: Json = {
  type: 'object',
  required: ['Success', 'cities', 'towns', 'count'],
  properties: {
    Success: { type: 'boolean', const: true },
    cities: {
      type: 'array',
      maxItems: 5,
      items: {
        type: 'object',
        required: ['name', 'state', 'miles', 'east', 'north'],
        properties: {
          name: { type: 'string' },
          state: { type: 'string' },
          miles: { type: 'integer', minimum: 0, maximum: 100 },
          east: { type: 'number' },
          north: { type: 'number' },
        },
      },
    },
    towns: {
      type: 'array',
      maxItems: 200,
      items: {
        type: 'object',
        required: ['name', 'state', 'miles', 'east', 'north'],
        properties: {
          name: { type: 'string' },
          state: { type: 'string' },
          miles: { type: 'integer', minimum: 0, maximum: 100 },
          east: { type: 'number' },
          north: { type: 'number' },
        },
      },
    },
    count: { type: 'integer', minimum: 0 },
  },
}

export const Categories: Json = {
  type: 'object',
  required: ['category'],
  properties: {
    category: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'name'],
        properties: { id: { type: 'string' }, name: { type: 'string' } },
      },
    },
  },
}

export const Marketplace: Json = {
  type: 'object',
  required: ['directory', 'tradesCount', 'trades', 'reviews', 'figures'],
  properties: {
    directory: { type: 'string' },
    tradesCount: { type: 'integer' },
    trades: {
      type: 'array',
      maxItems: 12,
      items: {
        type: 'object',
        required: ['category', 'page', 'businesses'],
        properties: {
          category: { type: 'string' },
          page: { type: 'string' },
          businesses: { type: ['integer', 'null'] },
        },
      },
    },
    reviews: {
      type: 'array',
      maxItems: 3,
      items: {
        type: 'object',
        required: ['id', 'stars', 'comment', 'category', 'month', 'customer', 'business', 'page', 'logo'],
        properties: {
          id: {
            type: 'string',
            pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
          },
          stars: { type: 'integer', minimum: 1, maximum: 5 },
          comment: { type: 'string' },
          category: { type: 'string' },
          month: { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}$' },
          customer: { type: 'string' },
          business: { type: 'string' },
          page: { type: 'string' },
          logo: { type: ['string', 'null'] },
        },
      },
    },
    figures: {
      type: 'object',
      required: ['rating', 'ratings', 'businesses', 'jobsCompleted', 'minutesToBid'],
      properties: {
        rating: { type: ['number', 'null'] },
        ratings: { type: ['integer', 'null'] },
        businesses: { type: ['integer', 'null'] },
        jobsCompleted: { type: ['integer', 'null'] },
        minutesToBid: { type: ['integer', 'null'] },
      },
    },
  },
}

export const Contract: Json = {
  type: 'object',
  required: ['openapi', 'info', 'paths', 'components'],
  additionalProperties: true,
  properties: {
    openapi: { type: 'string' },
    info: { type: 'object', additionalProperties: true },
    paths: { type: 'object', additionalProperties: true },
    components: { type: 'object', additionalProperties: true },
  },
}

export const Upload: Json = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' } },
}

export const UploadAnswer: Json = {
  type: 'object',
  required: ['Success', 'Message', 'Data'],
  properties: {
    Success: { type: 'boolean', const: true },
    Message: { type: 'string' },
    Data: { type: 'object', required: ['url'], properties: { url: { type: 'string' } } },
  },
}

export const ListCustomerJobs: Json = {
  type: 'object',
  additionalProperties: false,
  properties: {
    page: { type: 'integer', minimum: 1, maximum: 1000000, default: 1, 'x-error': 'INVALID_VALUE' },
    limit: { type: 'integer', minimum: 1, maximum: 50, default: 10, 'x-error': 'INVALID_VALUE' },
    status: {
      type: 'array',
      maxItems: 5,
      items: { type: 'string', enum: ['', 'open', 'inprogress', 'completed', 'expired'], 'x-error': 'INVALID_VALUE' },
      'x-error': 'INVALID_VALUE',
    },
    q: { type: 'string', minLength: 2, maxLength: 100, 'x-clean': 'line', 'x-error': 'INVALID_VALUE' },
    cursor: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'CURSOR_INVALID' },
    view: { type: 'string', enum: ['toRate'], 'x-error': 'INVALID_VALUE' },
    order: { type: 'string', enum: ['newest', 'neededBy', 'budget'], 'x-error': 'INVALID_VALUE' },
    overview: { type: 'boolean', 'x-error': 'INVALID_VALUE' },
    budgetFrom: { type: 'number', minimum: 0, maximum: 10000000, 'x-error': 'INVALID_VALUE' },
    budgetTo: { type: 'number', minimum: 0, maximum: 10000000, 'x-error': 'INVALID_VALUE' },
    neededUntil: {
      type: 'string',
      pattern: '^2\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
      'x-error': 'INVALID_VALUE',
    },
    postedWithin: { type: 'integer', minimum: 1, maximum: 365, 'x-error': 'INVALID_VALUE' },
    inviting: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
  },
}

export const JobPage: Json = {
  type: 'object',
  required: ['Success', 'jobs', 'nextCursor', 'overview'],
  properties: {
    Success: { type: 'boolean', const: true },
    jobs: {
      type: 'array',
      items: {
        type: 'object',
        required: [
          'id',
          'title',
          'details',
          'category',
          'budget',
          'country',
          'state',
          'city',
          'status',
          'createdAt',
          'date',
          'assigned_at',
          'completed_at',
          'expires_at',
          'pics_url',
          'images',
          'isRated',
          'rating',
          'ratingDetails',
          'bidApplied',
          'hasBidded',
          'bidOutcome',
          'bidsCount',
          'unreadMessages',
          'assignedBusinessId',
          'neededBy',
          'waits',
          'newBids',
          'bidders',
          'lowestBid',
          'assignedTo',
          'agreedPrice',
          'customer',
          'ownBidAmount',
          'distance',
          'lastWriter',
          'invitation',
        ],
        properties: {
          id: {
            type: 'string',
            pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
          },
          title: { type: 'string' },
          details: { type: 'string' },
          category: { type: 'string' },
          budget: { type: 'number' },
          country: { type: 'string' },
          state: { type: 'string' },
          city: { type: 'string' },
          status: { type: 'string', enum: ['open', 'inprogress', 'completed', 'expired'] },
          createdAt: { type: 'string', format: 'date-time' },
          date: { type: 'string', format: 'date-time' },
          assigned_at: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
          completed_at: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
          expires_at: { type: 'string', format: 'date-time' },
          pics_url: { type: 'array', items: { type: 'string' } },
          images: { type: 'array', items: { type: 'string' } },
          isRated: { type: 'boolean' },
          rating: {
            oneOf: [
              {
                type: 'object',
                required: ['rating', 'comment', 'createdAt', 'changedAt', 'changeableUntil', 'revision', 'reply'],
                properties: {
                  rating: { type: 'integer', minimum: 1, maximum: 5 },
                  comment: { type: ['string', 'null'] },
                  createdAt: { type: 'string', format: 'date-time' },
                  changedAt: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
                  changeableUntil: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
                  revision: { type: 'integer', minimum: 1 },
                  reply: {
                    oneOf: [
                      {
                        type: 'object',
                        required: ['text', 'createdAt', 'changedAt', 'changeableUntil'],
                        properties: {
                          text: { type: 'string' },
                          createdAt: { type: 'string', format: 'date-time' },
                          changedAt: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
                          changeableUntil: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
                        },
                      },
                      { type: 'null' },
                    ],
                  },
                },
              },
              { type: 'null' },
            ],
          },
          ratingDetails: {
            oneOf: [
              { type: 'object', required: ['rating'], properties: { rating: { type: 'integer' } } },
              { type: 'null' },
            ],
          },
          bidApplied: { type: 'boolean' },
          hasBidded: { type: 'boolean' },
          bidOutcome: {
            oneOf: [
              { type: 'string', enum: ['sent', 'declined', 'withdrawn', 'won', 'notChosen', 'ended'] },
              { type: 'null' },
            ],
          },
          bidsCount: { type: 'integer' },
          unreadMessages: { type: 'integer', minimum: 0 },
          assignedBusinessId: { type: ['string', 'null'] },
          neededBy: { type: ['string', 'null'] },
          waits: {
            type: 'array',
            items: { type: 'string', enum: ['newBids', 'toRate', 'won', 'notDone', 'invited', 'unreadMessages'] },
          },
          newBids: { type: 'integer' },
          bidders: {
            type: 'array',
            maxItems: 3,
            items: {
              type: 'object',
              required: ['id', 'businessName', 'logo'],
              properties: {
                id: {
                  type: 'string',
                  pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
                },
                businessName: { type: 'string' },
                logo: { type: 'object', required: ['url'], properties: { url: { type: ['string', 'null'] } } },
              },
            },
          },
          lowestBid: { type: ['number', 'null'] },
          assignedTo: {
            oneOf: [
              {
                type: 'object',
                required: ['id', 'businessName', 'logo'],
                properties: {
                  id: {
                    type: 'string',
                    pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
                  },
                  businessName: { type: 'string' },
                  logo: { type: 'object', required: ['url'], properties: { url: { type: ['string', 'null'] } } },
                },
              },
              { type: 'null' },
            ],
          },
          agreedPrice: { type: ['number', 'null'] },
          customer: {
            oneOf: [
              {
                type: 'object',
                required: ['firstName', 'picture'],
                properties: {
                  firstName: { type: 'string' },
                  picture: { type: 'object', required: ['url'], properties: { url: { type: ['string', 'null'] } } },
                },
              },
              { type: 'null' },
            ],
          },
          matched: { type: 'array', items: { type: 'string' } },
          ownBidAmount: { type: ['number', 'null'] },
          distance: { type: ['integer', 'null'], minimum: 0, maximum: 100 },
          lastWriter: {
            oneOf: [
              {
                type: 'object',
                required: ['name', 'businessId'],
                properties: { name: { type: 'string' }, businessId: { type: ['string', 'null'] } },
              },
              { type: 'null' },
            ],
          },
          invitation: { oneOf: [{ type: 'string', enum: ['sent', 'declined'] }, { type: 'null' }] },
          inviteBar: {
            oneOf: [
              { type: 'string', enum: ['ALREADY_INVITED', 'BUSINESS_HAS_BID', 'TOO_MANY_INVITATIONS'] },
              { type: 'null' },
            ],
          },
        },
      },
    },
    nextCursor: { type: ['string', 'null'] },
    overview: {
      oneOf: [
        {
          type: 'object',
          required: ['counts', 'waiting'],
          properties: {
            counts: {
              type: 'array',
              items: {
                type: 'object',
                required: ['shows', 'count'],
                properties: {
                  shows: {
                    type: 'string',
                    enum: [
                      'all',
                      'open',
                      'inprogress',
                      'toRate',
                      'completed',
                      'expired',
                      'findWork',
                      'myBids',
                      'won',
                      'done',
                    ],
                  },
                  count: { type: 'integer', minimum: 0, maximum: 100 },
                },
              },
            },
            waiting: {
              type: 'array',
              maxItems: 50,
              items: {
                type: 'object',
                required: [
                  'id',
                  'title',
                  'details',
                  'category',
                  'budget',
                  'country',
                  'state',
                  'city',
                  'status',
                  'createdAt',
                  'date',
                  'assigned_at',
                  'completed_at',
                  'expires_at',
                  'pics_url',
                  'images',
                  'isRated',
                  'rating',
                  'ratingDetails',
                  'bidApplied',
                  'hasBidded',
                  'bidOutcome',
                  'bidsCount',
                  'unreadMessages',
                  'assignedBusinessId',
                  'neededBy',
                  'waits',
                  'newBids',
                  'bidders',
                  'lowestBid',
                  'assignedTo',
                  'agreedPrice',
                  'customer',
                  'ownBidAmount',
                  'distance',
                  'lastWriter',
                  'invitation',
                ],
                properties: {
                  id: {
                    type: 'string',
                    pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
                  },
                  title: { type: 'string' },
                  details: { type: 'string' },
                  category: { type: 'string' },
                  budget: { type: 'number' },
                  country: { type: 'string' },
                  state: { type: 'string' },
                  city: { type: 'string' },
                  status: { type: 'string', enum: ['open', 'inprogress', 'completed', 'expired'] },
                  createdAt: { type: 'string', format: 'date-time' },
                  date: { type: 'string', format: 'date-time' },
                  assigned_at: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
                  completed_at: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
                  expires_at: { type: 'string', format: 'date-time' },
                  pics_url: { type: 'array', items: { type: 'string' } },
                  images: { type: 'array', items: { type: 'string' } },
                  isRated: { type: 'boolean' },
                  rating: {
                    oneOf: [
                      {
                        type: 'object',
                        required: [
                          'rating',
                          'comment',
                          'createdAt',
                          'changedAt',
                          'changeableUntil',
                          'revision',
                          'reply',
                        ],
                        properties: {
                          rating: { type: 'integer', minimum: 1, maximum: 5 },
                          comment: { type: ['string', 'null'] },
                          createdAt: { type: 'string', format: 'date-time' },
                          changedAt: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
                          changeableUntil: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
                          revision: { type: 'integer', minimum: 1 },
                          reply: {
                            oneOf: [
                              {
                                type: 'object',
                                required: ['text', 'createdAt', 'changedAt', 'changeableUntil'],
                                properties: {
                                  text: { type: 'string' },
                                  createdAt: { type: 'string', format: 'date-time' },
                                  changedAt: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
                                  changeableUntil: {
                                    oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }],
                                  },
                                },
                              },
                              { type: 'null' },
                            ],
                          },
                        },
                      },
                      { type: 'null' },
                    ],
                  },
                  ratingDetails: {
                    oneOf: [
                      { type: 'object', required: ['rating'], properties: { rating: { type: 'integer' } } },
                      { type: 'null' },
                    ],
                  },
                  bidApplied: { type: 'boolean' },
                  hasBidded: { type: 'boolean' },
                  bidOutcome: {
                    oneOf: [
                      { type: 'string', enum: ['sent', 'declined', 'withdrawn', 'won', 'notChosen', 'ended'] },
                      { type: 'null' },
                    ],
                  },
                  bidsCount: { type: 'integer' },
                  unreadMessages: { type: 'integer', minimum: 0 },
                  assignedBusinessId: { type: ['string', 'null'] },
                  neededBy: { type: ['string', 'null'] },
                  waits: {
                    type: 'array',
                    items: {
                      type: 'string',
                      enum: ['newBids', 'toRate', 'won', 'notDone', 'invited', 'unreadMessages'],
                    },
                  },
                  newBids: { type: 'integer' },
                  bidders: {
                    type: 'array',
                    maxItems: 3,
                    items: {
                      type: 'object',
                      required: ['id', 'businessName', 'logo'],
                      properties: {
                        id: {
                          type: 'string',
                          pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
                        },
                        businessName: { type: 'string' },
                        logo: { type: 'object', required: ['url'], properties: { url: { type: ['string', 'null'] } } },
                      },
                    },
                  },
                  lowestBid: { type: ['number', 'null'] },
                  assignedTo: {
                    oneOf: [
                      {
                        type: 'object',
                        required: ['id', 'businessName', 'logo'],
                        properties: {
                          id: {
                            type: 'string',
                            pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
                          },
                          businessName: { type: 'string' },
                          logo: {
                            type: 'object',
                            required: ['url'],
                            properties: { url: { type: ['string', 'null'] } },
                          },
                        },
                      },
                      { type: 'null' },
                    ],
                  },
                  agreedPrice: { type: ['number', 'null'] },
                  customer: {
                    oneOf: [
                      {
                        type: 'object',
                        required: ['firstName', 'picture'],
                        properties: {
                          firstName: { type: 'string' },
                          picture: {
                            type: 'object',
                            required: ['url'],
                            properties: { url: { type: ['string', 'null'] } },
                          },
                        },
                      },
                      { type: 'null' },
                    ],
                  },
                  matched: { type: 'array', items: { type: 'string' } },
                  ownBidAmount: { type: ['number', 'null'] },
                  distance: { type: ['integer', 'null'], minimum: 0, maximum: 100 },
                  lastWriter: {
                    oneOf: [
                      {
                        type: 'object',
                        required: ['name', 'businessId'],
                        properties: { name: { type: 'string' }, businessId: { type: ['string', 'null'] } },
                      },
                      { type: 'null' },
                    ],
                  },
                  invitation: { oneOf: [{ type: 'string', enum: ['sent', 'declined'] }, { type: 'null' }] },
                  inviteBar: {
                    oneOf: [
                      { type: 'string', enum: ['ALREADY_INVITED', 'BUSINESS_HAS_BID', 'TOO_MANY_INVITATIONS'] },
                      { type: 'null' },
                    ],
                  },
                },
              },
            },
            membershipEndsAt: { type: 'string', format: 'date-time' },
          },
        },
        { type: 'null' },
      ],
    },
  },
}

export const ListBusinessJobs: Json = {
  type: 'object',
  additionalProperties: false,
  properties: {
    page: { type: 'integer', minimum: 1, maximum: 1000000, default: 1, 'x-error': 'INVALID_VALUE' },
    limit: { type: 'integer', minimum: 1, maximum: 50, default: 10, 'x-error': 'INVALID_VALUE' },
    status: {
      type: 'array',
      maxItems: 5,
      items: { type: 'string', enum: ['', 'open', 'inprogress', 'completed', 'expired'], 'x-error': 'INVALID_VALUE' },
      'x-error': 'INVALID_VALUE',
    },
    locations: {
      type: 'array',
      maxItems: 5,
      items: { type: 'string', 'x-clean': 'line', maxLength: 100, 'x-error': 'INVALID_VALUE' },
      'x-error': 'INVALID_VALUE',
    },
    state: { type: 'string', 'x-clean': 'line', maxLength: 100, 'x-error': 'INVALID_VALUE' },
    category: {
      type: 'array',
      maxItems: 3,
      items: { type: 'string', 'x-clean': 'line', maxLength: 100, 'x-error': 'INVALID_VALUE' },
      'x-error': 'INVALID_VALUE',
    },
    q: { type: 'string', minLength: 2, maxLength: 100, 'x-clean': 'line', 'x-error': 'INVALID_VALUE' },
    cursor: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'CURSOR_INVALID' },
    view: { type: 'string', enum: ['findWork', 'myBids', 'won', 'done'], 'x-error': 'INVALID_VALUE' },
    order: { type: 'string', enum: ['newest', 'neededBy', 'budget', 'nearest'], 'x-error': 'INVALID_VALUE' },
    overview: { type: 'boolean', 'x-error': 'INVALID_VALUE' },
    budgetFrom: { type: 'number', minimum: 0, maximum: 10000000, 'x-error': 'INVALID_VALUE' },
    budgetTo: { type: 'number', minimum: 0, maximum: 10000000, 'x-error': 'INVALID_VALUE' },
    neededUntil: {
      type: 'string',
      pattern: '^2\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
      'x-error': 'INVALID_VALUE',
    },
    postedWithin: { type: 'integer', minimum: 1, maximum: 365, 'x-error': 'INVALID_VALUE' },
  },
}

export const JobRef: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['jobid'],
  properties: {
    jobid: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
  },
}

export const JobDetails: Json = {
  type: 'object',
  required: [
    'Success',
    'job',
    'customer',
    'assignedBusiness',
    'bidDetails',
    'bidAmount',
    'withdrawnBid',
    'biddingBar',
    'doubt',
    'doubtableUntil',
    'workPictures',
    'ended',
    'streetAddress',
    'invitations',
  ],
  properties: {
    Success: { type: 'boolean', const: true },
    job: {
      type: 'object',
      required: [
        'id',
        'title',
        'details',
        'category',
        'budget',
        'country',
        'state',
        'city',
        'status',
        'createdAt',
        'date',
        'assigned_at',
        'completed_at',
        'expires_at',
        'pics_url',
        'images',
        'isRated',
        'rating',
        'ratingDetails',
        'bidApplied',
        'hasBidded',
        'bidOutcome',
        'bidsCount',
        'unreadMessages',
        'assignedBusinessId',
        'neededBy',
        'waits',
        'newBids',
        'bidders',
        'lowestBid',
        'assignedTo',
        'agreedPrice',
        'customer',
        'ownBidAmount',
        'distance',
        'lastWriter',
        'invitation',
      ],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
        },
        title: { type: 'string' },
        details: { type: 'string' },
        category: { type: 'string' },
        budget: { type: 'number' },
        country: { type: 'string' },
        state: { type: 'string' },
        city: { type: 'string' },
        status: { type: 'string', enum: ['open', 'inprogress', 'completed', 'expired'] },
        createdAt: { type: 'string', format: 'date-time' },
        date: { type: 'string', format: 'date-time' },
        assigned_at: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
        completed_at: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
        expires_at: { type: 'string', format: 'date-time' },
        pics_url: { type: 'array', items: { type: 'string' } },
        images: { type: 'array', items: { type: 'string' } },
        isRated: { type: 'boolean' },
        rating: {
          oneOf: [
            {
              type: 'object',
              required: ['rating', 'comment', 'createdAt', 'changedAt', 'changeableUntil', 'revision', 'reply'],
              properties: {
                rating: { type: 'integer', minimum: 1, maximum: 5 },
                comment: { type: ['string', 'null'] },
                createdAt: { type: 'string', format: 'date-time' },
                changedAt: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
                changeableUntil: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
                revision: { type: 'integer', minimum: 1 },
                reply: {
                  oneOf: [
                    {
                      type: 'object',
                      required: ['text', 'createdAt', 'changedAt', 'changeableUntil'],
                      properties: {
                        text: { type: 'string' },
                        createdAt: { type: 'string', format: 'date-time' },
                        changedAt: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
                        changeableUntil: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
                      },
                    },
                    { type: 'null' },
                  ],
                },
              },
            },
            { type: 'null' },
          ],
        },
        ratingDetails: {
          oneOf: [
            { type: 'object', required: ['rating'], properties: { rating: { type: 'integer' } } },
            { type: 'null' },
          ],
        },
        bidApplied: { type: 'boolean' },
        hasBidded: { type: 'boolean' },
        bidOutcome: {
          oneOf: [
            { type: 'string', enum: ['sent', 'declined', 'withdrawn', 'won', 'notChosen', 'ended'] },
            { type: 'null' },
          ],
        },
        bidsCount: { type: 'integer' },
        unreadMessages: { type: 'integer', minimum: 0 },
        assignedBusinessId: { type: ['string', 'null'] },
        neededBy: { type: ['string', 'null'] },
        waits: {
          type: 'array',
          items: { type: 'string', enum: ['newBids', 'toRate', 'won', 'notDone', 'invited', 'unreadMessages'] },
        },
        newBids: { type: 'integer' },
        bidders: {
          type: 'array',
          maxItems: 3,
          items: {
            type: 'object',
            required: ['id', 'businessName', 'logo'],
            properties: {
              id: {
                type: 'string',
                pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
              },
              businessName: { type: 'string' },
              logo: { type: 'object', required: ['url'], properties: { url: { type: ['string', 'null'] } } },
            },
          },
        },
        lowestBid: { type: ['number', 'null'] },
        assignedTo: {
          oneOf: [
            {
              type: 'object',
              required: ['id', 'businessName', 'logo'],
              properties: {
                id: {
                  type: 'string',
                  pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
                },
                businessName: { type: 'string' },
                logo: { type: 'object', required: ['url'], properties: { url: { type: ['string', 'null'] } } },
              },
            },
            { type: 'null' },
          ],
        },
        agreedPrice: { type: ['number', 'null'] },
        customer: {
          oneOf: [
            {
              type: 'object',
              required: ['firstName', 'picture'],
              properties: {
                firstName: { type: 'string' },
                picture: { type: 'object', required: ['url'], properties: { url: { type: ['string', 'null'] } } },
              },
            },
            { type: 'null' },
          ],
        },
        matched: { type: 'array', items: { type: 'string' } },
        ownBidAmount: { type: ['number', 'null'] },
        distance: { type: ['integer', 'null'], minimum: 0, maximum: 100 },
        lastWriter: {
          oneOf: [
            {
              type: 'object',
              required: ['name', 'businessId'],
              properties: { name: { type: 'string' }, businessId: { type: ['string', 'null'] } },
            },
            { type: 'null' },
          ],
        },
        invitation: { oneOf: [{ type: 'string', enum: ['sent', 'declined'] }, { type: 'null' }] },
        inviteBar: {
          oneOf: [
            { type: 'string', enum: ['ALREADY_INVITED', 'BUSINESS_HAS_BID', 'TOO_MANY_INVITATIONS'] },
            { type: 'null' },
          ],
        },
      },
    },
    customer: {
      type: 'object',
      required: ['name', 'pic_url', 'userId', 'phone'],
      properties: {
        name: { type: 'string' },
        pic_url: { type: 'object', required: ['url'], properties: { url: { type: ['string', 'null'] } } },
        userId: {
          type: 'string',
          pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
        },
        phone: { type: ['string', 'null'] },
      },
    },
    assignedBusiness: {
      oneOf: [
        {
          type: 'object',
          required: [
            'name',
            'buisness_name',
            'logo_url',
            'bidAmount',
            'userId',
            'is_rated',
            'phone',
            'isLicense',
            'isInsurance',
            'licenseCheckedOn',
            'insuranceCheckedOn',
            'rating',
            'ratingsCount',
            'jobsCompleted',
            'steppedDown',
            'canStart',
          ],
          properties: {
            name: { type: 'string' },
            buisness_name: { type: 'string' },
            logo_url: { type: 'object', required: ['url'], properties: { url: { type: ['string', 'null'] } } },
            bidAmount: { type: ['number', 'null'] },
            userId: {
              type: 'string',
              pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
            },
            is_rated: { type: 'boolean' },
            phone: { type: ['string', 'null'] },
            isLicense: { type: 'integer', enum: [0, 1], 'x-error': 'INVALID_VALUE' },
            isInsurance: { type: 'integer', enum: [0, 1], 'x-error': 'INVALID_VALUE' },
            licenseCheckedOn: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
            insuranceCheckedOn: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
            rating: { type: ['number', 'null'] },
            ratingsCount: { type: 'integer' },
            jobsCompleted: { type: 'integer' },
            steppedDown: { type: 'integer' },
            canStart: { type: ['string', 'null'] },
          },
        },
        { type: 'null' },
      ],
    },
    bidDetails: {
      oneOf: [
        {
          type: 'object',
          required: ['bidId', 'amount', 'proposalStatement', 'createdAt', 'updatedAt', 'state', 'declined', 'canStart'],
          properties: {
            bidId: {
              type: 'string',
              pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
            },
            amount: { type: 'number' },
            proposalStatement: { type: 'string' },
            createdAt: { type: 'string', format: 'date-time' },
            updatedAt: { type: 'string', format: 'date-time' },
            state: { type: 'string', enum: ['standing', 'withdrawn', 'declined', 'ended'] },
            declined: {
              oneOf: [
                {
                  type: 'object',
                  required: ['reason', 'comment', 'declinedAt'],
                  properties: {
                    reason: {
                      oneOf: [
                        {
                          type: 'string',
                          enum: ['price', 'time', 'proposal', 'foundOther'],
                          'x-error': 'INVALID_VALUE',
                        },
                        { type: 'null' },
                      ],
                    },
                    comment: { type: ['string', 'null'] },
                    declinedAt: { type: 'string', format: 'date-time' },
                  },
                },
                { type: 'null' },
              ],
            },
            canStart: { type: ['string', 'null'] },
          },
        },
        { type: 'null' },
      ],
    },
    bidAmount: { type: ['number', 'null'] },
    withdrawnBid: {
      oneOf: [
        {
          type: 'object',
          required: ['bidId', 'amount', 'proposalStatement', 'createdAt', 'updatedAt', 'state', 'declined', 'canStart'],
          properties: {
            bidId: {
              type: 'string',
              pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
            },
            amount: { type: 'number' },
            proposalStatement: { type: 'string' },
            createdAt: { type: 'string', format: 'date-time' },
            updatedAt: { type: 'string', format: 'date-time' },
            state: { type: 'string', enum: ['standing', 'withdrawn', 'declined', 'ended'] },
            declined: {
              oneOf: [
                {
                  type: 'object',
                  required: ['reason', 'comment', 'declinedAt'],
                  properties: {
                    reason: {
                      oneOf: [
                        {
                          type: 'string',
                          enum: ['price', 'time', 'proposal', 'foundOther'],
                          'x-error': 'INVALID_VALUE',
                        },
                        { type: 'null' },
                      ],
                    },
                    comment: { type: ['string', 'null'] },
                    declinedAt: { type: 'string', format: 'date-time' },
                  },
                },
                { type: 'null' },
              ],
            },
            canStart: { type: ['string', 'null'] },
          },
        },
        { type: 'null' },
      ],
    },
    biddingBar: {
      oneOf: [{ type: 'string', enum: ['EMAIL_NOT_VERIFIED', 'SUBSCRIPTION_INACTIVE'] }, { type: 'null' }],
    },
    renewalContact: { type: 'string' },
    doubt: {
      oneOf: [
        {
          type: 'object',
          required: ['reason', 'createdAt'],
          properties: { reason: { type: 'string' }, createdAt: { type: 'string', format: 'date-time' } },
        },
        { type: 'null' },
      ],
    },
    doubtableUntil: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
    workPictures: { type: 'array', items: { type: 'string' } },
    ended: {
      oneOf: [
        {
          type: 'object',
          required: ['by', 'businessName', 'reason', 'assignedAt', 'endedAt'],
          properties: {
            by: { type: 'string', enum: ['customer', 'business'] },
            businessName: { type: 'string' },
            reason: { type: ['string', 'null'] },
            assignedAt: { type: 'string', format: 'date-time' },
            endedAt: { type: 'string', format: 'date-time' },
          },
        },
        { type: 'null' },
      ],
    },
    streetAddress: { type: ['string', 'null'] },
    invitations: {
      type: 'array',
      maxItems: 10,
      items: {
        type: 'object',
        required: ['business', 'invitedAt', 'declinedAt', 'reason', 'hasBid'],
        properties: {
          business: {
            type: 'object',
            required: ['id', 'businessName', 'logo'],
            properties: {
              id: {
                type: 'string',
                pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
              },
              businessName: { type: 'string' },
              logo: { type: 'object', required: ['url'], properties: { url: { type: ['string', 'null'] } } },
            },
          },
          invitedAt: { type: 'string', format: 'date-time' },
          declinedAt: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
          reason: {
            oneOf: [
              { type: 'string', enum: ['busy', 'tooFar', 'notMyWork', 'other'], 'x-error': 'INVALID_VALUE' },
              { type: 'null' },
            ],
          },
          hasBid: { type: 'boolean' },
        },
      },
    },
  },
}

export const BusinessJobRef: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['jobid'],
  properties: {
    jobid: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    businessId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
  },
}

export const CreateJob: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'details', 'category', 'city', 'state', 'budget', 'pics_url'],
  properties: {
    userid: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    title: {
      type: 'string',
      pattern: '\\S',
      maxLength: 120,
      'x-clean': 'line',
      'x-error': { default: 'JOB_TITLE_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
    },
    details: {
      type: 'string',
      'x-clean': 'text',
      pattern: '\\S',
      maxLength: 5000,
      'x-error': { default: 'JOB_DESCRIPTION_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
    },
    category: {
      type: 'string',
      'x-clean': 'line',
      pattern: '\\S',
      maxLength: 100,
      'x-error': { default: 'JOB_CATEGORY_REQUIRED', maxLength: 'CATEGORY_UNKNOWN' },
    },
    city: {
      type: 'string',
      'x-clean': 'line',
      pattern: '\\S',
      maxLength: 100,
      'x-error': { default: 'CITY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
    },
    state: {
      type: 'string',
      'x-clean': 'line',
      pattern: '\\S',
      maxLength: 100,
      'x-error': { default: 'STATE_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
    },
    country: {
      type: 'string',
      'x-clean': 'line',
      pattern: '\\S',
      maxLength: 100,
      'x-error': { default: 'COUNTRY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
    },
    budget: {
      type: 'number',
      minimum: 0.01,
      maximum: 9999999.99,
      multipleOf: 0.01,
      'x-error': { default: 'AMOUNT_INVALID', required: 'JOB_BUDGET_REQUIRED' },
    },
    pics_url: {
      type: 'array',
      minItems: 1,
      maxItems: 5,
      items: { type: 'string', maxLength: 500, pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$', 'x-error': 'FILE_UNKNOWN' },
      'x-error': { default: 'JOB_PICTURES_REQUIRED', maxItems: 'MAX_PICTURES' },
    },
    neededBy: {
      type: ['string', 'null'],
      pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
      'x-error': 'NEEDED_BY_INVALID',
    },
    streetAddress: {
      type: ['string', 'null'],
      'x-clean': 'line',
      maxLength: 200,
      'x-error': { default: 'INVALID_VALUE', maxLength: 'TEXT_TOO_LONG' },
    },
    invited: {
      type: 'array',
      maxItems: 10,
      items: {
        type: 'string',
        pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
      },
      'x-error': 'INVALID_VALUE',
    },
  },
}

export const JobPosted: Json = {
  type: 'object',
  required: ['Success', 'message', 'jobId', 'businessesTold'],
  properties: {
    Success: { type: 'boolean', const: true },
    message: { type: 'string' },
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    businessesTold: { type: 'integer', minimum: 0, maximum: 100 },
  },
}

export const UpdateJob: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId', 'title', 'details'],
  properties: {
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    userId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    title: {
      type: 'string',
      pattern: '\\S',
      maxLength: 120,
      'x-clean': 'line',
      'x-error': { default: 'JOB_TITLE_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
    },
    details: {
      type: 'string',
      'x-clean': 'text',
      pattern: '\\S',
      maxLength: 5000,
      'x-error': { default: 'JOB_DESCRIPTION_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
    },
    neededBy: {
      type: ['string', 'null'],
      pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
      'x-error': 'NEEDED_BY_INVALID',
    },
    streetAddress: {
      type: ['string', 'null'],
      'x-clean': 'line',
      maxLength: 200,
      'x-error': { default: 'INVALID_VALUE', maxLength: 'TEXT_TOO_LONG' },
    },
  },
}

export const ListBids: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId'],
  properties: {
    userId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    order: { type: 'string', enum: ['price', 'rating', 'newest'], 'x-error': 'INVALID_VALUE' },
    limit: { type: 'integer', minimum: 1, maximum: 200, 'x-error': 'INVALID_VALUE' },
    cursor: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'CURSOR_INVALID' },
  },
}

export const Interests: Json = {
  type: 'object',
  required: ['Success', 'Data', 'nextCursor'],
  properties: {
    Success: { type: 'boolean', const: true },
    Data: {
      type: 'array',
      maxItems: 200,
      items: {
        type: 'object',
        required: [
          'bidId',
          'jobId',
          'businessId',
          'buisness_name',
          'logo_url',
          'rating',
          'ratingsCount',
          'jobsCompleted',
          'steppedDown',
          'isLicense',
          'isInsurance',
          'licenseCheckedOn',
          'insuranceCheckedOn',
          'amount',
          'proposalStatement',
          'createdAt',
          'updatedAt',
          'state',
          'declined',
          'unreadMessages',
          'canStart',
        ],
        properties: {
          bidId: {
            type: 'string',
            pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
          },
          jobId: {
            type: 'string',
            pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
          },
          businessId: {
            type: 'string',
            pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
          },
          buisness_name: { type: 'string' },
          logo_url: { type: 'object', required: ['url'], properties: { url: { type: ['string', 'null'] } } },
          rating: { type: ['number', 'null'] },
          ratingsCount: { type: 'integer' },
          jobsCompleted: { type: 'integer' },
          steppedDown: { type: 'integer' },
          isLicense: { type: 'integer', enum: [0, 1], 'x-error': 'INVALID_VALUE' },
          isInsurance: { type: 'integer', enum: [0, 1], 'x-error': 'INVALID_VALUE' },
          licenseCheckedOn: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
          insuranceCheckedOn: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
          amount: { type: 'number' },
          proposalStatement: { type: 'string' },
          createdAt: { type: 'string', format: 'date-time' },
          updatedAt: { type: 'string', format: 'date-time' },
          state: { type: 'string', enum: ['standing', 'withdrawn', 'declined', 'ended'] },
          declined: {
            oneOf: [
              {
                type: 'object',
                required: ['reason', 'comment', 'declinedAt'],
                properties: {
                  reason: {
                    oneOf: [
                      { type: 'string', enum: ['price', 'time', 'proposal', 'foundOther'], 'x-error': 'INVALID_VALUE' },
                      { type: 'null' },
                    ],
                  },
                  comment: { type: ['string', 'null'] },
                  declinedAt: { type: 'string', format: 'date-time' },
                },
              },
              { type: 'null' },
            ],
          },
          unreadMessages: { type: 'integer', minimum: 0 },
          canStart: { type: ['string', 'null'] },
        },
      },
    },
    nextCursor: { type: ['string', 'null'] },
  },
}

export const AcceptBid: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId', 'companyId'],
  properties: {
    userId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    companyId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    amount: { type: 'number', minimum: 0.01, maximum: 9999999.99, multipleOf: 0.01, 'x-error': 'AMOUNT_INVALID' },
  },
}

export const DeclineBid: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId', 'companyId'],
  properties: {
    userId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    companyId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    amount: { type: 'number', minimum: 0.01, maximum: 9999999.99, multipleOf: 0.01, 'x-error': 'AMOUNT_INVALID' },
    reason: { type: 'string', enum: ['price', 'time', 'proposal', 'foundOther'], 'x-error': 'INVALID_VALUE' },
    comment: { type: 'string', 'x-clean': 'text', maxLength: 300, 'x-error': 'TEXT_TOO_LONG' },
  },
}

export const ReconsiderBid: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId', 'companyId'],
  properties: {
    userId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    companyId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
  },
}

export const InviteBusiness: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId', 'business'],
  properties: {
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    business: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
  },
}

export const DeclineInvitation: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId', 'reason'],
  properties: {
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    reason: { type: 'string', enum: ['busy', 'tooFar', 'notMyWork', 'other'], 'x-error': 'INVALID_VALUE' },
  },
}

export const RateJob: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId', 'rating'],
  properties: {
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    userId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    rating: { type: 'integer', minimum: 1, maximum: 5, 'x-error': 'RATING_REQUIRED' },
    comment: { type: 'string', 'x-clean': 'text', maxLength: 1000, 'x-error': 'TEXT_TOO_LONG' },
    companyId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
  },
}

export const PlaceBid: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId', 'proposalStatement', 'amount'],
  properties: {
    userId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    businessId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    proposalStatement: {
      type: 'string',
      'x-clean': 'text',
      pattern: '\\S',
      maxLength: 2000,
      'x-error': { default: 'BID_PROPOSAL_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
    },
    amount: {
      type: 'number',
      minimum: 0.01,
      maximum: 9999999.99,
      multipleOf: 0.01,
      'x-error': { default: 'AMOUNT_INVALID', required: 'BID_BUDGET_REQUIRED' },
    },
    canStart: {
      type: ['string', 'null'],
      pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
      'x-error': 'CAN_START_INVALID',
    },
  },
}

export const BidPlaced: Json = {
  type: 'object',
  required: ['Success', 'message', 'bidId'],
  properties: {
    Success: { type: 'boolean', const: true },
    message: { type: 'string' },
    bidId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
  },
}

export const UpdateBid: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['bidId', 'proposalStatement', 'amount'],
  properties: {
    bidId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    businessId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    proposalStatement: {
      type: 'string',
      'x-clean': 'text',
      pattern: '\\S',
      maxLength: 2000,
      'x-error': { default: 'BID_PROPOSAL_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
    },
    amount: {
      type: 'number',
      minimum: 0.01,
      maximum: 9999999.99,
      multipleOf: 0.01,
      'x-error': { default: 'AMOUNT_INVALID', required: 'BID_BUDGET_REQUIRED' },
    },
    canStart: {
      type: ['string', 'null'],
      pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
      'x-error': 'CAN_START_INVALID',
    },
  },
}

export const Done: Json = {
  type: 'object',
  required: ['Success', 'message'],
  properties: { Success: { type: 'boolean', const: true }, message: { type: 'string' } },
}

export const WithdrawBid: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['bidId'],
  properties: {
    bidId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    businessId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
  },
}

export const CompleteJob: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['jobid'],
  properties: {
    jobid: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    pics_url: {
      type: 'array',
      maxItems: 5,
      items: { type: 'string', maxLength: 500, pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$', 'x-error': 'FILE_UNKNOWN' },
      'x-error': { default: 'INVALID_VALUE', maxItems: 'MAX_PICTURES' },
    },
  },
}

export const EndAssignment: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId', 'reason'],
  properties: {
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    assignedBusinessId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    reason: {
      type: 'string',
      'x-clean': 'text',
      pattern: '\\S',
      minLength: 10,
      maxLength: 500,
      'x-error': {
        required: 'REASON_REQUIRED',
        pattern: 'REASON_REQUIRED',
        minLength: 'REASON_TOO_SHORT',
        maxLength: 'TEXT_TOO_LONG',
      },
    },
  },
}

export const DoubtCompletion: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId', 'reason'],
  properties: {
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    userId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    reason: {
      type: 'string',
      'x-clean': 'text',
      pattern: '\\S',
      minLength: 10,
      maxLength: 500,
      'x-error': {
        required: 'REASON_REQUIRED',
        pattern: 'REASON_REQUIRED',
        minLength: 'REASON_TOO_SHORT',
        maxLength: 'TEXT_TOO_LONG',
      },
    },
  },
}

export const EditRating: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId', 'rating'],
  properties: {
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    userId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    rating: { type: 'integer', minimum: 1, maximum: 5, 'x-error': 'RATING_REQUIRED' },
    comment: { type: 'string', 'x-clean': 'text', maxLength: 1000, 'x-error': 'TEXT_TOO_LONG' },
    revision: { type: 'integer', minimum: 1, maximum: 1000000, 'x-error': 'INVALID_VALUE' },
  },
}

export const AnswerRating: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId', 'reply'],
  properties: {
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    businessId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    reply: {
      type: 'string',
      'x-clean': 'text',
      pattern: '\\S',
      maxLength: 500,
      'x-error': { default: 'REPLY_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
    },
    revision: { type: 'integer', minimum: 1, maximum: 1000000, 'x-error': 'INVALID_VALUE' },
  },
}

export const ListThreads: Json = {
  type: 'object',
  additionalProperties: false,
  properties: {
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    q: { type: 'string', minLength: 2, maxLength: 100, 'x-clean': 'line', 'x-error': 'INVALID_VALUE' },
    unreadOnly: { type: 'boolean', 'x-error': 'INVALID_VALUE' },
    jobStatus: { type: 'string', enum: ['open', 'inprogress', 'completed', 'expired'], 'x-error': 'INVALID_VALUE' },
    cursor: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'CURSOR_INVALID' },
    limit: { type: 'integer', minimum: 1, maximum: 50, default: 20, 'x-error': 'INVALID_VALUE' },
  },
}

export const Threads: Json = {
  type: 'object',
  required: ['Success', 'threads', 'nextCursor', 'unreadMessages'],
  properties: {
    Success: { type: 'boolean', const: true },
    threads: {
      type: 'array',
      maxItems: 50,
      items: {
        type: 'object',
        required: [
          'jobId',
          'businessId',
          'jobTitle',
          'jobStatus',
          'jobPicture',
          'budget',
          'bidAmount',
          'assigned',
          'other',
          'writable',
          'closed',
          'unread',
          'seenByOther',
          'lastNumber',
          'lastMessage',
        ],
        properties: {
          jobId: {
            type: 'string',
            pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
          },
          businessId: {
            type: 'string',
            pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
          },
          jobTitle: { type: 'string' },
          jobStatus: { type: 'string', enum: ['open', 'inprogress', 'completed', 'expired', 'deleted'] },
          jobPicture: { type: 'object', required: ['url'], properties: { url: { type: ['string', 'null'] } } },
          budget: { type: 'number' },
          bidAmount: { type: ['number', 'null'] },
          assigned: { type: 'boolean' },
          other: {
            type: 'object',
            required: ['name', 'pic_url', 'rating', 'ratingsCount'],
            properties: {
              name: { type: 'string' },
              pic_url: { type: 'object', required: ['url'], properties: { url: { type: ['string', 'null'] } } },
              rating: { type: ['number', 'null'] },
              ratingsCount: { type: 'integer', minimum: 0 },
            },
          },
          writable: { type: 'boolean' },
          closed: {
            oneOf: [
              {
                type: 'string',
                enum: [
                  'JOB_ALREADY_ASSIGNED',
                  'JOB_EXPIRED',
                  'JOB_WAS_DELETED',
                  'TALK_OVER',
                  'BID_WITHDRAWN',
                  'PARTNER_GONE',
                  'EMAIL_NOT_VERIFIED',
                ],
              },
              { type: 'null' },
            ],
          },
          unread: { type: 'integer', minimum: 0 },
          seenByOther: { type: 'integer', minimum: 0 },
          lastNumber: { type: 'integer', minimum: 0 },
          lastMessage: {
            oneOf: [
              {
                type: 'object',
                required: ['number', 'author', 'own', 'text', 'pics_url', 'createdAt', 'reported'],
                properties: {
                  number: { type: 'integer', minimum: 1 },
                  author: { type: 'string', enum: ['customer', 'business'] },
                  own: { type: 'boolean' },
                  text: { type: 'string' },
                  pics_url: { type: 'array', maxItems: 5, items: { type: 'string' } },
                  createdAt: { type: 'string', format: 'date-time' },
                  reported: { type: 'boolean' },
                },
              },
              { type: 'null' },
            ],
          },
        },
      },
    },
    unreadMessages: { type: 'integer', minimum: 0 },
    nextCursor: { type: ['string', 'null'] },
  },
}

export const ListMessages: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId'],
  properties: {
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    businessId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    cursor: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'CURSOR_INVALID' },
    after: { type: 'integer', minimum: 0, maximum: 1000000000, 'x-error': 'INVALID_VALUE' },
    limit: { type: 'integer', minimum: 1, maximum: 50, default: 30, 'x-error': 'INVALID_VALUE' },
  },
}

export const Messages: Json = {
  type: 'object',
  required: ['Success', 'thread', 'bid', 'bidsCount', 'messages', 'nextCursor'],
  properties: {
    Success: { type: 'boolean', const: true },
    thread: {
      type: 'object',
      required: [
        'jobId',
        'businessId',
        'jobTitle',
        'jobStatus',
        'jobPicture',
        'budget',
        'bidAmount',
        'assigned',
        'other',
        'writable',
        'closed',
        'unread',
        'seenByOther',
        'lastNumber',
        'lastMessage',
      ],
      properties: {
        jobId: {
          type: 'string',
          pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
        },
        businessId: {
          type: 'string',
          pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
        },
        jobTitle: { type: 'string' },
        jobStatus: { type: 'string', enum: ['open', 'inprogress', 'completed', 'expired', 'deleted'] },
        jobPicture: { type: 'object', required: ['url'], properties: { url: { type: ['string', 'null'] } } },
        budget: { type: 'number' },
        bidAmount: { type: ['number', 'null'] },
        assigned: { type: 'boolean' },
        other: {
          type: 'object',
          required: ['name', 'pic_url', 'rating', 'ratingsCount'],
          properties: {
            name: { type: 'string' },
            pic_url: { type: 'object', required: ['url'], properties: { url: { type: ['string', 'null'] } } },
            rating: { type: ['number', 'null'] },
            ratingsCount: { type: 'integer', minimum: 0 },
          },
        },
        writable: { type: 'boolean' },
        closed: {
          oneOf: [
            {
              type: 'string',
              enum: [
                'JOB_ALREADY_ASSIGNED',
                'JOB_EXPIRED',
                'JOB_WAS_DELETED',
                'TALK_OVER',
                'BID_WITHDRAWN',
                'PARTNER_GONE',
                'EMAIL_NOT_VERIFIED',
              ],
            },
            { type: 'null' },
          ],
        },
        unread: { type: 'integer', minimum: 0 },
        seenByOther: { type: 'integer', minimum: 0 },
        lastNumber: { type: 'integer', minimum: 0 },
        lastMessage: {
          oneOf: [
            {
              type: 'object',
              required: ['number', 'author', 'own', 'text', 'pics_url', 'createdAt', 'reported'],
              properties: {
                number: { type: 'integer', minimum: 1 },
                author: { type: 'string', enum: ['customer', 'business'] },
                own: { type: 'boolean' },
                text: { type: 'string' },
                pics_url: { type: 'array', maxItems: 5, items: { type: 'string' } },
                createdAt: { type: 'string', format: 'date-time' },
                reported: { type: 'boolean' },
              },
            },
            { type: 'null' },
          ],
        },
      },
    },
    bid: {
      oneOf: [
        {
          type: 'object',
          required: [
            'bidId',
            'jobId',
            'businessId',
            'buisness_name',
            'logo_url',
            'rating',
            'ratingsCount',
            'jobsCompleted',
            'steppedDown',
            'isLicense',
            'isInsurance',
            'licenseCheckedOn',
            'insuranceCheckedOn',
            'amount',
            'proposalStatement',
            'createdAt',
            'updatedAt',
            'state',
            'declined',
            'unreadMessages',
            'canStart',
          ],
          properties: {
            bidId: {
              type: 'string',
              pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
            },
            jobId: {
              type: 'string',
              pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
            },
            businessId: {
              type: 'string',
              pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
            },
            buisness_name: { type: 'string' },
            logo_url: { type: 'object', required: ['url'], properties: { url: { type: ['string', 'null'] } } },
            rating: { type: ['number', 'null'] },
            ratingsCount: { type: 'integer' },
            jobsCompleted: { type: 'integer' },
            steppedDown: { type: 'integer' },
            isLicense: { type: 'integer', enum: [0, 1], 'x-error': 'INVALID_VALUE' },
            isInsurance: { type: 'integer', enum: [0, 1], 'x-error': 'INVALID_VALUE' },
            licenseCheckedOn: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
            insuranceCheckedOn: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
            amount: { type: 'number' },
            proposalStatement: { type: 'string' },
            createdAt: { type: 'string', format: 'date-time' },
            updatedAt: { type: 'string', format: 'date-time' },
            state: { type: 'string', enum: ['standing', 'withdrawn', 'declined', 'ended'] },
            declined: {
              oneOf: [
                {
                  type: 'object',
                  required: ['reason', 'comment', 'declinedAt'],
                  properties: {
                    reason: {
                      oneOf: [
                        {
                          type: 'string',
                          enum: ['price', 'time', 'proposal', 'foundOther'],
                          'x-error': 'INVALID_VALUE',
                        },
                        { type: 'null' },
                      ],
                    },
                    comment: { type: ['string', 'null'] },
                    declinedAt: { type: 'string', format: 'date-time' },
                  },
                },
                { type: 'null' },
              ],
            },
            unreadMessages: { type: 'integer', minimum: 0 },
            canStart: { type: ['string', 'null'] },
          },
        },
        { type: 'null' },
      ],
    },
    bidsCount: { type: 'integer', minimum: 0 },
    messages: {
      type: 'array',
      maxItems: 50,
      items: {
        type: 'object',
        required: ['number', 'author', 'own', 'text', 'pics_url', 'createdAt', 'reported'],
        properties: {
          number: { type: 'integer', minimum: 1 },
          author: { type: 'string', enum: ['customer', 'business'] },
          own: { type: 'boolean' },
          text: { type: 'string' },
          pics_url: { type: 'array', maxItems: 5, items: { type: 'string' } },
          createdAt: { type: 'string', format: 'date-time' },
          reported: { type: 'boolean' },
        },
      },
    },
    nextCursor: { type: ['string', 'null'] },
  },
}

export const SendMessage: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId', 'text'],
  properties: {
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    businessId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    text: {
      type: 'string',
      'x-clean': 'text',
      pattern: '\\S',
      maxLength: 2000,
      'x-error': { default: 'MESSAGE_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
    },
    pics_url: {
      type: 'array',
      maxItems: 5,
      items: { type: 'string', maxLength: 500, pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$', 'x-error': 'FILE_UNKNOWN' },
      'x-error': 'MAX_PICTURES',
    },
  },
}

export const MessageSent: Json = {
  type: 'object',
  required: ['Success', 'message'],
  properties: {
    Success: { type: 'boolean', const: true },
    message: {
      type: 'object',
      required: ['number', 'author', 'own', 'text', 'pics_url', 'createdAt', 'reported'],
      properties: {
        number: { type: 'integer', minimum: 1 },
        author: { type: 'string', enum: ['customer', 'business'] },
        own: { type: 'boolean' },
        text: { type: 'string' },
        pics_url: { type: 'array', maxItems: 5, items: { type: 'string' } },
        createdAt: { type: 'string', format: 'date-time' },
        reported: { type: 'boolean' },
      },
    },
  },
}

export const SeenMessages: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId', 'upTo'],
  properties: {
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    businessId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    upTo: { type: 'integer', minimum: 1, maximum: 1000000000, 'x-error': 'INVALID_VALUE' },
  },
}

export const ReportMessage: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId', 'number'],
  properties: {
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    businessId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    number: { type: 'integer', minimum: 1, maximum: 1000000000, 'x-error': 'INVALID_VALUE' },
    kind: {
      type: 'string',
      enum: ['spam', 'scam', 'offensive', 'misleading', 'privacy', 'other'],
      'x-error': 'INVALID_VALUE',
    },
    reason: { type: 'string', 'x-clean': 'text', maxLength: 500, 'x-error': 'TEXT_TOO_LONG' },
  },
}

export const ReportJob: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId', 'kind'],
  properties: {
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    kind: {
      type: 'string',
      enum: ['spam', 'scam', 'offensive', 'misleading', 'privacy', 'other'],
      'x-error': 'INVALID_VALUE',
    },
    reason: { type: 'string', 'x-clean': 'text', maxLength: 500, 'x-error': 'TEXT_TOO_LONG' },
  },
}

export const ReportBusiness: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['business', 'kind'],
  properties: {
    business: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    kind: {
      type: 'string',
      enum: ['spam', 'scam', 'offensive', 'misleading', 'privacy', 'other'],
      'x-error': 'INVALID_VALUE',
    },
    reason: { type: 'string', 'x-clean': 'text', maxLength: 500, 'x-error': 'TEXT_TOO_LONG' },
  },
}

export const ReportReview: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['reviewId', 'kind'],
  properties: {
    reviewId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    kind: {
      type: 'string',
      enum: ['spam', 'scam', 'offensive', 'misleading', 'privacy', 'other'],
      'x-error': 'INVALID_VALUE',
    },
    reason: { type: 'string', 'x-clean': 'text', maxLength: 500, 'x-error': 'TEXT_TOO_LONG' },
  },
}

export const ReportPicture: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['url', 'kind'],
  properties: {
    url: { type: 'string', maxLength: 500, pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$', 'x-error': 'FILE_UNKNOWN' },
    kind: {
      type: 'string',
      enum: ['spam', 'scam', 'offensive', 'misleading', 'privacy', 'other'],
      'x-error': 'INVALID_VALUE',
    },
    reason: { type: 'string', 'x-clean': 'text', maxLength: 500, 'x-error': 'TEXT_TOO_LONG' },
  },
}

export const ShowBusiness: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['business'],
  properties: {
    business: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
  },
}

export const BlockCustomer: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId'],
  properties: {
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
  },
}

export const Unblock: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['blockId'],
  properties: {
    blockId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
  },
}

export const ListBlocks: Json = {
  type: 'object',
  additionalProperties: false,
  properties: {
    cursor: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'CURSOR_INVALID' },
    limit: { type: 'integer', minimum: 1, maximum: 50, default: 20, 'x-error': 'INVALID_VALUE' },
  },
}

export const Blocks: Json = {
  type: 'object',
  required: ['Success', 'blocks', 'nextCursor'],
  properties: {
    Success: { type: 'boolean', const: true },
    blocks: {
      type: 'array',
      maxItems: 50,
      items: {
        type: 'object',
        required: ['blockId', 'name', 'pic_url', 'createdAt'],
        properties: {
          blockId: {
            type: 'string',
            pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
          },
          name: { type: 'string' },
          pic_url: { type: 'object', required: ['url'], properties: { url: { type: ['string', 'null'] } } },
          createdAt: { type: 'string', format: 'date-time' },
        },
      },
    },
    nextCursor: { type: ['string', 'null'] },
  },
}

export const ShownBusinessAnswer: Json = {
  type: 'object',
  required: ['Success', 'business'],
  properties: {
    Success: { type: 'boolean', const: true },
    business: {
      type: 'object',
      required: [
        'businessId',
        'businessName',
        'logo_url',
        'pictures',
        'categories',
        'country',
        'state',
        'cities',
        'radius',
        'since',
        'jobsCompleted',
        'steppedDown',
        'rating',
        'ratingsCount',
        'stars',
        'isLicense',
        'isInsurance',
        'licenseCheckedOn',
        'insuranceCheckedOn',
        'publicPage',
        'isFavorite',
      ],
      properties: {
        businessId: {
          type: 'string',
          pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
        },
        businessName: { type: 'string' },
        logo_url: { type: 'object', required: ['url'], properties: { url: { type: ['string', 'null'] } } },
        pictures: { type: 'array', maxItems: 20, items: { type: 'string' } },
        categories: { type: 'array', items: { type: 'string' } },
        country: { type: 'string' },
        state: { type: 'string' },
        cities: { type: 'array', items: { type: 'string' } },
        radius: { type: 'integer', minimum: 0, maximum: 100, 'x-error': 'RADIUS_INVALID' },
        since: { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}$' },
        jobsCompleted: { type: 'integer' },
        steppedDown: { type: 'integer' },
        rating: { type: ['number', 'null'] },
        ratingsCount: { type: 'integer' },
        stars: { type: 'array', minItems: 5, maxItems: 5, items: { type: 'integer' } },
        isLicense: { type: 'integer', enum: [0, 1], 'x-error': 'INVALID_VALUE' },
        isInsurance: { type: 'integer', enum: [0, 1], 'x-error': 'INVALID_VALUE' },
        licenseCheckedOn: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
        insuranceCheckedOn: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
        publicPage: { type: ['string', 'null'] },
        isFavorite: { type: 'boolean' },
      },
    },
  },
}

export const FindBusinesses: Json = {
  type: 'object',
  additionalProperties: false,
  properties: {
    q: { type: 'string', minLength: 2, maxLength: 100, 'x-clean': 'line', 'x-error': 'INVALID_VALUE' },
    category: { type: 'string', minLength: 1, 'x-clean': 'line', maxLength: 100, 'x-error': 'INVALID_VALUE' },
    state: { type: 'string', minLength: 1, 'x-clean': 'line', maxLength: 100, 'x-error': 'INVALID_VALUE' },
    city: { type: 'string', minLength: 1, 'x-clean': 'line', maxLength: 100, 'x-error': 'INVALID_VALUE' },
    rating: { type: 'number', minimum: 1, maximum: 5, 'x-error': 'INVALID_VALUE' },
    licenseChecked: { type: 'boolean', 'x-error': 'INVALID_VALUE' },
    favorites: { type: 'boolean', 'x-error': 'INVALID_VALUE' },
    cursor: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'CURSOR_INVALID' },
    limit: { type: 'integer', minimum: 1, maximum: 50, default: 10, 'x-error': 'INVALID_VALUE' },
  },
}

export const FoundBusinesses: Json = {
  type: 'object',
  required: ['Success', 'businesses', 'nextCursor'],
  properties: {
    Success: { type: 'boolean', const: true },
    businesses: {
      type: 'array',
      maxItems: 50,
      items: {
        type: 'object',
        required: [
          'businessId',
          'businessName',
          'logo_url',
          'picture',
          'categories',
          'state',
          'cities',
          'distance',
          'jobsCompleted',
          'steppedDown',
          'rating',
          'ratingsCount',
          'isLicense',
          'isInsurance',
          'licenseCheckedOn',
          'insuranceCheckedOn',
          'isFavorite',
        ],
        properties: {
          businessId: {
            type: 'string',
            pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
          },
          businessName: { type: 'string' },
          logo_url: { type: 'object', required: ['url'], properties: { url: { type: ['string', 'null'] } } },
          picture: { type: ['string', 'null'] },
          categories: { type: 'array', items: { type: 'string' } },
          state: { type: 'string' },
          cities: { type: 'array', items: { type: 'string' } },
          distance: { type: ['integer', 'null'] },
          jobsCompleted: { type: 'integer' },
          steppedDown: { type: 'integer' },
          rating: { type: ['number', 'null'] },
          ratingsCount: { type: 'integer' },
          isLicense: { type: 'integer', enum: [0, 1], 'x-error': 'INVALID_VALUE' },
          isInsurance: { type: 'integer', enum: [0, 1], 'x-error': 'INVALID_VALUE' },
          licenseCheckedOn: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
          insuranceCheckedOn: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
          isFavorite: { type: 'boolean' },
        },
      },
    },
    nextCursor: { type: ['string', 'null'] },
  },
}

export const SetFavorite: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['business', 'favorite'],
  properties: {
    business: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    favorite: { type: 'boolean', 'x-error': 'INVALID_VALUE' },
  },
}

export const ListReviews: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['business'],
  properties: {
    business: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    cursor: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'CURSOR_INVALID' },
    limit: { type: 'integer', minimum: 1, maximum: 50, default: 10, 'x-error': 'INVALID_VALUE' },
  },
}

export const Reviews: Json = {
  type: 'object',
  required: ['Success', 'reviews', 'nextCursor'],
  properties: {
    Success: { type: 'boolean', const: true },
    reviews: {
      type: 'array',
      maxItems: 50,
      items: {
        type: 'object',
        required: ['reviewId', 'isOwn', 'rating', 'comment', 'reply', 'category', 'month', 'customer'],
        properties: {
          reviewId: {
            type: 'string',
            pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
          },
          isOwn: { type: 'boolean' },
          rating: { type: 'integer', minimum: 1, maximum: 5 },
          comment: { type: ['string', 'null'] },
          reply: { type: ['string', 'null'] },
          category: { type: 'string' },
          month: { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}$' },
          customer: { type: ['string', 'null'] },
        },
      },
    },
    nextCursor: { type: ['string', 'null'] },
  },
}

export const ListWorkPictures: Json = {
  type: 'object',
  additionalProperties: false,
  properties: {
    cursor: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'CURSOR_INVALID' },
    limit: { type: 'integer', minimum: 1, maximum: 50, default: 10, 'x-error': 'INVALID_VALUE' },
  },
}

export const WorkPictures: Json = {
  type: 'object',
  required: ['Success', 'chosen', 'pictures', 'nextCursor'],
  properties: {
    Success: { type: 'boolean', const: true },
    chosen: { type: 'array', maxItems: 20, items: { type: 'string' } },
    pictures: {
      type: 'array',
      maxItems: 50,
      items: {
        type: 'object',
        required: ['id', 'url', 'jobId', 'title'],
        properties: {
          id: {
            type: 'string',
            pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
          },
          url: { type: 'string' },
          jobId: {
            type: 'string',
            pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
          },
          title: { type: 'string' },
        },
      },
    },
    nextCursor: { type: ['string', 'null'] },
  },
}

export const ChooseWorkPictures: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['pics_url'],
  properties: {
    pics_url: {
      type: 'array',
      maxItems: 20,
      uniqueItems: true,
      items: { type: 'string', maxLength: 500, pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$', 'x-error': 'FILE_UNKNOWN' },
      'x-error': { default: 'INVALID_VALUE', maxItems: 'MAX_WORK_PICTURES' },
    },
  },
}

export const ListNotifications: Json = {
  type: 'object',
  additionalProperties: false,
  properties: {
    userid: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    limit: { type: 'integer', minimum: 1, maximum: 20, default: 20, 'x-error': 'INVALID_VALUE' },
  },
}

export const Notifications: Json = {
  type: 'object',
  required: ['responseStatus', 'notifications', 'message', 'unread'],
  properties: {
    responseStatus: { type: 'boolean', const: true },
    notifications: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        required: ['id', 'message', 'createdAt', 'jobId', 'businessId', 'isRead'],
        properties: {
          id: {
            type: 'string',
            pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
          },
          message: { type: 'string' },
          createdAt: { type: 'string', format: 'date-time' },
          jobId: { type: ['string', 'null'] },
          businessId: { type: ['string', 'null'] },
          isRead: { type: 'boolean' },
        },
      },
    },
    message: { type: 'string' },
    unread: { type: 'integer' },
  },
}

export const ListGroupedNotifications: Json = {
  type: 'object',
  additionalProperties: false,
  properties: {
    group: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    about: { type: 'string', enum: ['bids', 'messages', 'jobs', 'account'], 'x-error': 'INVALID_VALUE' },
    cursor: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'CURSOR_INVALID' },
    limit: { type: 'integer', minimum: 1, maximum: 50, default: 20, 'x-error': 'INVALID_VALUE' },
  },
}

export const GroupedNotifications: Json = {
  type: 'object',
  required: ['Success', 'notifications', 'nextCursor', 'unread'],
  properties: {
    Success: { type: 'boolean', const: true },
    notifications: {
      type: 'array',
      maxItems: 50,
      items: {
        type: 'object',
        required: [
          'id',
          'kind',
          'message',
          'subject',
          'createdAt',
          'jobId',
          'businessId',
          'picture',
          'count',
          'unread',
          'pending',
          'lowestBid',
          'lastWords',
        ],
        properties: {
          id: {
            type: 'string',
            pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
          },
          kind: { type: 'string' },
          message: { type: 'string' },
          subject: { type: ['string', 'null'] },
          createdAt: { type: 'string', format: 'date-time' },
          jobId: { type: ['string', 'null'] },
          businessId: { type: ['string', 'null'] },
          picture: { type: ['string', 'null'] },
          count: { type: 'integer', minimum: 1 },
          unread: { type: 'integer', minimum: 0 },
          pending: { type: 'boolean' },
          lowestBid: { type: ['number', 'null'] },
          lastWords: { type: ['string', 'null'], maxLength: 140 },
        },
      },
    },
    nextCursor: { type: ['string', 'null'] },
    unread: { type: 'integer' },
  },
}

export const MarkNotificationsRead: Json = {
  type: 'object',
  additionalProperties: false,
  properties: {
    upTo: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    group: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
  },
}

export const MailSettingsAnswer: Json = {
  type: 'object',
  required: ['Success', 'data'],
  properties: {
    Success: { type: 'boolean', const: true },
    data: {
      type: 'object',
      required: ['email_notifications', 'kinds'],
      properties: {
        email_notifications: { type: 'boolean' },
        kinds: {
          type: 'array',
          items: {
            type: 'object',
            required: ['kind', 'mailed'],
            properties: {
              kind: {
                type: 'string',
                enum: [
                  'invited',
                  'invitation_declined',
                  'bid_placed',
                  'bid_withdrawn',
                  'bid_accepted',
                  'bid_declined',
                  'bid_reconsidered',
                  'bid_not_chosen',
                  'job_completed',
                  'job_completed_by_owner',
                  'assignment_ended',
                  'stepped_down',
                  'completion_doubted',
                  'job_rated',
                  'rating_answered',
                  'message_received',
                  'job_expiring',
                  'jobs_found',
                ],
                'x-error': 'INVALID_VALUE',
              },
              mailed: { type: 'boolean' },
            },
          },
        },
      },
    },
  },
}

export const EditMailSettings: Json = {
  type: 'object',
  additionalProperties: false,
  properties: {
    email_notifications: { type: 'boolean' },
    unwanted: {
      type: 'array',
      maxItems: 20,
      uniqueItems: true,
      items: {
        type: 'string',
        enum: [
          'invited',
          'invitation_declined',
          'bid_placed',
          'bid_withdrawn',
          'bid_accepted',
          'bid_declined',
          'bid_reconsidered',
          'bid_not_chosen',
          'job_completed',
          'job_completed_by_owner',
          'assignment_ended',
          'stepped_down',
          'completion_doubted',
          'job_rated',
          'rating_answered',
          'message_received',
          'job_expiring',
          'jobs_found',
        ],
        'x-error': 'INVALID_VALUE',
      },
      'x-error': 'INVALID_VALUE',
    },
  },
}

export const SavedSearches: Json = {
  type: 'object',
  required: ['Success', 'searches'],
  properties: {
    Success: { type: 'boolean', const: true },
    searches: {
      type: 'array',
      maxItems: 11,
      items: {
        type: 'object',
        required: [
          'searchId',
          'name',
          'isOwn',
          'q',
          'state',
          'cities',
          'categories',
          'budgetFrom',
          'budgetTo',
          'neededUntil',
          'frequency',
          'byBell',
          'byMail',
        ],
        properties: {
          searchId: {
            type: 'string',
            pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
          },
          name: { type: 'string' },
          isOwn: { type: 'boolean' },
          q: { type: ['string', 'null'] },
          state: { type: ['string', 'null'] },
          cities: { type: 'array', items: { type: 'string' } },
          categories: { type: 'array', items: { type: 'string' } },
          budgetFrom: { type: ['number', 'null'] },
          budgetTo: { type: ['number', 'null'] },
          neededUntil: { type: ['string', 'null'] },
          frequency: { type: 'string', enum: ['atOnce', 'daily', 'weekly', 'never'], 'x-error': 'INVALID_VALUE' },
          byBell: { type: 'boolean' },
          byMail: { type: 'boolean' },
        },
      },
    },
  },
}

export const SaveSearch: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: {
    name: {
      type: 'string',
      pattern: '\\S',
      maxLength: 60,
      'x-clean': 'line',
      not: {
        type: 'string',
        pattern:
          '[A-Za-z]://|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Ww]{3}[.．。｡]|[\\p{L}\\p{M}\\p{N}-]{3}[.．。｡]\\p{L}{2,24}(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡](?:[a-z]{2,4}|[A-Z]{2,4})(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡]\\p{L}{2,24}/|[.．。｡][Xx][Nn]--|@[^\\s@]{1,63}[.．。｡]',
        'x-error': 'NAME_HAS_LINK',
      },
      'x-error': { default: 'NAME_REQUIRED', maxLength: 'TEXT_TOO_LONG', not: 'NAME_HAS_LINK' },
    },
    q: { type: 'string', minLength: 2, maxLength: 100, 'x-clean': 'line', 'x-error': 'INVALID_VALUE' },
    state: { type: 'string', 'x-clean': 'line', maxLength: 100, 'x-error': 'INVALID_VALUE' },
    cities: {
      type: 'array',
      maxItems: 5,
      items: { type: 'string', 'x-clean': 'line', maxLength: 100, 'x-error': 'INVALID_VALUE' },
      'x-error': 'INVALID_VALUE',
    },
    categories: {
      type: 'array',
      maxItems: 3,
      items: { type: 'string', 'x-clean': 'line', maxLength: 100, 'x-error': 'INVALID_VALUE' },
      'x-error': 'INVALID_VALUE',
    },
    budgetFrom: { type: 'number', minimum: 0, maximum: 10000000, 'x-error': 'INVALID_VALUE' },
    budgetTo: { type: 'number', minimum: 0, maximum: 10000000, 'x-error': 'INVALID_VALUE' },
    neededUntil: {
      type: 'string',
      pattern: '^2\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
      'x-error': 'INVALID_VALUE',
    },
    frequency: { type: 'string', enum: ['atOnce', 'daily', 'weekly', 'never'], 'x-error': 'INVALID_VALUE' },
    byBell: { type: 'boolean', 'x-error': 'INVALID_VALUE' },
    byMail: { type: 'boolean', 'x-error': 'INVALID_VALUE' },
  },
}

export const SavedSearchAnswer: Json = {
  type: 'object',
  required: ['Success', 'Message', 'search'],
  properties: {
    Success: { type: 'boolean', const: true },
    Message: { type: 'string' },
    search: {
      type: 'object',
      required: [
        'searchId',
        'name',
        'isOwn',
        'q',
        'state',
        'cities',
        'categories',
        'budgetFrom',
        'budgetTo',
        'neededUntil',
        'frequency',
        'byBell',
        'byMail',
      ],
      properties: {
        searchId: {
          type: 'string',
          pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
        },
        name: { type: 'string' },
        isOwn: { type: 'boolean' },
        q: { type: ['string', 'null'] },
        state: { type: ['string', 'null'] },
        cities: { type: 'array', items: { type: 'string' } },
        categories: { type: 'array', items: { type: 'string' } },
        budgetFrom: { type: ['number', 'null'] },
        budgetTo: { type: ['number', 'null'] },
        neededUntil: { type: ['string', 'null'] },
        frequency: { type: 'string', enum: ['atOnce', 'daily', 'weekly', 'never'], 'x-error': 'INVALID_VALUE' },
        byBell: { type: 'boolean' },
        byMail: { type: 'boolean' },
      },
    },
  },
}

export const EditSavedSearch: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['searchId'],
  properties: {
    searchId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    name: {
      type: 'string',
      pattern: '\\S',
      maxLength: 60,
      'x-clean': 'line',
      not: {
        type: 'string',
        pattern:
          '[A-Za-z]://|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Ww]{3}[.．。｡]|[\\p{L}\\p{M}\\p{N}-]{3}[.．。｡]\\p{L}{2,24}(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡](?:[a-z]{2,4}|[A-Z]{2,4})(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡]\\p{L}{2,24}/|[.．。｡][Xx][Nn]--|@[^\\s@]{1,63}[.．。｡]',
        'x-error': 'NAME_HAS_LINK',
      },
      'x-error': { default: 'NAME_REQUIRED', maxLength: 'TEXT_TOO_LONG', not: 'NAME_HAS_LINK' },
    },
    frequency: { type: 'string', enum: ['atOnce', 'daily', 'weekly', 'never'], 'x-error': 'INVALID_VALUE' },
    byBell: { type: 'boolean', 'x-error': 'INVALID_VALUE' },
    byMail: { type: 'boolean', 'x-error': 'INVALID_VALUE' },
  },
}

export const SavedSearchRef: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['searchId'],
  properties: {
    searchId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
  },
}

export const AccountRef: Json = {
  type: 'object',
  additionalProperties: false,
  properties: {
    userId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
  },
}

export const CustomerAnswer: Json = {
  type: 'object',
  required: ['Success', 'data'],
  properties: {
    Success: { type: 'boolean', const: true },
    data: {
      type: 'object',
      required: ['id', 'name', 'email', 'phone', 'country', 'state', 'city', 'pic_url', 'language'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
        },
        name: { type: 'string' },
        email: { type: 'string' },
        email_pending: { type: ['string', 'null'] },
        phone: { type: 'string' },
        country: { type: 'string' },
        state: { type: 'string' },
        city: { type: 'string' },
        pic_url: { type: 'object', required: ['url'], properties: { url: { type: ['string', 'null'] } } },
        language: { type: 'string', enum: ['en', 'es', 'ar'], 'x-error': 'LANGUAGE_UNKNOWN' },
        email_verified: { type: 'boolean' },
        email_verification_required: { type: 'boolean' },
        email_notifications: { type: 'boolean' },
      },
    },
  },
}

export const EditCustomer: Json = {
  type: 'object',
  additionalProperties: false,
  properties: {
    userId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    pic_url: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['url'],
      properties: {
        url: { type: 'string', maxLength: 500, pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$', 'x-error': 'FILE_UNKNOWN' },
      },
    },
    name: {
      type: 'string',
      pattern: '\\S',
      maxLength: 100,
      'x-clean': 'line',
      not: {
        type: 'string',
        pattern:
          '[A-Za-z]://|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Ww]{3}[.．。｡]|[\\p{L}\\p{M}\\p{N}-]{3}[.．。｡]\\p{L}{2,24}(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡](?:[a-z]{2,4}|[A-Z]{2,4})(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡]\\p{L}{2,24}/|[.．。｡][Xx][Nn]--|@[^\\s@]{1,63}[.．。｡]',
        'x-error': 'NAME_HAS_LINK',
      },
      'x-error': { default: 'NAME_REQUIRED', maxLength: 'TEXT_TOO_LONG', not: 'NAME_HAS_LINK' },
    },
    email: {
      type: 'string',
      maxLength: 254,
      pattern:
        '^[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+)*@[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+)+$',
      'x-clean': 'email',
      'x-error': { default: 'EMAIL_INVALID' },
    },
    password: {
      type: 'string',
      'x-clean': 'verbatim',
      minLength: 1,
      maxLength: 128,
      'x-error': { default: 'CURRENT_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
    },
    phone: {
      type: 'string',
      'x-clean': 'phone',
      pattern: '^(?:[^0-9]*[0-9]){3}',
      maxLength: 60,
      'x-error': { default: 'PHONE_INVALID', required: 'PHONE_REQUIRED', minLength: 'PHONE_REQUIRED' },
      minLength: 1,
    },
    country: {
      type: 'string',
      'x-clean': 'line',
      pattern: '\\S',
      maxLength: 100,
      'x-error': { default: 'COUNTRY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
    },
    state: {
      type: 'string',
      'x-clean': 'line',
      pattern: '\\S',
      maxLength: 100,
      'x-error': { default: 'STATE_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
    },
    city: {
      type: 'string',
      'x-clean': 'line',
      pattern: '\\S',
      maxLength: 100,
      'x-error': { default: 'CITY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
    },
    language: { type: 'string', enum: ['en', 'es', 'ar'], 'x-error': 'LANGUAGE_UNKNOWN' },
    email_notifications: { type: 'boolean' },
  },
}

export const BusinessAnswer: Json = {
  type: 'object',
  required: ['Success', 'data'],
  properties: {
    Success: { type: 'boolean', const: true },
    data: {
      type: 'object',
      required: [
        'id',
        'name',
        'email',
        'phone',
        'profile_pic',
        'language',
        'buisness_name',
        'buisness_id_number',
        'buisness_phone_number',
        'buisness_email',
        'category',
        'address',
        'country',
        'state',
        'city',
        'radius',
        'zipcode',
        'logo_url',
        'documents_urls',
        'documents',
        'isLicense',
        'isInsurance',
        'steppedDown',
        'hidden',
        'checks',
        'email_verified',
        'email_verification_required',
      ],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
        },
        name: { type: 'string' },
        email: { type: 'string' },
        email_pending: { type: ['string', 'null'] },
        phone: { type: 'string' },
        profile_pic: { type: 'object', required: ['url'], properties: { url: { type: ['string', 'null'] } } },
        language: { type: 'string', enum: ['en', 'es', 'ar'], 'x-error': 'LANGUAGE_UNKNOWN' },
        buisness_name: { type: 'string' },
        buisness_id_number: { type: ['string', 'null'] },
        buisness_phone_number: { type: 'string' },
        buisness_email: { type: ['string', 'null'] },
        category: { type: 'array', items: { type: 'string' } },
        address: { type: 'string' },
        country: { type: 'string' },
        state: { type: 'string' },
        city: { type: 'array', items: { type: 'string' } },
        radius: { type: 'integer', minimum: 0, maximum: 100, 'x-error': 'RADIUS_INVALID' },
        zipcode: { type: 'string' },
        logo_url: { type: 'object', required: ['url'], properties: { url: { type: ['string', 'null'] } } },
        documents_urls: { type: 'array', items: { type: 'string' } },
        documents: {
          type: 'array',
          items: {
            type: 'object',
            required: ['url', 'name'],
            properties: { url: { type: 'string' }, name: { type: ['string', 'null'] } },
          },
        },
        isLicense: { type: 'integer', enum: [0, 1], 'x-error': 'INVALID_VALUE' },
        isInsurance: { type: 'integer', enum: [0, 1], 'x-error': 'INVALID_VALUE' },
        steppedDown: { type: 'integer' },
        hidden: { type: 'boolean' },
        checks: {
          type: 'array',
          maxItems: 2,
          items: {
            type: 'object',
            required: ['of', 'url', 'checkedOn'],
            properties: {
              of: { type: 'string', enum: ['license', 'insurance'] },
              url: { type: 'string' },
              checkedOn: { type: 'string', format: 'date-time' },
            },
          },
        },
        email_verified: { type: 'boolean' },
        email_verification_required: { type: 'boolean' },
        email_notifications: { type: 'boolean' },
      },
    },
  },
}

export const EditBusiness: Json = {
  type: 'object',
  additionalProperties: false,
  properties: {
    userId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    name: {
      type: 'string',
      pattern: '\\S',
      maxLength: 100,
      'x-clean': 'line',
      not: {
        type: 'string',
        pattern:
          '[A-Za-z]://|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Ww]{3}[.．。｡]|[\\p{L}\\p{M}\\p{N}-]{3}[.．。｡]\\p{L}{2,24}(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡](?:[a-z]{2,4}|[A-Z]{2,4})(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡]\\p{L}{2,24}/|[.．。｡][Xx][Nn]--|@[^\\s@]{1,63}[.．。｡]',
        'x-error': 'NAME_HAS_LINK',
      },
      'x-error': { default: 'NAME_EMPTY', maxLength: 'TEXT_TOO_LONG', not: 'NAME_HAS_LINK' },
    },
    email: {
      type: 'string',
      maxLength: 254,
      pattern:
        '^[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+)*@[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+)+$',
      'x-clean': 'email',
      'x-error': { default: 'EMAIL_INVALID' },
    },
    password: {
      type: 'string',
      'x-clean': 'verbatim',
      minLength: 1,
      maxLength: 128,
      'x-error': { default: 'CURRENT_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
    },
    phone: {
      type: 'string',
      minLength: 1,
      'x-clean': 'phone',
      pattern: '^(?:[^0-9]*[0-9]){3}',
      maxLength: 60,
      'x-error': { default: 'PHONE_INVALID', minLength: 'PHONE_EMPTY' },
    },
    profile_pic: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['url'],
      properties: {
        url: { type: 'string', maxLength: 500, pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$', 'x-error': 'FILE_UNKNOWN' },
      },
    },
    language: { type: 'string', enum: ['en', 'es', 'ar'], 'x-error': 'LANGUAGE_UNKNOWN' },
    email_notifications: { type: 'boolean' },
    buisness_name: {
      type: 'string',
      pattern: '\\S',
      maxLength: 120,
      'x-clean': 'line',
      not: {
        type: 'string',
        pattern:
          '[A-Za-z]://|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Ww]{3}[.．。｡]|[\\p{L}\\p{M}\\p{N}-]{3}[.．。｡]\\p{L}{2,24}(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡](?:[a-z]{2,4}|[A-Z]{2,4})(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{M}\\p{N}][.．。｡]\\p{L}{2,24}/|[.．。｡][Xx][Nn]--|@[^\\s@]{1,63}[.．。｡]',
        'x-error': 'NAME_HAS_LINK',
      },
      'x-error': { default: 'BUSINESS_NAME_REQUIRED', maxLength: 'TEXT_TOO_LONG', not: 'NAME_HAS_LINK' },
    },
    buisness_id_number: { type: 'string', maxLength: 50, 'x-clean': 'line', 'x-error': { default: 'TEXT_TOO_LONG' } },
    buisness_phone_number: {
      type: 'string',
      minLength: 1,
      'x-clean': 'phone',
      pattern: '^(?:[^0-9]*[0-9]){3}',
      maxLength: 60,
      'x-error': { default: 'PHONE_INVALID', minLength: 'BUSINESS_PHONE_REQUIRED' },
    },
    buisness_email: {
      type: 'string',
      maxLength: 254,
      pattern:
        '^([^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+)*@[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+)+)?$',
      'x-clean': 'email',
      'x-error': { default: 'EMAIL_INVALID' },
    },
    category: {
      type: 'array',
      minItems: 1,
      maxItems: 3,
      uniqueItems: true,
      items: { type: 'string', 'x-clean': 'line', pattern: '\\S', maxLength: 100, 'x-error': 'CATEGORY_UNKNOWN' },
      'x-error': { default: 'BUSINESS_CATEGORY_REQUIRED', maxItems: 'MAX_CATEGORIES', uniqueItems: 'INVALID_VALUE' },
    },
    address: {
      type: 'string',
      pattern: '\\S',
      maxLength: 200,
      'x-clean': 'line',
      'x-error': { default: 'ADDRESS_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
    },
    country: {
      type: 'string',
      'x-clean': 'line',
      pattern: '\\S',
      maxLength: 100,
      'x-error': { default: 'COUNTRY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
    },
    state: {
      type: 'string',
      'x-clean': 'line',
      pattern: '\\S',
      maxLength: 100,
      'x-error': { default: 'STATE_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
    },
    radius: { type: 'integer', minimum: 0, maximum: 100, 'x-error': 'RADIUS_INVALID' },
    hidden: { type: 'boolean', 'x-error': 'INVALID_VALUE' },
    city: {
      type: 'array',
      minItems: 1,
      maxItems: 5,
      uniqueItems: true,
      items: {
        type: 'string',
        'x-clean': 'line',
        pattern: '\\S',
        maxLength: 100,
        'x-error': { default: 'CITY_REQUIRED', maxLength: 'LOCATION_UNKNOWN' },
      },
      'x-error': { default: 'CITY_REQUIRED', maxItems: 'MAX_CITIES', uniqueItems: 'INVALID_VALUE' },
    },
    zipcode: {
      type: 'string',
      pattern: '\\S',
      maxLength: 12,
      'x-clean': 'line',
      'x-error': { default: 'ZIP_CODE_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
    },
    logo_url: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['url'],
      properties: {
        url: { type: 'string', maxLength: 500, pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$', 'x-error': 'FILE_UNKNOWN' },
      },
    },
    documents_urls: {
      type: 'array',
      maxItems: 5,
      items: { type: 'string', maxLength: 500, pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$', 'x-error': 'FILE_UNKNOWN' },
      'x-error': 'MAX_DOCUMENTS',
    },
    isLicense: { type: 'integer', enum: [0, 1], 'x-error': 'INVALID_VALUE' },
    isInsurance: { type: 'integer', enum: [0, 1], 'x-error': 'INVALID_VALUE' },
  },
}

export const UpdatePassword: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['oldPassword', 'newPassword'],
  properties: {
    isBusiness: { type: 'integer', enum: [0, 1], 'x-error': 'INVALID_VALUE' },
    userId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    oldPassword: {
      type: 'string',
      'x-clean': 'verbatim',
      minLength: 1,
      maxLength: 128,
      'x-error': { default: 'CURRENT_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
    },
    newPassword: {
      type: 'string',
      minLength: 6,
      maxLength: 128,
      'x-error': { default: 'NEW_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
    },
    confirmPassword: {
      type: 'string',
      minLength: 6,
      maxLength: 128,
      'x-error': { default: 'CONFIRM_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
    },
  },
}

export const ForgotPassword: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['email'],
  properties: {
    isBusiness: { type: 'integer', enum: [0, 1], 'x-error': 'INVALID_VALUE' },
    email: {
      type: 'string',
      maxLength: 254,
      minLength: 1,
      pattern:
        '^[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+)*@[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+)+$',
      'x-clean': 'email',
      'x-error': { default: 'EMAIL_INVALID', required: 'EMAIL_REQUIRED', minLength: 'EMAIL_REQUIRED' },
    },
  },
}

export const ResetPassword: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['token', 'newPassword'],
  properties: {
    token: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'INVALID_VALUE' },
    newPassword: {
      type: 'string',
      minLength: 6,
      maxLength: 128,
      'x-error': { default: 'NEW_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
    },
  },
}

export const VerifyEmail: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['token'],
  properties: { token: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'INVALID_VALUE' } },
}

export const ResetLink: Json = {
  type: 'object',
  required: ['Success', 'Message'],
  properties: { Success: { type: 'boolean', const: true }, Message: { type: 'string' }, email: { type: 'string' } },
}

export const EmailChangeUndone: Json = {
  type: 'object',
  required: ['Success', 'Message', 'resetToken'],
  properties: {
    Success: { type: 'boolean', const: true },
    Message: { type: 'string' },
    resetToken: { type: 'string' },
  },
}

export const AskVerification: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['email'],
  properties: {
    email: {
      type: 'string',
      maxLength: 254,
      minLength: 1,
      pattern:
        '^[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+)*@[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+)+$',
      'x-clean': 'email',
      'x-error': { default: 'EMAIL_INVALID', required: 'EMAIL_REQUIRED', minLength: 'EMAIL_REQUIRED' },
    },
  },
}

export const DeleteAccount: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['password'],
  properties: {
    password: {
      type: 'string',
      'x-clean': 'verbatim',
      minLength: 1,
      maxLength: 128,
      'x-error': { default: 'CURRENT_PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
    },
  },
}

export const DeletionBegun: Json = {
  type: 'object',
  required: ['Success', 'Message', 'deleteAt'],
  properties: {
    Success: { type: 'boolean', const: true },
    Message: { type: 'string' },
    deleteAt: { type: 'string', format: 'date-time' },
  },
}

export const Empty: Json = { type: 'object', additionalProperties: false }

export const SubscriptionAnswer: Json = {
  type: 'object',
  required: ['success', 'data'],
  properties: {
    success: { type: 'boolean', const: true },
    data: {
      type: 'object',
      required: ['subscription'],
      properties: {
        subscription: {
          type: 'array',
          items: {
            type: 'object',
            required: ['start_date', 'end_date', 'isActive'],
            properties: {
              start_date: { type: 'string', format: 'date-time' },
              end_date: { type: 'string', format: 'date-time' },
              isActive: { type: 'boolean' },
            },
          },
        },
        contact: { type: 'string' },
        card: {
          type: 'object',
          required: ['standing', 'hasCard', 'isRenewing', 'isFailing'],
          properties: {
            standing: { type: 'string', enum: ['trial', 'active', 'pastDue', 'ended'] },
            price: {
              type: 'number',
              minimum: 0.01,
              maximum: 9999999.99,
              multipleOf: 0.01,
              'x-error': 'AMOUNT_INVALID',
            },
            hasCard: { type: 'boolean' },
            isRenewing: { type: 'boolean' },
            isFailing: { type: 'boolean' },
            renewsAt: { type: 'string', format: 'date-time' },
            graceEndsAt: { type: 'string', format: 'date-time' },
          },
        },
      },
    },
  },
}

export const PaymentPage: Json = {
  type: 'object',
  required: ['Success', 'url'],
  properties: { Success: { type: 'boolean', const: true }, url: { type: 'string', format: 'uri' } },
}

export const OperatorLogin: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['email', 'password', 'code'],
  properties: {
    email: {
      type: 'string',
      maxLength: 254,
      pattern:
        '^[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\]+)*@[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+(\\.[^\\s@.,:;<>()\\[\\]"“”„«»‹›‘’\\\\!#$%&*+/=?^_`{|}~\']+)+$',
      'x-clean': 'email',
      'x-error': { default: 'EMAIL_INVALID' },
    },
    password: {
      type: 'string',
      'x-clean': 'verbatim',
      minLength: 1,
      maxLength: 128,
      'x-error': { default: 'PASSWORD_REQUIRED', maxLength: 'PASSWORD_TOO_LONG' },
    },
    code: {
      type: 'string',
      pattern: '^[0-9]{3} ?[0-9]{3}$',
      maxLength: 7,
      'x-clean': 'line',
      'x-error': 'OPERATOR_CODE_WRONG',
    },
  },
}

export const OperatorLoginAnswer: Json = {
  type: 'object',
  required: ['Success', 'token', 'operator'],
  properties: {
    Success: { type: 'boolean', const: true },
    token: { type: 'string' },
    operator: {
      type: 'object',
      required: ['operatorId', 'email', 'name', 'role'],
      properties: {
        operatorId: {
          type: 'string',
          pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
        },
        email: { type: 'string' },
        name: { type: 'string' },
        role: { type: 'string', enum: ['owner', 'support', 'viewer'] },
      },
    },
  },
}

export const OperatorInvitationRef: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['token'],
  properties: { token: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'INVALID_VALUE' } },
}

export const OperatorInvitation: Json = {
  type: 'object',
  required: ['Success', 'email', 'name', 'role', 'key', 'uri'],
  properties: {
    Success: { type: 'boolean', const: true },
    email: { type: 'string' },
    name: { type: 'string' },
    role: { type: 'string', enum: ['owner', 'support', 'viewer'] },
    key: { type: 'string' },
    uri: { type: 'string' },
  },
}

export const OperatorInvitationAcceptance: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['token', 'password', 'code'],
  properties: {
    token: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'INVALID_VALUE' },
    password: {
      type: 'string',
      'x-clean': 'verbatim',
      minLength: 12,
      maxLength: 128,
      'x-error': {
        required: 'PASSWORD_REQUIRED',
        minLength: 'OPERATOR_PASSWORD_TOO_SHORT',
        maxLength: 'PASSWORD_TOO_LONG',
      },
    },
    code: {
      type: 'string',
      pattern: '^[0-9]{3} ?[0-9]{3}$',
      maxLength: 7,
      'x-clean': 'line',
      'x-error': 'OPERATOR_CODE_WRONG',
    },
  },
}

export const OperatorAnswer: Json = {
  type: 'object',
  required: ['Success', 'operator'],
  properties: {
    Success: { type: 'boolean', const: true },
    operator: {
      type: 'object',
      required: ['operatorId', 'email', 'name', 'role'],
      properties: {
        operatorId: {
          type: 'string',
          pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
        },
        email: { type: 'string' },
        name: { type: 'string' },
        role: { type: 'string', enum: ['owner', 'support', 'viewer'] },
      },
    },
  },
}

export const OperatorActionsFilter: Json = {
  type: 'object',
  additionalProperties: false,
  properties: {
    operator: { type: 'string', maxLength: 100, 'x-clean': 'line', 'x-error': 'INVALID_VALUE' },
    action: { type: 'string', maxLength: 60, 'x-clean': 'line', 'x-error': 'INVALID_VALUE' },
    subject: { type: 'string', maxLength: 200, 'x-clean': 'line', 'x-error': 'INVALID_VALUE' },
    from: { type: 'string', pattern: '^2\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', 'x-error': 'INVALID_VALUE' },
    until: { type: 'string', pattern: '^2\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', 'x-error': 'INVALID_VALUE' },
    cursor: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'CURSOR_INVALID' },
    limit: { type: 'integer', minimum: 1, maximum: 50, default: 10, 'x-error': 'INVALID_VALUE' },
  },
}

export const OperatorActions: Json = {
  type: 'object',
  required: ['Success', 'actions', 'nextCursor'],
  properties: {
    Success: { type: 'boolean', const: true },
    actions: {
      type: 'array',
      items: {
        type: 'object',
        required: ['actionId', 'at', 'operator', 'byConsole', 'action', 'subject', 'details'],
        properties: {
          actionId: {
            type: 'string',
            pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
          },
          at: { type: 'string', format: 'date-time' },
          operator: { type: 'string' },
          byConsole: { type: 'boolean' },
          action: { type: 'string' },
          subject: { type: 'string' },
          details: {
            type: 'array',
            items: {
              type: 'object',
              required: ['name', 'value'],
              properties: { name: { type: 'string' }, value: { type: 'string' } },
            },
          },
        },
      },
    },
    nextCursor: { type: ['string', 'null'] },
  },
}

export const AccountsFilter: Json = {
  type: 'object',
  additionalProperties: false,
  properties: {
    q: { type: 'string', 'x-clean': 'line', maxLength: 100, 'x-error': 'INVALID_VALUE' },
    role: { type: 'string', enum: ['customer', 'business'], 'x-error': 'INVALID_VALUE' },
    blocked: { type: 'boolean', 'x-error': 'INVALID_VALUE' },
    cursor: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'CURSOR_INVALID' },
    limit: { type: 'integer', minimum: 1, maximum: 50, default: 10, 'x-error': 'INVALID_VALUE' },
  },
}

export const OperatorAccounts: Json = {
  type: 'object',
  required: ['Success', 'accounts', 'nextCursor'],
  properties: {
    Success: { type: 'boolean', const: true },
    accounts: {
      type: 'array',
      items: {
        type: 'object',
        required: [
          'accountId',
          'email',
          'name',
          'business',
          'role',
          'createdAt',
          'isVerified',
          'isBlocked',
          'deleteAt',
          'memberUntil',
        ],
        properties: {
          accountId: {
            type: 'string',
            pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
          },
          email: { type: 'string' },
          name: { type: 'string' },
          business: { type: ['string', 'null'] },
          role: { type: 'string', enum: ['customer', 'business'] },
          createdAt: { type: 'string', format: 'date-time' },
          isVerified: { type: 'boolean' },
          isBlocked: { type: 'boolean' },
          deleteAt: { type: ['string', 'null'], format: 'date-time' },
          memberUntil: { type: ['string', 'null'], format: 'date-time' },
        },
      },
    },
    nextCursor: { type: ['string', 'null'] },
  },
}

export const AccountChange: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['accountId', 'act'],
  properties: {
    accountId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    act: { type: 'string', enum: ['verify', 'block', 'unblock', 'keep'], 'x-error': 'INVALID_VALUE' },
    reason: { type: 'string', 'x-clean': 'line', maxLength: 300, 'x-error': 'TEXT_TOO_LONG' },
  },
}

export const OperatorAccountAnswer: Json = {
  type: 'object',
  required: ['Success', 'account'],
  properties: {
    Success: { type: 'boolean', const: true },
    account: {
      type: 'object',
      required: [
        'accountId',
        'email',
        'name',
        'business',
        'role',
        'createdAt',
        'isVerified',
        'isBlocked',
        'deleteAt',
        'memberUntil',
      ],
      properties: {
        accountId: {
          type: 'string',
          pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
        },
        email: { type: 'string' },
        name: { type: 'string' },
        business: { type: ['string', 'null'] },
        role: { type: 'string', enum: ['customer', 'business'] },
        createdAt: { type: 'string', format: 'date-time' },
        isVerified: { type: 'boolean' },
        isBlocked: { type: 'boolean' },
        deleteAt: { type: ['string', 'null'], format: 'date-time' },
        memberUntil: { type: ['string', 'null'], format: 'date-time' },
      },
    },
  },
}

export const AccountDeletion: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['accountId'],
  properties: {
    accountId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    reason: { type: 'string', 'x-clean': 'line', maxLength: 300, 'x-error': 'TEXT_TOO_LONG' },
  },
}

export const MembershipChange: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['accountId', 'act'],
  properties: {
    accountId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    act: { type: 'string', enum: ['activate', 'end'], 'x-error': 'INVALID_VALUE' },
    reason: { type: 'string', 'x-clean': 'line', maxLength: 300, 'x-error': 'TEXT_TOO_LONG' },
  },
}

export const JobsFilter: Json = {
  type: 'object',
  additionalProperties: false,
  properties: {
    q: { type: 'string', 'x-clean': 'line', maxLength: 254, 'x-error': 'INVALID_VALUE' },
    status: {
      type: 'string',
      enum: ['open', 'inprogress', 'completed', 'expired', 'deleted'],
      'x-error': 'INVALID_VALUE',
    },
    cursor: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'CURSOR_INVALID' },
    limit: { type: 'integer', minimum: 1, maximum: 50, default: 10, 'x-error': 'INVALID_VALUE' },
  },
}

export const OperatorJobs: Json = {
  type: 'object',
  required: ['Success', 'jobs', 'nextCursor'],
  properties: {
    Success: { type: 'boolean', const: true },
    jobs: {
      type: 'array',
      items: {
        type: 'object',
        required: [
          'jobId',
          'title',
          'status',
          'customer',
          'business',
          'budget',
          'postedAt',
          'expiresAt',
          'assignedAt',
          'completedAt',
          'rating',
          'bids',
        ],
        properties: {
          jobId: {
            type: 'string',
            pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
          },
          title: { type: 'string' },
          status: {
            type: 'string',
            enum: ['open', 'inprogress', 'completed', 'expired', 'deleted'],
            'x-error': 'INVALID_VALUE',
          },
          customer: { type: 'string' },
          business: { type: ['string', 'null'] },
          budget: { type: 'number' },
          postedAt: { type: 'string', format: 'date-time' },
          expiresAt: { type: 'string', format: 'date-time' },
          assignedAt: { type: ['string', 'null'], format: 'date-time' },
          completedAt: { type: ['string', 'null'], format: 'date-time' },
          rating: { type: ['integer', 'null'] },
          bids: { type: 'integer' },
        },
      },
    },
    nextCursor: { type: ['string', 'null'] },
  },
}

export const OperatorJobRef: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId'],
  properties: {
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
  },
}

export const OperatorJobAnswer: Json = {
  type: 'object',
  required: ['Success', 'job', 'offers'],
  properties: {
    Success: { type: 'boolean', const: true },
    job: {
      type: 'object',
      required: [
        'jobId',
        'title',
        'status',
        'customer',
        'business',
        'budget',
        'postedAt',
        'expiresAt',
        'assignedAt',
        'completedAt',
        'rating',
        'bids',
      ],
      properties: {
        jobId: {
          type: 'string',
          pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
        },
        title: { type: 'string' },
        status: {
          type: 'string',
          enum: ['open', 'inprogress', 'completed', 'expired', 'deleted'],
          'x-error': 'INVALID_VALUE',
        },
        customer: { type: 'string' },
        business: { type: ['string', 'null'] },
        budget: { type: 'number' },
        postedAt: { type: 'string', format: 'date-time' },
        expiresAt: { type: 'string', format: 'date-time' },
        assignedAt: { type: ['string', 'null'], format: 'date-time' },
        completedAt: { type: ['string', 'null'], format: 'date-time' },
        rating: { type: ['integer', 'null'] },
        bids: { type: 'integer' },
      },
    },
    offers: {
      type: 'array',
      items: {
        type: 'object',
        required: ['business', 'email', 'amount', 'state', 'isGone', 'placedAt'],
        properties: {
          business: { type: 'string' },
          email: { type: 'string' },
          amount: { type: 'number' },
          state: { type: 'string', enum: ['standing', 'declined', 'withdrawn', 'ended'] },
          isGone: { type: 'boolean' },
          placedAt: { type: 'string', format: 'date-time' },
        },
      },
    },
  },
}

export const JobRepair: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['jobId', 'act'],
  properties: {
    jobId: { type: 'string', pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
    act: { type: 'string', enum: ['reopen', 'end', 'complete', 'remove', 'removeRating'], 'x-error': 'INVALID_VALUE' },
    reason: { type: 'string', 'x-clean': 'line', maxLength: 300, 'x-error': 'TEXT_TOO_LONG' },
  },
}

export const ReportsFilter: Json = {
  type: 'object',
  additionalProperties: false,
  properties: {
    subject: { type: 'string', enum: ['job', 'business', 'review', 'picture', 'message'], 'x-error': 'INVALID_VALUE' },
    settled: { type: 'boolean' },
    cursor: { type: 'string', minLength: 1, maxLength: 200, 'x-error': 'CURSOR_INVALID' },
    limit: { type: 'integer', minimum: 1, maximum: 50, default: 10, 'x-error': 'INVALID_VALUE' },
  },
}

export const OperatorReports: Json = {
  type: 'object',
  required: ['Success', 'reports', 'nextCursor'],
  properties: {
    Success: { type: 'boolean', const: true },
    reports: {
      type: 'array',
      items: {
        type: 'object',
        required: [
          'reportId',
          'subject',
          'subjectId',
          'count',
          'kinds',
          'words',
          'firstAt',
          'lastAt',
          'authorId',
          'author',
          'jobId',
          'businessId',
          'title',
          'text',
          'reply',
          'stars',
          'pictures',
          'settledBefore',
          'settledAt',
          'outcome',
          'note',
        ],
        properties: {
          reportId: {
            type: 'string',
            pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
          },
          subject: {
            type: 'string',
            enum: ['job', 'business', 'review', 'picture', 'message'],
            'x-error': 'INVALID_VALUE',
          },
          subjectId: { type: 'string' },
          count: { type: 'integer' },
          kinds: {
            type: 'array',
            items: {
              type: 'object',
              required: ['kind', 'count'],
              properties: {
                kind: {
                  type: 'string',
                  enum: ['spam', 'scam', 'offensive', 'misleading', 'privacy', 'other'],
                  'x-error': 'INVALID_VALUE',
                },
                count: { type: 'integer' },
              },
            },
          },
          words: { type: ['string', 'null'] },
          firstAt: { type: 'string', format: 'date-time' },
          lastAt: { type: 'string', format: 'date-time' },
          authorId: {
            type: 'string',
            pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
          },
          author: { type: 'string' },
          jobId: { type: ['string', 'null'] },
          businessId: { type: ['string', 'null'] },
          title: { type: ['string', 'null'] },
          text: { type: ['string', 'null'] },
          reply: { type: ['string', 'null'] },
          stars: { type: ['integer', 'null'] },
          pictures: {
            type: 'array',
            items: {
              type: 'string',
              maxLength: 500,
              pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$',
              'x-error': 'FILE_UNKNOWN',
            },
          },
          settledBefore: { type: 'integer' },
          settledAt: { type: ['string', 'null'], format: 'date-time' },
          outcome: {
            oneOf: [{ type: 'string', enum: ['acted', 'dismissed'], 'x-error': 'INVALID_VALUE' }, { type: 'null' }],
          },
          note: { type: ['string', 'null'] },
        },
      },
    },
    nextCursor: { type: ['string', 'null'] },
  },
}

export const ReportSettlement: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['reportId', 'outcome', 'reason'],
  properties: {
    reportId: {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    },
    outcome: { type: 'string', enum: ['acted', 'dismissed'], 'x-error': 'INVALID_VALUE' },
    reason: {
      type: 'string',
      'x-clean': 'line',
      pattern: '\\S',
      maxLength: 300,
      'x-error': { required: 'REASON_REQUIRED', pattern: 'REASON_REQUIRED', maxLength: 'TEXT_TOO_LONG' },
    },
  },
}

export const ReportsSettled: Json = {
  type: 'object',
  required: ['Success', 'settled'],
  properties: { Success: { type: 'boolean', const: true }, settled: { type: 'integer' } },
}

export const OverviewRange: Json = {
  type: 'object',
  additionalProperties: false,
  properties: {
    from: { type: 'string', pattern: '^2\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', 'x-error': 'INVALID_VALUE' },
    until: { type: 'string', pattern: '^2\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', 'x-error': 'INVALID_VALUE' },
    category: { type: 'string', 'x-clean': 'line', maxLength: 100, 'x-error': 'INVALID_VALUE' },
    state: { type: 'string', 'x-clean': 'line', maxLength: 100, 'x-error': 'INVALID_VALUE' },
  },
}

export const Overview: Json = {
  type: 'object',
  required: [
    'Success',
    'from',
    'until',
    'days',
    'trades',
    'states',
    'accounts',
    'openJobs',
    'runningJobs',
    'members',
    'openReports',
    'queues',
  ],
  properties: {
    Success: { type: 'boolean', const: true },
    from: { type: 'string' },
    until: { type: 'string' },
    days: {
      type: 'array',
      items: {
        type: 'object',
        required: ['of', 'jobs', 'answered', 'accepted', 'completed', 'disputed'],
        properties: {
          of: { type: 'string' },
          jobs: { type: 'integer' },
          answered: { type: 'integer' },
          accepted: { type: 'integer' },
          completed: { type: 'integer' },
          disputed: { type: 'integer' },
        },
      },
    },
    trades: {
      type: 'array',
      items: {
        type: 'object',
        required: ['of', 'jobs', 'answered', 'accepted', 'completed', 'disputed'],
        properties: {
          of: { type: 'string' },
          jobs: { type: 'integer' },
          answered: { type: 'integer' },
          accepted: { type: 'integer' },
          completed: { type: 'integer' },
          disputed: { type: 'integer' },
        },
      },
    },
    states: {
      type: 'array',
      items: {
        type: 'object',
        required: ['of', 'jobs', 'answered', 'accepted', 'completed', 'disputed'],
        properties: {
          of: { type: 'string' },
          jobs: { type: 'integer' },
          answered: { type: 'integer' },
          accepted: { type: 'integer' },
          completed: { type: 'integer' },
          disputed: { type: 'integer' },
        },
      },
    },
    accounts: {
      type: 'array',
      items: {
        type: 'object',
        required: ['of', 'customers', 'businesses'],
        properties: { of: { type: 'string' }, customers: { type: 'integer' }, businesses: { type: 'integer' } },
      },
    },
    openJobs: { type: 'integer' },
    runningJobs: { type: 'integer' },
    members: { type: 'integer' },
    openReports: { type: 'integer' },
    queues: {
      type: 'array',
      items: {
        type: 'object',
        required: ['queue', 'waiting', 'oldestSeconds'],
        properties: {
          queue: { type: 'string' },
          waiting: { type: 'integer' },
          oldestSeconds: { type: ['integer', 'null'] },
        },
      },
    },
  },
}

export const Failure: Json = {
  type: 'object',
  required: ['Success', 'Message', 'code'],
  properties: {
    Success: { type: 'boolean', const: false },
    Message: { type: 'string' },
    code: {
      type: 'string',
      enum: [
        'MALFORMED_REQUEST',
        'INVALID_TYPE',
        'UNKNOWN_FIELD',
        'CURSOR_INVALID',
        'UNAUTHORIZED',
        'INVALID_CREDENTIALS',
        'KEY_INVALID',
        'ROLE_NOT_ALLOWED',
        'KEY_SCOPE_MISSING',
        'KEY_NOT_ALLOWED',
        'ID_MISMATCH',
        'ACCOUNT_BLOCKED',
        'ACCOUNT_LEAVING',
        'SECOND_STEP_REQUIRED',
        'PROVE_AGAIN',
        'NOT_YOURS',
        'OWN_MESSAGE',
        'OWN_CONTENT',
        'OUTSIDE_YOUR_AREA',
        'EMAIL_NOT_VERIFIED',
        'SUBSCRIPTION_INACTIVE',
        'NOT_FOUND',
        'METHOD_NOT_ALLOWED',
        'JOB_NOT_FOUND',
        'BID_NOT_FOUND',
        'THREAD_NOT_FOUND',
        'MESSAGE_NOT_FOUND',
        'REVIEW_NOT_FOUND',
        'WEBHOOK_NOT_FOUND',
        'DELIVERY_NOT_FOUND',
        'SAVED_SEARCH_NOT_FOUND',
        'PAYMENTS_OFF',
        'BUSINESS_NOT_FOUND',
        'INVITATION_NOT_FOUND',
        'FILE_NOT_FOUND',
        'EMAIL_TAKEN',
        'TOO_MANY_KEYS',
        'LOGIN_TICKET_INVALID',
        'SECOND_STEP_ON',
        'SECOND_STEP_OFF',
        'SECOND_STEP_NOT_BEGUN',
        'TOO_MANY_PASSKEYS',
        'PASSKEY_KNOWN',
        'TOO_MANY_WEBHOOKS',
        'TOO_MANY_SAVED_SEARCHES',
        'MEMBERSHIP_RENEWS',
        'NO_CARD',
        'TOO_MANY_FAVORITES',
        'OWN_SEARCH_STAYS',
        'WEBHOOK_OFF',
        'JOB_ALREADY_ASSIGNED',
        'JOB_EXPIRED',
        'JOB_WAS_DELETED',
        'JOB_ALREADY_COMPLETED',
        'JOBS_IN_PROGRESS',
        'JOB_NOT_COMPLETED',
        'ALREADY_BID',
        'ALREADY_RATED',
        'ALREADY_DOUBTED',
        'DOUBT_TOO_LATE',
        'ASSIGNMENT_CHANGED',
        'ASSIGNMENT_ENDED',
        'JOB_NOT_ASSIGNED',
        'JOB_NOT_RATED',
        'RATING_CHANGED',
        'RATING_FINAL',
        'REPLY_FINAL',
        'BID_CHANGED',
        'BID_WITHDRAWN',
        'BID_DECLINED',
        'BID_NOT_DECLINED',
        'ALREADY_INVITED',
        'BUSINESS_HAS_BID',
        'TOO_MANY_INVITATIONS',
        'INVITATION_DECLINED',
        'TALK_OVER',
        'PARTNER_GONE',
        'IDEMPOTENCY_KEY_REUSED',
        'OPERATOR_LOGIN_WRONG',
        'OPERATOR_CODE_WRONG',
        'OPERATOR_PASSWORD_TOO_SHORT',
        'ACCOUNT_NOT_FOUND',
        'REPORT_NOT_FOUND',
        'ACCOUNT_HAS_JOBS',
        'NOT_A_BUSINESS',
        'MEMBERSHIP_NOT_ACTIVE',
        'LINK_EXPIRED',
        'REQUEST_TIMEOUT',
        'BODY_TOO_LARGE',
        'FILE_TOO_LARGE',
        'UNSUPPORTED_MEDIA_TYPE',
        'FILE_TYPE_NOT_ALLOWED',
        'VALIDATION_FAILED',
        'NAME_REQUIRED',
        'NAME_EMPTY',
        'EMAIL_REQUIRED',
        'EMAIL_INVALID',
        'PHONE_REQUIRED',
        'PHONE_EMPTY',
        'PHONE_INVALID',
        'PASSWORD_REQUIRED',
        'PASSWORD_TOO_SHORT',
        'PASSWORD_TOO_LONG',
        'PASSWORD_TOO_COMMON',
        'PASSWORD_IS_PERSONAL',
        'CURRENT_PASSWORD_REQUIRED',
        'CURRENT_PASSWORD_WRONG',
        'CODE_REQUIRED',
        'CODE_WRONG',
        'PASSKEY_INVALID',
        'NEW_PASSWORD_REQUIRED',
        'KEY_SCOPES_REQUIRED',
        'WEBHOOK_TOPICS_REQUIRED',
        'WEBHOOK_URL_INVALID',
        'SEARCH_SAYS_NOTHING',
        'CONFIRM_PASSWORD_REQUIRED',
        'PASSWORDS_MUST_MATCH',
        'TERMS_REQUIRED',
        'ANSWER_REQUIRED',
        'COUNTRY_REQUIRED',
        'STATE_REQUIRED',
        'CITY_REQUIRED',
        'LOCATION_UNKNOWN',
        'BUSINESS_NAME_REQUIRED',
        'BUSINESS_PHONE_REQUIRED',
        'BUSINESS_CATEGORY_REQUIRED',
        'MAXIMUM_3_CATEGORIES_ALLOWED',
        'MAX_CATEGORIES',
        'MAX_CITIES',
        'RADIUS_INVALID',
        'ONE_CITY_ALLOWED',
        'MAX_DOCUMENTS',
        'MAX_PICTURES',
        'MAX_WORK_PICTURES',
        'ADDRESS_REQUIRED',
        'ZIP_CODE_REQUIRED',
        'JOB_TITLE_REQUIRED',
        'JOB_DESCRIPTION_REQUIRED',
        'JOB_BUDGET_REQUIRED',
        'JOB_CATEGORY_REQUIRED',
        'JOB_PICTURES_REQUIRED',
        'CATEGORY_UNKNOWN',
        'NEEDED_BY_INVALID',
        'NEEDED_BY_PAST',
        'NEEDED_BY_TOO_FAR',
        'CAN_START_INVALID',
        'CAN_START_PAST',
        'CAN_START_TOO_FAR',
        'BID_PROPOSAL_REQUIRED',
        'BID_BUDGET_REQUIRED',
        'AMOUNT_INVALID',
        'RATING_REQUIRED',
        'REPLY_REQUIRED',
        'REASON_REQUIRED',
        'REASON_TOO_SHORT',
        'MESSAGE_REQUIRED',
        'BUSINESS_REQUIRED',
        'REPORT_REASON_REQUIRED',
        'TEXT_TOO_LONG',
        'HIDDEN_CHARACTERS',
        'NAME_HAS_LINK',
        'FILE_MISSING',
        'FILE_UNREADABLE',
        'PICTURE_TOO_LARGE',
        'FILE_UNKNOWN',
        'LANGUAGE_UNKNOWN',
        'INVALID_VALUE',
        'TOO_MANY_REQUESTS',
        'JOB_QUOTA_REACHED',
        'BID_QUOTA_REACHED',
        'INVITATION_QUOTA_REACHED',
        'TOO_MANY_STREAMS',
        'ACCOUNT_UPLOAD_LIMIT',
        'ADDRESS_UPLOAD_LIMIT',
        'INTERNAL_ERROR',
        'SERVICE_UNAVAILABLE',
        'UPLOADS_BUSY',
        'FILES_UNAVAILABLE',
        'PAYMENTS_UNAVAILABLE',
      ],
    },
    errors: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        required: ['field', 'code'],
        properties: {
          field: { type: 'string' },
          code: {
            type: 'string',
            enum: [
              'MALFORMED_REQUEST',
              'INVALID_TYPE',
              'UNKNOWN_FIELD',
              'CURSOR_INVALID',
              'UNAUTHORIZED',
              'INVALID_CREDENTIALS',
              'KEY_INVALID',
              'ROLE_NOT_ALLOWED',
              'KEY_SCOPE_MISSING',
              'KEY_NOT_ALLOWED',
              'ID_MISMATCH',
              'ACCOUNT_BLOCKED',
              'ACCOUNT_LEAVING',
              'SECOND_STEP_REQUIRED',
              'PROVE_AGAIN',
              'NOT_YOURS',
              'OWN_MESSAGE',
              'OWN_CONTENT',
              'OUTSIDE_YOUR_AREA',
              'EMAIL_NOT_VERIFIED',
              'SUBSCRIPTION_INACTIVE',
              'NOT_FOUND',
              'METHOD_NOT_ALLOWED',
              'JOB_NOT_FOUND',
              'BID_NOT_FOUND',
              'THREAD_NOT_FOUND',
              'MESSAGE_NOT_FOUND',
              'REVIEW_NOT_FOUND',
              'WEBHOOK_NOT_FOUND',
              'DELIVERY_NOT_FOUND',
              'SAVED_SEARCH_NOT_FOUND',
              'PAYMENTS_OFF',
              'BUSINESS_NOT_FOUND',
              'INVITATION_NOT_FOUND',
              'FILE_NOT_FOUND',
              'EMAIL_TAKEN',
              'TOO_MANY_KEYS',
              'LOGIN_TICKET_INVALID',
              'SECOND_STEP_ON',
              'SECOND_STEP_OFF',
              'SECOND_STEP_NOT_BEGUN',
              'TOO_MANY_PASSKEYS',
              'PASSKEY_KNOWN',
              'TOO_MANY_WEBHOOKS',
              'TOO_MANY_SAVED_SEARCHES',
              'MEMBERSHIP_RENEWS',
              'NO_CARD',
              'TOO_MANY_FAVORITES',
              'OWN_SEARCH_STAYS',
              'WEBHOOK_OFF',
              'JOB_ALREADY_ASSIGNED',
              'JOB_EXPIRED',
              'JOB_WAS_DELETED',
              'JOB_ALREADY_COMPLETED',
              'JOBS_IN_PROGRESS',
              'JOB_NOT_COMPLETED',
              'ALREADY_BID',
              'ALREADY_RATED',
              'ALREADY_DOUBTED',
              'DOUBT_TOO_LATE',
              'ASSIGNMENT_CHANGED',
              'ASSIGNMENT_ENDED',
              'JOB_NOT_ASSIGNED',
              'JOB_NOT_RATED',
              'RATING_CHANGED',
              'RATING_FINAL',
              'REPLY_FINAL',
              'BID_CHANGED',
              'BID_WITHDRAWN',
              'BID_DECLINED',
              'BID_NOT_DECLINED',
              'ALREADY_INVITED',
              'BUSINESS_HAS_BID',
              'TOO_MANY_INVITATIONS',
              'INVITATION_DECLINED',
              'TALK_OVER',
              'PARTNER_GONE',
              'IDEMPOTENCY_KEY_REUSED',
              'OPERATOR_LOGIN_WRONG',
              'OPERATOR_CODE_WRONG',
              'OPERATOR_PASSWORD_TOO_SHORT',
              'ACCOUNT_NOT_FOUND',
              'REPORT_NOT_FOUND',
              'ACCOUNT_HAS_JOBS',
              'NOT_A_BUSINESS',
              'MEMBERSHIP_NOT_ACTIVE',
              'LINK_EXPIRED',
              'REQUEST_TIMEOUT',
              'BODY_TOO_LARGE',
              'FILE_TOO_LARGE',
              'UNSUPPORTED_MEDIA_TYPE',
              'FILE_TYPE_NOT_ALLOWED',
              'VALIDATION_FAILED',
              'NAME_REQUIRED',
              'NAME_EMPTY',
              'EMAIL_REQUIRED',
              'EMAIL_INVALID',
              'PHONE_REQUIRED',
              'PHONE_EMPTY',
              'PHONE_INVALID',
              'PASSWORD_REQUIRED',
              'PASSWORD_TOO_SHORT',
              'PASSWORD_TOO_LONG',
              'PASSWORD_TOO_COMMON',
              'PASSWORD_IS_PERSONAL',
              'CURRENT_PASSWORD_REQUIRED',
              'CURRENT_PASSWORD_WRONG',
              'CODE_REQUIRED',
              'CODE_WRONG',
              'PASSKEY_INVALID',
              'NEW_PASSWORD_REQUIRED',
              'KEY_SCOPES_REQUIRED',
              'WEBHOOK_TOPICS_REQUIRED',
              'WEBHOOK_URL_INVALID',
              'SEARCH_SAYS_NOTHING',
              'CONFIRM_PASSWORD_REQUIRED',
              'PASSWORDS_MUST_MATCH',
              'TERMS_REQUIRED',
              'ANSWER_REQUIRED',
              'COUNTRY_REQUIRED',
              'STATE_REQUIRED',
              'CITY_REQUIRED',
              'LOCATION_UNKNOWN',
              'BUSINESS_NAME_REQUIRED',
              'BUSINESS_PHONE_REQUIRED',
              'BUSINESS_CATEGORY_REQUIRED',
              'MAXIMUM_3_CATEGORIES_ALLOWED',
              'MAX_CATEGORIES',
              'MAX_CITIES',
              'RADIUS_INVALID',
              'ONE_CITY_ALLOWED',
              'MAX_DOCUMENTS',
              'MAX_PICTURES',
              'MAX_WORK_PICTURES',
              'ADDRESS_REQUIRED',
              'ZIP_CODE_REQUIRED',
              'JOB_TITLE_REQUIRED',
              'JOB_DESCRIPTION_REQUIRED',
              'JOB_BUDGET_REQUIRED',
              'JOB_CATEGORY_REQUIRED',
              'JOB_PICTURES_REQUIRED',
              'CATEGORY_UNKNOWN',
              'NEEDED_BY_INVALID',
              'NEEDED_BY_PAST',
              'NEEDED_BY_TOO_FAR',
              'CAN_START_INVALID',
              'CAN_START_PAST',
              'CAN_START_TOO_FAR',
              'BID_PROPOSAL_REQUIRED',
              'BID_BUDGET_REQUIRED',
              'AMOUNT_INVALID',
              'RATING_REQUIRED',
              'REPLY_REQUIRED',
              'REASON_REQUIRED',
              'REASON_TOO_SHORT',
              'MESSAGE_REQUIRED',
              'BUSINESS_REQUIRED',
              'REPORT_REASON_REQUIRED',
              'TEXT_TOO_LONG',
              'HIDDEN_CHARACTERS',
              'NAME_HAS_LINK',
              'FILE_MISSING',
              'FILE_UNREADABLE',
              'PICTURE_TOO_LARGE',
              'FILE_UNKNOWN',
              'LANGUAGE_UNKNOWN',
              'INVALID_VALUE',
              'TOO_MANY_REQUESTS',
              'JOB_QUOTA_REACHED',
              'BID_QUOTA_REACHED',
              'INVITATION_QUOTA_REACHED',
              'TOO_MANY_STREAMS',
              'ACCOUNT_UPLOAD_LIMIT',
              'ADDRESS_UPLOAD_LIMIT',
              'INTERNAL_ERROR',
              'SERVICE_UNAVAILABLE',
              'UPLOADS_BUSY',
              'FILES_UNAVAILABLE',
              'PAYMENTS_UNAVAILABLE',
            ],
          },
        },
      },
    },
    bid: {
      type: 'object',
      required: [
        'bidId',
        'jobId',
        'businessId',
        'buisness_name',
        'logo_url',
        'rating',
        'ratingsCount',
        'jobsCompleted',
        'steppedDown',
        'isLicense',
        'isInsurance',
        'licenseCheckedOn',
        'insuranceCheckedOn',
        'amount',
        'proposalStatement',
        'createdAt',
        'updatedAt',
        'state',
        'declined',
        'unreadMessages',
        'canStart',
      ],
      properties: {
        bidId: {
          type: 'string',
          pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
        },
        jobId: {
          type: 'string',
          pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
        },
        businessId: {
          type: 'string',
          pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
        },
        buisness_name: { type: 'string' },
        logo_url: { type: 'object', required: ['url'], properties: { url: { type: ['string', 'null'] } } },
        rating: { type: ['number', 'null'] },
        ratingsCount: { type: 'integer' },
        jobsCompleted: { type: 'integer' },
        steppedDown: { type: 'integer' },
        isLicense: { type: 'integer', enum: [0, 1], 'x-error': 'INVALID_VALUE' },
        isInsurance: { type: 'integer', enum: [0, 1], 'x-error': 'INVALID_VALUE' },
        licenseCheckedOn: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
        insuranceCheckedOn: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
        amount: { type: 'number' },
        proposalStatement: { type: 'string' },
        createdAt: { type: 'string', format: 'date-time' },
        updatedAt: { type: 'string', format: 'date-time' },
        state: { type: 'string', enum: ['standing', 'withdrawn', 'declined', 'ended'] },
        declined: {
          oneOf: [
            {
              type: 'object',
              required: ['reason', 'comment', 'declinedAt'],
              properties: {
                reason: {
                  oneOf: [
                    { type: 'string', enum: ['price', 'time', 'proposal', 'foundOther'], 'x-error': 'INVALID_VALUE' },
                    { type: 'null' },
                  ],
                },
                comment: { type: ['string', 'null'] },
                declinedAt: { type: 'string', format: 'date-time' },
              },
            },
            { type: 'null' },
          ],
        },
        unreadMessages: { type: 'integer', minimum: 0 },
        canStart: { type: ['string', 'null'] },
      },
    },
    ownBid: {
      type: 'object',
      required: ['bidId', 'amount', 'proposalStatement', 'createdAt', 'updatedAt', 'state', 'declined', 'canStart'],
      properties: {
        bidId: {
          type: 'string',
          pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
        },
        amount: { type: 'number' },
        proposalStatement: { type: 'string' },
        createdAt: { type: 'string', format: 'date-time' },
        updatedAt: { type: 'string', format: 'date-time' },
        state: { type: 'string', enum: ['standing', 'withdrawn', 'declined', 'ended'] },
        declined: {
          oneOf: [
            {
              type: 'object',
              required: ['reason', 'comment', 'declinedAt'],
              properties: {
                reason: {
                  oneOf: [
                    { type: 'string', enum: ['price', 'time', 'proposal', 'foundOther'], 'x-error': 'INVALID_VALUE' },
                    { type: 'null' },
                  ],
                },
                comment: { type: ['string', 'null'] },
                declinedAt: { type: 'string', format: 'date-time' },
              },
            },
            { type: 'null' },
          ],
        },
        canStart: { type: ['string', 'null'] },
      },
    },
    deleteAt: { type: 'string', format: 'date-time' },
    ticket: { type: 'string' },
    scope: {
      type: 'string',
      enum: [
        'jobs:read',
        'jobs:write',
        'messages:read',
        'messages:write',
        'bids:read',
        'bids:write',
        'profile',
        'notifications',
        'webhooks',
      ],
      'x-error': 'INVALID_VALUE',
    },
  },
}

export const Problem: Json = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code'],
  properties: {
    type: { type: 'string', format: 'uri' },
    title: { type: 'string' },
    status: { type: 'integer', minimum: 400, maximum: 599 },
    detail: { type: 'string' },
    code: {
      type: 'string',
      enum: [
        'MALFORMED_REQUEST',
        'INVALID_TYPE',
        'UNKNOWN_FIELD',
        'CURSOR_INVALID',
        'UNAUTHORIZED',
        'INVALID_CREDENTIALS',
        'KEY_INVALID',
        'ROLE_NOT_ALLOWED',
        'KEY_SCOPE_MISSING',
        'KEY_NOT_ALLOWED',
        'ID_MISMATCH',
        'ACCOUNT_BLOCKED',
        'ACCOUNT_LEAVING',
        'SECOND_STEP_REQUIRED',
        'PROVE_AGAIN',
        'NOT_YOURS',
        'OWN_MESSAGE',
        'OWN_CONTENT',
        'OUTSIDE_YOUR_AREA',
        'EMAIL_NOT_VERIFIED',
        'SUBSCRIPTION_INACTIVE',
        'NOT_FOUND',
        'METHOD_NOT_ALLOWED',
        'JOB_NOT_FOUND',
        'BID_NOT_FOUND',
        'THREAD_NOT_FOUND',
        'MESSAGE_NOT_FOUND',
        'REVIEW_NOT_FOUND',
        'WEBHOOK_NOT_FOUND',
        'DELIVERY_NOT_FOUND',
        'SAVED_SEARCH_NOT_FOUND',
        'PAYMENTS_OFF',
        'BUSINESS_NOT_FOUND',
        'INVITATION_NOT_FOUND',
        'FILE_NOT_FOUND',
        'EMAIL_TAKEN',
        'TOO_MANY_KEYS',
        'LOGIN_TICKET_INVALID',
        'SECOND_STEP_ON',
        'SECOND_STEP_OFF',
        'SECOND_STEP_NOT_BEGUN',
        'TOO_MANY_PASSKEYS',
        'PASSKEY_KNOWN',
        'TOO_MANY_WEBHOOKS',
        'TOO_MANY_SAVED_SEARCHES',
        'MEMBERSHIP_RENEWS',
        'NO_CARD',
        'TOO_MANY_FAVORITES',
        'OWN_SEARCH_STAYS',
        'WEBHOOK_OFF',
        'JOB_ALREADY_ASSIGNED',
        'JOB_EXPIRED',
        'JOB_WAS_DELETED',
        'JOB_ALREADY_COMPLETED',
        'JOBS_IN_PROGRESS',
        'JOB_NOT_COMPLETED',
        'ALREADY_BID',
        'ALREADY_RATED',
        'ALREADY_DOUBTED',
        'DOUBT_TOO_LATE',
        'ASSIGNMENT_CHANGED',
        'ASSIGNMENT_ENDED',
        'JOB_NOT_ASSIGNED',
        'JOB_NOT_RATED',
        'RATING_CHANGED',
        'RATING_FINAL',
        'REPLY_FINAL',
        'BID_CHANGED',
        'BID_WITHDRAWN',
        'BID_DECLINED',
        'BID_NOT_DECLINED',
        'ALREADY_INVITED',
        'BUSINESS_HAS_BID',
        'TOO_MANY_INVITATIONS',
        'INVITATION_DECLINED',
        'TALK_OVER',
        'PARTNER_GONE',
        'IDEMPOTENCY_KEY_REUSED',
        'OPERATOR_LOGIN_WRONG',
        'OPERATOR_CODE_WRONG',
        'OPERATOR_PASSWORD_TOO_SHORT',
        'ACCOUNT_NOT_FOUND',
        'REPORT_NOT_FOUND',
        'ACCOUNT_HAS_JOBS',
        'NOT_A_BUSINESS',
        'MEMBERSHIP_NOT_ACTIVE',
        'LINK_EXPIRED',
        'REQUEST_TIMEOUT',
        'BODY_TOO_LARGE',
        'FILE_TOO_LARGE',
        'UNSUPPORTED_MEDIA_TYPE',
        'FILE_TYPE_NOT_ALLOWED',
        'VALIDATION_FAILED',
        'NAME_REQUIRED',
        'NAME_EMPTY',
        'EMAIL_REQUIRED',
        'EMAIL_INVALID',
        'PHONE_REQUIRED',
        'PHONE_EMPTY',
        'PHONE_INVALID',
        'PASSWORD_REQUIRED',
        'PASSWORD_TOO_SHORT',
        'PASSWORD_TOO_LONG',
        'PASSWORD_TOO_COMMON',
        'PASSWORD_IS_PERSONAL',
        'CURRENT_PASSWORD_REQUIRED',
        'CURRENT_PASSWORD_WRONG',
        'CODE_REQUIRED',
        'CODE_WRONG',
        'PASSKEY_INVALID',
        'NEW_PASSWORD_REQUIRED',
        'KEY_SCOPES_REQUIRED',
        'WEBHOOK_TOPICS_REQUIRED',
        'WEBHOOK_URL_INVALID',
        'SEARCH_SAYS_NOTHING',
        'CONFIRM_PASSWORD_REQUIRED',
        'PASSWORDS_MUST_MATCH',
        'TERMS_REQUIRED',
        'ANSWER_REQUIRED',
        'COUNTRY_REQUIRED',
        'STATE_REQUIRED',
        'CITY_REQUIRED',
        'LOCATION_UNKNOWN',
        'BUSINESS_NAME_REQUIRED',
        'BUSINESS_PHONE_REQUIRED',
        'BUSINESS_CATEGORY_REQUIRED',
        'MAXIMUM_3_CATEGORIES_ALLOWED',
        'MAX_CATEGORIES',
        'MAX_CITIES',
        'RADIUS_INVALID',
        'ONE_CITY_ALLOWED',
        'MAX_DOCUMENTS',
        'MAX_PICTURES',
        'MAX_WORK_PICTURES',
        'ADDRESS_REQUIRED',
        'ZIP_CODE_REQUIRED',
        'JOB_TITLE_REQUIRED',
        'JOB_DESCRIPTION_REQUIRED',
        'JOB_BUDGET_REQUIRED',
        'JOB_CATEGORY_REQUIRED',
        'JOB_PICTURES_REQUIRED',
        'CATEGORY_UNKNOWN',
        'NEEDED_BY_INVALID',
        'NEEDED_BY_PAST',
        'NEEDED_BY_TOO_FAR',
        'CAN_START_INVALID',
        'CAN_START_PAST',
        'CAN_START_TOO_FAR',
        'BID_PROPOSAL_REQUIRED',
        'BID_BUDGET_REQUIRED',
        'AMOUNT_INVALID',
        'RATING_REQUIRED',
        'REPLY_REQUIRED',
        'REASON_REQUIRED',
        'REASON_TOO_SHORT',
        'MESSAGE_REQUIRED',
        'BUSINESS_REQUIRED',
        'REPORT_REASON_REQUIRED',
        'TEXT_TOO_LONG',
        'HIDDEN_CHARACTERS',
        'NAME_HAS_LINK',
        'FILE_MISSING',
        'FILE_UNREADABLE',
        'PICTURE_TOO_LARGE',
        'FILE_UNKNOWN',
        'LANGUAGE_UNKNOWN',
        'INVALID_VALUE',
        'TOO_MANY_REQUESTS',
        'JOB_QUOTA_REACHED',
        'BID_QUOTA_REACHED',
        'INVITATION_QUOTA_REACHED',
        'TOO_MANY_STREAMS',
        'ACCOUNT_UPLOAD_LIMIT',
        'ADDRESS_UPLOAD_LIMIT',
        'INTERNAL_ERROR',
        'SERVICE_UNAVAILABLE',
        'UPLOADS_BUSY',
        'FILES_UNAVAILABLE',
        'PAYMENTS_UNAVAILABLE',
      ],
    },
    errors: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        required: ['field', 'code'],
        properties: {
          field: { type: 'string' },
          code: {
            type: 'string',
            enum: [
              'MALFORMED_REQUEST',
              'INVALID_TYPE',
              'UNKNOWN_FIELD',
              'CURSOR_INVALID',
              'UNAUTHORIZED',
              'INVALID_CREDENTIALS',
              'KEY_INVALID',
              'ROLE_NOT_ALLOWED',
              'KEY_SCOPE_MISSING',
              'KEY_NOT_ALLOWED',
              'ID_MISMATCH',
              'ACCOUNT_BLOCKED',
              'ACCOUNT_LEAVING',
              'SECOND_STEP_REQUIRED',
              'PROVE_AGAIN',
              'NOT_YOURS',
              'OWN_MESSAGE',
              'OWN_CONTENT',
              'OUTSIDE_YOUR_AREA',
              'EMAIL_NOT_VERIFIED',
              'SUBSCRIPTION_INACTIVE',
              'NOT_FOUND',
              'METHOD_NOT_ALLOWED',
              'JOB_NOT_FOUND',
              'BID_NOT_FOUND',
              'THREAD_NOT_FOUND',
              'MESSAGE_NOT_FOUND',
              'REVIEW_NOT_FOUND',
              'WEBHOOK_NOT_FOUND',
              'DELIVERY_NOT_FOUND',
              'SAVED_SEARCH_NOT_FOUND',
              'PAYMENTS_OFF',
              'BUSINESS_NOT_FOUND',
              'INVITATION_NOT_FOUND',
              'FILE_NOT_FOUND',
              'EMAIL_TAKEN',
              'TOO_MANY_KEYS',
              'LOGIN_TICKET_INVALID',
              'SECOND_STEP_ON',
              'SECOND_STEP_OFF',
              'SECOND_STEP_NOT_BEGUN',
              'TOO_MANY_PASSKEYS',
              'PASSKEY_KNOWN',
              'TOO_MANY_WEBHOOKS',
              'TOO_MANY_SAVED_SEARCHES',
              'MEMBERSHIP_RENEWS',
              'NO_CARD',
              'TOO_MANY_FAVORITES',
              'OWN_SEARCH_STAYS',
              'WEBHOOK_OFF',
              'JOB_ALREADY_ASSIGNED',
              'JOB_EXPIRED',
              'JOB_WAS_DELETED',
              'JOB_ALREADY_COMPLETED',
              'JOBS_IN_PROGRESS',
              'JOB_NOT_COMPLETED',
              'ALREADY_BID',
              'ALREADY_RATED',
              'ALREADY_DOUBTED',
              'DOUBT_TOO_LATE',
              'ASSIGNMENT_CHANGED',
              'ASSIGNMENT_ENDED',
              'JOB_NOT_ASSIGNED',
              'JOB_NOT_RATED',
              'RATING_CHANGED',
              'RATING_FINAL',
              'REPLY_FINAL',
              'BID_CHANGED',
              'BID_WITHDRAWN',
              'BID_DECLINED',
              'BID_NOT_DECLINED',
              'ALREADY_INVITED',
              'BUSINESS_HAS_BID',
              'TOO_MANY_INVITATIONS',
              'INVITATION_DECLINED',
              'TALK_OVER',
              'PARTNER_GONE',
              'IDEMPOTENCY_KEY_REUSED',
              'OPERATOR_LOGIN_WRONG',
              'OPERATOR_CODE_WRONG',
              'OPERATOR_PASSWORD_TOO_SHORT',
              'ACCOUNT_NOT_FOUND',
              'REPORT_NOT_FOUND',
              'ACCOUNT_HAS_JOBS',
              'NOT_A_BUSINESS',
              'MEMBERSHIP_NOT_ACTIVE',
              'LINK_EXPIRED',
              'REQUEST_TIMEOUT',
              'BODY_TOO_LARGE',
              'FILE_TOO_LARGE',
              'UNSUPPORTED_MEDIA_TYPE',
              'FILE_TYPE_NOT_ALLOWED',
              'VALIDATION_FAILED',
              'NAME_REQUIRED',
              'NAME_EMPTY',
              'EMAIL_REQUIRED',
              'EMAIL_INVALID',
              'PHONE_REQUIRED',
              'PHONE_EMPTY',
              'PHONE_INVALID',
              'PASSWORD_REQUIRED',
              'PASSWORD_TOO_SHORT',
              'PASSWORD_TOO_LONG',
              'PASSWORD_TOO_COMMON',
              'PASSWORD_IS_PERSONAL',
              'CURRENT_PASSWORD_REQUIRED',
              'CURRENT_PASSWORD_WRONG',
              'CODE_REQUIRED',
              'CODE_WRONG',
              'PASSKEY_INVALID',
              'NEW_PASSWORD_REQUIRED',
              'KEY_SCOPES_REQUIRED',
              'WEBHOOK_TOPICS_REQUIRED',
              'WEBHOOK_URL_INVALID',
              'SEARCH_SAYS_NOTHING',
              'CONFIRM_PASSWORD_REQUIRED',
              'PASSWORDS_MUST_MATCH',
              'TERMS_REQUIRED',
              'ANSWER_REQUIRED',
              'COUNTRY_REQUIRED',
              'STATE_REQUIRED',
              'CITY_REQUIRED',
              'LOCATION_UNKNOWN',
              'BUSINESS_NAME_REQUIRED',
              'BUSINESS_PHONE_REQUIRED',
              'BUSINESS_CATEGORY_REQUIRED',
              'MAXIMUM_3_CATEGORIES_ALLOWED',
              'MAX_CATEGORIES',
              'MAX_CITIES',
              'RADIUS_INVALID',
              'ONE_CITY_ALLOWED',
              'MAX_DOCUMENTS',
              'MAX_PICTURES',
              'MAX_WORK_PICTURES',
              'ADDRESS_REQUIRED',
              'ZIP_CODE_REQUIRED',
              'JOB_TITLE_REQUIRED',
              'JOB_DESCRIPTION_REQUIRED',
              'JOB_BUDGET_REQUIRED',
              'JOB_CATEGORY_REQUIRED',
              'JOB_PICTURES_REQUIRED',
              'CATEGORY_UNKNOWN',
              'NEEDED_BY_INVALID',
              'NEEDED_BY_PAST',
              'NEEDED_BY_TOO_FAR',
              'CAN_START_INVALID',
              'CAN_START_PAST',
              'CAN_START_TOO_FAR',
              'BID_PROPOSAL_REQUIRED',
              'BID_BUDGET_REQUIRED',
              'AMOUNT_INVALID',
              'RATING_REQUIRED',
              'REPLY_REQUIRED',
              'REASON_REQUIRED',
              'REASON_TOO_SHORT',
              'MESSAGE_REQUIRED',
              'BUSINESS_REQUIRED',
              'REPORT_REASON_REQUIRED',
              'TEXT_TOO_LONG',
              'HIDDEN_CHARACTERS',
              'NAME_HAS_LINK',
              'FILE_MISSING',
              'FILE_UNREADABLE',
              'PICTURE_TOO_LARGE',
              'FILE_UNKNOWN',
              'LANGUAGE_UNKNOWN',
              'INVALID_VALUE',
              'TOO_MANY_REQUESTS',
              'JOB_QUOTA_REACHED',
              'BID_QUOTA_REACHED',
              'INVITATION_QUOTA_REACHED',
              'TOO_MANY_STREAMS',
              'ACCOUNT_UPLOAD_LIMIT',
              'ADDRESS_UPLOAD_LIMIT',
              'INTERNAL_ERROR',
              'SERVICE_UNAVAILABLE',
              'UPLOADS_BUSY',
              'FILES_UNAVAILABLE',
              'PAYMENTS_UNAVAILABLE',
            ],
          },
        },
      },
    },
    bid: {
      type: 'object',
      required: [
        'bidId',
        'jobId',
        'businessId',
        'buisness_name',
        'logo_url',
        'rating',
        'ratingsCount',
        'jobsCompleted',
        'steppedDown',
        'isLicense',
        'isInsurance',
        'licenseCheckedOn',
        'insuranceCheckedOn',
        'amount',
        'proposalStatement',
        'createdAt',
        'updatedAt',
        'state',
        'declined',
        'unreadMessages',
        'canStart',
      ],
      properties: {
        bidId: {
          type: 'string',
          pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
        },
        jobId: {
          type: 'string',
          pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
        },
        businessId: {
          type: 'string',
          pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
        },
        buisness_name: { type: 'string' },
        logo_url: { type: 'object', required: ['url'], properties: { url: { type: ['string', 'null'] } } },
        rating: { type: ['number', 'null'] },
        ratingsCount: { type: 'integer' },
        jobsCompleted: { type: 'integer' },
        steppedDown: { type: 'integer' },
        isLicense: { type: 'integer', enum: [0, 1], 'x-error': 'INVALID_VALUE' },
        isInsurance: { type: 'integer', enum: [0, 1], 'x-error': 'INVALID_VALUE' },
        licenseCheckedOn: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
        insuranceCheckedOn: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
        amount: { type: 'number' },
        proposalStatement: { type: 'string' },
        createdAt: { type: 'string', format: 'date-time' },
        updatedAt: { type: 'string', format: 'date-time' },
        state: { type: 'string', enum: ['standing', 'withdrawn', 'declined', 'ended'] },
        declined: {
          oneOf: [
            {
              type: 'object',
              required: ['reason', 'comment', 'declinedAt'],
              properties: {
                reason: {
                  oneOf: [
                    { type: 'string', enum: ['price', 'time', 'proposal', 'foundOther'], 'x-error': 'INVALID_VALUE' },
                    { type: 'null' },
                  ],
                },
                comment: { type: ['string', 'null'] },
                declinedAt: { type: 'string', format: 'date-time' },
              },
            },
            { type: 'null' },
          ],
        },
        unreadMessages: { type: 'integer', minimum: 0 },
        canStart: { type: ['string', 'null'] },
      },
    },
    ownBid: {
      type: 'object',
      required: ['bidId', 'amount', 'proposalStatement', 'createdAt', 'updatedAt', 'state', 'declined', 'canStart'],
      properties: {
        bidId: {
          type: 'string',
          pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
        },
        amount: { type: 'number' },
        proposalStatement: { type: 'string' },
        createdAt: { type: 'string', format: 'date-time' },
        updatedAt: { type: 'string', format: 'date-time' },
        state: { type: 'string', enum: ['standing', 'withdrawn', 'declined', 'ended'] },
        declined: {
          oneOf: [
            {
              type: 'object',
              required: ['reason', 'comment', 'declinedAt'],
              properties: {
                reason: {
                  oneOf: [
                    { type: 'string', enum: ['price', 'time', 'proposal', 'foundOther'], 'x-error': 'INVALID_VALUE' },
                    { type: 'null' },
                  ],
                },
                comment: { type: ['string', 'null'] },
                declinedAt: { type: 'string', format: 'date-time' },
              },
            },
            { type: 'null' },
          ],
        },
        canStart: { type: ['string', 'null'] },
      },
    },
    deleteAt: { type: 'string', format: 'date-time' },
    ticket: { type: 'string' },
    scope: {
      type: 'string',
      enum: [
        'jobs:read',
        'jobs:write',
        'messages:read',
        'messages:write',
        'bids:read',
        'bids:write',
        'profile',
        'notifications',
        'webhooks',
      ],
      'x-error': 'INVALID_VALUE',
    },
  },
}

const every: DeclaredAnswer['headers'] = {
  'X-Request-Id': { isRequired: true, schema: { type: 'string', pattern: '^[A-Za-z0-9_.:/+=-]{1,128}$' } },
  'Cache-Control': { isRequired: true, schema: { type: 'string' } },
  'RateLimit-Policy': {
    isRequired: true,
    schema: { type: 'string', pattern: '^"[^"]+";q=\\d+;w=\\d+(, "[^"]+";q=\\d+;w=\\d+)*$' },
  },
  RateLimit: {
    isRequired: true,
    schema: { type: 'string', pattern: '^"[^"]+";r=\\d+;t=\\d+(, "[^"]+";r=\\d+;t=\\d+)*$' },
  },
}

const once: DeclaredAnswer['headers'] = {
  'X-Request-Id': { isRequired: true, schema: { type: 'string', pattern: '^[A-Za-z0-9_.:/+=-]{1,128}$' } },
  'Cache-Control': { isRequired: true, schema: { type: 'string' } },
  'RateLimit-Policy': {
    isRequired: true,
    schema: { type: 'string', pattern: '^"[^"]+";q=\\d+;w=\\d+(, "[^"]+";q=\\d+;w=\\d+)*$' },
  },
  RateLimit: {
    isRequired: true,
    schema: { type: 'string', pattern: '^"[^"]+";r=\\d+;t=\\d+(, "[^"]+";r=\\d+;t=\\d+)*$' },
  },
  'Idempotent-Replayed': { isRequired: false, schema: { type: 'string', enum: ['true'] } },
}

const tagged: DeclaredAnswer['headers'] = {
  'X-Request-Id': { isRequired: true, schema: { type: 'string', pattern: '^[A-Za-z0-9_.:/+=-]{1,128}$' } },
  'Cache-Control': { isRequired: true, schema: { type: 'string' } },
  'RateLimit-Policy': {
    isRequired: true,
    schema: { type: 'string', pattern: '^"[^"]+";q=\\d+;w=\\d+(, "[^"]+";q=\\d+;w=\\d+)*$' },
  },
  RateLimit: {
    isRequired: true,
    schema: { type: 'string', pattern: '^"[^"]+";r=\\d+;t=\\d+(, "[^"]+";r=\\d+;t=\\d+)*$' },
  },
  ETag: { isRequired: true, schema: { type: 'string', pattern: '^(W/)?"[^"]+"$' } },
}

const challenged: DeclaredAnswer['headers'] = {
  'X-Request-Id': { isRequired: true, schema: { type: 'string', pattern: '^[A-Za-z0-9_.:/+=-]{1,128}$' } },
  'Cache-Control': { isRequired: true, schema: { type: 'string' } },
  'RateLimit-Policy': {
    isRequired: true,
    schema: { type: 'string', pattern: '^"[^"]+";q=\\d+;w=\\d+(, "[^"]+";q=\\d+;w=\\d+)*$' },
  },
  RateLimit: {
    isRequired: true,
    schema: { type: 'string', pattern: '^"[^"]+";r=\\d+;t=\\d+(, "[^"]+";r=\\d+;t=\\d+)*$' },
  },
  'WWW-Authenticate': { isRequired: true, schema: { type: 'string', enum: ['Bearer'] } },
}

const later: DeclaredAnswer['headers'] = {
  'X-Request-Id': { isRequired: true, schema: { type: 'string', pattern: '^[A-Za-z0-9_.:/+=-]{1,128}$' } },
  'Cache-Control': { isRequired: true, schema: { type: 'string' } },
  'RateLimit-Policy': {
    isRequired: true,
    schema: { type: 'string', pattern: '^"[^"]+";q=\\d+;w=\\d+(, "[^"]+";q=\\d+;w=\\d+)*$' },
  },
  RateLimit: {
    isRequired: true,
    schema: { type: 'string', pattern: '^"[^"]+";r=\\d+;t=\\d+(, "[^"]+";r=\\d+;t=\\d+)*$' },
  },
  'Retry-After': { isRequired: true, schema: { type: 'integer', minimum: 0 } },
}

const Unchanged: DeclaredAnswer = { headers: tagged, content: {} }

const Malformed: DeclaredAnswer = {
  headers: every,
  content: { 'application/json': Failure, 'application/problem+json': Problem },
}

const Unauthorized: DeclaredAnswer = {
  headers: challenged,
  content: { 'application/json': Failure, 'application/problem+json': Problem },
}

const Forbidden: DeclaredAnswer = {
  headers: every,
  content: { 'application/json': Failure, 'application/problem+json': Problem },
}

const NotFound: DeclaredAnswer = {
  headers: every,
  content: { 'application/json': Failure, 'application/problem+json': Problem },
}

const Conflict: DeclaredAnswer = {
  headers: every,
  content: { 'application/json': Failure, 'application/problem+json': Problem },
}

const TooLarge: DeclaredAnswer = {
  headers: every,
  content: { 'application/json': Failure, 'application/problem+json': Problem },
}

const UnsupportedMedia: DeclaredAnswer = {
  headers: every,
  content: { 'application/json': Failure, 'application/problem+json': Problem },
}

const Unprocessable: DeclaredAnswer = {
  headers: every,
  content: { 'application/json': Failure, 'application/problem+json': Problem },
}

const TooSlow: DeclaredAnswer = {
  headers: every,
  content: { 'application/json': Failure, 'application/problem+json': Problem },
}

const TooMany: DeclaredAnswer = {
  headers: later,
  content: { 'application/json': Failure, 'application/problem+json': Problem },
}

const ServerError: DeclaredAnswer = {
  headers: every,
  content: { 'application/json': Failure, 'application/problem+json': Problem },
}

const Unavailable: DeclaredAnswer = {
  headers: later,
  content: { 'application/json': Failure, 'application/problem+json': Problem },
}

/** What each call takes and answers. */
export const schemas: { readonly [Id in OperationId]: CallSchemas } = {
  loginCustomer: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: Login,
    answers: {
      200: { headers: every, content: { 'application/json': LoginAnswer } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  loginBusiness: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: Login,
    answers: {
      200: { headers: every, content: { 'application/json': LoginAnswer } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  finishLogin: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: FinishLogin,
    answers: {
      200: { headers: every, content: { 'application/json': LoginAnswer } },
      400: Malformed,
      403: Forbidden,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  beginPasskeyLogin: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    answers: {
      200: { headers: every, content: { 'application/json': PasskeyRequest } },
      400: Malformed,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  finishPasskeyLogin: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: PasskeyLogin,
    answers: {
      200: { headers: every, content: { 'application/json': LoginAnswer } },
      400: Malformed,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  logout: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    answers: {
      200: { headers: every, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  listSessions: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    answers: {
      200: { headers: every, content: { 'application/json': Sessions } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  endSession: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: EndSession,
    answers: {
      200: { headers: every, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  endOtherSessions: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    answers: {
      200: { headers: every, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  getSecondStep: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    answers: {
      200: { headers: every, content: { 'application/json': SecondStepAnswer } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  beginSecondStep: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: PasswordProof,
    answers: {
      200: { headers: every, content: { 'application/json': SecondStepBegun } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  confirmSecondStep: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: FirstCode,
    answers: {
      200: { headers: every, content: { 'application/json': RecoveryCodes } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  renewRecoveryCodes: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: SecondStepProof,
    answers: {
      200: { headers: every, content: { 'application/json': RecoveryCodes } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  endSecondStep: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: SecondStepProof,
    answers: {
      200: { headers: every, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  listPasskeys: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    answers: {
      200: { headers: every, content: { 'application/json': Passkeys } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  beginPasskey: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: BeginPasskey,
    answers: {
      200: { headers: every, content: { 'application/json': PasskeyCreation } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  addPasskey: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: AddPasskey,
    answers: {
      200: { headers: every, content: { 'application/json': PasskeyAdded } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  removePasskey: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: RemovePasskey,
    answers: {
      200: { headers: every, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  proveAgain: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: ProveAgain,
    answers: {
      200: { headers: every, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  listSecurityEvents: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    answers: {
      200: { headers: every, content: { 'application/json': SecurityEvents } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  listKeys: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    answers: {
      200: { headers: every, content: { 'application/json': Keys } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  createKey: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: CreateKey,
    answers: {
      200: { headers: every, content: { 'application/json': KeyCreated } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  revokeKey: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: RevokeKey,
    answers: {
      200: { headers: every, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  listWebhooks: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    answers: {
      200: { headers: every, content: { 'application/json': Webhooks } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  createWebhook: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: CreateWebhook,
    answers: {
      200: { headers: every, content: { 'application/json': WebhookSecret } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  rotateWebhook: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: RotateWebhook,
    answers: {
      200: { headers: every, content: { 'application/json': WebhookSecret } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  deleteWebhook: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: WebhookRef,
    answers: {
      200: { headers: every, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  switchOnWebhook: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: WebhookRef,
    answers: {
      200: { headers: every, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  testWebhook: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: WebhookRef,
    answers: {
      200: { headers: every, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  listDeliveries: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: ListDeliveries,
    answers: {
      200: { headers: every, content: { 'application/json': WebhookDeliveries } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  redeliver: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: Redeliver,
    answers: {
      200: { headers: every, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  signupCustomer: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
      {
        name: 'Idempotency-Key',
        place: 'header',
        isRequired: false,
        schema: { type: 'string', minLength: 8, maxLength: 100 },
      },
    ],
    body: SignupCustomer,
    answers: {
      200: { headers: once, content: { 'application/json': CustomerSignedUp } },
      400: Malformed,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  signupBusiness: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
      {
        name: 'Idempotency-Key',
        place: 'header',
        isRequired: false,
        schema: { type: 'string', minLength: 8, maxLength: 100 },
      },
    ],
    body: SignupBusiness,
    answers: {
      200: { headers: once, content: { 'application/json': BusinessSignedUp } },
      400: Malformed,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  listLocations: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    answers: {
      200: { headers: tagged, content: { 'application/json': Locations } },
      304: Unchanged,
      400: Malformed,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  listTownsAround: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: ListTownsAround,
    answers: {
      200: { headers: every, content: { 'application/json': TownsAround } },
      400: Malformed,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  listCategories: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    answers: {
      200: { headers: tagged, content: { 'application/json': Categories } },
      304: Unchanged,
      400: Malformed,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  showMarketplace: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    answers: {
      200: { headers: tagged, content: { 'application/json': Marketplace } },
      304: Unchanged,
      400: Malformed,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  getContract: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    answers: {
      200: { headers: tagged, content: { 'application/yaml': { type: 'string' } } },
      304: Unchanged,
      400: Malformed,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  getContractAsJson: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    answers: {
      200: { headers: tagged, content: { 'application/json': Contract } },
      304: Unchanged,
      400: Malformed,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  uploadFile: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    form: Upload,
    answers: {
      200: { headers: every, content: { 'application/json': UploadAnswer } },
      400: Malformed,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  getFile: {
    parameters: [
      {
        name: 'fileId',
        place: 'path',
        isRequired: true,
        schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,64}$' },
      },
      { name: 'size', place: 'query', isRequired: false, schema: { type: 'string', enum: ['small'] } },
      { name: 'signature', place: 'query', isRequired: false, schema: { type: 'string', maxLength: 100 } },
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    answers: {
      200: {
        headers: {
          'X-Request-Id': { isRequired: true, schema: { type: 'string', pattern: '^[A-Za-z0-9_.:/+=-]{1,128}$' } },
          'Cache-Control': { isRequired: true, schema: { type: 'string' } },
          'RateLimit-Policy': {
            isRequired: true,
            schema: { type: 'string', pattern: '^"[^"]+";q=\\d+;w=\\d+(, "[^"]+";q=\\d+;w=\\d+)*$' },
          },
          RateLimit: {
            isRequired: true,
            schema: { type: 'string', pattern: '^"[^"]+";r=\\d+;t=\\d+(, "[^"]+";r=\\d+;t=\\d+)*$' },
          },
          ETag: { isRequired: true, schema: { type: 'string', pattern: '^(W/)?"[^"]+"$' } },
          'Content-Disposition': { isRequired: false, schema: { type: 'string' } },
        },
        content: {
          'image/webp': { type: 'string', format: 'binary', contentMediaType: 'image/webp' },
          'application/pdf': { type: 'string', format: 'binary', contentMediaType: 'application/pdf' },
        },
      },
      304: Unchanged,
      400: Malformed,
      404: NotFound,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  listCustomerJobs: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: ListCustomerJobs,
    answers: {
      200: { headers: every, content: { 'application/json': JobPage } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  listBusinessJobs: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: ListBusinessJobs,
    answers: {
      200: { headers: every, content: { 'application/json': JobPage } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  getCustomerJob: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: JobRef,
    answers: {
      200: { headers: every, content: { 'application/json': JobDetails } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  getBusinessJob: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: BusinessJobRef,
    answers: {
      200: { headers: every, content: { 'application/json': JobDetails } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  createJob: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
      {
        name: 'Idempotency-Key',
        place: 'header',
        isRequired: false,
        schema: { type: 'string', minLength: 8, maxLength: 100 },
      },
    ],
    body: CreateJob,
    answers: {
      200: { headers: once, content: { 'application/json': JobPosted } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  updateJob: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
      {
        name: 'Idempotency-Key',
        place: 'header',
        isRequired: false,
        schema: { type: 'string', minLength: 8, maxLength: 100 },
      },
    ],
    body: UpdateJob,
    answers: {
      200: { headers: once, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  deleteJob: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
      {
        name: 'Idempotency-Key',
        place: 'header',
        isRequired: false,
        schema: { type: 'string', minLength: 8, maxLength: 100 },
      },
    ],
    body: JobRef,
    answers: {
      200: { headers: once, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  listBids: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: ListBids,
    answers: {
      200: { headers: every, content: { 'application/json': Interests } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  acceptBid: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
      {
        name: 'Idempotency-Key',
        place: 'header',
        isRequired: false,
        schema: { type: 'string', minLength: 8, maxLength: 100 },
      },
    ],
    body: AcceptBid,
    answers: {
      200: { headers: once, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  declineBid: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
      {
        name: 'Idempotency-Key',
        place: 'header',
        isRequired: false,
        schema: { type: 'string', minLength: 8, maxLength: 100 },
      },
    ],
    body: DeclineBid,
    answers: {
      200: { headers: once, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  reconsiderBid: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
      {
        name: 'Idempotency-Key',
        place: 'header',
        isRequired: false,
        schema: { type: 'string', minLength: 8, maxLength: 100 },
      },
    ],
    body: ReconsiderBid,
    answers: {
      200: { headers: once, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  inviteBusiness: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
      {
        name: 'Idempotency-Key',
        place: 'header',
        isRequired: false,
        schema: { type: 'string', minLength: 8, maxLength: 100 },
      },
    ],
    body: InviteBusiness,
    answers: {
      200: { headers: once, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  declineInvitation: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
      {
        name: 'Idempotency-Key',
        place: 'header',
        isRequired: false,
        schema: { type: 'string', minLength: 8, maxLength: 100 },
      },
    ],
    body: DeclineInvitation,
    answers: {
      200: { headers: once, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  rateJob: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
      {
        name: 'Idempotency-Key',
        place: 'header',
        isRequired: false,
        schema: { type: 'string', minLength: 8, maxLength: 100 },
      },
    ],
    body: RateJob,
    answers: {
      200: { headers: once, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  placeBid: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
      {
        name: 'Idempotency-Key',
        place: 'header',
        isRequired: false,
        schema: { type: 'string', minLength: 8, maxLength: 100 },
      },
    ],
    body: PlaceBid,
    answers: {
      200: { headers: once, content: { 'application/json': BidPlaced } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  updateBid: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
      {
        name: 'Idempotency-Key',
        place: 'header',
        isRequired: false,
        schema: { type: 'string', minLength: 8, maxLength: 100 },
      },
    ],
    body: UpdateBid,
    answers: {
      200: { headers: once, content: { 'application/json': Done } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  withdrawBid: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
      {
        name: 'Idempotency-Key',
        place: 'header',
        isRequired: false,
        schema: { type: 'string', minLength: 8, maxLength: 100 },
      },
    ],
    body: WithdrawBid,
    answers: {
      200: { headers: once, content: { 'application/json': Done } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  completeJob: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
      {
        name: 'Idempotency-Key',
        place: 'header',
        isRequired: false,
        schema: { type: 'string', minLength: 8, maxLength: 100 },
      },
    ],
    body: CompleteJob,
    answers: {
      200: { headers: once, content: { 'application/json': Done } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  endAssignment: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
      {
        name: 'Idempotency-Key',
        place: 'header',
        isRequired: false,
        schema: { type: 'string', minLength: 8, maxLength: 100 },
      },
    ],
    body: EndAssignment,
    answers: {
      200: { headers: once, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  doubtCompletion: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
      {
        name: 'Idempotency-Key',
        place: 'header',
        isRequired: false,
        schema: { type: 'string', minLength: 8, maxLength: 100 },
      },
    ],
    body: DoubtCompletion,
    answers: {
      200: { headers: once, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  editRating: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
      {
        name: 'Idempotency-Key',
        place: 'header',
        isRequired: false,
        schema: { type: 'string', minLength: 8, maxLength: 100 },
      },
    ],
    body: EditRating,
    answers: {
      200: { headers: once, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  answerRating: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
      {
        name: 'Idempotency-Key',
        place: 'header',
        isRequired: false,
        schema: { type: 'string', minLength: 8, maxLength: 100 },
      },
    ],
    body: AnswerRating,
    answers: {
      200: { headers: once, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  listThreads: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: ListThreads,
    answers: {
      200: { headers: every, content: { 'application/json': Threads } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  listMessages: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: ListMessages,
    answers: {
      200: { headers: every, content: { 'application/json': Messages } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  sendMessage: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
      {
        name: 'Idempotency-Key',
        place: 'header',
        isRequired: false,
        schema: { type: 'string', minLength: 8, maxLength: 100 },
      },
    ],
    body: SendMessage,
    answers: {
      200: { headers: once, content: { 'application/json': MessageSent } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  markMessagesSeen: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: SeenMessages,
    answers: {
      200: { headers: every, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  reportMessage: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: ReportMessage,
    answers: {
      200: { headers: every, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  reportJob: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: ReportJob,
    answers: {
      200: { headers: every, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  reportBusiness: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: ReportBusiness,
    answers: {
      200: { headers: every, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  reportReview: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: ReportReview,
    answers: {
      200: { headers: every, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  reportPicture: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: ReportPicture,
    answers: {
      200: { headers: every, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  blockBusiness: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: ShowBusiness,
    answers: {
      200: { headers: every, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  blockCustomer: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: BlockCustomer,
    answers: {
      200: { headers: every, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  unblock: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: Unblock,
    answers: {
      200: { headers: every, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  listBlocks: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: ListBlocks,
    answers: {
      200: { headers: every, content: { 'application/json': Blocks } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  showBusiness: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: ShowBusiness,
    answers: {
      200: { headers: every, content: { 'application/json': ShownBusinessAnswer } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  findBusinesses: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: FindBusinesses,
    answers: {
      200: { headers: every, content: { 'application/json': FoundBusinesses } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  setFavorite: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: SetFavorite,
    answers: {
      200: { headers: every, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  listReviews: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: ListReviews,
    answers: {
      200: { headers: every, content: { 'application/json': Reviews } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  listWorkPictures: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: ListWorkPictures,
    answers: {
      200: { headers: every, content: { 'application/json': WorkPictures } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  chooseWorkPictures: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: ChooseWorkPictures,
    answers: {
      200: { headers: every, content: { 'application/json': Done } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  listCustomerNotifications: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: ListNotifications,
    answers: {
      200: { headers: every, content: { 'application/json': Notifications } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  listBusinessNotifications: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: ListNotifications,
    answers: {
      200: { headers: every, content: { 'application/json': Notifications } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  listGroupedNotifications: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: ListGroupedNotifications,
    answers: {
      200: { headers: every, content: { 'application/json': GroupedNotifications } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  markNotificationsRead: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: MarkNotificationsRead,
    answers: {
      200: { headers: every, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  getMailSettings: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    answers: {
      200: { headers: every, content: { 'application/json': MailSettingsAnswer } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  editMailSettings: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: EditMailSettings,
    answers: {
      200: { headers: every, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  listSavedSearches: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    answers: {
      200: { headers: every, content: { 'application/json': SavedSearches } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  saveSearch: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
      {
        name: 'Idempotency-Key',
        place: 'header',
        isRequired: false,
        schema: { type: 'string', minLength: 8, maxLength: 100 },
      },
    ],
    body: SaveSearch,
    answers: {
      200: { headers: once, content: { 'application/json': SavedSearchAnswer } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  editSavedSearch: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: EditSavedSearch,
    answers: {
      200: { headers: every, content: { 'application/json': SavedSearchAnswer } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  deleteSavedSearch: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: SavedSearchRef,
    answers: {
      200: { headers: every, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  streamNotifications: {
    parameters: [
      {
        name: 'Last-Event-ID',
        place: 'header',
        isRequired: false,
        schema: {
          type: 'string',
          pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
        },
      },
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    answers: {
      200: { headers: every, content: { 'text/event-stream': { type: 'string' } } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  getCustomer: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: AccountRef,
    answers: {
      200: { headers: every, content: { 'application/json': CustomerAnswer } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  editCustomer: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: EditCustomer,
    answers: {
      200: { headers: every, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  getBusiness: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: AccountRef,
    answers: {
      200: { headers: every, content: { 'application/json': BusinessAnswer } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  editBusiness: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: EditBusiness,
    answers: {
      200: { headers: every, content: { 'application/json': Done } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  updatePassword: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: UpdatePassword,
    answers: {
      200: { headers: every, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  forgotPassword: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: ForgotPassword,
    answers: {
      200: { headers: every, content: { 'application/json': Acknowledged } },
      400: Malformed,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  resetPassword: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: ResetPassword,
    answers: {
      200: { headers: every, content: { 'application/json': Acknowledged } },
      400: Malformed,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  checkResetLink: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: VerifyEmail,
    answers: {
      200: { headers: every, content: { 'application/json': ResetLink } },
      400: Malformed,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  verifyEmail: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: VerifyEmail,
    answers: {
      200: { headers: every, content: { 'application/json': Acknowledged } },
      400: Malformed,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  confirmEmail: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: VerifyEmail,
    answers: {
      200: { headers: every, content: { 'application/json': Acknowledged } },
      400: Malformed,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  undoEmailChange: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: VerifyEmail,
    answers: {
      200: { headers: every, content: { 'application/json': EmailChangeUndone } },
      400: Malformed,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  resendVerification: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    answers: {
      200: { headers: every, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  askVerification: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: AskVerification,
    answers: {
      200: { headers: every, content: { 'application/json': Acknowledged } },
      400: Malformed,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  deleteAccount: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: DeleteAccount,
    answers: {
      200: { headers: every, content: { 'application/json': DeletionBegun } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  exportAccount: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    answers: {
      200: {
        headers: {
          'X-Request-Id': { isRequired: true, schema: { type: 'string', pattern: '^[A-Za-z0-9_.:/+=-]{1,128}$' } },
          'Cache-Control': { isRequired: true, schema: { type: 'string' } },
          'RateLimit-Policy': {
            isRequired: true,
            schema: { type: 'string', pattern: '^"[^"]+";q=\\d+;w=\\d+(, "[^"]+";q=\\d+;w=\\d+)*$' },
          },
          RateLimit: {
            isRequired: true,
            schema: { type: 'string', pattern: '^"[^"]+";r=\\d+;t=\\d+(, "[^"]+";r=\\d+;t=\\d+)*$' },
          },
          'Content-Disposition': { isRequired: false, schema: { type: 'string' } },
        },
        content: { 'application/zip': { type: 'string', format: 'binary', contentMediaType: 'application/zip' } },
      },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  getSubscription: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: Empty,
    answers: {
      200: { headers: every, content: { 'application/json': SubscriptionAnswer } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  startCheckout: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: Empty,
    answers: {
      200: { headers: every, content: { 'application/json': PaymentPage } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  openPortal: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: Empty,
    answers: {
      200: { headers: every, content: { 'application/json': PaymentPage } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  logInOperator: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: OperatorLogin,
    answers: {
      200: { headers: every, content: { 'application/json': OperatorLoginAnswer } },
      400: Malformed,
      401: Unauthorized,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  checkOperatorInvitation: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: OperatorInvitationRef,
    answers: {
      200: { headers: every, content: { 'application/json': OperatorInvitation } },
      400: Malformed,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  acceptOperatorInvitation: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: OperatorInvitationAcceptance,
    answers: {
      200: { headers: every, content: { 'application/json': OperatorLoginAnswer } },
      400: Malformed,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  logOutOperator: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    answers: {
      200: { headers: every, content: { 'application/json': Acknowledged } },
      400: Malformed,
      401: Unauthorized,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  getOperator: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    answers: {
      200: { headers: every, content: { 'application/json': OperatorAnswer } },
      400: Malformed,
      401: Unauthorized,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  listOperatorActions: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: OperatorActionsFilter,
    answers: {
      200: { headers: every, content: { 'application/json': OperatorActions } },
      400: Malformed,
      401: Unauthorized,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  findAccounts: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: AccountsFilter,
    answers: {
      200: { headers: every, content: { 'application/json': OperatorAccounts } },
      400: Malformed,
      401: Unauthorized,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  changeAccount: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: AccountChange,
    answers: {
      200: { headers: every, content: { 'application/json': OperatorAccountAnswer } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  deleteAccountOf: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: AccountDeletion,
    answers: {
      200: { headers: every, content: { 'application/json': OperatorAccountAnswer } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  changeMembership: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: MembershipChange,
    answers: {
      200: { headers: every, content: { 'application/json': OperatorAccountAnswer } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  findJobs: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: JobsFilter,
    answers: {
      200: { headers: every, content: { 'application/json': OperatorJobs } },
      400: Malformed,
      401: Unauthorized,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  getJobAsOperator: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: OperatorJobRef,
    answers: {
      200: { headers: every, content: { 'application/json': OperatorJobAnswer } },
      400: Malformed,
      401: Unauthorized,
      404: NotFound,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  repairJob: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: JobRepair,
    answers: {
      200: { headers: every, content: { 'application/json': OperatorJobAnswer } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      409: Conflict,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  findReports: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: ReportsFilter,
    answers: {
      200: { headers: every, content: { 'application/json': OperatorReports } },
      400: Malformed,
      401: Unauthorized,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  settleReport: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: ReportSettlement,
    answers: {
      200: { headers: every, content: { 'application/json': ReportsSettled } },
      400: Malformed,
      401: Unauthorized,
      403: Forbidden,
      404: NotFound,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
  getOverview: {
    parameters: [
      { name: 'Accept-Language', place: 'header', isRequired: false, schema: { type: 'string', maxLength: 200 } },
    ],
    body: OverviewRange,
    answers: {
      200: { headers: every, content: { 'application/json': Overview } },
      400: Malformed,
      401: Unauthorized,
      408: TooSlow,
      413: TooLarge,
      415: UnsupportedMedia,
      422: Unprocessable,
      429: TooMany,
      500: ServerError,
      503: Unavailable,
    },
  },
}
