// generated from openapi.yaml by npm run generate: do not edit
export type paths = Record<string, never>
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /** @description UUIDv7 */
    Id: string
    /** Format: date-time */
    Time: string
    /** @description US dollars, at most two decimals */
    Amount: number
    /** @description What a customer would like to spend, in US dollars */
    Budget: number
    /** @description What a business asks for, in US dollars */
    Quote: number
    /** @description The link that `/upload-file` gave */
    Link: string
    /** @description Null for none */
    Picture: {
      url: components['schemas']['Link']
    } | null
    ShownPicture: {
      /** @description An absolute link */
      url: string | null
    }
    Email: string
    Phone: string
    /** @description None of the 3000 most common ones (PASSWORD_TOO_COMMON), nor the own name or email (PASSWORD_IS_PERSONAL) */
    NewPassword: string
    /** @enum {string} */
    Language: 'en' | 'es' | 'ar'
    /**
     * @description 1 for yes, 0 for no
     * @enum {integer}
     */
    Flag: 0 | 1
    /** @enum {string} */
    JobStatus: 'open' | 'inprogress' | 'completed' | 'expired'
    /** @description Statuses to show; none, or the empty value, for all */
    StatusFilter: ('' | 'open' | 'inprogress' | 'completed' | 'expired')[]
    /**
     * @description A view beyond the statuses, which are then ignored
     * @enum {string}
     */
    CustomerView: 'toRate'
    /**
     * @description A view beyond the statuses, which are then ignored: open jobs that it has not bid on; those that it bid on and
     *     that are not its own; its own in progress; its own that are completed
     * @enum {string}
     */
    BusinessView: 'findWork' | 'myBids' | 'won' | 'done'
    /**
     * @description Newest first, or open and running jobs by the day that they are needed, the soonest first, and then all others, newest first
     * @enum {string}
     */
    ListOrder: 'newest' | 'neededBy'
    /**
     * @description The day by which the work is to be done, as the customer's calendar has it; from yesterday, by the calendar of UTC, to
     *     two years ahead. Null for none.
     */
    NeededBy: string | null
    /** @default 1 */
    Page: number
    /** @default 10 */
    Limit: number
    /** @description The `nextCursor` of the previous answer; `page` is then ignored */
    Cursor: string
    State: string
    City: string
    Country: string
    /**
     * @description Matches what nobody sees in a text of one line: control characters, ends of lines, signs that turn its direction, and
     *     characters without width. Emoji keep theirs (joiners, variation selectors, the tags of flags); combining letters are none.
     */
    HiddenCharacter: string
    Name: string
    JobTitle: string
    JobDescription: string
    Proposal: string
    MessageText: string
    Login: {
      email: components['schemas']['Email']
      password: string
      /** @description Keeps an account that is about to be deleted; without it such a login is refused with ACCOUNT_LEAVING */
      keepAccount?: boolean
    }
    LoginAnswer: components['schemas']['CustomerLogin'] | components['schemas']['BusinessLogin']
    CustomerLogin: {
      message: string
      token: string
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'customer'
      user: components['schemas']['CustomerData']
    }
    BusinessLogin: {
      message: string
      token: string
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'business'
      user: components['schemas']['BusinessData']
    }
    CustomerData: {
      id: components['schemas']['Id']
      name: string
      email: string
      pendingEmail?: string | null
      phone: string
      country: string
      state: string
      city: string
      picture: components['schemas']['ShownPicture']
      language: components['schemas']['Language']
      emailNotifications?: boolean
    }
    BusinessData: {
      id: components['schemas']['Id']
      name: string
      email: string
      pendingEmail?: string | null
      phone: string
      country: string
      state: string
      cities: string[]
      categories: string[]
      picture: components['schemas']['ShownPicture']
      language: components['schemas']['Language']
      businessName: string
      isEmailVerified: boolean
      emailNotifications?: boolean
    }
    SignupCustomer: {
      picture?: components['schemas']['Picture']
      name: components['schemas']['Name']
      email: components['schemas']['Email']
      phone: components['schemas']['Phone']
      password: components['schemas']['NewPassword']
      country: components['schemas']['Country']
      state: components['schemas']['State']
      city: components['schemas']['City']
      /** @constant */
      termsAccepted?: true
      language?: components['schemas']['Language']
    }
    SignupBusiness: {
      name: components['schemas']['Name']
      email: components['schemas']['Email']
      phone: components['schemas']['Phone']
      password: components['schemas']['NewPassword']
      referenceCode?: string
      businessName: components['schemas']['BusinessName']
      businessIdNumber?: string
      businessPhone: string
      businessEmail?: string
      categories: components['schemas']['SignupCategories']
      address: components['schemas']['Address']
      state: components['schemas']['State']
      /** @description Holds one city */
      cities: components['schemas']['City'][]
      country: components['schemas']['Country']
      zipCode: components['schemas']['ZipCode']
      logo?: components['schemas']['Link'][]
      documents?: components['schemas']['Documents']
      picture?: components['schemas']['Link'][]
      hasLicense?: components['schemas']['Flag']
      hasInsurance?: components['schemas']['Flag']
      /** @constant */
      termsAccepted?: true
      language?: components['schemas']['Language']
    }
    BusinessName: string
    Address: string
    ZipCode: string
    CategoryName: string
    SignupCategories: components['schemas']['CategoryName'][]
    Documents: components['schemas']['Link'][]
    Sessions: {
      sessions: components['schemas']['Session'][]
    }
    Session: {
      sessionId: components['schemas']['Id']
      /** @description As the login said, such as Firefox; null where it said nothing known */
      browser: string | null
      /** @description Likewise, such as Android */
      system: string | null
      /** @description When it began */
      createdAt: components['schemas']['Time']
      /** @description To about ten minutes */
      lastUsedAt: components['schemas']['Time']
      /** @description Whether it is the session of this request */
      isCurrent: boolean
    }
    EndSession: {
      sessionId: components['schemas']['Id']
    }
    /**
     * @description What a key may do, for the role of its account. `jobs:read`: lists, details and conversations. `jobs:write`: post, edit and
     *     delete jobs, complete and rate them, write messages. `bids:read`: bids, and what businesses are known for. `bids:write`:
     *     place, edit and withdraw bids; accept, decline and reconsider them. `profile`: read and edit the profile, but never the
     *     email, and read the subscription. `notifications`: read and mark them, hear the stream, choose which are mailed.
     * @enum {string}
     */
    KeyScope: 'jobs:read' | 'jobs:write' | 'bids:read' | 'bids:write' | 'profile' | 'notifications'
    KeyScopes: components['schemas']['KeyScope'][]
    CreateKey: {
      /** @description What its owner knows it by */
      name: string
      scopes: components['schemas']['KeyScopes']
      /** @description For how long it works; 90 where it is missing */
      days?: number
      /** @description That of the account */
      password: string
    }
    RevokeKey: {
      keyId: components['schemas']['Id']
    }
    Key: {
      keyId: components['schemas']['Id']
      name: string
      /** @description How the key begins, to know it by */
      start: string
      scopes: components['schemas']['KeyScope'][]
      createdAt: components['schemas']['Time']
      /**
       * Format: date-time
       * @description To about a minute; null before it was ever used
       */
      lastUsedAt: string | null
      /** @description Until when it works */
      endsAt: components['schemas']['Time']
    }
    Keys: {
      keys: components['schemas']['Key'][]
    }
    KeyCreated: {
      message: string
      key: components['schemas']['Key']
      /** @description The key itself, to be sent as `Authorization: Bearer …`: `bidfair_`, 8 hexadecimal digits, `_`, and 43 letters, digits, `-` or `_` */
      secret: string
    }
    /**
     * @description What events are about, which is how their types begin. `account` are checks of a business by the operator.
     * @enum {string}
     */
    WebhookTopic: 'job' | 'bid' | 'rating' | 'message' | 'account'
    /**
     * @description What happened, told to those who are notified of it. `job.posted`: one in the place and trade of the business. `job.completed`: by the
     *     other side or the operator. `job.assignment_ended`: by the other side. `job.open_again`: it takes bids again, for whoever bid on it. `job.completion_doubted`: the
     *     customer says that it is not done. `job.resumed`, `job.reopened`, `job.ended`, `job.removed`, `job.partner_blocked`, `job.partner_unblocked`: the operator did so.
     * @enum {string}
     */
    WebhookType:
      | 'job.posted'
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
      | 'webhook.test'
    /** @description The shape of version 1 of Standard Webhooks. Later versions of this API add types and fields; leave alone what you do not know */
    WebhookEvent: {
      type: components['schemas']['WebhookType']
      /** @description When it happened */
      timestamp: components['schemas']['Time']
      data: components['schemas']['WebhookData']
    } & {
      [key: string]: unknown
    }
    /** @description What to ask the API for */
    WebhookData: {
      /** @description The job that it is about; null for `account` and a test */
      jobId: string | null
      /** @description Which of the events of this job that this address is sent it is, from 1; null without a job */
      sequence: number | null
      /** @description The business that did it, or whose thread it is */
      businessId: string | null
      /** @description With `message.received`, its number in the thread */
      messageNumber: number | null
    } & {
      [key: string]: unknown
    }
    CreateWebhook: {
      /** @description Https, without a name and password in it; http and private addresses only where the operator lets them */
      url: string
      topics: components['schemas']['WebhookTopic'][]
      /** @description That of the account */
      password: string
    }
    RotateWebhook: {
      webhookId: components['schemas']['Id']
      /** @description That of the account */
      password: string
    }
    WebhookRef: {
      webhookId: components['schemas']['Id']
    }
    ListDeliveries: {
      webhookId: components['schemas']['Id']
      limit?: components['schemas']['Limit']
      cursor?: components['schemas']['Cursor']
    }
    Redeliver: {
      deliveryId: components['schemas']['Id']
    }
    Webhook: {
      webhookId: components['schemas']['Id']
      url: string
      topics: components['schemas']['WebhookTopic'][]
      createdAt: components['schemas']['Time']
      /**
       * Format: date-time
       * @description Since when it has taken nothing; null for one that works
       */
      failingSince: string | null
      /** @description Since when nothing is sent there, and why; null while something is. `failing` took nothing for 3 days, `gone` said 410, `full` let more than 5000 events wait */
      off: {
        since: components['schemas']['Time']
        /** @enum {string} */
        reason: 'failing' | 'gone' | 'full'
      } | null
    }
    Webhooks: {
      webhooks: components['schemas']['Webhook'][]
    }
    WebhookSecret: {
      message: string
      webhook: components['schemas']['Webhook']
      /** @description What signatures are checked with: `whsec_` and 32 bytes in base64 */
      secret: string
    }
    WebhookDelivery: {
      /** @description What the receiver gets as `webhook-id` */
      deliveryId: components['schemas']['Id']
      type: components['schemas']['WebhookType']
      jobId: string | null
      createdAt: components['schemas']['Time']
      /** @enum {string} */
      state: 'waiting' | 'delivered' | 'givenUp'
      attempts: number
      /**
       * Format: date-time
       * @description When it was last tried
       */
      triedAt: string | null
      /** @description The status of the last answer; null where none came */
      status: number | null
      /**
       * @description Why no answer came; `notAllowed` leads into a private network
       * @enum {string|null}
       */
      error: 'timeout' | 'unreachable' | 'certificate' | 'notAllowed' | null
      /** @description How long the last try took */
      milliseconds: number | null
      /**
       * Format: date-time
       * @description When it is tried next; null once it is over
       */
      nextTryAt: string | null
    }
    WebhookDeliveries: {
      deliveries: components['schemas']['WebhookDelivery'][]
      /** @description Where the next page begins; null at the end */
      nextCursor: string | null
    }
    Contract: {
      openapi: string
      info: {
        [key: string]: unknown
      }
      paths: {
        [key: string]: unknown
      }
      components: {
        [key: string]: unknown
      }
    } & {
      [key: string]: unknown
    }
    Locations: {
      /** @description Country to state to cities */
      countries: {
        [key: string]: {
          [key: string]: string[]
        }
      }
    }
    Categories: {
      categories: {
        id: string
        name: string
      }[]
    }
    Upload: {
      /** @description The file */
      file: Blob
    }
    UploadAnswer: {
      message: string
      file: {
        /** @description An absolute link */
        url: string
      }
    }
    ListCustomerJobs: {
      page?: components['schemas']['Page']
      limit?: components['schemas']['Limit']
      status?: components['schemas']['StatusFilter']
      cursor?: components['schemas']['Cursor']
      view?: components['schemas']['CustomerView']
      order?: components['schemas']['ListOrder']
      overview?: boolean
    }
    ListBusinessJobs: {
      page?: components['schemas']['Page']
      limit?: components['schemas']['Limit']
      status?: components['schemas']['StatusFilter']
      /** @description Narrows to these of the business’s cities */
      cities?: string[]
      /** @description Narrows to this state */
      state?: string
      /** @description Narrows to these of the business’s categories */
      categories?: string[]
      cursor?: components['schemas']['Cursor']
      view?: components['schemas']['BusinessView']
      order?: components['schemas']['ListOrder']
      overview?: boolean
    }
    JobPage: {
      jobs: components['schemas']['Job'][]
      nextCursor: string | null
      /** @description Null where it was not asked for */
      overview: components['schemas']['JobsOverview'] | null
    }
    JobsOverview: {
      /** @description How many jobs each status and view has, whatever this page shows of them */
      counts: components['schemas']['JobCount'][]
      /** @description The jobs with something that waits for the viewer, newest first; they stand in the list as well */
      waiting: components['schemas']['Job'][]
    }
    JobCount: {
      /** @enum {string} */
      shows: 'all' | 'open' | 'inprogress' | 'toRate' | 'completed' | 'expired' | 'findWork' | 'myBids' | 'won' | 'done'
      count: components['schemas']['Counted']
    }
    /** @description The greatest stands for that many or more */
    Counted: number
    /**
     * @description Bids that came since the customer last looked at the job; a completed job without a rating; a job that the business won,
     *     or that its customer calls not done yet, and that it has not looked at since; messages that the viewer has not seen
     * @enum {string}
     */
    Waiting: 'newBids' | 'toRate' | 'won' | 'notDone' | 'unreadMessages'
    Job: {
      id: components['schemas']['Id']
      title: string
      details: string
      category: string
      budget: number
      country: string
      state: string
      city: string
      status: components['schemas']['JobStatus']
      createdAt: components['schemas']['Time']
      assignedAt: components['schemas']['Time'] | null
      completedAt: components['schemas']['Time'] | null
      expiresAt: components['schemas']['Time']
      pictures: string[]
      isRated: boolean
      rating: components['schemas']['Rating'] | null
      /** @description For a business: it has bid on this job, and that bid was neither withdrawn nor ended */
      hasBid: boolean
      /** @description Null for a customer, and for a business that has not bid */
      bidOutcome: components['schemas']['BidOutcome'] | null
      bidsCount: number
      /** @description What the reader has not seen, in all threads of the job */
      unreadMessages: number
      assignedBusinessId: string | null
      /** @description A day, such as 2026-12-04 */
      neededBy: string | null
      waits: components['schemas']['Waiting'][]
      /** @description For the customer: bids that came since they last looked */
      newBids: number
    }
    /**
     * @description What became of the viewing business’s own bid
     * @enum {string}
     */
    BidOutcome: 'sent' | 'declined' | 'withdrawn' | 'won' | 'notChosen' | 'ended'
    /**
     * @description An offer that stands, one that its business withdrew, one that the customer declined, or one whose assignment was ended
     * @enum {string}
     */
    BidState: 'standing' | 'withdrawn' | 'declined' | 'ended'
    /**
     * @description Too expensive, at the wrong time, not what is needed, or found somebody else
     * @enum {string}
     */
    DeclineReason: 'price' | 'time' | 'proposal' | 'foundOther'
    /** @description Why the customer declined a bid, where they said so */
    Declined: {
      reason: components['schemas']['DeclineReason'] | null
      comment: string | null
      declinedAt: components['schemas']['Time']
    }
    Rating: {
      stars: number
      comment: string | null
      createdAt: components['schemas']['Time']
      changedAt: components['schemas']['Time'] | null
      /** @description Null once these days are over */
      changeableUntil: components['schemas']['Time'] | null
      revision: number
      reply: components['schemas']['RatingReply'] | null
    }
    RatingReply: {
      text: string
      createdAt: components['schemas']['Time']
      changedAt: components['schemas']['Time'] | null
      /** @description Until when the business may change it; null once these days are over */
      changeableUntil: components['schemas']['Time'] | null
    }
    JobRef: {
      jobId: components['schemas']['Id']
    }
    CompleteJob: {
      jobId: components['schemas']['Id']
      pictures?: components['schemas']['Link'][]
    }
    BusinessJobRef: {
      jobId: components['schemas']['Id']
    }
    JobDetails: {
      job: components['schemas']['Job']
      customer: {
        name: string
        picture: components['schemas']['ShownPicture']
        id: components['schemas']['Id']
        phone: string | null
      }
      assignedBusiness: components['schemas']['AssignedBusiness'] | null
      ownBid: components['schemas']['OwnBid'] | null
      /** @description The bid that this business withdrew, or whose assignment was ended, which is in `bidDetails` no more */
      withdrawnBid: components['schemas']['OwnBid'] | null
      /** @description Null for a business that may bid, and for a customer */
      biddingBar: components['schemas']['BiddingBar'] | null
      /** @description For the customer and the assigned business alone */
      doubt: components['schemas']['Doubt'] | null
      /** @description Null while the job is not completed, and once these days are over */
      doubtableUntil: components['schemas']['Time'] | null
      /** @description What the business showed of its work when it completed the job, for the customer and that business alone */
      workPictures: string[]
      /**
       * @description The last assignment that was ended: to the customer while the job has no business, to a business its own. Null to
       *     everybody else
       */
      ended: components['schemas']['EndedAssignment'] | null
    }
    EndedAssignment: {
      /** @enum {string} */
      by: 'customer' | 'business'
      /** @description Whose assignment it was */
      businessName: string
      /** @description Null once the account that gave it is deleted */
      reason: string | null
      assignedAt: components['schemas']['Time']
      endedAt: components['schemas']['Time']
    }
    /** @description What the customer said about a completion that was none */
    Doubt: {
      reason: string
      createdAt: components['schemas']['Time']
    }
    /**
     * @description What keeps the viewing business from bidding on any job, as the code with which a bid is refused
     * @enum {string}
     */
    BiddingBar: 'EMAIL_NOT_VERIFIED' | 'SUBSCRIPTION_INACTIVE'
    AssignedBusiness: {
      name: string
      businessName: string
      logo: components['schemas']['ShownPicture']
      /** @description Null for a business that was not chosen */
      amount: number | null
      id: components['schemas']['Id']
      isRated: boolean
      phone: string | null
      hasLicense: components['schemas']['Flag']
      hasInsurance: components['schemas']['Flag']
      licenseCheckedOn: components['schemas']['CheckedOn']
      insuranceCheckedOn: components['schemas']['CheckedOn']
      /** @description Mean of all ratings, one decimal; null before the first */
      rating: number | null
      ratingsCount: number
      jobsCompleted: number
      steppedDown: number
    }
    OwnBid: {
      bidId: components['schemas']['Id']
      amount: number
      proposal: string
      createdAt: components['schemas']['Time']
      updatedAt: components['schemas']['Time']
      state: components['schemas']['BidState']
      /** @description Null unless the bid is declined */
      declined: components['schemas']['Declined'] | null
    }
    CreateJob: {
      title: components['schemas']['JobTitle']
      details: components['schemas']['JobDescription']
      category: string
      city: components['schemas']['City']
      state: components['schemas']['State']
      country?: components['schemas']['Country']
      budget: components['schemas']['Budget']
      pictures: components['schemas']['Link'][]
      neededBy?: components['schemas']['NeededBy']
    }
    JobPosted: {
      message: string
      jobId: components['schemas']['Id']
      /** @description How many businesses of its place and trade are told of it */
      businessesTold: components['schemas']['Counted']
    }
    UpdateJob: {
      jobId: components['schemas']['Id']
      title: components['schemas']['JobTitle']
      details: components['schemas']['JobDescription']
      neededBy?: components['schemas']['NeededBy']
    }
    RateJob: {
      jobId: components['schemas']['Id']
      stars: number
      comment?: string
      businessId?: components['schemas']['Id']
    }
    /** @description That of the rating as it was seen */
    Revision: number
    EditRating: {
      jobId: components['schemas']['Id']
      stars: number
      comment?: string
      revision?: components['schemas']['Revision']
    }
    AnswerRating: {
      jobId: components['schemas']['Id']
      reply: string
      revision?: components['schemas']['Revision']
    }
    DoubtCompletion: {
      jobId: components['schemas']['Id']
      reason: string
    }
    EndAssignment: {
      jobId: components['schemas']['Id']
      /** @description As the job was seen */
      assignedBusinessId?: components['schemas']['Id']
      reason: string
    }
    ListBids: {
      jobId: components['schemas']['Id']
      order?: components['schemas']['BidOrder']
      /** @description 200 where it is missing */
      limit?: number
      cursor?: components['schemas']['Cursor']
    }
    /**
     * @description By `price`, lowest first, by the mean `rating`, best first (then by how many gave it, then by price), or `newest` first;
     *     those that were declined come after all others. Without an order all come by price. A `cursor` goes on in its own order.
     * @enum {string}
     */
    BidOrder: 'price' | 'rating' | 'newest'
    Interests: {
      bids: components['schemas']['Interest'][]
      nextCursor: string | null
    }
    Interest: {
      bidId: components['schemas']['Id']
      jobId: components['schemas']['Id']
      businessId: components['schemas']['Id']
      businessName: string
      logo: components['schemas']['ShownPicture']
      /** @description Mean of all ratings, one decimal; null before the first */
      rating: number | null
      ratingsCount: number
      jobsCompleted: number
      steppedDown: number
      hasLicense: components['schemas']['Flag']
      hasInsurance: components['schemas']['Flag']
      licenseCheckedOn: components['schemas']['CheckedOn']
      insuranceCheckedOn: components['schemas']['CheckedOn']
      amount: number
      proposal: string
      createdAt: components['schemas']['Time']
      updatedAt: components['schemas']['Time']
      state: components['schemas']['BidState']
      /** @description Null unless the bid is declined */
      declined: components['schemas']['Declined'] | null
      /** @description What the customer has not seen, in the thread with this business */
      unreadMessages: number
    }
    AcceptBid: {
      jobId: components['schemas']['Id']
      businessId: components['schemas']['Id']
      amount?: components['schemas']['Amount']
    }
    DeclineBid: {
      jobId: components['schemas']['Id']
      businessId: components['schemas']['Id']
      /** @description The amount as seen */
      amount?: components['schemas']['Amount']
      reason?: components['schemas']['DeclineReason']
      comment?: string
    }
    ReconsiderBid: {
      jobId: components['schemas']['Id']
      businessId: components['schemas']['Id']
    }
    PlaceBid: {
      jobId: components['schemas']['Id']
      proposal: components['schemas']['Proposal']
      amount: components['schemas']['Quote']
    }
    BidPlaced: {
      message: string
      bidId: components['schemas']['Id']
    }
    UpdateBid: {
      bidId: components['schemas']['Id']
      proposal: components['schemas']['Proposal']
      amount: components['schemas']['Quote']
    }
    WithdrawBid: {
      bidId: components['schemas']['Id']
    }
    ListThreads: {
      /** @description Only those of this job */
      jobId?: components['schemas']['Id']
      cursor?: components['schemas']['Cursor']
      /** @default 20 */
      limit: number
    }
    Threads: {
      threads: components['schemas']['Thread'][]
      /** @description Where the next page begins; null at the end */
      nextCursor: string | null
    }
    /** @description One job and one business, as one of the two sides sees it */
    Thread: {
      jobId: components['schemas']['Id']
      businessId: components['schemas']['Id']
      jobTitle: string
      /**
       * @description A deleted job keeps its threads, to be read, for 30 days
       * @enum {string}
       */
      jobStatus: 'open' | 'inprogress' | 'completed' | 'expired' | 'deleted'
      /** @description The other side: the business to the customer, the customer to the business */
      other: {
        name: string
        picture: components['schemas']['ShownPicture']
      }
      /** @description Whether the reader may write now */
      isWritable: boolean
      /** @description Null while it is writable */
      closed: components['schemas']['ThreadBar'] | null
      /** @description How many messages of the other side the reader has not seen */
      unread: number
      /** @description The number of the last message that the other side has seen; 0 for none */
      seenByOther: number
      /** @description The number of the newest message; 0 for none */
      lastNumber: number
      lastMessage: components['schemas']['Message'] | null
    }
    /**
     * @description Why the reader cannot write, as the code with which a message is refused
     * @enum {string}
     */
    ThreadBar:
      | 'JOB_ALREADY_ASSIGNED'
      | 'JOB_EXPIRED'
      | 'JOB_WAS_DELETED'
      | 'TALK_OVER'
      | 'BID_WITHDRAWN'
      | 'PARTNER_GONE'
    Message: {
      /** @description Its place in the thread, without gaps */
      number: number
      /** @enum {string} */
      author: 'customer' | 'business'
      /** @description Whether the reader wrote it */
      isOwn: boolean
      text: string
      pictures: string[]
      createdAt: components['schemas']['Time']
      /** @description Whether the reader has reported it */
      isReported: boolean
    }
    ListMessages: {
      jobId: components['schemas']['Id']
      /** @description A customer has to name it (BUSINESS_REQUIRED); for a business its own */
      businessId?: components['schemas']['Id']
      cursor?: components['schemas']['Cursor']
      /** @description The number after which to begin; `cursor` is then ignored */
      after?: number
      /** @default 30 */
      limit: number
    }
    Messages: {
      thread: components['schemas']['Thread']
      /** @description In ascending order */
      messages: components['schemas']['Message'][]
      /** @description Where older ones begin, with `after` where newer ones do; null at the end */
      nextCursor: string | null
    }
    SendMessage: {
      jobId: components['schemas']['Id']
      /** @description A customer has to name it (BUSINESS_REQUIRED); for a business its own */
      businessId?: components['schemas']['Id']
      text: components['schemas']['MessageText']
      pictures?: components['schemas']['Link'][]
    }
    MessageSent: {
      message: components['schemas']['Message']
    }
    SeenMessages: {
      jobId: components['schemas']['Id']
      /** @description A customer has to name it (BUSINESS_REQUIRED); for a business its own */
      businessId?: components['schemas']['Id']
      /** @description The number of the last message seen; a number beyond the newest is that of the newest */
      upTo: number
    }
    ReportMessage: {
      jobId: components['schemas']['Id']
      /** @description A customer has to name it (BUSINESS_REQUIRED); for a business its own */
      businessId?: components['schemas']['Id']
      /** @description Which message; one’s own cannot be reported (OWN_MESSAGE) */
      number: number
      reason: string
    }
    ShowBusiness: {
      businessId: components['schemas']['Id']
    }
    ShownBusinessAnswer: {
      business: components['schemas']['ShownBusiness']
    }
    /** @description In UTC */
    Month: string
    /** @description When the operator last checked a document of it; null where that never was, or does not hold any more */
    CheckedOn: components['schemas']['Time'] | null
    ShownBusiness: {
      businessId: components['schemas']['Id']
      name: string
      logo: components['schemas']['ShownPicture']
      /** @description Of finished work, in the order that the business chose; a link ends with being chosen */
      pictures: string[]
      categories: string[]
      country: string
      state: string
      cities: string[]
      /** @description When it signed up */
      since: components['schemas']['Month']
      jobsCompleted: number
      /** @description How often it ended an assignment itself */
      steppedDown: number
      /** @description Mean of all ratings, one decimal; null before the first */
      rating: number | null
      ratingsCount: number
      /** @description How many ratings have one star, two, three, four and five */
      stars: number[]
      /** @description What the business says */
      hasLicense: components['schemas']['Flag']
      /** @description What the business says */
      hasInsurance: components['schemas']['Flag']
      licenseCheckedOn: components['schemas']['CheckedOn']
      insuranceCheckedOn: components['schemas']['CheckedOn']
    }
    ListReviews: {
      businessId: components['schemas']['Id']
      cursor?: components['schemas']['Cursor']
      limit?: components['schemas']['Limit']
    }
    Reviews: {
      reviews: components['schemas']['Review'][]
      /** @description Where the next page begins; null at the end */
      nextCursor: string | null
    }
    Review: {
      reviewId: components['schemas']['Id']
      stars: number
      comment: string | null
      /** @description What the business says to it */
      reply: string | null
      /** @description The trade of the job */
      category: string
      /** @description When the job was completed */
      month: components['schemas']['Month']
      /** @description The first name; null for a customer who is gone */
      customer: string | null
    }
    ListWorkPictures: {
      cursor?: components['schemas']['Cursor']
      limit?: components['schemas']['Limit']
    }
    WorkPictures: {
      /** @description In the order in which they are shown */
      chosen: string[]
      pictures: components['schemas']['WorkPicture'][]
      /** @description Where the next page begins; null at the end */
      nextCursor: string | null
    }
    WorkPicture: {
      id: components['schemas']['Id']
      /** @description An absolute link */
      url: string
      jobId: components['schemas']['Id']
      /** @description The job’s */
      title: string
    }
    ChooseWorkPictures: {
      pictures: components['schemas']['Link'][]
    }
    ListNotifications: {
      /** @default 20 */
      limit: number
    }
    Notifications: {
      notifications: components['schemas']['Notification'][]
      message: string
      unread: number
    }
    Notification: {
      id: components['schemas']['Id']
      message: string
      createdAt: components['schemas']['Time']
      jobId: string | null
      /** @description The business whose thread about the job it tells of; null for anything else */
      businessId: string | null
      isRead: boolean
    }
    ListGroupedNotifications: {
      /** @description The group to look into */
      group?: components['schemas']['Id']
      cursor?: components['schemas']['Cursor']
      /** @default 20 */
      limit: number
    }
    GroupedNotifications: {
      notifications: components['schemas']['GroupedNotification'][]
      /** @description Where the next page begins; null at the end */
      nextCursor: string | null
      /** @description How many of all notifications are unread */
      unread: number
    }
    GroupedNotification: {
      /** @description The group’s; within a group the notification’s */
      id: components['schemas']['Id']
      /** @description Says all of it */
      message: string
      /** @description Of the newest */
      createdAt: components['schemas']['Time']
      /** @description The job that all of it is about; null where there are several or none */
      jobId: string | null
      /** @description The business whose thread about the job it tells of; null for anything else */
      businessId: string | null
      /** @description How many notifications it stands for */
      count: number
      /** @description How many of these are unread */
      unread: number
    }
    /** @description All that every given part fits; all of the account where none is given */
    MarkNotificationsRead: {
      /** @description This one and all older ones */
      upTo?: components['schemas']['Id']
      /** @description Those about this job, but for messages, which are read in their thread */
      jobId?: components['schemas']['Id']
      /** @description Those of this group */
      group?: components['schemas']['Id']
    }
    /** @enum {string} */
    MailKind:
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
    MailSettingsAnswer: {
      settings: components['schemas']['MailSettings']
    }
    MailSettings: {
      /** @description Whether any are mailed */
      emailNotifications: boolean
      kinds: {
        kind: components['schemas']['MailKind']
        /** @description Whether this kind is mailed while any are */
        mailed: boolean
      }[]
    }
    /** @description What is missing stays as it is */
    EditMailSettings: {
      /** @description Whether any are mailed */
      emailNotifications?: boolean
      /** @description The kinds that are not mailed; all others are */
      unwanted?: components['schemas']['MailKind'][]
    }
    AccountRef: Record<string, never>
    CustomerAnswer: {
      customer: components['schemas']['CustomerData']
    }
    /** @description The whole profile, or `language` alone */
    EditCustomer: {
      picture?: components['schemas']['Picture']
      name?: components['schemas']['Name']
      email?: components['schemas']['Email']
      password?: string
      phone?: components['schemas']['Phone']
      country?: components['schemas']['Country']
      state?: components['schemas']['State']
      city?: components['schemas']['City']
      language?: components['schemas']['Language']
      emailNotifications?: boolean
    }
    BusinessAnswer: {
      business: components['schemas']['BusinessDetails']
    }
    StoredDocument: {
      url: string
      /** @description What the file was called when it was uploaded, where that is known */
      name: string | null
    }
    /** @description What the operator has checked by a document */
    DocumentCheck: {
      /** @enum {string} */
      of: 'license' | 'insurance'
      /** @description The document */
      url: string
      checkedOn: components['schemas']['Time']
    }
    BusinessDetails: {
      id: components['schemas']['Id']
      name: string
      email: string
      pendingEmail?: string | null
      phone: string
      picture: components['schemas']['ShownPicture']
      language: components['schemas']['Language']
      businessName: string
      businessIdNumber: string | null
      businessPhone: string
      businessEmail: string | null
      categories: string[]
      address: string
      country: string
      state: string
      cities: string[]
      zipCode: string
      logo: components['schemas']['ShownPicture']
      documents: components['schemas']['StoredDocument'][]
      hasLicense: components['schemas']['Flag']
      hasInsurance: components['schemas']['Flag']
      steppedDown: number
      checks: components['schemas']['DocumentCheck'][]
      isEmailVerified: boolean
      isEmailVerificationRequired: boolean
      emailNotifications?: boolean
    }
    /** @description Any part of profile and details; what is missing stays as it is */
    EditBusiness: {
      name?: string
      email?: components['schemas']['Email']
      password?: string
      phone?: string
      picture?: components['schemas']['Picture']
      language?: components['schemas']['Language']
      emailNotifications?: boolean
      businessName?: components['schemas']['BusinessName']
      businessIdNumber?: string
      businessPhone?: string
      businessEmail?: string
      categories?: components['schemas']['CategoryName'][]
      address?: components['schemas']['Address']
      country?: components['schemas']['Country']
      state?: components['schemas']['State']
      cities?: components['schemas']['City'][]
      zipCode?: components['schemas']['ZipCode']
      logo?: components['schemas']['Picture']
      documents?: components['schemas']['Documents']
      hasLicense?: components['schemas']['Flag']
      hasInsurance?: components['schemas']['Flag']
    }
    UpdatePassword: {
      oldPassword: string
      /** @description As in `NewPassword` */
      newPassword: string
      /** @description Where sent, it must equal newPassword (PASSWORDS_MUST_MATCH) */
      confirmPassword?: string
    }
    GivenEmail: string
    ForgotPassword: {
      email: components['schemas']['GivenEmail']
    }
    AskVerification: {
      email: components['schemas']['GivenEmail']
    }
    ResetPassword: {
      token: string
      /** @description As in `NewPassword` */
      newPassword: string
    }
    MailedToken: {
      token: string
    }
    VerifyEmail: {
      token: string
    }
    DeleteAccount: {
      password: string
    }
    DeletionBegun: {
      message: string
      deleteAt: components['schemas']['Time']
    }
    Empty: Record<string, never>
    SubscriptionAnswer: {
      subscription: {
        cycles: {
          startsAt: components['schemas']['Time']
          endsAt: components['schemas']['Time']
          isActive: boolean
        }[]
        contact?: string
      }
    }
    Acknowledged: {
      message: string
    }
    Done: {
      message: string
    }
    Failure: {
      /** @description For people, in the language of Accept-Language, else of the account */
      message: string
      code: components['schemas']['ErrorCode']
      errors?: components['schemas']['FieldError'][]
      bid?: components['schemas']['Interest']
      deleteAt?: components['schemas']['Time']
      scope?: components['schemas']['KeyScope']
    }
    FieldError: {
      /** @description The field as the payload spells it */
      field: string
      code: components['schemas']['ErrorCode']
    }
    /**
     * @description Stable; the words of each code stand in `x-error-codes`
     * @enum {string}
     */
    ErrorCode:
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
      | 'NOT_YOURS'
      | 'OWN_MESSAGE'
      | 'OUTSIDE_YOUR_AREA'
      | 'EMAIL_NOT_VERIFIED'
      | 'SUBSCRIPTION_INACTIVE'
      | 'NOT_FOUND'
      | 'METHOD_NOT_ALLOWED'
      | 'JOB_NOT_FOUND'
      | 'BID_NOT_FOUND'
      | 'THREAD_NOT_FOUND'
      | 'MESSAGE_NOT_FOUND'
      | 'WEBHOOK_NOT_FOUND'
      | 'DELIVERY_NOT_FOUND'
      | 'BUSINESS_NOT_FOUND'
      | 'FILE_NOT_FOUND'
      | 'EMAIL_TAKEN'
      | 'TOO_MANY_KEYS'
      | 'TOO_MANY_WEBHOOKS'
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
      | 'TALK_OVER'
      | 'PARTNER_GONE'
      | 'IDEMPOTENCY_KEY_REUSED'
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
      | 'NEW_PASSWORD_REQUIRED'
      | 'KEY_SCOPES_REQUIRED'
      | 'WEBHOOK_TOPICS_REQUIRED'
      | 'WEBHOOK_URL_INVALID'
      | 'CONFIRM_PASSWORD_REQUIRED'
      | 'PASSWORDS_MUST_MATCH'
      | 'TERMS_REQUIRED'
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
      | 'FILE_MISSING'
      | 'FILE_UNREADABLE'
      | 'PICTURE_TOO_LARGE'
      | 'FILE_UNKNOWN'
      | 'LANGUAGE_UNKNOWN'
      | 'INVALID_VALUE'
      | 'TOO_MANY_REQUESTS'
      | 'JOB_QUOTA_REACHED'
      | 'BID_QUOTA_REACHED'
      | 'TOO_MANY_STREAMS'
      | 'ACCOUNT_UPLOAD_LIMIT'
      | 'ADDRESS_UPLOAD_LIMIT'
      | 'INTERNAL_ERROR'
      | 'SERVICE_UNAVAILABLE'
      | 'UPLOADS_BUSY'
      | 'FILES_UNAVAILABLE'
  }
  responses: never
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export type operations = Record<string, never>
