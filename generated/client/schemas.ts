// generated from openapi.yaml by npm run generate: do not edit
export type paths = Record<string, never>
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /** @description UUIDv7 */
    readonly Id: string
    /** Format: date-time */
    readonly Time: string
    /** @description US dollars, at most two decimals */
    readonly Amount: number
    /** @description What a customer would like to spend, in US dollars */
    readonly Budget: components['schemas']['Amount']
    /** @description What a business asks for, in US dollars */
    readonly Quote: components['schemas']['Amount']
    /** @description The link that `/upload-file` gave */
    readonly Link: string
    /** @description Null for none */
    readonly Picture: {
      readonly url: components['schemas']['Link']
    } | null
    readonly ShownPicture: {
      /** @description An absolute link */
      readonly url: string | null
    }
    readonly Email: string
    readonly Phone: string
    /** @description None of the 3000 most common ones (PASSWORD_TOO_COMMON), nor the own name or email (PASSWORD_IS_PERSONAL) */
    readonly NewPassword: string
    /** @enum {string} */
    readonly Language: 'en' | 'es' | 'ar'
    /**
     * @description 1 for yes, 0 for no
     * @enum {integer}
     */
    readonly Flag: 0 | 1
    /** @enum {string} */
    readonly JobStatus: 'open' | 'inprogress' | 'completed' | 'expired'
    /** @description Statuses to show; none, or the empty value, for all */
    readonly StatusFilter: readonly ('' | 'open' | 'inprogress' | 'completed' | 'expired')[]
    /**
     * @description A view beyond the statuses, which are then ignored
     * @enum {string}
     */
    readonly CustomerView: 'toRate'
    /**
     * @description A view beyond the statuses, which are then ignored: open jobs that it has not bid on; those that it bid on and
     *     that are not its own; its own in progress; its own that are completed
     * @enum {string}
     */
    readonly BusinessView: 'findWork' | 'myBids' | 'won' | 'done'
    /**
     * @description Newest first; open and running jobs by the day that they are needed, the soonest first, and then all others, newest first; or the highest budget first
     * @enum {string}
     */
    readonly CustomerOrder: 'newest' | 'neededBy' | 'budget'
    /**
     * @description As for a customer, or the nearest first by whole miles. What has no `distance` then comes last. Equals are newest first
     * @enum {string}
     */
    readonly BusinessOrder: 'newest' | 'neededBy' | 'budget' | 'nearest'
    readonly BudgetLimit: number
    /** @description Only jobs that are needed by this day or an earlier one */
    readonly LatestDay: string
    /**
     * @description The day by which the work is to be done, as the customer's calendar has it; from yesterday, by the calendar of UTC, to
     *     two years ahead. Null for none.
     */
    readonly NeededBy: string | null
    /**
     * @description The day from which the business can start, as its calendar has it; from yesterday, by the calendar of UTC, to two years
     *     ahead. Null for any day.
     */
    readonly CanStart: string | null
    /**
     * @description Where in the city the work is to be done. Only the customer reads it, and the business that the job is assigned to.
     *     Null or an empty text for none.
     */
    readonly StreetAddress: string | null
    /** @default 1 */
    readonly Page: number
    /** @default 10 */
    readonly Limit: number
    /** @description The `nextCursor` of the previous page; `page` is then ignored. It belongs to that list and order: send the rest of the body as before */
    readonly Cursor: string
    readonly State: string
    /** @description Miles around each city of the business. Jobs in towns within it count as in its own cities; 0 is these alone */
    readonly Radius: number
    readonly City: string
    readonly Country: string
    /**
     * @description Matches what mail programs and phones make a link of: addresses of the web, of mail, and domains, whichever full stop that browsers
     *     take for a dot they have. After one or two signs that is two to four letters of one case (`t.me`): `Dr.Ana` and `J.R. Smith` are names.
     *     A name stands in mails to strangers, so it holds none.
     */
    readonly LinkInName: string
    readonly Name: string
    readonly JobTitle: string
    readonly JobDescription: string
    readonly Proposal: string
    readonly MessageText: string
    readonly Login: {
      /** @description Also an address that no new account may have */
      readonly email: string
      readonly password: string
      /** @description Keeps an account that is about to be deleted; without it such a login is refused with ACCOUNT_LEAVING */
      readonly keepAccount?: boolean
    }
    readonly LoginAnswer: components['schemas']['CustomerLogin'] | components['schemas']['BusinessLogin']
    readonly CustomerLogin: {
      readonly message: string
      readonly token: string
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      readonly type: 'customer'
      readonly user: components['schemas']['CustomerData']
    }
    readonly BusinessLogin: {
      readonly message: string
      readonly token: string
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      readonly type: 'business'
      readonly user: components['schemas']['BusinessData']
    }
    readonly CustomerSignedUp: {
      readonly message: string
      readonly token?: string
      /** @enum {string} */
      readonly type?: 'customer'
      readonly user?: components['schemas']['CustomerData']
    }
    readonly BusinessSignedUp: {
      readonly message: string
      readonly token?: string
      /** @enum {string} */
      readonly type?: 'business'
      readonly user?: components['schemas']['BusinessData']
    }
    readonly CustomerData: {
      readonly id: components['schemas']['Id']
      readonly name: string
      readonly email: string
      readonly pendingEmail?: string | null
      readonly phone: string
      readonly country: string
      readonly state: string
      readonly city: string
      readonly picture: components['schemas']['ShownPicture']
      readonly language: components['schemas']['Language']
      readonly isEmailVerified?: boolean
      readonly isEmailVerificationRequired?: boolean
      readonly emailNotifications?: boolean
    }
    readonly BusinessData: {
      readonly id: components['schemas']['Id']
      readonly name: string
      readonly email: string
      readonly pendingEmail?: string | null
      readonly phone: string
      readonly country: string
      readonly state: string
      readonly cities: readonly string[]
      readonly radius: components['schemas']['Radius']
      readonly categories: readonly string[]
      readonly picture: components['schemas']['ShownPicture']
      readonly language: components['schemas']['Language']
      readonly businessName: string
      readonly isEmailVerified: boolean
      readonly emailNotifications?: boolean
    }
    readonly SignupCustomer: {
      readonly picture?: components['schemas']['Picture']
      readonly name: components['schemas']['Name']
      readonly email: components['schemas']['Email']
      readonly phone: components['schemas']['Phone']
      readonly password: components['schemas']['NewPassword']
      readonly country: components['schemas']['Country']
      readonly state: components['schemas']['State']
      readonly city: components['schemas']['City']
      /** @constant */
      readonly termsAccepted?: true
      readonly language?: components['schemas']['Language']
    }
    readonly SignupBusiness: {
      readonly name: components['schemas']['Name']
      readonly email: components['schemas']['Email']
      readonly phone: components['schemas']['Phone']
      readonly password: components['schemas']['NewPassword']
      readonly referenceCode?: string
      readonly businessName: components['schemas']['BusinessName']
      readonly businessIdNumber?: string
      readonly businessPhone: string
      readonly businessEmail?: string
      readonly categories: components['schemas']['SignupCategories']
      readonly address: components['schemas']['Address']
      readonly state: components['schemas']['State']
      readonly radius?: components['schemas']['Radius']
      /** @description Keeps the business off the pages that anybody may read without an account */
      readonly isHidden?: boolean
      /** @description Holds one city */
      readonly cities: readonly components['schemas']['City'][]
      readonly country: components['schemas']['Country']
      readonly zipCode: components['schemas']['ZipCode']
      readonly logo?: readonly components['schemas']['Link'][]
      readonly documents?: components['schemas']['Documents']
      readonly picture?: readonly components['schemas']['Link'][]
      readonly hasLicense?: components['schemas']['Flag']
      readonly hasInsurance?: components['schemas']['Flag']
      /** @constant */
      readonly termsAccepted?: true
      readonly language?: components['schemas']['Language']
    }
    readonly BusinessName: string
    readonly Address: string
    readonly ZipCode: string
    readonly CategoryName: string
    readonly SignupCategories: readonly components['schemas']['CategoryName'][]
    readonly Documents: readonly components['schemas']['Link'][]
    readonly Sessions: {
      readonly sessions: readonly components['schemas']['Session'][]
    }
    readonly Session: {
      readonly sessionId: components['schemas']['Id']
      /** @description As the login said, such as Firefox; null where it said nothing known */
      readonly browser: string | null
      /** @description Likewise, such as Android */
      readonly system: string | null
      /** @description When it began */
      readonly createdAt: components['schemas']['Time']
      /** @description To about ten minutes */
      readonly lastUsedAt: components['schemas']['Time']
      /** @description Whether it is the session of this request */
      readonly isCurrent: boolean
    }
    readonly EndSession: {
      readonly sessionId: components['schemas']['Id']
    }
    /** @description As SECOND_STEP_REQUIRED brought it */
    readonly LoginTicket: string
    /** @description The six digits that the authenticator app shows, or a recovery code; spaces, dashes and case do not matter */
    readonly SecondStepCode: string
    /** @description That of the account */
    readonly AccountPassword: string
    readonly FinishLogin: {
      readonly ticket: components['schemas']['LoginTicket']
      readonly code: components['schemas']['SecondStepCode']
    }
    readonly PasswordProof: {
      readonly password: components['schemas']['AccountPassword']
    }
    readonly FirstCode: {
      /** @description The six digits that the authenticator app shows */
      readonly code: string
    }
    readonly SecondStepProof: {
      readonly password: components['schemas']['AccountPassword']
      readonly code: components['schemas']['SecondStepCode']
    }
    readonly SecondStep: {
      /** @description Whether a login needs a code besides the password */
      readonly isOn: boolean
      /**
       * Format: date-time
       * @description Null where it is off
       */
      readonly since: string | null
      readonly recoveryCodesLeft: number
    }
    readonly SecondStepAnswer: {
      readonly secondStep: components['schemas']['SecondStep']
    }
    readonly SecondStepBegun: {
      readonly message: string
      /** @description 160 random bits in base32, to be typed into an authenticator app (RFC 6238: SHA-1, six digits, 30 seconds) */
      readonly key: string
      /** @description The same as an address that apps read from a QR code */
      readonly uri: string
    }
    readonly RecoveryCodes: {
      readonly message: string
      readonly recoveryCodes: readonly string[]
    }
    /** @description Bytes in base64url without padding */
    readonly Base64Url: string
    /** @description What its owner knows it by */
    readonly PasskeyName: string
    readonly PasskeyRequest: {
      /** @description PublicKeyCredentialRequestOptionsJSON of WebAuthn, level 3 */
      readonly options: {
        readonly challenge: string
        readonly rpId: string
        /** @description Milliseconds */
        readonly timeout: number
        /** @enum {string} */
        readonly userVerification: 'required'
      }
    }
    readonly PasskeyLogin: {
      readonly credentialId: components['schemas']['Base64Url']
      readonly clientDataJSON: components['schemas']['Base64Url']
      readonly authenticatorData: components['schemas']['Base64Url']
      readonly signature: components['schemas']['Base64Url']
      readonly userHandle?: components['schemas']['Base64Url']
      /** @description As at `/login/customer` */
      readonly keepAccount?: boolean
    }
    readonly BeginPasskey: {
      readonly password: components['schemas']['AccountPassword']
      readonly code?: components['schemas']['SecondStepCode']
    }
    readonly PasskeyCreation: {
      /** @description PublicKeyCredentialCreationOptionsJSON of WebAuthn, level 3 */
      readonly options: {
        readonly challenge: string
        readonly rp: {
          readonly id: string
          readonly name: string
        }
        readonly user: {
          readonly id: string
          readonly name: string
          readonly displayName: string
        }
        readonly pubKeyCredParams: readonly {
          readonly alg: number
          /** @enum {string} */
          readonly type: 'public-key'
        }[]
        /** @description Milliseconds */
        readonly timeout: number
        readonly excludeCredentials: readonly {
          readonly id: string
          /** @enum {string} */
          readonly type: 'public-key'
        }[]
        readonly authenticatorSelection: {
          /** @enum {string} */
          readonly residentKey: 'required'
          /** @enum {string} */
          readonly userVerification: 'required'
        }
      }
    }
    readonly AddPasskey: {
      readonly name: components['schemas']['PasskeyName']
      readonly credentialId: components['schemas']['Base64Url']
      readonly clientDataJSON: components['schemas']['Base64Url']
      readonly attestationObject: components['schemas']['Base64Url']
    }
    readonly RemovePasskey: {
      readonly passkeyId: components['schemas']['Id']
      readonly password: components['schemas']['AccountPassword']
    }
    readonly Passkey: {
      readonly passkeyId: components['schemas']['Id']
      readonly name: string
      /** @description Whether a password manager keeps a copy for other devices */
      readonly isSynced: boolean
      readonly createdAt: components['schemas']['Time']
      /**
       * Format: date-time
       * @description Null before it was ever used
       */
      readonly lastUsedAt: string | null
    }
    readonly Passkeys: {
      readonly passkeys: readonly components['schemas']['Passkey'][]
    }
    readonly PasskeyAdded: {
      readonly message: string
      readonly passkey: components['schemas']['Passkey']
    }
    readonly ProveAgain: {
      readonly code: components['schemas']['SecondStepCode']
    }
    /**
     * @description What happened; later versions add more
     * @enum {string}
     */
    readonly SecurityEventName:
      | 'login'
      | 'login_failed'
      | 'login_of_blocked'
      | 'second_step_wrong'
      | 'second_step_on'
      | 'second_step_off'
      | 'second_step_proved'
      | 'recovery_code_used'
      | 'recovery_codes_renewed'
      | 'passkey_added'
      | 'passkey_removed'
      | 'passkey_refused'
      | 'logout'
      | 'session_ended'
      | 'other_sessions_ended'
      | 'password_wrong'
      | 'password_changed'
      | 'password_reset_requested'
      | 'password_reset'
      | 'verification_requested'
      | 'email_verified'
      | 'email_change_requested'
      | 'email_changed'
      | 'email_change_undone'
      | 'account_leaving'
      | 'account_kept'
      | 'account_exported'
      | 'key_created'
      | 'key_revoked'
      | 'webhook_created'
      | 'webhook_rotated'
      | 'webhook_deleted'
    readonly SecurityEvents: {
      readonly events: readonly components['schemas']['SecurityEvent'][]
    }
    readonly SecurityEvent: {
      readonly eventId: components['schemas']['Id']
      readonly event: components['schemas']['SecurityEventName']
      readonly at: components['schemas']['Time']
      /** @description The beginning of the address that it came from: three numbers of IPv4, three groups of IPv6 */
      readonly network: string
      readonly browser: string | null
      readonly system: string | null
    }
    /**
     * @description What a key may do, for the role of its account. `jobs:read`: lists and details. `jobs:write`: post, edit and
     *     delete jobs, complete and rate them. `messages:read`: conversations. `messages:write`: write messages, and say which were seen. (A key that an older
     *     version made with `jobs:read` or `jobs:write` has that of messages, too.) `bids:read`: bids, and what businesses are known for. `bids:write`:
     *     place, edit and withdraw bids; accept, decline and reconsider them. `profile`: read and edit the profile, but never the
     *     email, and read the subscription. `notifications`: read and mark them, hear the stream, choose which are mailed.
     *     `webhooks`: all about webhooks.
     * @enum {string}
     */
    readonly KeyScope:
      | 'jobs:read'
      | 'jobs:write'
      | 'messages:read'
      | 'messages:write'
      | 'bids:read'
      | 'bids:write'
      | 'profile'
      | 'notifications'
      | 'webhooks'
    readonly KeyScopes: readonly components['schemas']['KeyScope'][]
    readonly CreateKey: {
      /** @description What its owner knows it by */
      readonly name: string
      readonly scopes: components['schemas']['KeyScopes']
      /** @description For how long it works; 90 where it is missing */
      readonly days?: number
      /** @description That of the account */
      readonly password: string
    }
    readonly RevokeKey: {
      readonly keyId: components['schemas']['Id']
    }
    readonly Key: {
      readonly keyId: components['schemas']['Id']
      readonly name: string
      /** @description How the key begins, to know it by */
      readonly start: string
      readonly scopes: readonly components['schemas']['KeyScope'][]
      readonly createdAt: components['schemas']['Time']
      /**
       * Format: date-time
       * @description To about a minute; null before it was ever used
       */
      readonly lastUsedAt: string | null
      /** @description Until when it works */
      readonly endsAt: components['schemas']['Time']
    }
    readonly Keys: {
      readonly keys: readonly components['schemas']['Key'][]
    }
    readonly KeyCreated: {
      readonly message: string
      readonly key: components['schemas']['Key']
      /** @description The key itself, to be sent as `Authorization: Bearer …`: `bidfair_`, 8 hexadecimal digits, `_`, and 43 letters, digits, `-` or `_` */
      readonly secret: string
    }
    /**
     * @description What events are about, which is how their types begin. `account` are checks of a business by the operator.
     * @enum {string}
     */
    readonly WebhookTopic: 'job' | 'bid' | 'rating' | 'message' | 'account'
    /**
     * @description What happened, told to those who are notified of it. `job.posted`: one in the place and trade of the business. `job.invited`: its customer asks the business to bid. `job.invitation_declined`: a business will not. `job.completed`: by the
     *     other side or the operator. `job.assignment_ended`: by the other side. `job.open_again`: it takes bids again, for whoever bid on it. `job.completion_doubted`: the
     *     customer says that it is not done. `job.resumed`, `job.reopened`, `job.ended`, `job.removed`, `job.partner_blocked`, `job.partner_unblocked`: the operator did so.
     * @enum {string}
     */
    readonly WebhookType:
      | 'job.posted'
      | 'job.invited'
      | 'job.invitation_declined'
      | 'job.edited'
      | 'job.deleted'
      | 'job.completed'
      | 'job.assignment_ended'
      | 'job.open_again'
      | 'job.completion_doubted'
      | 'job.expiring'
      | 'job.expired'
      | 'job.reopened'
      | 'job.resumed'
      | 'job.ended'
      | 'job.removed'
      | 'job.partner_blocked'
      | 'job.partner_unblocked'
      | 'bid.placed'
      | 'bid.edited'
      | 'bid.withdrawn'
      | 'bid.declined'
      | 'bid.reconsidered'
      | 'bid.accepted'
      | 'bid.not_chosen'
      | 'rating.given'
      | 'rating.changed'
      | 'rating.answered'
      | 'rating.answer_changed'
      | 'rating.removed'
      | 'message.received'
      | 'account.license_checked'
      | 'account.license_unchecked'
      | 'account.insurance_checked'
      | 'account.insurance_unchecked'
      | 'account.blocked'
      | 'account.unblocked'
      | 'account.membership_paid'
      | 'account.membership_unpaid'
      | 'account.membership_ending'
      | 'webhook.test'
    /** @description The shape of version 1 of Standard Webhooks. Later versions of this API add types and fields; leave alone what you do not know */
    readonly WebhookEvent: {
      readonly type: components['schemas']['WebhookType']
      /** @description When it happened */
      readonly timestamp: components['schemas']['Time']
      readonly data: components['schemas']['WebhookData']
    } & {
      readonly [key: string]: unknown
    }
    /** @description What to ask the API for */
    readonly WebhookData: {
      /** @description The job that it is about; null for `account` and a test */
      readonly jobId: string | null
      /** @description Which of the events of this job that this address is sent it is, from 1; null without a job */
      readonly sequence: number | null
      /** @description The business that did it, or whose thread it is */
      readonly businessId: string | null
      /** @description With `message.received`, its number in the thread */
      readonly messageNumber: number | null
    } & {
      readonly [key: string]: unknown
    }
    readonly CreateWebhook: {
      /** @description Https, without a name and password in it; http and private addresses only where the operator lets them */
      readonly url: string
      readonly topics: readonly components['schemas']['WebhookTopic'][]
      /** @description That of the account; a key needs none */
      readonly password?: string
    }
    readonly RotateWebhook: {
      readonly webhookId: components['schemas']['Id']
      /** @description That of the account; a key needs none */
      readonly password?: string
    }
    readonly WebhookRef: {
      readonly webhookId: components['schemas']['Id']
    }
    readonly ListDeliveries: {
      readonly webhookId: components['schemas']['Id']
      readonly limit?: components['schemas']['Limit']
      readonly cursor?: components['schemas']['Cursor']
    }
    readonly Redeliver: {
      readonly deliveryId: components['schemas']['Id']
    }
    readonly Webhook: {
      readonly webhookId: components['schemas']['Id']
      readonly url: string
      readonly topics: readonly components['schemas']['WebhookTopic'][]
      readonly createdAt: components['schemas']['Time']
      /**
       * Format: date-time
       * @description Since when it has taken nothing; null for one that works
       */
      readonly failingSince: string | null
      /** @description Since when nothing is sent there, and why; null while something is. `failing` took nothing for 3 days, `gone` said 410, `full` let more than 5000 events wait */
      readonly off: {
        readonly since: components['schemas']['Time']
        /** @enum {string} */
        readonly reason: 'failing' | 'gone' | 'full'
      } | null
    }
    readonly Webhooks: {
      readonly webhooks: readonly components['schemas']['Webhook'][]
    }
    readonly WebhookSecret: {
      readonly message: string
      readonly webhook: components['schemas']['Webhook']
      /** @description What signatures are checked with: `whsec_` and 32 bytes in base64 */
      readonly secret: string
    }
    readonly WebhookDelivery: {
      /** @description What the receiver gets as `webhook-id` */
      readonly deliveryId: components['schemas']['Id']
      readonly type: components['schemas']['WebhookType']
      readonly jobId: string | null
      readonly createdAt: components['schemas']['Time']
      /** @enum {string} */
      readonly state: 'waiting' | 'delivered' | 'givenUp'
      readonly attempts: number
      /**
       * Format: date-time
       * @description When it was last tried
       */
      readonly triedAt: string | null
      /** @description The status of the last answer; null where none came */
      readonly status: number | null
      /** @description Why no answer came; `notAllowed` leads into a private network */
      readonly error: ('timeout' | 'unreachable' | 'certificate' | 'notAllowed') | null
      /** @description How long the last try took */
      readonly milliseconds: number | null
      /**
       * Format: date-time
       * @description When it is tried next; null once it is over
       */
      readonly nextTryAt: string | null
    }
    readonly WebhookDeliveries: {
      readonly deliveries: readonly components['schemas']['WebhookDelivery'][]
      /** @description Where the next page begins; null at the end */
      readonly nextCursor: string | null
    }
    readonly Contract: {
      readonly openapi: string
      readonly info: {
        readonly [key: string]: unknown
      }
      readonly paths: {
        readonly [key: string]: unknown
      }
      readonly components: {
        readonly [key: string]: unknown
      }
    } & {
      readonly [key: string]: unknown
    }
    readonly Locations: {
      /** @description Country to state to cities */
      readonly countries: {
        readonly [key: string]: {
          readonly [key: string]: readonly string[]
        }
      }
    }
    readonly ListTownsAround: {
      readonly country: components['schemas']['Country']
      readonly state: components['schemas']['State']
      readonly cities: readonly components['schemas']['City'][]
      readonly radius: components['schemas']['Radius']
    }
    readonly TownsAround: {
      /** @description Those that were asked for */
      readonly cities: readonly components['schemas']['Town'][]
      /** @description The others, the nearest first; where there are more than 200, then so many of them, from near and far alike */
      readonly towns: readonly components['schemas']['Town'][]
      /** @description How many others there are in all */
      readonly count: number
    }
    readonly Town: {
      readonly name: string
      readonly state: string
      /** @description To the nearest of the cities */
      readonly miles: number
      /** @description Miles, below 0 to the west */
      readonly east: number
      /** @description Miles, below 0 to the south */
      readonly north: number
    }
    readonly Categories: {
      readonly categories: readonly {
        readonly id: string
        readonly name: string
      }[]
    }
    readonly Upload: {
      /**
       * Format: binary
       * @description The file
       */
      readonly file: Blob
    }
    readonly UploadAnswer: {
      readonly message: string
      readonly file: {
        /** @description An absolute link */
        readonly url: string
      }
    }
    readonly ListCustomerJobs: {
      readonly page?: components['schemas']['Page']
      readonly limit?: components['schemas']['Limit']
      readonly status?: components['schemas']['StatusFilter']
      /** @description Only jobs with all these words in title, details, trade or city, in any form of theirs; where those are fewer than three, then also jobs with words spelled much like them. Pages go by `cursor`, not by `page` */
      readonly q?: string
      readonly cursor?: components['schemas']['Cursor']
      readonly view?: components['schemas']['CustomerView']
      readonly order?: components['schemas']['CustomerOrder']
      readonly overview?: boolean
      /** @description Only jobs with this budget or a higher one */
      readonly budgetFrom?: components['schemas']['BudgetLimit']
      /** @description Only jobs with this budget or a lower one */
      readonly budgetTo?: components['schemas']['BudgetLimit']
      readonly neededUntil?: components['schemas']['LatestDay']
      /** @description Only jobs that were posted in so many days, of 24 hours each, until now */
      readonly postedWithin?: number
      /** @description A business; each open job then says whether it can be invited, as `inviteBar` */
      readonly inviting?: components['schemas']['Id']
    }
    readonly ListBusinessJobs: {
      readonly page?: components['schemas']['Page']
      readonly limit?: components['schemas']['Limit']
      readonly status?: components['schemas']['StatusFilter']
      /** @description Narrows to these of the business’s cities */
      readonly cities?: readonly string[]
      /** @description Narrows to this state */
      readonly state?: string
      /** @description Narrows to these of the business’s categories */
      readonly categories?: readonly string[]
      /** @description Only jobs with all these words in title, details, trade or city, in any form of theirs; where those are fewer than three, then also jobs with words spelled much like them. Pages go by `cursor`, not by `page` */
      readonly q?: string
      readonly cursor?: components['schemas']['Cursor']
      readonly view?: components['schemas']['BusinessView']
      readonly order?: components['schemas']['BusinessOrder']
      readonly overview?: boolean
      /** @description Only jobs with this budget or a higher one */
      readonly budgetFrom?: components['schemas']['BudgetLimit']
      /** @description Only jobs with this budget or a lower one */
      readonly budgetTo?: components['schemas']['BudgetLimit']
      readonly neededUntil?: components['schemas']['LatestDay']
      /** @description Only jobs that were posted in so many days, of 24 hours each, until now */
      readonly postedWithin?: number
    }
    readonly JobPage: {
      readonly jobs: readonly components['schemas']['Job'][]
      readonly nextCursor: string | null
      /** @description Null where it was not asked for */
      readonly overview: components['schemas']['JobsOverview'] | null
    }
    readonly JobsOverview: {
      /** @description How many jobs each status and view has, whatever this page shows of them */
      readonly counts: readonly components['schemas']['JobCount'][]
      /**
       * @description The jobs with something that waits for the viewer, newest first; they stand in the list as well. Fifty stand for that
       *     many or more. The first of a job's `waits` is the act to offer
       */
      readonly waiting: readonly components['schemas']['Job'][]
      /**
       * @description Until when the membership of the business lasts, or lasted. Present from 30 days before its end on, where bidding needs
       *     a membership, no card renews it, and the operator takes cards or names who renews it
       */
      readonly membershipEndsAt?: components['schemas']['Time']
    }
    readonly JobCount: {
      /** @enum {string} */
      readonly shows:
        | 'all'
        | 'open'
        | 'inprogress'
        | 'toRate'
        | 'completed'
        | 'expired'
        | 'findWork'
        | 'myBids'
        | 'won'
        | 'done'
      readonly count: components['schemas']['Counted']
    }
    /** @description The greatest stands for that many or more */
    readonly Counted: number
    /**
     * @description Bids that came since the customer last looked at the job; a completed job without a rating; a job that the business won
     *     and has not looked at since, or that its customer calls not done yet, until it is marked completed again; an open job that the
     *     business is invited to, until it bids or declines; messages that the viewer has not seen
     * @enum {string}
     */
    readonly Waiting: 'newBids' | 'toRate' | 'won' | 'notDone' | 'invited' | 'unreadMessages'
    readonly Job: {
      readonly id: components['schemas']['Id']
      readonly title: string
      readonly details: string
      readonly category: string
      readonly budget: number
      readonly country: string
      readonly state: string
      readonly city: string
      readonly status: components['schemas']['JobStatus']
      readonly createdAt: components['schemas']['Time']
      readonly assignedAt: components['schemas']['Time'] | null
      readonly completedAt: components['schemas']['Time'] | null
      readonly expiresAt: components['schemas']['Time']
      readonly pictures: readonly string[]
      readonly isRated: boolean
      readonly rating: components['schemas']['Rating'] | null
      /** @description For a business: it has bid on this job, and that bid was neither withdrawn nor ended */
      readonly hasBid: boolean
      /** @description Null for a customer, and for a business that has not bid */
      readonly bidOutcome: components['schemas']['BidOutcome'] | null
      readonly bidsCount: number
      /** @description What the reader has not seen, in all threads of the job */
      readonly unreadMessages: number
      readonly assignedBusinessId: string | null
      /** @description A day */
      readonly neededBy: string | null
      /** @description The most urgent first: notDone, unreadMessages, newBids, toRate, won */
      readonly waits: readonly components['schemas']['Waiting'][]
      /** @description For the customer: bids that came since they last looked */
      readonly newBids: number
      /** @description For the customer of an open job: the businesses of the cheapest bids that stand, the cheapest first */
      readonly bidders: readonly components['schemas']['BusinessOnCard'][]
      /** @description For the customer of an open job: the lowest amount of the bids that stand */
      readonly lowestBid: number | null
      /** @description For the customer: the business that has the job, or that did it */
      readonly assignedTo: components['schemas']['BusinessOnCard'] | null
      /** @description The amount of the accepted bid, for the customer and the assigned business alone */
      readonly agreedPrice: number | null
      /** @description For a business: whose job it is */
      readonly customer: components['schemas']['CustomerOnCard'] | null
      /** @description Words of title and details that a search found, as they stand there; absent without a search */
      readonly matched?: readonly string[]
      /** @description For a business: the amount of its own bid while that stands, won or not */
      readonly ownBidAmount: number | null
      /** @description For a business: whole miles from the nearest of its cities, 0 in one of them. Null for a customer, and outside of its area */
      readonly distance: number | null
      /** @description Null while the reader has seen all messages of the job */
      readonly lastWriter: components['schemas']['LastWriter'] | null
      /** @description For a business: whether the customer invited it, and it declined that. Null for a customer */
      readonly invitation: components['schemas']['InvitationState'] | null
      /** @description Why the business in `inviting` cannot be invited; null where it can. Absent where no business was named */
      readonly inviteBar?: components['schemas']['InviteBar'] | null
    }
    /**
     * @description The code with which an invitation is refused
     * @enum {string}
     */
    readonly InviteBar: 'ALREADY_INVITED' | 'BUSINESS_HAS_BID' | 'TOO_MANY_INVITATIONS'
    readonly BusinessOnCard: {
      readonly id: components['schemas']['Id']
      readonly businessName: string
      readonly logo: components['schemas']['ShownPicture']
    }
    readonly CustomerOnCard: {
      readonly firstName: string
      readonly picture: components['schemas']['ShownPicture']
    }
    /** @description Who wrote the newest message that the reader has not seen */
    readonly LastWriter: {
      /** @description To the customer the name of the business, to a business the first name of the customer */
      readonly name: string
      /** @description For the customer: whose thread it is */
      readonly businessId: string | null
    }
    /**
     * @description What became of the viewing business’s own bid
     * @enum {string}
     */
    readonly BidOutcome: 'sent' | 'declined' | 'withdrawn' | 'won' | 'notChosen' | 'ended'
    /**
     * @description An offer that stands, one that its business withdrew, one that the customer declined, or one whose assignment was ended
     * @enum {string}
     */
    readonly BidState: 'standing' | 'withdrawn' | 'declined' | 'ended'
    /**
     * @description Too expensive, at the wrong time, not what is needed, or found somebody else
     * @enum {string}
     */
    readonly DeclineReason: 'price' | 'time' | 'proposal' | 'foundOther'
    /** @description Why the customer declined a bid, where they said so */
    readonly Declined: {
      readonly reason: components['schemas']['DeclineReason'] | null
      readonly comment: string | null
      readonly declinedAt: components['schemas']['Time']
    }
    readonly Rating: {
      readonly stars: number
      readonly comment: string | null
      readonly createdAt: components['schemas']['Time']
      readonly changedAt: components['schemas']['Time'] | null
      /** @description Null once these days are over */
      readonly changeableUntil: components['schemas']['Time'] | null
      readonly revision: number
      readonly reply: components['schemas']['RatingReply'] | null
    }
    readonly RatingReply: {
      readonly text: string
      readonly createdAt: components['schemas']['Time']
      readonly changedAt: components['schemas']['Time'] | null
      /** @description Until when the business may change it; null once these days are over */
      readonly changeableUntil: components['schemas']['Time'] | null
    }
    readonly JobRef: {
      readonly jobId: components['schemas']['Id']
    }
    readonly CompleteJob: {
      readonly jobId: components['schemas']['Id']
      readonly pictures?: readonly components['schemas']['Link'][]
    }
    readonly BusinessJobRef: {
      readonly jobId: components['schemas']['Id']
    }
    readonly JobDetails: {
      readonly job: components['schemas']['Job']
      readonly customer: {
        readonly name: string
        readonly picture: components['schemas']['ShownPicture']
        readonly id: components['schemas']['Id']
        readonly phone: string | null
      }
      readonly assignedBusiness: components['schemas']['AssignedBusiness'] | null
      readonly ownBid: components['schemas']['OwnBid'] | null
      /** @description The bid that this business withdrew, or whose assignment was ended, which is in `bidDetails` no more */
      readonly withdrawnBid: components['schemas']['OwnBid'] | null
      /** @description Null for a business that may bid, and for a customer */
      readonly biddingBar: components['schemas']['BiddingBar'] | null
      /** @description With `biddingBar: SUBSCRIPTION_INACTIVE`, who renews the membership: a mail address or an https one; absent where the operator names none */
      readonly renewalContact?: string
      /** @description For the customer and the assigned business alone */
      readonly doubt: components['schemas']['Doubt'] | null
      /** @description Null while the job is not completed, and once these days are over */
      readonly doubtableUntil: components['schemas']['Time'] | null
      /** @description What the business showed of its work when it completed the job, for the customer and that business alone */
      readonly workPictures: readonly string[]
      /**
       * @description The last assignment that was ended: to the customer while the job has no business, to a business its own. Null to
       *     everybody else
       */
      readonly ended: components['schemas']['EndedAssignment'] | null
      /** @description For the customer and the assigned business alone; null to everybody else, and where the customer gave none */
      readonly streetAddress: string | null
      /** @description For the customer: whom they invited, the last first; empty for a business */
      readonly invitations: readonly components['schemas']['Invitation'][]
    }
    readonly Invitation: {
      readonly business: components['schemas']['BusinessOnCard']
      readonly invitedAt: components['schemas']['Time']
      /** @description Null unless it is declined */
      readonly declinedAt: components['schemas']['Time'] | null
      /** @description Why it is declined */
      readonly reason: components['schemas']['InvitationReason'] | null
      /** @description It has bid, and that bid was neither withdrawn nor ended */
      readonly hasBid: boolean
    }
    /**
     * @description Waits for the business, or was declined by it
     * @enum {string}
     */
    readonly InvitationState: 'sent' | 'declined'
    /**
     * @description No time, too far away, not the work that it does, or something else
     * @enum {string}
     */
    readonly InvitationReason: 'busy' | 'tooFar' | 'notMyWork' | 'other'
    readonly EndedAssignment: {
      /** @enum {string} */
      readonly by: 'customer' | 'business'
      /** @description Whose assignment it was */
      readonly businessName: string
      /** @description Null once the account that gave it is deleted */
      readonly reason: string | null
      readonly assignedAt: components['schemas']['Time']
      readonly endedAt: components['schemas']['Time']
    }
    /** @description What the customer said about a completion that was none */
    readonly Doubt: {
      readonly reason: string
      readonly createdAt: components['schemas']['Time']
    }
    /**
     * @description What keeps the viewing business from bidding on any job, as the code with which a bid is refused
     * @enum {string}
     */
    readonly BiddingBar: 'EMAIL_NOT_VERIFIED' | 'SUBSCRIPTION_INACTIVE'
    readonly AssignedBusiness: {
      readonly name: string
      readonly businessName: string
      readonly logo: components['schemas']['ShownPicture']
      /** @description Null for a business that was not chosen */
      readonly amount: number | null
      readonly id: components['schemas']['Id']
      readonly isRated: boolean
      readonly phone: string | null
      readonly hasLicense: components['schemas']['Flag']
      readonly hasInsurance: components['schemas']['Flag']
      readonly licenseCheckedOn: components['schemas']['CheckedOn']
      readonly insuranceCheckedOn: components['schemas']['CheckedOn']
      /** @description Mean of all ratings, one decimal; null before the first */
      readonly rating: number | null
      readonly ratingsCount: number
      readonly jobsCompleted: number
      readonly steppedDown: number
      /** @description A day; null where its bid says none, and for a business that was not chosen */
      readonly canStart: string | null
    }
    readonly OwnBid: {
      readonly bidId: components['schemas']['Id']
      readonly amount: number
      readonly proposal: string
      readonly createdAt: components['schemas']['Time']
      readonly updatedAt: components['schemas']['Time']
      readonly state: components['schemas']['BidState']
      /** @description Null unless the bid is declined */
      readonly declined: components['schemas']['Declined'] | null
      /** @description A day; null for any */
      readonly canStart: string | null
    }
    readonly CreateJob: {
      readonly title: components['schemas']['JobTitle']
      readonly details: components['schemas']['JobDescription']
      readonly category: string
      readonly city: components['schemas']['City']
      readonly state: components['schemas']['State']
      readonly country?: components['schemas']['Country']
      readonly budget: components['schemas']['Budget']
      readonly pictures: readonly components['schemas']['Link'][]
      readonly neededBy?: components['schemas']['NeededBy']
      readonly streetAddress?: components['schemas']['StreetAddress']
      /** @description The ids of businesses that are invited to bid */
      readonly invited?: readonly components['schemas']['Id'][]
    }
    readonly JobPosted: {
      readonly message: string
      readonly jobId: components['schemas']['Id']
      /** @description How many businesses of its place and trade are told of it */
      readonly businessesTold: components['schemas']['Counted']
    }
    readonly UpdateJob: {
      readonly jobId: components['schemas']['Id']
      readonly title: components['schemas']['JobTitle']
      readonly details: components['schemas']['JobDescription']
      readonly neededBy?: components['schemas']['NeededBy']
      readonly streetAddress?: components['schemas']['StreetAddress']
    }
    readonly RateJob: {
      readonly jobId: components['schemas']['Id']
      readonly stars: number
      readonly comment?: string
      readonly businessId?: components['schemas']['Id']
    }
    /** @description That of the rating as it was seen */
    readonly Revision: number
    readonly EditRating: {
      readonly jobId: components['schemas']['Id']
      readonly stars: number
      readonly comment?: string
      readonly revision?: components['schemas']['Revision']
    }
    readonly AnswerRating: {
      readonly jobId: components['schemas']['Id']
      readonly reply: string
      readonly revision?: components['schemas']['Revision']
    }
    readonly DoubtCompletion: {
      readonly jobId: components['schemas']['Id']
      readonly reason: string
    }
    readonly EndAssignment: {
      readonly jobId: components['schemas']['Id']
      /** @description As the job was seen */
      readonly assignedBusinessId?: components['schemas']['Id']
      readonly reason: string
    }
    readonly ListBids: {
      readonly jobId: components['schemas']['Id']
      readonly order?: components['schemas']['BidOrder']
      /** @description 200 where it is missing */
      readonly limit?: number
      readonly cursor?: components['schemas']['Cursor']
    }
    /**
     * @description By `price`, lowest first, by the mean `rating`, best first (then by how many gave it, then by price), or `newest` first;
     *     those that were declined come after all others. Without an order all come by price. A `cursor` goes on in its own order.
     * @enum {string}
     */
    readonly BidOrder: 'price' | 'rating' | 'newest'
    readonly Interests: {
      readonly bids: readonly components['schemas']['Interest'][]
      readonly nextCursor: string | null
    }
    readonly Interest: {
      readonly bidId: components['schemas']['Id']
      readonly jobId: components['schemas']['Id']
      readonly businessId: components['schemas']['Id']
      readonly businessName: string
      readonly logo: components['schemas']['ShownPicture']
      /** @description Mean of all ratings, one decimal; null before the first */
      readonly rating: number | null
      readonly ratingsCount: number
      readonly jobsCompleted: number
      readonly steppedDown: number
      readonly hasLicense: components['schemas']['Flag']
      readonly hasInsurance: components['schemas']['Flag']
      readonly licenseCheckedOn: components['schemas']['CheckedOn']
      readonly insuranceCheckedOn: components['schemas']['CheckedOn']
      readonly amount: number
      readonly proposal: string
      readonly createdAt: components['schemas']['Time']
      readonly updatedAt: components['schemas']['Time']
      readonly state: components['schemas']['BidState']
      /** @description Null unless the bid is declined */
      readonly declined: components['schemas']['Declined'] | null
      /** @description What the customer has not seen, in the thread with this business */
      readonly unreadMessages: number
      /** @description A day; null for any */
      readonly canStart: string | null
    }
    readonly AcceptBid: {
      readonly jobId: components['schemas']['Id']
      readonly businessId: components['schemas']['Id']
      readonly amount?: components['schemas']['Amount']
    }
    readonly DeclineBid: {
      readonly jobId: components['schemas']['Id']
      readonly businessId: components['schemas']['Id']
      /** @description The amount as seen */
      readonly amount?: components['schemas']['Amount']
      readonly reason?: components['schemas']['DeclineReason']
      readonly comment?: string
    }
    readonly ReconsiderBid: {
      readonly jobId: components['schemas']['Id']
      readonly businessId: components['schemas']['Id']
    }
    readonly InviteBusiness: {
      readonly jobId: components['schemas']['Id']
      readonly businessId: components['schemas']['Id']
    }
    readonly DeclineInvitation: {
      readonly jobId: components['schemas']['Id']
      readonly reason: components['schemas']['InvitationReason']
    }
    readonly PlaceBid: {
      /** @description The customer who posted the job */
      readonly customerId?: components['schemas']['Id']
      readonly jobId: components['schemas']['Id']
      readonly proposal: components['schemas']['Proposal']
      readonly amount: components['schemas']['Quote']
      readonly canStart?: components['schemas']['CanStart']
    }
    readonly BidPlaced: {
      readonly message: string
      readonly bidId: components['schemas']['Id']
    }
    readonly UpdateBid: {
      readonly bidId: components['schemas']['Id']
      readonly proposal: components['schemas']['Proposal']
      readonly amount: components['schemas']['Quote']
      readonly canStart?: components['schemas']['CanStart']
    }
    readonly WithdrawBid: {
      readonly bidId: components['schemas']['Id']
    }
    readonly ListThreads: {
      /** @description Only those of this job */
      readonly jobId?: components['schemas']['Id']
      /** @description Only those whose other side or job title contains this, in any case */
      readonly q?: string
      /** @description Only those with messages that the reader has not seen */
      readonly unreadOnly?: boolean
      /**
       * @description Only those whose job is in this status now; a cursor is good for the same status alone
       * @enum {string}
       */
      readonly jobStatus?: 'open' | 'inprogress' | 'completed' | 'expired'
      readonly cursor?: components['schemas']['Cursor']
      /** @default 20 */
      readonly limit?: number
    }
    readonly Threads: {
      readonly threads: readonly components['schemas']['Thread'][]
      /** @description How many messages the reader has not seen, in all threads */
      readonly unreadMessages: number
      /** @description Where the next page begins; null at the end */
      readonly nextCursor: string | null
    }
    /** @description One job and one business, as one of the two sides sees it */
    readonly Thread: {
      readonly jobId: components['schemas']['Id']
      readonly businessId: components['schemas']['Id']
      readonly jobTitle: string
      /**
       * @description A deleted job keeps its threads, to be read, for 30 days
       * @enum {string}
       */
      readonly jobStatus: 'open' | 'inprogress' | 'completed' | 'expired' | 'deleted'
      /** @description The first picture of the job */
      readonly jobPicture: components['schemas']['ShownPicture']
      /** @description The budget of the job */
      readonly budget: number
      /** @description The amount of the bid of the business; null where it has made none or withdrawn it */
      readonly bidAmount: number | null
      /** @description Whether the business got the job */
      readonly isAssigned: boolean
      /** @description The other side: the business to the customer, the customer to the business */
      readonly other: {
        readonly name: string
        readonly picture: components['schemas']['ShownPicture']
        /** @description The average stars of the business; null for a customer, and without a rating */
        readonly rating: number | null
        /** @description 0 for a customer */
        readonly ratingsCount: number
      }
      /** @description Whether the reader may write now */
      readonly isWritable: boolean
      /** @description Null while it is writable */
      readonly closed: components['schemas']['ThreadBar'] | null
      /** @description How many messages of the other side the reader has not seen */
      readonly unread: number
      /** @description The number of the last message that the other side has seen; 0 for none */
      readonly seenByOther: number
      /** @description The number of the newest message; 0 for none */
      readonly lastNumber: number
      readonly lastMessage: components['schemas']['Message'] | null
    }
    /**
     * @description Why the reader cannot write, as the code with which a message is refused
     * @enum {string}
     */
    readonly ThreadBar:
      | 'JOB_ALREADY_ASSIGNED'
      | 'JOB_EXPIRED'
      | 'JOB_WAS_DELETED'
      | 'TALK_OVER'
      | 'BID_WITHDRAWN'
      | 'PARTNER_GONE'
      | 'EMAIL_NOT_VERIFIED'
    readonly Message: {
      /** @description Its place in the thread, without gaps */
      readonly number: number
      /** @enum {string} */
      readonly author: 'customer' | 'business'
      /** @description Whether the reader wrote it */
      readonly isOwn: boolean
      readonly text: string
      readonly pictures: readonly string[]
      readonly createdAt: components['schemas']['Time']
      /** @description Whether the reader has reported it */
      readonly isReported: boolean
    }
    readonly ListMessages: {
      readonly jobId: components['schemas']['Id']
      /** @description A customer has to name it (BUSINESS_REQUIRED); for a business its own */
      readonly businessId?: components['schemas']['Id']
      readonly cursor?: components['schemas']['Cursor']
      /** @description The number after which to begin; `cursor` is then ignored */
      readonly after?: number
      /** @default 30 */
      readonly limit?: number
    }
    readonly Messages: {
      readonly thread: components['schemas']['Thread']
      /** @description The bid of the business on the job; null where it has made none or withdrawn it */
      readonly bid: components['schemas']['Interest'] | null
      /** @description How many bids stand on the job, this one among them */
      readonly bidsCount: number
      /** @description In ascending order */
      readonly messages: readonly components['schemas']['Message'][]
      /** @description Where older ones begin, with `after` where newer ones do; null at the end */
      readonly nextCursor: string | null
    }
    readonly SendMessage: {
      readonly jobId: components['schemas']['Id']
      /** @description A customer has to name it (BUSINESS_REQUIRED); for a business its own */
      readonly businessId?: components['schemas']['Id']
      readonly text: components['schemas']['MessageText']
      readonly pictures?: readonly components['schemas']['Link'][]
    }
    readonly MessageSent: {
      readonly message: components['schemas']['Message']
    }
    readonly SeenMessages: {
      readonly jobId: components['schemas']['Id']
      /** @description A customer has to name it (BUSINESS_REQUIRED); for a business its own */
      readonly businessId?: components['schemas']['Id']
      /** @description The number of the last message seen; a number beyond the newest is that of the newest */
      readonly upTo: number
    }
    readonly ReportMessage: {
      readonly jobId: components['schemas']['Id']
      /** @description A customer has to name it (BUSINESS_REQUIRED); for a business its own */
      readonly businessId?: components['schemas']['Id']
      /** @description Which message; one’s own cannot be reported (OWN_MESSAGE) */
      readonly number: number
      readonly kind?: components['schemas']['ReportKind']
      /** @description Without a `kind` it is needed (REPORT_REASON_REQUIRED) */
      readonly reason?: components['schemas']['ReportWords']
    }
    /**
     * @description Advertising, fraud, an insult or something that must not be shown, something false, personal data, or anything else
     * @enum {string}
     */
    readonly ReportKind: 'spam' | 'scam' | 'offensive' | 'misleading' | 'privacy' | 'other'
    readonly ReportWords: string
    readonly ReportJob: {
      readonly jobId: components['schemas']['Id']
      readonly kind: components['schemas']['ReportKind']
      readonly reason?: components['schemas']['ReportWords']
    }
    readonly ReportBusiness: {
      /** @description Another one than the caller (OWN_CONTENT) */
      readonly businessId: components['schemas']['Id']
      readonly kind: components['schemas']['ReportKind']
      readonly reason?: components['schemas']['ReportWords']
    }
    readonly ReportReview: {
      /** @description Not written by the caller (OWN_CONTENT) */
      readonly reviewId: components['schemas']['Id']
      readonly kind: components['schemas']['ReportKind']
      readonly reason?: components['schemas']['ReportWords']
    }
    readonly ReportPicture: {
      /** @description The link of the picture, as it is shown; not one of the caller (OWN_CONTENT) */
      readonly url: components['schemas']['Link']
      readonly kind: components['schemas']['ReportKind']
      readonly reason?: components['schemas']['ReportWords']
    }
    readonly BlockBusiness: {
      readonly businessId: components['schemas']['Id']
    }
    readonly BlockCustomer: {
      readonly jobId: components['schemas']['Id']
    }
    readonly Unblock: {
      readonly blockId: components['schemas']['Id']
    }
    readonly ListBlocks: {
      readonly cursor?: components['schemas']['Cursor']
      /** @default 20 */
      readonly limit?: number
    }
    readonly Blocks: {
      readonly blocks: readonly components['schemas']['Block'][]
      /** @description Null at the end */
      readonly nextCursor: string | null
    }
    readonly Block: {
      readonly blockId: components['schemas']['Id']
      /** @description Of the business, or the short name of the customer */
      readonly name: string
      readonly picture: components['schemas']['ShownPicture']
      readonly createdAt: components['schemas']['Time']
    }
    readonly ShowBusiness: {
      readonly businessId: components['schemas']['Id']
    }
    readonly ShownBusinessAnswer: {
      readonly business: components['schemas']['ShownBusiness']
    }
    /** @description In UTC */
    readonly Month: string
    /** @description When the operator last checked a document of it; null where that never was, or does not hold any more */
    readonly CheckedOn: components['schemas']['Time'] | null
    readonly ShownBusiness: {
      readonly businessId: components['schemas']['Id']
      readonly name: string
      readonly logo: components['schemas']['ShownPicture']
      /** @description Of finished work, in the order that the business chose; a link ends with being chosen */
      readonly pictures: readonly string[]
      readonly categories: readonly string[]
      readonly country: string
      readonly state: string
      readonly cities: readonly string[]
      readonly radius: components['schemas']['Radius']
      /** @description When it signed up */
      readonly since: components['schemas']['Month']
      readonly jobsCompleted: number
      /** @description How often it ended an assignment itself */
      readonly steppedDown: number
      /** @description Mean of all ratings, one decimal; null before the first */
      readonly rating: number | null
      readonly ratingsCount: number
      /** @description How many ratings have one star, two, three, four and five */
      readonly stars: readonly number[]
      /** @description What the business says */
      readonly hasLicense: components['schemas']['Flag']
      /** @description What the business says */
      readonly hasInsurance: components['schemas']['Flag']
      readonly licenseCheckedOn: components['schemas']['CheckedOn']
      readonly insuranceCheckedOn: components['schemas']['CheckedOn']
      /** @description The absolute link of its page that anybody may read without an account; null where the business hides that */
      readonly publicPage: string | null
      /** @description For a customer: whether it is a favorite. False for a business */
      readonly isFavorite: boolean
    }
    readonly Marketplace: {
      /** @description The absolute link of the page with all trades, which anybody may read */
      readonly directory: string
      /** @description How many trades anybody does */
      readonly tradesCount: number
      /** @description Those that the most businesses do */
      readonly trades: readonly components['schemas']['MarketplaceTrade'][]
      /** @description The newest with a comment, whatever their stars; one of each business */
      readonly reviews: readonly components['schemas']['MarketplaceReview'][]
      readonly figures: components['schemas']['MarketplaceFigures']
    }
    readonly MarketplaceTrade: {
      readonly category: string
      /** @description The absolute link of its page */
      readonly page: string
      /** @description How many do it */
      readonly businesses: components['schemas']['Figure']
    }
    readonly MarketplaceReview: {
      readonly id: components['schemas']['Id']
      readonly stars: number
      readonly comment: string
      /** @description The trade of the job */
      readonly category: string
      /** @description When the job was completed */
      readonly month: components['schemas']['Month']
      /** @description The first name */
      readonly customer: string
      readonly business: string
      /** @description The absolute link of the page of the business */
      readonly page: string
      /** @description An absolute link */
      readonly logo: string | null
    }
    readonly MarketplaceFigures: {
      /** @description Mean of all ratings, one decimal; null for fewer than 20 */
      readonly rating: number | null
      /** @description How many ratings there are */
      readonly ratings: components['schemas']['Figure']
      /** @description How many businesses have a page that anybody may read */
      readonly businesses: components['schemas']['Figure']
      /** @description How many jobs they have completed */
      readonly jobsCompleted: components['schemas']['Figure']
      /** @description Minutes within which half of the newest 1,000 jobs had their first bid; null where fewer than half have one */
      readonly minutesToBid: components['schemas']['Figure']
    }
    /** @description Null for fewer than 20 */
    readonly Figure: number | null
    readonly FindBusinesses: {
      /** @description Only businesses with all these words in their name or trade */
      readonly q?: string
      /** @description Only those of this trade */
      readonly category?: string
      /** @description Only those that work in this state */
      readonly state?: string
      /** @description Only those that work in this city of `state`, or of the state of the customer */
      readonly city?: string
      /** @description Only those with this mean of their ratings or a better one */
      readonly rating?: number
      /** @description Only those with a license that was checked */
      readonly licenseChecked?: boolean
      /** @description Only favorites */
      readonly favorites?: boolean
      readonly cursor?: components['schemas']['Cursor']
      readonly limit?: components['schemas']['Limit']
    }
    readonly FoundBusinesses: {
      readonly businesses: readonly components['schemas']['FoundBusiness'][]
      /** @description Where the next page begins; null at the end */
      readonly nextCursor: string | null
    }
    readonly FoundBusiness: {
      readonly businessId: components['schemas']['Id']
      readonly name: string
      readonly logo: components['schemas']['ShownPicture']
      /** @description The absolute link of the first picture of finished work on its page; null without one */
      readonly picture: string | null
      readonly categories: readonly string[]
      readonly state: string
      readonly cities: readonly string[]
      /** @description Miles from the nearest of its cities to the city that was asked for, or else to that of the customer; null where that is not known */
      readonly distance: number | null
      readonly jobsCompleted: number
      /** @description How often it ended an assignment itself */
      readonly steppedDown: number
      /** @description Mean of all ratings, one decimal; null before the first */
      readonly rating: number | null
      readonly ratingsCount: number
      /** @description What the business says */
      readonly hasLicense: components['schemas']['Flag']
      /** @description What the business says */
      readonly hasInsurance: components['schemas']['Flag']
      readonly licenseCheckedOn: components['schemas']['CheckedOn']
      readonly insuranceCheckedOn: components['schemas']['CheckedOn']
      /** @description Whether it is a favorite of the customer */
      readonly isFavorite: boolean
    }
    readonly SetFavorite: {
      readonly businessId: components['schemas']['Id']
      /** @description Whether it is to be one */
      readonly isFavorite: boolean
    }
    readonly ListReviews: {
      readonly businessId: components['schemas']['Id']
      readonly cursor?: components['schemas']['Cursor']
      readonly limit?: components['schemas']['Limit']
    }
    readonly Reviews: {
      readonly reviews: readonly components['schemas']['Review'][]
      /** @description Where the next page begins; null at the end */
      readonly nextCursor: string | null
    }
    readonly Review: {
      readonly reviewId: components['schemas']['Id']
      /** @description Whether the caller wrote it */
      readonly isOwn: boolean
      readonly stars: number
      readonly comment: string | null
      /** @description What the business says to it */
      readonly reply: string | null
      /** @description The trade of the job */
      readonly category: string
      /** @description When the job was completed */
      readonly month: components['schemas']['Month']
      /** @description The first name; null for a customer who is gone */
      readonly customer: string | null
    }
    readonly ListWorkPictures: {
      readonly cursor?: components['schemas']['Cursor']
      readonly limit?: components['schemas']['Limit']
    }
    readonly WorkPictures: {
      /** @description In the order in which they are shown */
      readonly chosen: readonly string[]
      readonly pictures: readonly components['schemas']['WorkPicture'][]
      /** @description Where the next page begins; null at the end */
      readonly nextCursor: string | null
    }
    readonly WorkPicture: {
      readonly id: components['schemas']['Id']
      /** @description An absolute link */
      readonly url: string
      readonly jobId: components['schemas']['Id']
      /** @description The job’s */
      readonly title: string
    }
    readonly ChooseWorkPictures: {
      readonly pictures: readonly components['schemas']['Link'][]
    }
    readonly ListNotifications: {
      /** @default 20 */
      readonly limit?: number
    }
    readonly Notifications: {
      readonly notifications: readonly components['schemas']['Notification'][]
      readonly message: string
      readonly unread: number
    }
    readonly Notification: {
      readonly id: components['schemas']['Id']
      readonly message: string
      readonly createdAt: components['schemas']['Time']
      readonly jobId: string | null
      /** @description The business whose thread about the job it tells of; null for anything else */
      readonly businessId: string | null
      readonly isRead: boolean
    }
    readonly ListGroupedNotifications: {
      /** @description The group to look into */
      readonly group?: components['schemas']['Id']
      /** @description Only those about this; ignored with `group`, whose notifications are about one thing. A cursor is good for the same topic alone */
      readonly about?: components['schemas']['NotificationTopic']
      readonly cursor?: components['schemas']['Cursor']
      /** @default 20 */
      readonly limit?: number
    }
    /**
     * @description Bids, messages in a thread, jobs and their ratings, or what was checked about the account
     * @enum {string}
     */
    readonly NotificationTopic: 'bids' | 'messages' | 'jobs' | 'account'
    readonly GroupedNotifications: {
      readonly notifications: readonly components['schemas']['GroupedNotification'][]
      /** @description Where the next page begins; null at the end */
      readonly nextCursor: string | null
      /** @description How many of all notifications are unread */
      readonly unread: number
    }
    readonly GroupedNotification: {
      /** @description The group’s; within a group the notification’s */
      readonly id: components['schemas']['Id']
      /** @description What happened; other kinds may come */
      readonly kind: string
      /** @description Says all of it */
      readonly message: string
      /** @description The part of `message` that names the business, or else the job; null where it names neither */
      readonly subject: string | null
      /** @description Of the newest */
      readonly createdAt: components['schemas']['Time']
      /** @description The job that all of it is about; null where there are several or none */
      readonly jobId: string | null
      /** @description The business whose thread about the job it tells of; null for anything else */
      readonly businessId: string | null
      /** @description An absolute link: the logo of the business that a bid, a message or a reply is from, or else the first picture of the job; null where there is none any more */
      readonly picture: string | null
      /** @description How many notifications it stands for */
      readonly count: number
      /** @description How many of these are unread */
      readonly unread: number
      /** @description Whether what it asks for is still to be done: a bid on a job that is still open, a finished job without a rating, work that the customer says is not done, a message that nobody has answered yet */
      readonly pending: boolean
      /** @description The lowest standing bid on the job where the line stands for several and the job is still open, else null */
      readonly lowestBid: number | null
      /** @description The beginning of the last message of the thread where that is from the other side, else null */
      readonly lastWords: string | null
    }
    /** @description All that every given part fits; all of the account where none is given */
    readonly MarkNotificationsRead: {
      /** @description This one and all older ones */
      readonly upTo?: components['schemas']['Id']
      /** @description Those about this job, but for messages, which are read in their thread */
      readonly jobId?: components['schemas']['Id']
      /** @description Those of this group */
      readonly group?: components['schemas']['Id']
    }
    /** @enum {string} */
    readonly MailKind:
      | 'invited'
      | 'invitation_declined'
      | 'bid_placed'
      | 'bid_withdrawn'
      | 'bid_accepted'
      | 'bid_declined'
      | 'bid_reconsidered'
      | 'bid_not_chosen'
      | 'job_completed'
      | 'job_completed_by_owner'
      | 'assignment_ended'
      | 'stepped_down'
      | 'completion_doubted'
      | 'job_rated'
      | 'rating_answered'
      | 'message_received'
      | 'job_expiring'
      | 'jobs_found'
    readonly MailSettingsAnswer: {
      readonly settings: components['schemas']['MailSettings']
    }
    readonly MailSettings: {
      /** @description Whether any are mailed */
      readonly emailNotifications: boolean
      readonly kinds: readonly {
        readonly kind: components['schemas']['MailKind']
        /** @description Whether this kind is mailed while any are */
        readonly mailed: boolean
      }[]
    }
    /** @description What is missing stays as it is */
    readonly EditMailSettings: {
      /** @description Whether any are mailed */
      readonly emailNotifications?: boolean
      /** @description The kinds that are not mailed; all others are */
      readonly unwanted?: readonly components['schemas']['MailKind'][]
    }
    /**
     * @description `daily` and `weekly` (on Monday) at 7:00 in the time zone of the state of the business, when there is something new
     * @enum {string}
     */
    readonly AlertFrequency: 'atOnce' | 'daily' | 'weekly' | 'never'
    /** @description What the business knows it by */
    readonly SearchName: string
    readonly SavedSearch: {
      readonly searchId: components['schemas']['Id']
      /** @description Empty for the one that each business has */
      readonly name: string
      /** @description Whether it is the one that each business has, which finds all jobs of its area */
      readonly isOwn: boolean
      /** @description The words that it looks for; null for any */
      readonly q: string | null
      /** @description Null for any of its area */
      readonly state: string | null
      /** @description Empty for all of its area */
      readonly cities: readonly string[]
      /** @description Empty for all of its area */
      readonly categories: readonly string[]
      readonly budgetFrom: number | null
      readonly budgetTo: number | null
      /** @description Only jobs that are needed by this day or an earlier one */
      readonly neededUntil: string | null
      readonly frequency: components['schemas']['AlertFrequency']
      /** @description Whether it tells by notifications, of jobs that the account has no notification of yet */
      readonly byBell: boolean
      /** @description Whether it tells by mail, to an address that is verified */
      readonly byMail: boolean
    }
    readonly SavedSearches: {
      readonly searches: readonly components['schemas']['SavedSearch'][]
    }
    readonly SavedSearchAnswer: {
      readonly message: string
      readonly search: components['schemas']['SavedSearch']
    }
    readonly SaveSearch: {
      readonly name: components['schemas']['SearchName']
      /** @description Only jobs with all these words in title, details, trade or city, in any form of theirs */
      readonly q?: string
      /** @description Narrows to this state */
      readonly state?: string
      /** @description Narrows to these of the business’s cities */
      readonly cities?: readonly string[]
      /** @description Narrows to these of the business’s categories */
      readonly categories?: readonly string[]
      /** @description Only jobs with this budget or a higher one */
      readonly budgetFrom?: components['schemas']['BudgetLimit']
      /** @description Only jobs with this budget or a lower one */
      readonly budgetTo?: components['schemas']['BudgetLimit']
      readonly neededUntil?: components['schemas']['LatestDay']
      /** @description Daily where it is missing */
      readonly frequency?: components['schemas']['AlertFrequency']
      /** @description No where it is missing */
      readonly byBell?: boolean
      /** @description Yes where it is missing */
      readonly byMail?: boolean
    }
    /** @description What is missing stays as it is */
    readonly EditSavedSearch: {
      readonly searchId: components['schemas']['Id']
      readonly name?: components['schemas']['SearchName']
      readonly frequency?: components['schemas']['AlertFrequency']
      readonly byBell?: boolean
      readonly byMail?: boolean
    }
    readonly SavedSearchRef: {
      readonly searchId: components['schemas']['Id']
    }
    readonly AccountRef: Record<string, never>
    readonly CustomerAnswer: {
      readonly customer: components['schemas']['CustomerData']
    }
    /** @description The whole profile, or `language` alone */
    readonly EditCustomer: {
      readonly picture?: components['schemas']['Picture']
      readonly name?: components['schemas']['Name']
      readonly email?: components['schemas']['Email']
      readonly password?: string
      readonly phone?: components['schemas']['Phone']
      readonly country?: components['schemas']['Country']
      readonly state?: components['schemas']['State']
      readonly city?: components['schemas']['City']
      readonly language?: components['schemas']['Language']
      readonly emailNotifications?: boolean
    }
    readonly BusinessAnswer: {
      readonly business: components['schemas']['BusinessDetails']
    }
    readonly StoredDocument: {
      readonly url: string
      /** @description What the file was called when it was uploaded, where that is known */
      readonly name: string | null
    }
    /** @description What the operator has checked by a document */
    readonly DocumentCheck: {
      /** @enum {string} */
      readonly of: 'license' | 'insurance'
      /** @description The document */
      readonly url: string
      readonly checkedOn: components['schemas']['Time']
    }
    readonly BusinessDetails: {
      readonly id: components['schemas']['Id']
      readonly name: string
      readonly email: string
      readonly pendingEmail?: string | null
      readonly phone: string
      readonly picture: components['schemas']['ShownPicture']
      readonly language: components['schemas']['Language']
      readonly businessName: string
      readonly businessIdNumber: string | null
      readonly businessPhone: string
      readonly businessEmail: string | null
      readonly categories: readonly string[]
      readonly address: string
      readonly country: string
      readonly state: string
      readonly cities: readonly string[]
      readonly radius: components['schemas']['Radius']
      readonly zipCode: string
      readonly logo: components['schemas']['ShownPicture']
      readonly documents: readonly components['schemas']['StoredDocument'][]
      readonly hasLicense: components['schemas']['Flag']
      readonly hasInsurance: components['schemas']['Flag']
      readonly steppedDown: number
      /** @description Whether it keeps off the pages that anybody may read without an account */
      readonly isHidden: boolean
      readonly checks: readonly components['schemas']['DocumentCheck'][]
      readonly isEmailVerified: boolean
      readonly isEmailVerificationRequired: boolean
      readonly emailNotifications?: boolean
    }
    /** @description Any part of profile and details; what is missing stays as it is */
    readonly EditBusiness: {
      readonly name?: string
      readonly email?: components['schemas']['Email']
      readonly password?: string
      readonly phone?: string
      readonly picture?: components['schemas']['Picture']
      readonly language?: components['schemas']['Language']
      readonly emailNotifications?: boolean
      readonly businessName?: components['schemas']['BusinessName']
      readonly businessIdNumber?: string
      readonly businessPhone?: string
      readonly businessEmail?: string
      readonly categories?: readonly components['schemas']['CategoryName'][]
      readonly address?: components['schemas']['Address']
      readonly country?: components['schemas']['Country']
      readonly state?: components['schemas']['State']
      readonly radius?: components['schemas']['Radius']
      /** @description Keeps the business off the pages that anybody may read without an account */
      readonly isHidden?: boolean
      readonly cities?: readonly components['schemas']['City'][]
      readonly zipCode?: components['schemas']['ZipCode']
      readonly logo?: components['schemas']['Picture']
      readonly documents?: components['schemas']['Documents']
      readonly hasLicense?: components['schemas']['Flag']
      readonly hasInsurance?: components['schemas']['Flag']
    }
    readonly UpdatePassword: {
      readonly oldPassword: string
      /** @description As in `NewPassword` */
      readonly newPassword: string
      /** @description Where sent, it must equal newPassword (PASSWORDS_MUST_MATCH) */
      readonly confirmPassword?: string
    }
    readonly GivenEmail: string
    readonly ForgotPassword: {
      readonly email: components['schemas']['GivenEmail']
    }
    readonly AskVerification: {
      readonly email: components['schemas']['GivenEmail']
    }
    readonly ResetPassword: {
      readonly token: string
      /** @description As in `NewPassword` */
      readonly newPassword: string
    }
    readonly MailedToken: {
      readonly token: string
    }
    readonly VerifyEmail: {
      readonly token: string
    }
    readonly DeleteAccount: {
      readonly password: string
    }
    readonly DeletionBegun: {
      readonly message: string
      readonly deleteAt: components['schemas']['Time']
    }
    readonly Empty: Record<string, never>
    readonly SubscriptionAnswer: {
      readonly subscription: {
        readonly cycles: readonly {
          readonly startsAt: components['schemas']['Time']
          readonly endsAt: components['schemas']['Time']
          readonly isActive: boolean
        }[]
        readonly contact?: string
        readonly card?: components['schemas']['MembershipCard']
      }
    }
    readonly MembershipCard: {
      /**
       * @description `pastDue`: the paid time is over, the card is tried again, and the business may bid for 7 more days
       * @enum {string}
       */
      readonly standing: 'trial' | 'active' | 'pastDue' | 'ended'
      /** @description What a year costs; absent while the payment provider cannot be asked */
      readonly price?: components['schemas']['Amount']
      /** @description Whether the business began to pay by card at some time */
      readonly hasCard: boolean
      /** @description Whether the card is charged again by itself */
      readonly isRenewing: boolean
      /** @description Whether the last try to charge it failed */
      readonly isFailing: boolean
      /** @description When it is charged next */
      readonly renewsAt?: components['schemas']['Time']
      /** @description With `pastDue`, until when the business may bid */
      readonly graceEndsAt?: components['schemas']['Time']
    }
    readonly PaymentPage: {
      /** Format: uri */
      readonly url: string
    }
    /**
     * @description An owner does everything, `support` helps people, and a viewer only looks
     * @enum {string}
     */
    readonly OperatorRole: 'owner' | 'support' | 'viewer'
    /** @description What the authenticator app shows */
    readonly OperatorCode: string
    readonly Operator: {
      readonly operatorId: components['schemas']['Id']
      readonly email: string
      readonly name: string
      readonly role: components['schemas']['OperatorRole']
    }
    readonly OperatorLogin: {
      readonly email: components['schemas']['Email']
      readonly password: string
      readonly code: components['schemas']['OperatorCode']
    }
    readonly OperatorLoginAnswer: {
      readonly token: string
      readonly operator: components['schemas']['Operator']
    }
    readonly OperatorAnswer: {
      readonly operator: components['schemas']['Operator']
    }
    readonly OperatorInvitationRef: {
      /** @description From the link */
      readonly token: string
    }
    readonly OperatorInvitation: {
      readonly email: string
      readonly name: string
      readonly role: components['schemas']['OperatorRole']
      /** @description The key for an authenticator app in base32 */
      readonly key: string
      /** @description The same as an address that apps open */
      readonly uri: string
    }
    readonly OperatorInvitationAcceptance: {
      /** @description From the link */
      readonly token: string
      /** @description None of the most common ones (PASSWORD_TOO_COMMON), nor the own name or email (PASSWORD_IS_PERSONAL) */
      readonly password: string
      readonly code: components['schemas']['OperatorCode']
    }
    readonly OperatorActionsFilter: {
      /** @description Only what this operator did */
      readonly operator?: string
      /** @description Only acts whose name begins like this */
      readonly action?: string
      /** @description Only what was done to this */
      readonly subject?: string
      /** @description Only from this day on in UTC */
      readonly from?: string
      /** @description Only to this day in UTC */
      readonly until?: string
      readonly cursor?: components['schemas']['Cursor']
      readonly limit?: components['schemas']['Limit']
    }
    readonly OperatorDetail: {
      readonly name: string
      readonly value: string
    }
    readonly OperatorAction: {
      readonly actionId: components['schemas']['Id']
      readonly at: components['schemas']['Time']
      /** @description The name of the operator; of a command that of the user of the system */
      readonly operator: string
      /** @description Whether it was done in the console rather than by a command */
      readonly byConsole: boolean
      readonly action: string
      /** @description The id of an account, a job or another thing that it was done to */
      readonly subject: string
      readonly details: readonly components['schemas']['OperatorDetail'][]
    }
    readonly OperatorActions: {
      readonly actions: readonly components['schemas']['OperatorAction'][]
      /** @description Where the next page begins; null at the end */
      readonly nextCursor: string | null
    }
    /** @description Why, for the record */
    readonly OperatorReason: string
    readonly AccountsFilter: {
      /** @description Part of an email or a name, or an id */
      readonly q?: string
      /** @enum {string} */
      readonly role?: 'customer' | 'business'
      /** @description Only those that are blocked */
      readonly blocked?: boolean
      readonly cursor?: components['schemas']['Cursor']
      readonly limit?: components['schemas']['Limit']
    }
    readonly OperatorAccount: {
      readonly accountId: components['schemas']['Id']
      readonly email: string
      readonly name: string
      /** @description The name of the business; null for a customer */
      readonly business: string | null
      /** @enum {string} */
      readonly role: 'customer' | 'business'
      readonly createdAt: components['schemas']['Time']
      /** @description Whether the email is verified */
      readonly isVerified: boolean
      readonly isBlocked: boolean
      /**
       * Format: date-time
       * @description When it is to be deleted, or was; null where nobody asked for that
       */
      readonly deleteAt: string | null
      /**
       * Format: date-time
       * @description When the last membership ends, or ended; null without any
       */
      readonly memberUntil: string | null
    }
    readonly OperatorAccounts: {
      readonly accounts: readonly components['schemas']['OperatorAccount'][]
      /** @description Where the next page begins; null at the end */
      readonly nextCursor: string | null
    }
    readonly OperatorAccountAnswer: {
      readonly account: components['schemas']['OperatorAccount']
    }
    readonly AccountChange: {
      readonly accountId: components['schemas']['Id']
      /** @enum {string} */
      readonly act: 'verify' | 'block' | 'unblock' | 'keep'
      readonly reason?: components['schemas']['OperatorReason']
    }
    readonly AccountDeletion: {
      readonly accountId: components['schemas']['Id']
      readonly reason?: components['schemas']['OperatorReason']
    }
    readonly MembershipChange: {
      readonly accountId: components['schemas']['Id']
      /** @enum {string} */
      readonly act: 'activate' | 'end'
      readonly reason?: components['schemas']['OperatorReason']
    }
    /** @enum {string} */
    readonly OperatorJobStatus: 'open' | 'inprogress' | 'completed' | 'expired' | 'deleted'
    readonly JobsFilter: {
      /** @description The id of a job, or the email or id of an account */
      readonly q?: string
      readonly status?: components['schemas']['OperatorJobStatus']
      readonly cursor?: components['schemas']['Cursor']
      readonly limit?: components['schemas']['Limit']
    }
    readonly OperatorJob: {
      readonly jobId: components['schemas']['Id']
      readonly title: string
      readonly status: components['schemas']['OperatorJobStatus']
      /** @description The email of the customer */
      readonly customer: string
      /** @description Who has it or had it; null for nobody */
      readonly business: string | null
      readonly budget: number
      readonly postedAt: components['schemas']['Time']
      readonly expiresAt: components['schemas']['Time']
      /** Format: date-time */
      readonly assignedAt: string | null
      /** Format: date-time */
      readonly completedAt: string | null
      /** @description The stars; null without a rating */
      readonly rating: number | null
      /** @description How many bids stand */
      readonly bids: number
    }
    readonly OperatorJobs: {
      readonly jobs: readonly components['schemas']['OperatorJob'][]
      /** @description Where the next page begins; null at the end */
      readonly nextCursor: string | null
    }
    readonly OperatorJobRef: {
      readonly jobId: components['schemas']['Id']
    }
    readonly OperatorBid: {
      readonly business: string
      readonly email: string
      readonly amount: number
      /** @enum {string} */
      readonly state: 'standing' | 'declined' | 'withdrawn' | 'ended'
      /** @description Whether the account of the business is blocked or gone */
      readonly isGone: boolean
      readonly placedAt: components['schemas']['Time']
    }
    readonly OperatorJobAnswer: {
      readonly job: components['schemas']['OperatorJob']
      readonly offers: readonly components['schemas']['OperatorBid'][]
    }
    readonly JobRepair: {
      readonly jobId: components['schemas']['Id']
      /** @enum {string} */
      readonly act: 'reopen' | 'end' | 'complete' | 'remove' | 'removeRating'
      readonly reason?: components['schemas']['OperatorReason']
    }
    /** @enum {string} */
    readonly ReportSubject: 'job' | 'business' | 'review' | 'picture' | 'message'
    /** @enum {string} */
    readonly ReportOutcome: 'acted' | 'dismissed'
    readonly ReportsFilter: {
      readonly subject?: components['schemas']['ReportSubject']
      /** @description Those that were settled, instead of those that are open */
      readonly settled?: boolean
      readonly cursor?: components['schemas']['Cursor']
      readonly limit?: components['schemas']['Limit']
    }
    readonly OperatorReport: {
      /** @description The newest of the reports */
      readonly reportId: components['schemas']['Id']
      readonly subject: components['schemas']['ReportSubject']
      /** @description The id of the job, business, review or message, or of the file */
      readonly subjectId: string
      /** @description How many accounts reported it */
      readonly count: number
      /** @description The most frequent first */
      readonly kinds: readonly {
        readonly kind: components['schemas']['ReportKind']
        readonly count: number
      }[]
      /** @description What the newest with words says */
      readonly words: string | null
      readonly firstAt: components['schemas']['Time']
      readonly lastAt: components['schemas']['Time']
      readonly authorId: components['schemas']['Id']
      /** @description The email of whose it is */
      readonly author: string
      /** @description Where it was shown; it may be gone */
      readonly jobId: string | null
      /** @description Where it was shown; it may be gone */
      readonly businessId: string | null
      readonly title: string | null
      readonly text: string | null
      /** @description What the business replied to a review */
      readonly reply: string | null
      /** @description The stars of a review */
      readonly stars: number | null
      readonly pictures: readonly components['schemas']['Link'][]
      /** @description How often reports of it were settled before */
      readonly settledBefore: number
      /** Format: date-time */
      readonly settledAt: string | null
      /** @description What was made of it; null while it is open */
      readonly outcome: components['schemas']['ReportOutcome'] | null
      /** @description Why */
      readonly note: string | null
    }
    readonly OperatorReports: {
      readonly reports: readonly components['schemas']['OperatorReport'][]
      /** @description Where the next page begins; null at the end */
      readonly nextCursor: string | null
    }
    readonly ReportSettlement: {
      /** @description Any of the open reports of the thing */
      readonly reportId: components['schemas']['Id']
      readonly outcome: components['schemas']['ReportOutcome']
      /** @description What was done about it, for the record */
      readonly reason: string
    }
    readonly ReportsSettled: {
      /** @description How many reports were settled */
      readonly settled: number
    }
    readonly OverviewRange: {
      /** @description The first day */
      readonly from?: string
      /** @description The last day */
      readonly until?: string
      /** @description Only jobs of this trade */
      readonly category?: string
      /** @description Only jobs in this state */
      readonly state?: string
    }
    readonly JobFigures: {
      /** @description The day, trade or state */
      readonly of: string
      /** @description Jobs that were posted */
      readonly jobs: number
      /** @description Of these with a bid within 24 hours */
      readonly answered: number
      /** @description Of these with an accepted bid */
      readonly accepted: number
      /** @description Of these completed */
      readonly completed: number
      /** @description Of these whose owner said that the work was not done */
      readonly disputed: number
    }
    readonly AccountFigures: {
      /** @description The day */
      readonly of: string
      readonly customers: number
      readonly businesses: number
    }
    readonly QueueFigures: {
      /** @description What waits */
      readonly queue: string
      readonly waiting: number
      /** @description For how long the oldest has waited; null where nothing does */
      readonly oldestSeconds: number | null
    }
    readonly Overview: {
      readonly from: string
      readonly until: string
      /** @description Days on which nothing was posted are left out */
      readonly days: readonly components['schemas']['JobFigures'][]
      /** @description Most jobs first */
      readonly trades: readonly components['schemas']['JobFigures'][]
      /** @description Most jobs first */
      readonly states: readonly components['schemas']['JobFigures'][]
      /** @description New accounts by day */
      readonly accounts: readonly components['schemas']['AccountFigures'][]
      /** @description Jobs that take bids now */
      readonly openJobs: number
      /** @description Jobs in progress now */
      readonly runningJobs: number
      /** @description Businesses whose yearly membership runs now */
      readonly members: number
      /** @description Reports that wait for an operator */
      readonly openReports: number
      readonly queues: readonly components['schemas']['QueueFigures'][]
    }
    readonly Acknowledged: {
      readonly message: string
    }
    readonly ResetLink: {
      readonly message: string
      /** @description The address whose password the link sets; password managers need it. Servers before 1.2 leave it out */
      readonly email?: string
    }
    readonly EmailChangeUndone: {
      readonly message: string
      /** @description Sets a new password by `/reset-password`, once, for 30 minutes */
      readonly resetToken: string
    }
    readonly Done: {
      readonly message: string
    }
    readonly Failure: {
      /** @description For people, in the language of Accept-Language, else of the account */
      readonly message: string
      readonly code: components['schemas']['ErrorCode']
      readonly errors?: readonly components['schemas']['FieldError'][]
      readonly bid?: components['schemas']['Interest']
      readonly ownBid?: components['schemas']['OwnBid']
      readonly deleteAt?: components['schemas']['Time']
      readonly ticket?: string
      readonly scope?: components['schemas']['KeyScope']
    }
    /** @description A failure as problem details (RFC 9457), for whoever names `application/problem+json` in `Accept`. What `Failure` has besides it has by the same names */
    readonly Problem: {
      /**
       * Format: uri
       * @description The place in `/docs/problems` where the code is explained
       */
      readonly type: string
      /** @description What the code says */
      readonly title: string
      /** @description The status of the answer */
      readonly status: number
      /** @description As `Message` of `Failure` */
      readonly detail: string
      readonly code: components['schemas']['ErrorCode']
      readonly errors?: readonly components['schemas']['FieldError'][]
      readonly bid?: components['schemas']['Interest']
      readonly ownBid?: components['schemas']['OwnBid']
      readonly deleteAt?: components['schemas']['Time']
      readonly ticket?: string
      readonly scope?: components['schemas']['KeyScope']
    }
    readonly FieldError: {
      /** @description The field as the payload spells it */
      readonly field: string
      readonly code: components['schemas']['ErrorCode']
    }
    /**
     * @description Stable; the words of each code stand in `x-error-codes`
     * @enum {string}
     */
    readonly ErrorCode:
      | 'MALFORMED_REQUEST'
      | 'INVALID_TYPE'
      | 'UNKNOWN_FIELD'
      | 'CURSOR_INVALID'
      | 'UNAUTHORIZED'
      | 'INVALID_CREDENTIALS'
      | 'KEY_INVALID'
      | 'ROLE_NOT_ALLOWED'
      | 'KEY_SCOPE_MISSING'
      | 'KEY_NOT_ALLOWED'
      | 'ID_MISMATCH'
      | 'ACCOUNT_BLOCKED'
      | 'ACCOUNT_LEAVING'
      | 'SECOND_STEP_REQUIRED'
      | 'PROVE_AGAIN'
      | 'NOT_YOURS'
      | 'OWN_MESSAGE'
      | 'OWN_CONTENT'
      | 'OUTSIDE_YOUR_AREA'
      | 'EMAIL_NOT_VERIFIED'
      | 'SUBSCRIPTION_INACTIVE'
      | 'NOT_FOUND'
      | 'METHOD_NOT_ALLOWED'
      | 'JOB_NOT_FOUND'
      | 'BID_NOT_FOUND'
      | 'THREAD_NOT_FOUND'
      | 'MESSAGE_NOT_FOUND'
      | 'REVIEW_NOT_FOUND'
      | 'WEBHOOK_NOT_FOUND'
      | 'DELIVERY_NOT_FOUND'
      | 'SAVED_SEARCH_NOT_FOUND'
      | 'PAYMENTS_OFF'
      | 'BUSINESS_NOT_FOUND'
      | 'INVITATION_NOT_FOUND'
      | 'FILE_NOT_FOUND'
      | 'EMAIL_TAKEN'
      | 'TOO_MANY_KEYS'
      | 'LOGIN_TICKET_INVALID'
      | 'SECOND_STEP_ON'
      | 'SECOND_STEP_OFF'
      | 'SECOND_STEP_NOT_BEGUN'
      | 'TOO_MANY_PASSKEYS'
      | 'PASSKEY_KNOWN'
      | 'TOO_MANY_WEBHOOKS'
      | 'TOO_MANY_SAVED_SEARCHES'
      | 'MEMBERSHIP_RENEWS'
      | 'NO_CARD'
      | 'TOO_MANY_FAVORITES'
      | 'OWN_SEARCH_STAYS'
      | 'WEBHOOK_OFF'
      | 'JOB_ALREADY_ASSIGNED'
      | 'JOB_EXPIRED'
      | 'JOB_WAS_DELETED'
      | 'JOB_ALREADY_COMPLETED'
      | 'JOBS_IN_PROGRESS'
      | 'JOB_NOT_COMPLETED'
      | 'ALREADY_BID'
      | 'ALREADY_RATED'
      | 'ALREADY_DOUBTED'
      | 'DOUBT_TOO_LATE'
      | 'ASSIGNMENT_CHANGED'
      | 'ASSIGNMENT_ENDED'
      | 'JOB_NOT_ASSIGNED'
      | 'JOB_NOT_RATED'
      | 'RATING_CHANGED'
      | 'RATING_FINAL'
      | 'REPLY_FINAL'
      | 'BID_CHANGED'
      | 'BID_WITHDRAWN'
      | 'BID_DECLINED'
      | 'BID_NOT_DECLINED'
      | 'ALREADY_INVITED'
      | 'BUSINESS_HAS_BID'
      | 'TOO_MANY_INVITATIONS'
      | 'INVITATION_DECLINED'
      | 'TALK_OVER'
      | 'PARTNER_GONE'
      | 'IDEMPOTENCY_KEY_REUSED'
      | 'OPERATOR_LOGIN_WRONG'
      | 'OPERATOR_CODE_WRONG'
      | 'OPERATOR_PASSWORD_TOO_SHORT'
      | 'ACCOUNT_NOT_FOUND'
      | 'REPORT_NOT_FOUND'
      | 'ACCOUNT_HAS_JOBS'
      | 'NOT_A_BUSINESS'
      | 'MEMBERSHIP_NOT_ACTIVE'
      | 'LINK_EXPIRED'
      | 'REQUEST_TIMEOUT'
      | 'BODY_TOO_LARGE'
      | 'FILE_TOO_LARGE'
      | 'UNSUPPORTED_MEDIA_TYPE'
      | 'FILE_TYPE_NOT_ALLOWED'
      | 'VALIDATION_FAILED'
      | 'NAME_REQUIRED'
      | 'NAME_EMPTY'
      | 'EMAIL_REQUIRED'
      | 'EMAIL_INVALID'
      | 'PHONE_REQUIRED'
      | 'PHONE_EMPTY'
      | 'PHONE_INVALID'
      | 'PASSWORD_REQUIRED'
      | 'PASSWORD_TOO_SHORT'
      | 'PASSWORD_TOO_LONG'
      | 'PASSWORD_TOO_COMMON'
      | 'PASSWORD_IS_PERSONAL'
      | 'CURRENT_PASSWORD_REQUIRED'
      | 'CURRENT_PASSWORD_WRONG'
      | 'CODE_REQUIRED'
      | 'CODE_WRONG'
      | 'PASSKEY_INVALID'
      | 'NEW_PASSWORD_REQUIRED'
      | 'KEY_SCOPES_REQUIRED'
      | 'WEBHOOK_TOPICS_REQUIRED'
      | 'WEBHOOK_URL_INVALID'
      | 'SEARCH_SAYS_NOTHING'
      | 'CONFIRM_PASSWORD_REQUIRED'
      | 'PASSWORDS_MUST_MATCH'
      | 'TERMS_REQUIRED'
      | 'ANSWER_REQUIRED'
      | 'COUNTRY_REQUIRED'
      | 'STATE_REQUIRED'
      | 'CITY_REQUIRED'
      | 'LOCATION_UNKNOWN'
      | 'BUSINESS_NAME_REQUIRED'
      | 'BUSINESS_PHONE_REQUIRED'
      | 'BUSINESS_CATEGORY_REQUIRED'
      | 'MAXIMUM_3_CATEGORIES_ALLOWED'
      | 'MAX_CATEGORIES'
      | 'MAX_CITIES'
      | 'RADIUS_INVALID'
      | 'ONE_CITY_ALLOWED'
      | 'MAX_DOCUMENTS'
      | 'MAX_PICTURES'
      | 'MAX_WORK_PICTURES'
      | 'ADDRESS_REQUIRED'
      | 'ZIP_CODE_REQUIRED'
      | 'JOB_TITLE_REQUIRED'
      | 'JOB_DESCRIPTION_REQUIRED'
      | 'JOB_BUDGET_REQUIRED'
      | 'JOB_CATEGORY_REQUIRED'
      | 'JOB_PICTURES_REQUIRED'
      | 'CATEGORY_UNKNOWN'
      | 'NEEDED_BY_INVALID'
      | 'NEEDED_BY_PAST'
      | 'NEEDED_BY_TOO_FAR'
      | 'CAN_START_INVALID'
      | 'CAN_START_PAST'
      | 'CAN_START_TOO_FAR'
      | 'BID_PROPOSAL_REQUIRED'
      | 'BID_BUDGET_REQUIRED'
      | 'AMOUNT_INVALID'
      | 'RATING_REQUIRED'
      | 'REPLY_REQUIRED'
      | 'REASON_REQUIRED'
      | 'REASON_TOO_SHORT'
      | 'MESSAGE_REQUIRED'
      | 'BUSINESS_REQUIRED'
      | 'REPORT_REASON_REQUIRED'
      | 'TEXT_TOO_LONG'
      | 'HIDDEN_CHARACTERS'
      | 'NAME_HAS_LINK'
      | 'FILE_MISSING'
      | 'FILE_UNREADABLE'
      | 'PICTURE_TOO_LARGE'
      | 'FILE_UNKNOWN'
      | 'LANGUAGE_UNKNOWN'
      | 'INVALID_VALUE'
      | 'TOO_MANY_REQUESTS'
      | 'JOB_QUOTA_REACHED'
      | 'BID_QUOTA_REACHED'
      | 'INVITATION_QUOTA_REACHED'
      | 'TOO_MANY_STREAMS'
      | 'ACCOUNT_UPLOAD_LIMIT'
      | 'ADDRESS_UPLOAD_LIMIT'
      | 'INTERNAL_ERROR'
      | 'SERVICE_UNAVAILABLE'
      | 'UPLOADS_BUSY'
      | 'FILES_UNAVAILABLE'
      | 'PAYMENTS_UNAVAILABLE'
  }
  responses: never
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export type operations = Record<string, never>
