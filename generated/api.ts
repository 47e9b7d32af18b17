// generated from openapi.yaml by npm run generate: do not edit
export interface paths {
  '/login/customer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Log in (customer path)
     * @description Both login addresses accept either role and say in `type` which it is, since people only give email and
     *     password. Wrong email and wrong password are one answer. An account with a second step answers SECOND_STEP_REQUIRED
     *     with a `ticket`, and `/login/second-step` opens the session.
     */
    post: operations['loginCustomer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/login/business': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Log in, business address
     * @description Both login addresses accept either role and say in `type` which it is, since people only give email and
     *     password. Wrong email and wrong password are one answer. An account with a second step answers SECOND_STEP_REQUIRED
     *     with a `ticket`, and `/login/second-step` opens the session.
     */
    post: operations['loginBusiness']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/login/second-step': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Log in, second step
     * @description Opens the session of a login that was answered with SECOND_STEP_REQUIRED. A `ticket` works for 10 minutes, once, and for 5 tries;
     *     then it is LOGIN_TICKET_INVALID, and the login begins again with the password. Each code works once (CODE_WRONG after that).
     */
    post: operations['finishLogin']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/login/passkey-options': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Begin a login with a passkey
     * @description What `navigator.credentials.get` takes. The `challenge` works once, for 10 minutes. Any passkey of this site may answer it, so nobody has to type an email first.
     */
    post: operations['beginPasskeyLogin']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/login/passkey': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Log in with a passkey
     * @description Opens a session by what the authenticator has signed. It has verified its owner, so that no password and no code is asked for. PASSKEY_INVALID for an
     *     unknown or removed passkey, a challenge that is used or too old, another site, or a counter that went back, as that of a copy does.
     */
    post: operations['finishPasskeyLogin']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/logout': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * End this session
     * @description The token is refused from now on, on every server, and its streams end. Other sessions go on.
     */
    post: operations['logout']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/get-sessions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * List sessions
     * @description What each was opened with, when it began and when it was last used. Keys for programs are no sessions; `/get-keys` lists them.
     */
    post: operations['listSessions']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/end-session': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * End a session
     * @description Its token is refused from now on, and its streams end. An id that is none of the caller's changes nothing.
     */
    post: operations['endSession']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/end-other-sessions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * End all other sessions
     * @description The token of this call goes on; all others of the account are refused from now on, and their streams end.
     */
    post: operations['endOtherSessions']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/get-second-step': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Show the second step
     * @description Whether a login needs a code besides the password, since when, and how many recovery codes are left.
     */
    post: operations['getSecondStep']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/begin-second-step': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Begin a second step
     * @description A new key for an authenticator app. Logins need no code until `/confirm-second-step` has taken a first one. Called again, it makes another key,
     *     and that of before confirms nothing. SECOND_STEP_ON where it is on already.
     */
    post: operations['beginSecondStep']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/confirm-second-step': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Turn on the second step
     * @description A first code of the app turns it on. The answer has ten recovery codes, for when the app is lost; each works once, in the place of a code. Only their
     *     SHA-256 is kept, so the call takes no `Idempotency-Key`: when the answer is lost, `/renew-recovery-codes` makes others. The owner is told by mail.
     *     Other sessions go on. SECOND_STEP_NOT_BEGUN without a key that waits.
     */
    post: operations['confirmSecondStep']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/renew-recovery-codes': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Make new recovery codes
     * @description Those of before work no more. It takes the password and a code; SECOND_STEP_OFF where none is on.
     */
    post: operations['renewRecoveryCodes']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/end-second-step': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Turn off the second step
     * @description It takes the password and a code of the app or a recovery code. The owner is told by mail. SECOND_STEP_OFF where none is on.
     */
    post: operations['endSecondStep']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/get-passkeys': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * List passkeys
     * @description With their names, when they were added and when they were last used, newest first.
     */
    post: operations['listPasskeys']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/begin-passkey': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Begin to add a passkey
     * @description What `navigator.credentials.create` takes, once the password has proved who asks; where a second step is on, its `code` too (CODE_REQUIRED). The `challenge` works once, for 10 minutes and this account. An account has at most 10 (TOO_MANY_PASSKEYS).
     */
    post: operations['beginPasskey']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/add-passkey': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Add a passkey
     * @description What the authenticator has made. The owner is told by mail. PASSKEY_INVALID for a challenge that is used, too old or of another account, another site, or an authenticator that does not verify its owner.
     */
    post: operations['addPasskey']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/remove-passkey': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Remove a passkey
     * @description It opens nothing from now on. The owner is told by mail. An id that is none of the caller's changes nothing.
     */
    post: operations['removePasskey']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/prove-again': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Prove the second step again
     * @description With a second step on, another email, a key, a webhook or its new secret, and removing a passkey need a code that is at most 10 minutes old: that of the login, or of this call. Without it they
     *     answer PROVE_AGAIN. SECOND_STEP_OFF where none is on.
     */
    post: operations['proveAgain']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/get-security-events': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * List security events
     * @description What happened to the safety of the account in the last 90 days, newest first, at most 100: what, when, with which browser and from which network. Failed tries from one network are one event in ten minutes.
     */
    post: operations['listSecurityEvents']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/get-keys': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * List API keys
     * @description With their names, scopes, last use and end, and never the keys themselves: each was shown once, when it was made.
     */
    post: operations['listKeys']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/create-key': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create an API key
     * @description The answer is the only one that ever has the key itself: only its SHA-256 is kept. Its owner is told by mail. An account
     *     has at most 20 that work (TOO_MANY_KEYS). This call takes no `Idempotency-Key`, for then its answer would have to be
     *     kept: when the answer is lost, revoke the key that was made and make another.
     */
    post: operations['createKey']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/revoke-key': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Revoke an API key
     * @description Whatever comes with it from now on is refused with KEY_INVALID. An id that is none of the caller's changes nothing.
     */
    post: operations['revokeKey']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/get-webhooks': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * List webhooks
     * @description With their topics, since when they fail, and why nothing is sent to them any more where that is so; never with their secrets.
     */
    post: operations['listWebhooks']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/create-webhook': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create a webhook
     * @description From now on what the account is told of, and each message to it, is sent there as `WebhookEvent` (see `webhooks`), signed with the secret. The address is
     *     https, and leads to no private network, which is looked at again whenever something is sent. An account has at most 5 (TOO_MANY_WEBHOOKS);
     *     its owner is told by mail of each. This call takes no `Idempotency-Key`, for then its answer would have to be kept: when the
     *     answer is lost, delete the address and make it anew.
     */
    post: operations['createWebhook']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/rotate-webhook-secret': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Rotate a webhook secret
     * @description For 24 hours what is sent is signed with the old secret, too, so that the receiver may change over in its own time.
     */
    post: operations['rotateWebhook']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/delete-webhook': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Delete a webhook
     * @description What still waits for it is not sent. An id that is none of the caller's changes nothing.
     */
    post: operations['deleteWebhook']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/switch-on-webhook': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Enable a webhook
     * @description What happened while it was off is not sent.
     */
    post: operations['switchOnWebhook']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/test-webhook': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send a test event
     * @description The event is of the type `webhook.test` and goes to any address, whatever its topics.
     */
    post: operations['testWebhook']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/get-webhook-deliveries': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * List webhook deliveries
     * @description The last 30 days.
     */
    post: operations['listDeliveries']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/redeliver': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Redeliver an event
     * @description One that waits is tried at once. Later events of its job wait for it as they did. What is older than 3 days is tried this once.
     */
    post: operations['redeliver']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/signup/customer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sign up as a customer
     * @description Pictures are uploaded first with `/upload-file`; their links go in here. An email belongs to one account,
     *     whatever its role. The answer opens a session, as a login does.
     */
    post: operations['signupCustomer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/signup/business': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sign up as a business
     * @description Logo, picture and documents are uploaded first with `/upload-file`; their links go in here. The first 30
     *     days of the subscription are free. The answer opens a session, as a login does. Only where the address has to be verified
     *     before bidding does `Message` speak of that mail.
     */
    post: operations['signupBusiness']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/usa-states-cities': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Countries with their states and cities
     * @description What `country`, `state` and `city` may be in other calls.
     */
    get: operations['listLocations']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/towns-around': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Towns around some cities
     * @description Where a business with these cities and this radius would find jobs, as on a map with north above: so many miles east and
     *     north of the first city. Each town lies as it does from the city that is nearest to it. A city whose place is not known, and what is around it, is left out.
     */
    post: operations['listTownsAround']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/catagory': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List categories
     * @description What `category` may be in other calls.
     */
    get: operations['listCategories']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/marketplace': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What the marketplace has to show without an account
     * @description For the page that visitors begin at: the trades that anybody does, the newest reviews and a few figures. Figures and trades are
     *     counted every few minutes. A business that hides or is gone is in no review from that moment on; nothing is told of a customer but the first name.
     */
    get: operations['showMarketplace']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/openapi.yaml': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the OpenAPI document (YAML)
     * @description The file of this very server, to generate a client from.
     */
    get: operations['getContract']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/openapi.json': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * This contract as JSON
     * @description The same with an example of each request and answer, for tools that read no YAML. `/docs` on the same server shows it to people.
     */
    get: operations['getContractAsJson']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/upload-file': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Upload one picture or document
     * @description One file a call, in the field `file`. Pictures (JPEG, PNG, WebP, GIF, AVIF) up to 10 MB, PDF documents up to
     *     20 MB, checked by content. Pictures are re-encoded without metadata; how many pixels one may have depends on
     *     its format. Open before sign-up, hence limited per address; an upload that nothing refers to within 24 hours
     *     is removed. With a token, the file is yours at once; without, it belongs to the account that first refers to
     *     it. The link that is answered opens it for 24 hours: keep it to yourself until then.
     */
    post: operations['uploadFile']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/files/{fileId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Fetch a picture or document
     * @description What first refers to a file decides what it is. Pictures of jobs, accounts and businesses are open to whoever has the link.
     *     Pictures of conversations and of finished work, and uploads that nothing refers to yet, are opened by the links of answers,
     *     which carry a signature (`/v1/signed/SIGNATURE/v1/files/ID` is this call with `signature`), or with the bearer token of their owner or of one of the two parties. A signature works for 30 to 60 minutes, that
     *     of an upload for 24 hours; ask for the conversation or the job again to get newer links. What a business shows on its page is open under a link of its
     *     own, for as long as it is shown there. Documents, whatever their type, are downloads for their owner, with the bearer token. For anyone
     *     else a file does not exist.
     */
    get: operations['getFile']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/get-jobs/customer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * The customer’s own jobs, newest first
     * @description Of the kinds that `status` or `view` name, all where neither does, and by `order` first those that are needed soonest. Later pages by `nextCursor`.
     */
    post: operations['listCustomerJobs']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/get-job/business': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Jobs for this business, newest first
     * @description Open jobs in the business’s state, in any of its cities and any of its categories, and always every job that
     *     it bid on or was assigned. Cities within the `radius` of the business count as its own, in other states too.
     *     `locations`, `state` and `category` narrow that and never widen it.
     */
    post: operations['listBusinessJobs']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/get-job-details/customer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * One job of the customer
     * @description With its pictures, its rating, the business that it is assigned to, and whether its completion was doubted.
     */
    post: operations['getCustomerJob']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/get-job-details/business': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * One job as the business sees it
     * @description A business sees the open jobs of its places and categories and all that it has bid on; any other is OUTSIDE_YOUR_AREA.
     */
    post: operations['getBusinessJob']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/create-job/customer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Post a job
     * @description As many in 24 hours as the server's operator allows, by default 50. The businesses in `invited` are invited to it, as by `inviteBusiness`.
     */
    post: operations['createJob']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/update-job/customer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Change title and details of an open job
     * @description As long as no bid was accepted. Whoever has bid is told.
     */
    post: operations['updateJob']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/delete-job/customer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Delete an open job
     * @description As long as no bid was accepted. Nobody sees it any more; whoever has bid is told.
     */
    post: operations['deleteJob']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/show-bid/customer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * The bids on a job
     * @description What each business asks and offers, and what it is known for, to be compared. Without `limit` at most 200 at once; later ones by `nextCursor`.
     */
    post: operations['listBids']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/assign-job/customer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Accept the bid from a business
     * @description `companyId` names the bidding business. Of any number of accepts at once exactly one wins; with `amount` a
     *     bid that was edited since it was shown is refused and the answer carries the fresh one.
     */
    post: operations['acceptBid']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/decline-bid/customer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Decline the bid of a business
     * @description `companyId` names the bidding business, which is told, with the reason where one is given. A declined bid counts
     *     no more as an interest and can be neither accepted nor edited nor withdrawn, but reconsidered. With `amount` a bid
     *     that was edited since it was shown is not declined unseen: the answer carries the fresh one.
     */
    post: operations['declineBid']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/reconsider-bid/customer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Reconsider a declined bid
     * @description It stands again as it was, and its business is told.
     */
    post: operations['reconsiderBid']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/invite-business/customer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Invite a business to an open job
     * @description The business is told at once and may bid whatever its cities and categories. A job takes 10 invitations, an account sends
     *     as many in 24 hours as the server's operator allows, by default 30, and a business is asked once, whatever it answers.
     */
    post: operations['inviteBusiness']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/decline-invitation/business': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Decline an invitation
     * @description The customer is told, with the reason. The job leaves the list of the business, which may still open it, and bid.
     */
    post: operations['declineInvitation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/rate-job/customer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Rate a completed job, once
     * @description One to five stars, and a comment where there is something to say. The customer may change it for 14 days, and the business may reply.
     */
    post: operations['rateJob']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/place-bid/business': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Bid on an open job
     * @description One bid a job; one that was withdrawn is placed anew under its old id. `userId` is the customer who posted it. As many in 24 hours as the server's operator allows, by
     *     default 200.
     */
    post: operations['placeBid']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/update-bid/business': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Update your bid while the job is open
     * @description Its amount and its proposal, until one of the bids is accepted.
     */
    post: operations['updateBid']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/withdraw-bid/business': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Withdraw one’s bid while the job is open
     * @description The customer is told and sees the bid no more. Until the job is given away, the business may bid on it anew.
     */
    post: operations['withdrawBid']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mark-completed/business': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Mark the assigned job as completed
     * @description For the assigned business, and beyond the published API for the customer who posted the job. To a business, a job
     *     that was not given to it, or to nobody yet, is not its own. The other of the two is told. A business may show its work in
     *     pictures, which both of them see; those that it sends last stand until the assignment ends.
     */
    post: operations['completeJob']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/end-assignment': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * End the assignment of a job in progress
     * @description For the assigned business, which steps down, and for the customer. The job is open again for as long as one that is
     *     posted now, and this bid is no offer any more; the other bids stand. The other of the two sees the reason, and
     *     the other bidders are told that the job is open again. With `assignedBusinessId`, a job that another business has by now
     *     is answered with 409 ASSIGNMENT_CHANGED.
     */
    post: operations['endAssignment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/doubt-completion/customer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Dispute the completion of a job (once)
     * @description Within 14 days of the completion and before a rating. The job is in progress again, and the business is told why.
     */
    post: operations['doubtCompletion']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/edit-rating/customer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Change one’s rating, for 14 days
     * @description Stars and comment become what is sent. With `revision`, a rating that was changed or answered since is answered
     *     with 409 RATING_CHANGED.
     */
    post: operations['editRating']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/answer-rating/business': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Reply to the rating of one’s work, and change the reply for 14 days
     * @description One reply a rating; sent again, it takes the place of the one before. With `revision`, a rating that was changed
     *     or answered since is answered with 409 RATING_CHANGED.
     */
    post: operations['answerRating']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/threads': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * List your threads, most recent message first
     * @description With `jobId` those of one job: its customer finds there the businesses that asked without bidding, too.
     *
     *     `q` finds threads by the name of the other side, as the reader is shown it, and by the title of the job.
     */
    post: operations['listThreads']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/messages': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * The messages of one thread, by pages
     * @description There is one thread for a job and a business. Only the customer who posted the job and that business ever see it: a
     *     business leaves `businessId` out or gives its own, a customer has to name one that bid or wrote.
     *
     *     Messages are numbered 1, 2, 3 … without a gap, in the order in which the server took them. Without `after` the answer
     *     is the newest page, or with `cursor` an older one; with `after` it is what came after that number, and while
     *     `nextCursor` is not null there is more: ask again with the last number of the page. Within a page the order is always
     *     ascending.
     *
     *     A thread without a message is empty; whether the reader may begin it is in `writable`.
     */
    post: operations['listMessages']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/send-message': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send a message
     * @description The first message begins the thread: a business may ask about an open job that it can see before it bids, a customer may
     *     write to whoever bid. While the job is open every thread can be written; once it is assigned only the one with the
     *     assigned business, until 30 days after the completion. `closed` of the thread names the code of a 409 beforehand.
     *     An account may send 30 messages a minute. The other side is mailed about a message that stays unread for 10 minutes.
     */
    post: operations['sendMessage']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/seen-messages': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Mark messages as seen up to a number
     * @description It never goes back. What is told of the thread on the bell is read with it.
     */
    post: operations['markMessagesSeen']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/report-message': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Report a message of the other side to the operator
     * @description Reporting the same message again changes nothing. It takes a `kind`, or else a `reason` in words.
     */
    post: operations['reportMessage']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/report-job/business': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Report a job to the operator
     * @description The operator looks at it, with a copy of what is shown now. The author is never told, nor who reported. Reporting it again changes
     *     nothing. An account may report 100 things in 24 hours.
     */
    post: operations['reportJob']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/report-business': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Report a business to the operator
     * @description The operator looks at it, with a copy of what is shown now. The author is never told, nor who reported. Reporting it again changes
     *     nothing. An account may report 100 things in 24 hours.
     */
    post: operations['reportBusiness']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/report-review': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Report a review to the operator
     * @description The operator looks at it, with a copy of what is shown now. The author is never told, nor who reported. Reporting it again changes
     *     nothing. An account may report 100 things in 24 hours.
     */
    post: operations['reportReview']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/report-picture': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Report a picture to the operator
     * @description The operator looks at it, and the picture is kept until it is settled. The author is never told, nor who reported. Reporting it again changes
     *     nothing. An account may report 100 things in 24 hours.
     */
    post: operations['reportPicture']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/block-business/customer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Block a business
     * @description From then on neither of the two meets the other: no jobs, bids, invitations or messages between them, in no list and no search. A bid
     *     that is there already is out of sight and cannot be accepted. Work that was given goes on, with its messages, until it is done.
     *     Neither is told. Blocking again changes nothing.
     */
    post: operations['blockBusiness']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/block-customer/business': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Block the customer of a job
     * @description As `blockBusiness`, the other way round. The job is one that the business may open.
     */
    post: operations['blockCustomer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/unblock': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * End a block of your own
     * @description What was out of sight is there again, unless the other side blocks as well. A block that is not there, or not one’s own, changes nothing.
     */
    post: operations['unblock']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/get-blocks': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Whom you block, by pages
     * @description The last first. Nobody is told who blocks them.
     */
    post: operations['listBlocks']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/show-business': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * A business, as everybody with an account sees it
     * @description What a business is known for. Telephone, mail, address and documents are not among it. A business that is blocked, about to
     *     leave or deleted is not found.
     */
    post: operations['showBusiness']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/get-businesses': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Find businesses, by pages
     * @description The best rated first: few ratings count as if there were five more of 3.5 stars. With `q`, those that have all its words in their
     *     name or trade, in any form of theirs; where those are fewer than three, then also those with words spelled much like them. A place
     *     is one of the country of the customer, and finds each business that works there, also by its radius. Businesses that hide from
     *     public pages, that are blocked, about to leave or deleted are never among them.
     */
    post: operations['findBusinesses']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/set-favorite': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Add a business to your favorites, or remove it
     * @description To say again what holds already changes nothing. A customer has at most 500 (TOO_MANY_FAVORITES). Nobody else sees them. A favorite
     *     that is not shown at the moment stays one.
     */
    post: operations['setFavorite']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/list-reviews': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * The reviews of a business, by pages
     * @description Newest first
     */
    post: operations['listReviews']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/list-work-pictures': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * The pictures of finished work that a business may show on its page
     * @description Those of its own completed jobs, newest first, by pages, and with each page those that it has chosen. Both are the links
     *     that it chooses by.
     */
    post: operations['listWorkPictures']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/choose-work-pictures': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Set the pictures of finished work on the page of a business
     * @description The whole list, in its order; what is not in it is not shown any more. Each is a picture of a completed job of the business, or
     *     an upload of its own. Sent again it changes nothing; of two lists that are sent at once one stands whole.
     */
    post: operations['chooseWorkPictures']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/get-notification/customer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * The customer’s newest notifications
     * @description What is new for the customer, in words of the language that is asked for: the newest, at most 20.
     */
    post: operations['listCustomerNotifications']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/get-notification/buisness': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * The business’s newest notifications
     * @description What is new for the business, in words of the language that is asked for: the newest, at most 20.
     */
    post: operations['listBusinessNotifications']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/get-notification/grouped': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * List notifications, grouped
     * @description Newest first. Notifications of new jobs are together by category and city, those of bids, edits
     *     and changed ratings by their job, those of messages by their thread; any other stands alone. A group takes more in while some of it is unread and on its first day, and goes to the
     *     top with each. With `group` the answer has the single notifications of that group instead; with `about` it has those of
     *     one topic alone.
     */
    post: operations['listGroupedNotifications']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mark-notifications-read': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Mark notifications as read
     * @description All of them, or those up to one, about one job, or of one group.
     */
    post: operations['markNotificationsRead']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/get-mail-settings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Get email settings
     * @description Mails that an account cannot do without, such as that of a new password, are not among them. Each of the others
     *     has a link that switches off its kind without a login (RFC 8058).
     */
    post: operations['getMailSettings']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/edit-mail-settings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Choose which notifications are mailed
     * @description All of them or none, and of them the kinds that are unwanted. Mails about the account itself always come.
     */
    post: operations['editMailSettings']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/get-saved-searches': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * List saved searches
     * @description First the one that each business has, which finds all jobs of its area and has no name; then those that it saved, the oldest first.
     */
    post: operations['listSavedSearches']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/save-search': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Save a search
     * @description From now on the business is told of jobs that this search finds, as often as it says: those that are posted, and those that an edit
     *     or a reopening lets it find. Like the list it narrows the area of the business and never widens it; words are found whole, in any form
     *     of theirs. A business saves at most 10 (TOO_MANY_SAVED_SEARCHES). No job is told twice the same way, whichever searches find it.
     */
    post: operations['saveSearch']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/edit-saved-search': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Change a saved search
     * @description Its name, how often it tells, and how; what is missing stays. The one that each business has keeps having no name.
     */
    post: operations['editSavedSearch']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/delete-saved-search': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Delete a saved search
     * @description Nothing of what it found is told any more. An id that is none of the caller’s changes nothing. The one that each business has stays (OWN_SEARCH_STAYS): it can tell never.
     */
    post: operations['deleteSavedSearch']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/notifications/stream': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Notifications as they happen
     * @description Server-sent events: `event: notification` with a `Notification` as JSON and its id as event id, and
     *     `event: unread` with `{ "unread": n, "unreadMessages": m }`, first of all and whenever one of them changes: the
     *     notifications that are unread, and the messages that the account has not seen in all its threads. After a lost connection
     *     send the last id seen and nothing is missed; without one the stream begins now. The words are in the language of
     *     `Accept-Language`, else of the account.
     *
     *     `event: reset` with `{}` says that some may have been missed: the id that was sent is unknown or too old, or more than
     *     500 notifications followed it. Forget the id (the event carries an empty one) and load again what you keep.
     *
     *     Both sides of a thread, in all their tabs, get `event: message` for each new message and `event: seen` when one of
     *     them has seen up to a number, both with `{ "jobId": …, "businessId": …, "number": n, "by": "customer" }` (or
     *     `"business"`: who wrote or saw). These have no id and are not sent again: whoever comes back asks for the
     *     messages after the last number that it has.
     *
     *     Comments show that the connection lives. The server ends a stream when its session ends, when it stops itself
     *     and after an hour: come back after the time that `retry` names. An account has at most 10 streams at a time on
     *     one server, an address by default 50; tabs of one browser should share one, for browsers open few connections to one address.
     */
    get: operations['streamNotifications']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/get-customer-details/customer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * The customer’s own profile
     * @description Who they are, how they are reached and where they live, as `/edit-customer-details/customer` changes it.
     */
    post: operations['getCustomer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/edit-customer-details/customer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Change profile or language of a customer
     * @description Another `email` needs the `password` (CURRENT_PASSWORD_REQUIRED, CURRENT_PASSWORD_WRONG) and is not the account’s at
     *     once: it waits, as `email_pending`, until the link that is mailed to it is followed. The old address is mailed a link
     *     that undoes it. The same address, in whatever case, needs nothing.
     */
    post: operations['editCustomer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/get-buisness-details/buisness': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * The business’s own profile and details
     * @description The person and the business, as `/edit-buisness-details/business` changes them.
     */
    post: operations['getBusiness']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/edit-buisness-details/business': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Change profile, details or language of a business
     * @description Another `email` needs the `password` (CURRENT_PASSWORD_REQUIRED, CURRENT_PASSWORD_WRONG) and is not the account’s at
     *     once: it waits, as `email_pending`, until the link that is mailed to it is followed. The old address is mailed a link
     *     that undoes it. The same address, in whatever case, needs nothing.
     */
    post: operations['editBusiness']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/update-password': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Change one’s password
     * @description With the current one. Every other session is ended, and the owner is told by mail; keys for programs go on.
     */
    post: operations['updatePassword']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/forgot-password': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Ask for a link to set a new password
     * @description The answer is the same, in words and in time, whether the account exists or not. The link works for 30 minutes,
     *     beside those of other letters, until one of them is used. A requester is sent 3 for an address in an hour, and an
     *     address gets 5, but always one in ten minutes. An address that its account has left for another is sent the link that brings it back.
     */
    post: operations['forgotPassword']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/reset-password': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Set a new password with the mailed token
     * @description The token stands in the link of the mail that `/forgot-password` sends, and works once; LINK_EXPIRED where it is used or too old.
     */
    post: operations['resetPassword']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/check-reset-link': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Check a password reset token
     * @description LINK_EXPIRED where it does not: it was used, or is too old.
     */
    post: operations['checkResetLink']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/verify-email': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Confirm an email address with the mailed token
     * @description The token stands in the link of the mail that signing up and `/resend-verification` send. One that is sent again is answered with the news that the address is verified already.
     */
    post: operations['verifyEmail']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/confirm-email': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Confirm an email change
     * @description The old address has its link to undo it for 7 more days; until then nobody else can use that address.
     */
    post: operations['confirmEmail']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/undo-email-change': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Undo an email change
     * @description Works while the new address waits, and for 7 days after it was confirmed. Ends every session, key and webhook, and
     *     the password, which the person who asked for the change knew: `resetToken` sets a new one by `/reset-password`.
     */
    post: operations['undoEmailChange']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/resend-verification': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Mail the verification link again
     * @description To the address of the caller. The links of mails that came before still work.
     */
    post: operations['resendVerification']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/ask-verification': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Mail the verification link again to an address
     * @description For whoever is not logged in. The answer is the same, in words and in time, whether the address has an account,
     *     is verified already, or had such a mail within the last minute; then none is sent. A requester is sent 3 for an
     *     address in an hour, and an address gets 5, but always one in ten minutes.
     */
    post: operations['askVerification']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/delete-account': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Request account deletion (after 14 days)
     * @description From now on nobody sees the account, its open jobs and its bids, and every session ends. Logging in with
     *     `keepAccount` before `deleteAt` brings all of it back. Jobs in progress have to be finished first.
     */
    post: operations['deleteAccount']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/export-account': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Export your account data
     * @description One archive, written while it is read, with JSON for each kind of thing and the files.
     */
    post: operations['exportAccount']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/subs-n-payments/business': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * The subscription cycles, newest first
     * @description From when until when the business may bid; where the operator asks for a subscription, none is placed without a current one.
     */
    post: operations['getSubscription']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/membership-checkout': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Begin to pay a membership by card
     * @description Answers a page of the payment provider, the same one until it is used. The year begins once the provider says that it was paid, not when the browser comes back.
     */
    post: operations['startCheckout']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/membership-portal': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Manage the card of a membership
     * @description Answers a page of the payment provider, where the card is changed and the renewal ended.
     */
    post: operations['openPortal']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/operator/login': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Log in as an operator
     * @description Operators are no accounts of the marketplace: they are made by the command `operator add`. A wrong address, password or code is one answer. Each code works once.
     */
    post: operations['logInOperator']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/operator/check-invitation': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Open the link of an invitation
     * @description The command `operator add` writes the link. The answer has the key for an authenticator app, the same one until the invitation is taken up.
     */
    post: operations['checkOperatorInvitation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/operator/accept-invitation': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Take up an invitation
     * @description Sets the password and proves the authenticator app by a code. The operator is then logged in, and the link works no more.
     */
    post: operations['acceptOperatorInvitation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/operator/logout': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * End this session of an operator
     * @description The token ends at once; the other sessions of the operator go on.
     */
    post: operations['logOutOperator']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/operator/get-me': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Who is logged in
     * @description The operator of the token, with the role that says what the console offers.
     */
    post: operations['getOperator']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/operator/list-actions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * What operators did, newest first
     * @description Each line is written in the transaction of the act. Lines are never changed; the erasure of an account takes out what names it.
     */
    post: operations['listOperatorActions']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/operator/find-accounts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Find accounts, newest first
     * @description By part of an email, of a name or of the name of a business, or by a whole id. Blocked and deleted ones are among them.
     */
    post: operations['findAccounts']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/operator/change-account': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Verify, block, unblock or keep an account
     * @description Blocking ends sessions, keys and webhooks, and tells both sides of jobs in progress. `keep` ends a deletion that was asked for.
     */
    post: operations['changeAccount']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/operator/delete-account': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Delete an account in 14 days
     * @description As if its owner had asked for it. Jobs in progress have to end first (ACCOUNT_HAS_JOBS).
     */
    post: operations['deleteAccountOf']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/operator/change-membership': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Begin a yearly membership of a business, or end what runs
     * @description A year begins now; what is left of an earlier one is added.
     */
    post: operations['changeMembership']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/operator/find-jobs': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Find jobs, newest first
     * @description Of all, of one status, of one account as customer, business or bidder, or one by its id. Deleted ones are among them until they are purged.
     */
    post: operations['findJobs']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/operator/get-job': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * A job with its bids
     * @description As it is stored, also when deleted, with all of its bids, the cheapest first.
     */
    post: operations['getJobAsOperator']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/operator/repair-job': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Repair a job
     * @description `reopen` moves it one status back. `end` ends it without work done, `complete` with it. `remove` deletes it, and `removeRating` takes its rating away. All parties are told.
     */
    post: operations['repairJob']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/operator/find-reports': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * What was reported, by subject
     * @description All open reports of one thing are one entry, with their number and kinds, the newest first. `settled` asks for those that an operator decided about. Texts and pictures are copies from the newest report, as that reporter saw them. The links of pictures work for 30 to 60 minutes.
     */
    post: operations['findReports']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/operator/settle-report': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Settle all open reports of one thing
     * @description Says what was made of it: `acted`, or `dismissed` where nothing is wrong with it. It changes nothing else: what was reported stays until it is removed, and an account is blocked by its own call. A report that comes later is a new entry.
     */
    post: operations['settleReport']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/operator/get-overview': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Figures by day, trade and state, and what waits
     * @description Of at most 92 days, by the calendar of UTC; without a range of the last 30. A job counts on the day that it was created, with what became of it until now.
     */
    post: operations['getOverview']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export interface webhooks {
  event: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Webhook event
     * @description Signed as [Standard Webhooks](https://www.standardwebhooks.com) says: the libraries of that name check it. An event is sent at least once, with the
     *     same `webhook-id` each time, and those of one job in the order of their `sequence`: one waits until the one before was taken
     *     or given up. Any answer 2xx takes it, within 10 seconds; what stands in it is not read, and no redirect is followed. Otherwise it is tried
     *     again for 3 days, 5 seconds later at first and then less and less often. An address that takes nothing for 3 days, or says 410,
     *     is switched off, which its owner is told by mail.
     */
    post: {
      parameters: {
        query?: never
        header: {
          /** @description Which event it is, whenever it is sent */
          'webhook-id': string
          /** @description When it is sent, in seconds since 1970 */
          'webhook-timestamp': string
          /** @description `v1,` and an HMAC-SHA256 in base64, or several of these with blanks between them */
          'webhook-signature': string
        }
        path?: never
        cookie?: never
      }
      requestBody: {
        content: {
          'application/json': components['schemas']['WebhookEvent']
        }
      }
      responses: {
        /** @description Nothing is wanted here any more */
        410: {
          headers: {
            [name: string]: unknown
          }
          content?: never
        }
        /** @description Taken */
        '2XX': {
          headers: {
            [name: string]: unknown
          }
          content?: never
        }
      }
    }
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export interface components {
  schemas: {
    /**
     * @description UUIDv7
     * @example 0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10
     */
    Id: string
    /**
     * Format: date-time
     * @example 2026-03-01T09:30:00.000Z
     */
    Time: string
    /**
     * @description US dollars, at most two decimals
     * @example 450
     * @example 129.5
     */
    Amount: number
    /**
     * @description What a customer would like to spend, in US dollars
     * @example 450
     */
    Budget: components['schemas']['Amount']
    /**
     * @description What a business asks for, in US dollars
     * @example 129.5
     */
    Quote: components['schemas']['Amount']
    /**
     * @description The link that `/upload-file` gave
     * @example http://localhost:3000/v1/files/3q2-7wAAECAwQFBgcICQ
     */
    Link: string
    /** @description Null for none */
    Picture: {
      url: components['schemas']['Link']
    } | null
    ShownPicture: {
      /** @description An absolute link */
      url: string | null
    }
    /** @example ana@example.com */
    Email: string
    /** @example +1 512 555 0148 */
    Phone: string
    /**
     * @description None of the 3000 most common ones (PASSWORD_TOO_COMMON), nor the own name or email (PASSWORD_IS_PERSONAL)
     * @example brass-kettle
     */
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
     * @description Newest first; open and running jobs by the day that they are needed, the soonest first, and then all others, newest first; or the highest budget first
     * @enum {string}
     */
    CustomerOrder: 'newest' | 'neededBy' | 'budget'
    /**
     * @description As for a customer, or the nearest first by whole miles. What has no `distance` then comes last. Equals are newest first
     * @enum {string}
     */
    BusinessOrder: 'newest' | 'neededBy' | 'budget' | 'nearest'
    /** @example 500 */
    BudgetLimit: number
    /**
     * @description Only jobs that are needed by this day or an earlier one
     * @example 2026-12-04
     */
    LatestDay: string
    /**
     * @description The day by which the work is to be done, as the customer's calendar has it; from yesterday, by the calendar of UTC, to
     *     two years ahead. Null for none.
     * @example 2026-12-04
     */
    NeededBy: string | null
    /**
     * @description The day from which the business can start, as its calendar has it; from yesterday, by the calendar of UTC, to two years
     *     ahead. Null for any day.
     * @example 2026-11-28
     */
    CanStart: string | null
    /**
     * @description Where in the city the work is to be done. Only the customer reads it, and the business that the job is assigned to.
     *     Null or an empty text for none.
     * @example 1208 Kerwin Street
     */
    StreetAddress: string | null
    /** @default 1 */
    Page: number
    /** @default 10 */
    Limit: number
    /**
     * @description The `nextCursor` of the previous page; `page` is then ignored. It belongs to that list and order: send the rest of the body as before
     * @example eyJvIjoibmV3ZXN0In0
     */
    Cursor: string
    /** @example Texas */
    State: string
    /**
     * @description Miles around each city of the business. Jobs in towns within it count as in its own cities; 0 is these alone
     * @example 25
     */
    Radius: number
    /** @example Austin */
    City: string
    /** @example United States */
    Country: string
    /**
     * @description Matches what mail programs and phones make a link of: addresses of the web, of mail, and domains, whichever full stop that browsers
     *     take for a dot they have. After one or two signs that is two to four letters of one case (`t.me`): `Dr.Ana` and `J.R. Smith` are names.
     *     A name stands in mails to strangers, so it holds none.
     */
    LinkInName: string
    /** @example Ana Torres */
    Name: string
    /** @example Leaking kitchen tap */
    JobTitle: string
    /** @example The mixer drips day and night. The shut-off valve works. */
    JobDescription: string
    /** @example I can come on Tuesday morning, parts included. */
    Proposal: string
    /** @example Is there a lift in the house? */
    MessageText: string
    /**
     * @example {
     *       "email": "customer@demo.bidfair.test",
     *       "password": "demo1234"
     *     }
     */
    Login: {
      /**
       * @description Also an address that no new account may have
       * @example ana@example.com
       */
      email: string
      password: string
      /** @description Keeps an account that is about to be deleted; without it such a login is refused with ACCOUNT_LEAVING */
      keepAccount?: boolean
    }
    LoginAnswer: components['schemas']['CustomerLogin'] | components['schemas']['BusinessLogin']
    CustomerLogin: {
      /** @constant */
      Success: true
      /** @example Login successful */
      Message: string
      /** @example bf_1Hq3Yk7v0c2uB5xWn8TzR4eLmS6aJ9dQpG-oFiVyKsE */
      token: string
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'customer'
      data: components['schemas']['CustomerData']
    }
    BusinessLogin: {
      /** @constant */
      Success: true
      /** @example Login successful */
      Message: string
      /** @example bf_1Hq3Yk7v0c2uB5xWn8TzR4eLmS6aJ9dQpG-oFiVyKsE */
      token: string
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'business'
      data: components['schemas']['BusinessData']
    }
    CustomerSignedUp: {
      /** @constant */
      Success: true
      /** @example Registration successful */
      Message: string
      /** @example bf_1Hq3Yk7v0c2uB5xWn8TzR4eLmS6aJ9dQpG-oFiVyKsE */
      token?: string
      /** @enum {string} */
      type?: 'customer'
      data?: components['schemas']['CustomerData']
    }
    BusinessSignedUp: {
      /** @constant */
      Success: true
      /** @example Registration successful */
      Message: string
      /** @example bf_1Hq3Yk7v0c2uB5xWn8TzR4eLmS6aJ9dQpG-oFiVyKsE */
      token?: string
      /** @enum {string} */
      type?: 'business'
      data?: components['schemas']['BusinessData']
    }
    CustomerData: {
      id: components['schemas']['Id']
      name: string
      email: string
      /** @example ana.torres@example.com */
      email_pending?: string | null
      phone: string
      country: string
      state: string
      city: string
      pic_url: components['schemas']['ShownPicture']
      language: components['schemas']['Language']
      email_verified?: boolean
      email_verification_required?: boolean
      email_notifications?: boolean
    }
    BusinessData: {
      id: components['schemas']['Id']
      name: string
      email: string
      /** @example ana.torres@example.com */
      email_pending?: string | null
      phone: string
      country: string
      state: string
      city: string[]
      radius: components['schemas']['Radius']
      category: string[]
      profile_pic: components['schemas']['ShownPicture']
      language: components['schemas']['Language']
      buisness_name: string
      email_verified: boolean
      email_notifications?: boolean
    }
    /**
     * @example {
     *       "role": "customer",
     *       "name": "Ana Torres",
     *       "email": "ana@example.com",
     *       "phone": "+1 512 555 0148",
     *       "password": "brass-kettle",
     *       "country": "United States",
     *       "state": "Texas",
     *       "city": "Austin",
     *       "terms_accepted": true
     *     }
     */
    SignupCustomer: {
      /** @constant */
      role?: 'customer'
      pic_url?: components['schemas']['Picture']
      name: components['schemas']['Name']
      email: components['schemas']['Email']
      phone: components['schemas']['Phone']
      password: components['schemas']['NewPassword']
      country: components['schemas']['Country']
      state: components['schemas']['State']
      city: components['schemas']['City']
      /** @constant */
      terms_accepted?: true
      language?: components['schemas']['Language']
    }
    /**
     * @example {
     *       "role": "business",
     *       "is_subscribed": "no",
     *       "name": "Luis Ortega",
     *       "email": "luis@example.com",
     *       "phone": "+1 512 555 0111",
     *       "password": "brass-kettle",
     *       "buisness_name": "Ortega Plumbing",
     *       "buisness_phone_number": "+1 512 555 0112",
     *       "category": [
     *         "Plumbing"
     *       ],
     *       "address": "12 Oak Street",
     *       "state": "Texas",
     *       "city": [
     *         "Austin"
     *       ],
     *       "country": "United States",
     *       "zipcode": "78701",
     *       "logo_url": [],
     *       "documents_urls": [],
     *       "profile_pic": [],
     *       "isLicense": 1,
     *       "isInsurance": 1
     *     }
     */
    SignupBusiness: {
      /** @constant */
      role?: 'business'
      /**
       * @description Sent as no; without effect
       * @enum {string}
       */
      is_subscribed?: 'no' | 'yes'
      name: components['schemas']['Name']
      email: components['schemas']['Email']
      phone: components['schemas']['Phone']
      password: components['schemas']['NewPassword']
      reference_code?: string
      buisness_name: components['schemas']['BusinessName']
      /** @example 12-3456789 */
      buisness_id_number?: string
      buisness_phone_number: string
      /** @example office@ortega.example.com */
      buisness_email?: string
      category: components['schemas']['SignupCategories']
      address: components['schemas']['Address']
      state: components['schemas']['State']
      radius?: components['schemas']['Radius']
      /** @description Keeps the business off the pages that anybody may read without an account */
      hidden?: boolean
      /** @description Holds one city */
      city: components['schemas']['City'][]
      country: components['schemas']['Country']
      zipcode: components['schemas']['ZipCode']
      logo_url?: components['schemas']['Link'][]
      documents_urls?: components['schemas']['Documents']
      profile_pic?: components['schemas']['Link'][]
      isLicense?: components['schemas']['Flag']
      isInsurance?: components['schemas']['Flag']
      /** @constant */
      terms_accepted?: true
      language?: components['schemas']['Language']
    }
    BusinessName: string
    Address: string
    ZipCode: string
    CategoryName: string
    SignupCategories: components['schemas']['CategoryName'][]
    Documents: components['schemas']['Link'][]
    Sessions: {
      /** @constant */
      Success: true
      sessions: components['schemas']['Session'][]
    }
    Session: {
      sessionId: components['schemas']['Id']
      /**
       * @description As the login said, such as Firefox; null where it said nothing known
       * @example Firefox
       */
      browser: string | null
      /**
       * @description Likewise, such as Android
       * @example Android
       */
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
     * @description As SECOND_STEP_REQUIRED brought it
     * @example bf_1Hq3Yk7v0c2uB5xWn8TzR4eLmS6aJ9dQpG-oFiVyKsE
     */
    LoginTicket: string
    /**
     * @description The six digits that the authenticator app shows, or a recovery code; spaces, dashes and case do not matter
     * @example 123456
     * @example 7k3v-9qpx-m2ca-tb4d-m9s3-46q3-d25v
     */
    SecondStepCode: string
    /** @description That of the account */
    AccountPassword: string
    FinishLogin: {
      ticket: components['schemas']['LoginTicket']
      code: components['schemas']['SecondStepCode']
    }
    /**
     * @example {
     *       "password": "demo1234"
     *     }
     */
    PasswordProof: {
      password: components['schemas']['AccountPassword']
    }
    FirstCode: {
      /**
       * @description The six digits that the authenticator app shows
       * @example 123456
       */
      code: string
    }
    /**
     * @example {
     *       "password": "demo1234",
     *       "code": "123456"
     *     }
     */
    SecondStepProof: {
      password: components['schemas']['AccountPassword']
      code: components['schemas']['SecondStepCode']
    }
    SecondStep: {
      /** @description Whether a login needs a code besides the password */
      isOn: boolean
      /**
       * Format: date-time
       * @description Null where it is off
       */
      since: string | null
      /** @example 10 */
      recoveryCodesLeft: number
    }
    SecondStepAnswer: {
      /** @constant */
      Success: true
      secondStep: components['schemas']['SecondStep']
    }
    SecondStepBegun: {
      /** @constant */
      Success: true
      /** @example Add the key to your authenticator app, and enter the code that it shows. */
      Message: string
      /**
       * @description 160 random bits in base32, to be typed into an authenticator app (RFC 6238: SHA-1, six digits, 30 seconds)
       * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
       */
      key: string
      /**
       * @description The same as an address that apps read from a QR code
       * @example otpauth://totp/Bidfair:ana%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Bidfair
       */
      uri: string
    }
    RecoveryCodes: {
      /** @constant */
      Success: true
      /** @example The second step is on. Keep your recovery codes in a safe place. */
      Message: string
      /**
       * @example [
       *       "7k3v-9qpx-m2ca-tb4d-m9s3-46q3-d25v",
       *       "h5wn-2rfz-8yke-q3jm-t4f5-v37e-3s3e",
       *       "c9tx-b6dv-4sga-w7pu-28jt-97kb-6cq6",
       *       "e2mz-k8hq-v5nr-x3fc-43dz-vmxx-qkfb",
       *       "j4bs-y7wd-6gta-m9kp-f5kz-nwj4-7tan",
       *       "q3rf-h2xe-n8vz-c5wu-9zt2-4mnp-zx45",
       *       "t6gk-d4py-s7mb-a2hj-hy43-kwjr-p1xp",
       *       "w8zc-x5qn-r3fe-k6vt-a7z3-dj8f-ssz5",
       *       "y2hd-m9ja-b4kw-p7sg-awsh-8vht-pre9",
       *       "a5pv-f3tc-z6xq-e8rn-5b9e-e0zb-gj09"
       *     ]
       */
      recoveryCodes: string[]
    }
    /**
     * @description Bytes in base64url without padding
     * @example 3q2-7wAAECAwQFBgcICQ
     */
    Base64Url: string
    /**
     * @description What its owner knows it by
     * @example My phone
     */
    PasskeyName: string
    PasskeyRequest: {
      /** @constant */
      Success: true
      /** @description PublicKeyCredentialRequestOptionsJSON of WebAuthn, level 3 */
      options: {
        /** @example bG9naW4uMTc5NTk3NTIwMDAwMC4 */
        challenge: string
        /** @example bidfair.example.com */
        rpId: string
        /**
         * @description Milliseconds
         * @example 600000
         */
        timeout: number
        /** @enum {string} */
        userVerification: 'required'
      }
    }
    PasskeyLogin: {
      credentialId: components['schemas']['Base64Url']
      clientDataJSON: components['schemas']['Base64Url']
      authenticatorData: components['schemas']['Base64Url']
      signature: components['schemas']['Base64Url']
      userHandle?: components['schemas']['Base64Url']
      /** @description As at `/login/customer` */
      keepAccount?: boolean
    }
    /**
     * @example {
     *       "password": "demo1234"
     *     }
     */
    BeginPasskey: {
      password: components['schemas']['AccountPassword']
      code?: components['schemas']['SecondStepCode']
    }
    PasskeyCreation: {
      /** @constant */
      Success: true
      /** @description PublicKeyCredentialCreationOptionsJSON of WebAuthn, level 3 */
      options: {
        /** @example YWRkLjE3OTU5NzUyMDAwMDAu */
        challenge: string
        rp: {
          /** @example bidfair.example.com */
          id: string
          /** @example Bidfair */
          name: string
        }
        user: {
          /** @example MDE5OWYzYTQtN2MxZS03YjUyLTlkN2UtMmY2YTFjOWI4ZTEw */
          id: string
          /** @example ana@example.com */
          name: string
          /** @example Ana Torres */
          displayName: string
        }
        pubKeyCredParams: {
          /** @example -7 */
          alg: number
          /** @enum {string} */
          type: 'public-key'
        }[]
        /**
         * @description Milliseconds
         * @example 600000
         */
        timeout: number
        excludeCredentials: {
          /** @example 3q2-7wAAECAwQFBgcICQ */
          id: string
          /** @enum {string} */
          type: 'public-key'
        }[]
        authenticatorSelection: {
          /** @enum {string} */
          residentKey: 'required'
          /** @enum {string} */
          userVerification: 'required'
        }
      }
    }
    AddPasskey: {
      name: components['schemas']['PasskeyName']
      credentialId: components['schemas']['Base64Url']
      clientDataJSON: components['schemas']['Base64Url']
      attestationObject: components['schemas']['Base64Url']
    }
    RemovePasskey: {
      passkeyId: components['schemas']['Id']
      password: components['schemas']['AccountPassword']
    }
    Passkey: {
      passkeyId: components['schemas']['Id']
      /** @example My phone */
      name: string
      /** @description Whether a password manager keeps a copy for other devices */
      isSynced: boolean
      createdAt: components['schemas']['Time']
      /**
       * Format: date-time
       * @description Null before it was ever used
       */
      lastUsedAt: string | null
    }
    Passkeys: {
      /** @constant */
      Success: true
      passkeys: components['schemas']['Passkey'][]
    }
    PasskeyAdded: {
      /** @constant */
      Success: true
      /** @example Passkey added */
      Message: string
      passkey: components['schemas']['Passkey']
    }
    ProveAgain: {
      code: components['schemas']['SecondStepCode']
    }
    /**
     * @description What happened; later versions add more
     * @enum {string}
     */
    SecurityEventName:
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
    SecurityEvents: {
      /** @constant */
      Success: true
      events: components['schemas']['SecurityEvent'][]
    }
    SecurityEvent: {
      eventId: components['schemas']['Id']
      event: components['schemas']['SecurityEventName']
      at: components['schemas']['Time']
      /**
       * @description The beginning of the address that it came from: three numbers of IPv4, three groups of IPv6
       * @example 203.0.113.x
       */
      network: string
      /** @example Firefox */
      browser: string | null
      /** @example Android */
      system: string | null
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
    KeyScope:
      | 'jobs:read'
      | 'jobs:write'
      | 'messages:read'
      | 'messages:write'
      | 'bids:read'
      | 'bids:write'
      | 'profile'
      | 'notifications'
      | 'webhooks'
    KeyScopes: components['schemas']['KeyScope'][]
    /**
     * @example {
     *       "name": "Nightly import",
     *       "scopes": [
     *         "jobs:read",
     *         "bids:write"
     *       ],
     *       "days": 30,
     *       "password": "demo1234"
     *     }
     */
    CreateKey: {
      /**
       * @description What its owner knows it by
       * @example Nightly import
       */
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
      /**
       * @description How the key begins, to know it by
       * @example bidfair_3fa9c02e
       */
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
      /** @constant */
      Success: true
      keys: components['schemas']['Key'][]
    }
    KeyCreated: {
      /** @constant */
      Success: true
      /** @example API key created */
      Message: string
      key: components['schemas']['Key']
      /**
       * @description The key itself, to be sent as `Authorization: Bearer …`: `bidfair_`, 8 hexadecimal digits, `_`, and 43 letters, digits, `-` or `_`
       * @example bidfair_3fa9c02e_7v0c2uB5xWn8TzR4eLmS6aJ9dQpGoFiVyKsE1Hq3Yk2
       */
      secret: string
    }
    /**
     * @description What events are about, which is how their types begin. `account` are checks of a business by the operator.
     * @enum {string}
     */
    WebhookTopic: 'job' | 'bid' | 'rating' | 'message' | 'account'
    /**
     * @description What happened, told to those who are notified of it. `job.posted`: one in the place and trade of the business. `job.invited`: its customer asks the business to bid. `job.invitation_declined`: a business will not. `job.completed`: by the
     *     other side or the operator. `job.assignment_ended`: by the other side. `job.open_again`: it takes bids again, for whoever bid on it. `job.completion_doubted`: the
     *     customer says that it is not done. `job.resumed`, `job.reopened`, `job.ended`, `job.removed`, `job.partner_blocked`, `job.partner_unblocked`: the operator did so.
     * @enum {string}
     */
    WebhookType:
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
      /**
       * @description The job that it is about; null for `account` and a test
       * @example 0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10
       */
      jobId: string | null
      /** @description Which of the events of this job that this address is sent it is, from 1; null without a job */
      sequence: number | null
      /**
       * @description The business that did it, or whose thread it is
       * @example 0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e11
       */
      businessId: string | null
      /** @description With `message.received`, its number in the thread */
      messageNumber: number | null
    } & {
      [key: string]: unknown
    }
    /**
     * @example {
     *       "url": "https://shop.example.com/bidfair",
     *       "topics": [
     *         "job",
     *         "bid"
     *       ],
     *       "password": "demo1234"
     *     }
     */
    CreateWebhook: {
      /**
       * @description Https, without a name and password in it; http and private addresses only where the operator lets them
       * @example https://shop.example.com/bidfair
       */
      url: string
      topics: components['schemas']['WebhookTopic'][]
      /** @description That of the account; a key needs none */
      password?: string
    }
    /**
     * @example {
     *       "webhookId": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10",
     *       "password": "demo1234"
     *     }
     */
    RotateWebhook: {
      webhookId: components['schemas']['Id']
      /** @description That of the account; a key needs none */
      password?: string
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
      /** @constant */
      Success: true
      webhooks: components['schemas']['Webhook'][]
    }
    WebhookSecret: {
      /** @constant */
      Success: true
      /** @example Webhook added */
      Message: string
      webhook: components['schemas']['Webhook']
      /**
       * @description What signatures are checked with: `whsec_` and 32 bytes in base64
       * @example whsec_Q2FsbSB3YXRlciBydW5zIGRlZXAgdW5kZXIgYnJpZGc=
       */
      secret: string
    }
    WebhookDelivery: {
      /** @description What the receiver gets as `webhook-id` */
      deliveryId: components['schemas']['Id']
      type: components['schemas']['WebhookType']
      /** @example 0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10 */
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
      /** @description Why no answer came; `notAllowed` leads into a private network */
      error: ('timeout' | 'unreachable' | 'certificate' | 'notAllowed') | null
      /** @description How long the last try took */
      milliseconds: number | null
      /**
       * Format: date-time
       * @description When it is tried next; null once it is over
       */
      nextTryAt: string | null
    }
    WebhookDeliveries: {
      /** @constant */
      Success: true
      deliveries: components['schemas']['WebhookDelivery'][]
      /**
       * @description Where the next page begins; null at the end
       * @example eyJvIjoibmV3ZXN0In0
       */
      nextCursor: string | null
    }
    Contract: {
      /** @example 3.1.0 */
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
    /**
     * @example {
     *       "data": {
     *         "United States": {
     *           "Texas": [
     *             "Austin",
     *             "Dallas"
     *           ]
     *         }
     *       }
     *     }
     */
    Locations: {
      /** @description Country to state to cities */
      data: {
        [key: string]: {
          [key: string]: string[]
        }
      }
    }
    /**
     * @example {
     *       "country": "United States",
     *       "state": "Texas",
     *       "city": [
     *         "Austin"
     *       ],
     *       "radius": 25
     *     }
     */
    ListTownsAround: {
      country: components['schemas']['Country']
      state: components['schemas']['State']
      city: components['schemas']['City'][]
      radius: components['schemas']['Radius']
    }
    TownsAround: {
      /** @constant */
      Success: true
      /** @description Those that were asked for */
      cities: components['schemas']['Town'][]
      /** @description The others, the nearest first; where there are more than 200, then so many of them, from near and far alike */
      towns: components['schemas']['Town'][]
      /**
       * @description How many others there are in all
       * @example 43
       */
      count: number
    }
    Town: {
      /** @example Round Rock */
      name: string
      /** @example Texas */
      state: string
      /**
       * @description To the nearest of the cities
       * @example 17
       */
      miles: number
      /**
       * @description Miles, below 0 to the west
       * @example 3.4
       */
      east: number
      /**
       * @description Miles, below 0 to the south
       * @example 16.7
       */
      north: number
    }
    /**
     * @example {
     *       "category": [
     *         {
     *           "id": "plumbing",
     *           "name": "Plumbing"
     *         }
     *       ]
     *     }
     */
    Categories: {
      category: {
        id: string
        name: string
      }[]
    }
    Upload: {
      /**
       * Format: binary
       * @description The file
       */
      file: Blob
    }
    /**
     * @example {
     *       "Success": true,
     *       "Message": "File uploaded",
     *       "Data": {
     *         "url": "http://localhost:3000/v1/files/3q2-7wAAECAwQFBgcICQ"
     *       }
     *     }
     */
    UploadAnswer: {
      /** @constant */
      Success: true
      Message: string
      Data: {
        /** @description An absolute link */
        url: string
      }
    }
    /**
     * @example {
     *       "page": 1,
     *       "limit": 10,
     *       "status": [
     *         "open"
     *       ]
     *     }
     */
    ListCustomerJobs: {
      page?: components['schemas']['Page']
      limit?: components['schemas']['Limit']
      status?: components['schemas']['StatusFilter']
      /**
       * @description Only jobs with all these words in title, details, trade or city, in any form of theirs; where those are fewer than three, then also jobs with words spelled much like them. Pages go by `cursor`, not by `page`
       * @example leaking faucet
       */
      q?: string
      cursor?: components['schemas']['Cursor']
      view?: components['schemas']['CustomerView']
      order?: components['schemas']['CustomerOrder']
      overview?: boolean
      /** @description Only jobs with this budget or a higher one */
      budgetFrom?: components['schemas']['BudgetLimit']
      /** @description Only jobs with this budget or a lower one */
      budgetTo?: components['schemas']['BudgetLimit']
      neededUntil?: components['schemas']['LatestDay']
      /**
       * @description Only jobs that were posted in so many days, of 24 hours each, until now
       * @example 7
       */
      postedWithin?: number
      /** @description A business; each open job then says whether it can be invited, as `inviteBar` */
      inviting?: components['schemas']['Id']
    }
    /**
     * @example {
     *       "page": 1,
     *       "limit": 10,
     *       "locations": [
     *         "Austin"
     *       ],
     *       "state": "Texas",
     *       "category": [
     *         "Plumbing"
     *       ]
     *     }
     */
    ListBusinessJobs: {
      page?: components['schemas']['Page']
      limit?: components['schemas']['Limit']
      status?: components['schemas']['StatusFilter']
      /** @description Narrows to these of the business’s cities */
      locations?: string[]
      /** @description Narrows to this state */
      state?: string
      /** @description Narrows to these of the business’s categories */
      category?: string[]
      /**
       * @description Only jobs with all these words in title, details, trade or city, in any form of theirs; where those are fewer than three, then also jobs with words spelled much like them. Pages go by `cursor`, not by `page`
       * @example leaking faucet
       */
      q?: string
      cursor?: components['schemas']['Cursor']
      view?: components['schemas']['BusinessView']
      order?: components['schemas']['BusinessOrder']
      overview?: boolean
      /** @description Only jobs with this budget or a higher one */
      budgetFrom?: components['schemas']['BudgetLimit']
      /** @description Only jobs with this budget or a lower one */
      budgetTo?: components['schemas']['BudgetLimit']
      neededUntil?: components['schemas']['LatestDay']
      /**
       * @description Only jobs that were posted in so many days, of 24 hours each, until now
       * @example 7
       */
      postedWithin?: number
    }
    JobPage: {
      /** @constant */
      Success: true
      jobs: components['schemas']['Job'][]
      /** @example eyJvIjoibmV3ZXN0In0 */
      nextCursor: string | null
      /** @description Null where it was not asked for */
      overview: components['schemas']['JobsOverview'] | null
    }
    JobsOverview: {
      /** @description How many jobs each status and view has, whatever this page shows of them */
      counts: components['schemas']['JobCount'][]
      /**
       * @description The jobs with something that waits for the viewer, newest first; they stand in the list as well. Fifty stand for that
       *     many or more. The first of a job's `waits` is the act to offer
       */
      waiting: components['schemas']['Job'][]
      /**
       * @description Until when the membership of the business lasts, or lasted. Present from 30 days before its end on, where bidding needs
       *     a membership, no card renews it, and the operator takes cards or names who renews it
       */
      membershipEndsAt?: components['schemas']['Time']
    }
    JobCount: {
      /** @enum {string} */
      shows: 'all' | 'open' | 'inprogress' | 'toRate' | 'completed' | 'expired' | 'findWork' | 'myBids' | 'won' | 'done'
      count: components['schemas']['Counted']
    }
    /** @description The greatest stands for that many or more */
    Counted: number
    /**
     * @description Bids that came since the customer last looked at the job; a completed job without a rating; a job that the business won
     *     and has not looked at since, or that its customer calls not done yet, until it is marked completed again; an open job that the
     *     business is invited to, until it bids or declines; messages that the viewer has not seen
     * @enum {string}
     */
    Waiting: 'newBids' | 'toRate' | 'won' | 'notDone' | 'invited' | 'unreadMessages'
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
      /** @description The same as createdAt */
      date: components['schemas']['Time']
      assigned_at: components['schemas']['Time'] | null
      completed_at: components['schemas']['Time'] | null
      expires_at: components['schemas']['Time']
      pics_url: string[]
      /** @description The same links as pics_url */
      images: string[]
      isRated: boolean
      rating: components['schemas']['Rating'] | null
      ratingDetails: {
        rating: number
      } | null
      /** @description For a business: it has bid on this job, and that bid was neither withdrawn nor ended */
      bidApplied: boolean
      /** @description The same as bidApplied */
      hasBidded: boolean
      /** @description Null for a customer, and for a business that has not bid */
      bidOutcome: components['schemas']['BidOutcome'] | null
      bidsCount: number
      /** @description What the reader has not seen, in all threads of the job */
      unreadMessages: number
      /** @example 0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e11 */
      assignedBusinessId: string | null
      /**
       * @description A day
       * @example 2026-12-04
       */
      neededBy: string | null
      /** @description The most urgent first: notDone, unreadMessages, newBids, toRate, won */
      waits: components['schemas']['Waiting'][]
      /** @description For the customer: bids that came since they last looked */
      newBids: number
      /** @description For the customer of an open job: the businesses of the cheapest bids that stand, the cheapest first */
      bidders: components['schemas']['BusinessOnCard'][]
      /**
       * @description For the customer of an open job: the lowest amount of the bids that stand
       * @example 120.5
       */
      lowestBid: number | null
      /** @description For the customer: the business that has the job, or that did it */
      assignedTo: components['schemas']['BusinessOnCard'] | null
      /**
       * @description The amount of the accepted bid, for the customer and the assigned business alone
       * @example 120.5
       */
      agreedPrice: number | null
      /** @description For a business: whose job it is */
      customer: components['schemas']['CustomerOnCard'] | null
      /**
       * @description Words of title and details that a search found, as they stand there; absent without a search
       * @example [
       *       "faucet",
       *       "drips"
       *     ]
       */
      matched?: string[]
      /**
       * @description For a business: the amount of its own bid while that stands, won or not
       * @example 120.5
       */
      ownBidAmount: number | null
      /**
       * @description For a business: whole miles from the nearest of its cities, 0 in one of them. Null for a customer, and outside of its area
       * @example 12
       */
      distance: number | null
      /** @description Null while the reader has seen all messages of the job */
      lastWriter: components['schemas']['LastWriter'] | null
      /** @description For a business: whether the customer invited it, and it declined that. Null for a customer */
      invitation: components['schemas']['InvitationState'] | null
      /** @description Why the business in `inviting` cannot be invited; null where it can. Absent where no business was named */
      inviteBar?: components['schemas']['InviteBar'] | null
    }
    /**
     * @description The code with which an invitation is refused
     * @enum {string}
     */
    InviteBar: 'ALREADY_INVITED' | 'BUSINESS_HAS_BID' | 'TOO_MANY_INVITATIONS'
    BusinessOnCard: {
      id: components['schemas']['Id']
      /** @example Ortega Plumbing */
      businessName: string
      logo: components['schemas']['ShownPicture']
    }
    CustomerOnCard: {
      /** @example Ana */
      firstName: string
      picture: components['schemas']['ShownPicture']
    }
    /** @description Who wrote the newest message that the reader has not seen */
    LastWriter: {
      /**
       * @description To the customer the name of the business, to a business the first name of the customer
       * @example Ortega Plumbing
       */
      name: string
      /**
       * @description For the customer: whose thread it is
       * @example 0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e11
       */
      businessId: string | null
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
      rating: number
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
    /**
     * @example {
     *       "jobid": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10"
     *     }
     */
    JobRef: {
      jobid: components['schemas']['Id']
    }
    /**
     * @example {
     *       "jobid": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10"
     *     }
     */
    CompleteJob: {
      jobid: components['schemas']['Id']
      pics_url?: components['schemas']['Link'][]
    }
    BusinessJobRef: {
      jobid: components['schemas']['Id']
      businessId?: components['schemas']['Id']
    }
    JobDetails: {
      /** @constant */
      Success: true
      job: components['schemas']['Job']
      customer: {
        name: string
        pic_url: components['schemas']['ShownPicture']
        userId: components['schemas']['Id']
        phone: string | null
      }
      assignedBusiness: components['schemas']['AssignedBusiness'] | null
      bidDetails: components['schemas']['OwnBid'] | null
      /**
       * @description The amount of this business’s bid
       * @example 120.5
       */
      bidAmount: number | null
      /** @description The bid that this business withdrew, or whose assignment was ended, which is in `bidDetails` no more */
      withdrawnBid: components['schemas']['OwnBid'] | null
      /** @description Null for a business that may bid, and for a customer */
      biddingBar: components['schemas']['BiddingBar'] | null
      /**
       * @description With `biddingBar: SUBSCRIPTION_INACTIVE`, who renews the membership: a mail address or an https one; absent where the operator names none
       * @example help@example.com
       */
      renewalContact?: string
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
      /**
       * @description For the customer and the assigned business alone; null to everybody else, and where the customer gave none
       * @example 1208 Kerwin Street
       */
      streetAddress: string | null
      /** @description For the customer: whom they invited, the last first; empty for a business */
      invitations: components['schemas']['Invitation'][]
    }
    Invitation: {
      business: components['schemas']['BusinessOnCard']
      invitedAt: components['schemas']['Time']
      /** @description Null unless it is declined */
      declinedAt: components['schemas']['Time'] | null
      /** @description Why it is declined */
      reason: components['schemas']['InvitationReason'] | null
      /** @description It has bid, and that bid was neither withdrawn nor ended */
      hasBid: boolean
    }
    /**
     * @description Waits for the business, or was declined by it
     * @enum {string}
     */
    InvitationState: 'sent' | 'declined'
    /**
     * @description No time, too far away, not the work that it does, or something else
     * @enum {string}
     */
    InvitationReason: 'busy' | 'tooFar' | 'notMyWork' | 'other'
    EndedAssignment: {
      /** @enum {string} */
      by: 'customer' | 'business'
      /**
       * @description Whose assignment it was
       * @example Ortega Plumbing
       */
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
      buisness_name: string
      logo_url: components['schemas']['ShownPicture']
      /** @description Null for a business that was not chosen */
      bidAmount: number | null
      userId: components['schemas']['Id']
      is_rated: boolean
      phone: string | null
      isLicense: components['schemas']['Flag']
      isInsurance: components['schemas']['Flag']
      licenseCheckedOn: components['schemas']['CheckedOn']
      insuranceCheckedOn: components['schemas']['CheckedOn']
      /** @description Mean of all ratings, one decimal; null before the first */
      rating: number | null
      ratingsCount: number
      jobsCompleted: number
      steppedDown: number
      /**
       * @description A day; null where its bid says none, and for a business that was not chosen
       * @example 2026-11-28
       */
      canStart: string | null
    }
    OwnBid: {
      bidId: components['schemas']['Id']
      amount: number
      proposalStatement: string
      createdAt: components['schemas']['Time']
      updatedAt: components['schemas']['Time']
      state: components['schemas']['BidState']
      /** @description Null unless the bid is declined */
      declined: components['schemas']['Declined'] | null
      /**
       * @description A day; null for any
       * @example 2026-11-28
       */
      canStart: string | null
    }
    /**
     * @example {
     *       "title": "Leaking kitchen tap",
     *       "details": "The mixer drips day and night.",
     *       "category": "Plumbing",
     *       "city": "Austin",
     *       "state": "Texas",
     *       "budget": 150,
     *       "pics_url": [
     *         "http://localhost:3000/v1/files/3q2-7wAAECAwQFBgcICQ"
     *       ]
     *     }
     */
    CreateJob: {
      userid?: components['schemas']['Id']
      title: components['schemas']['JobTitle']
      details: components['schemas']['JobDescription']
      category: string
      city: components['schemas']['City']
      state: components['schemas']['State']
      country?: components['schemas']['Country']
      budget: components['schemas']['Budget']
      pics_url: components['schemas']['Link'][]
      neededBy?: components['schemas']['NeededBy']
      streetAddress?: components['schemas']['StreetAddress']
      /** @description The ids of businesses that are invited to bid */
      invited?: components['schemas']['Id'][]
    }
    JobPosted: {
      /** @constant */
      Success: true
      /** @example Job posted successfully */
      message: string
      jobId: components['schemas']['Id']
      /** @description How many businesses of its place and trade are told of it */
      businessesTold: components['schemas']['Counted']
    }
    /**
     * @example {
     *       "jobId": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10",
     *       "title": "Leaking kitchen tap",
     *       "details": "It drips faster now."
     *     }
     */
    UpdateJob: {
      jobId: components['schemas']['Id']
      userId?: components['schemas']['Id']
      title: components['schemas']['JobTitle']
      details: components['schemas']['JobDescription']
      neededBy?: components['schemas']['NeededBy']
      streetAddress?: components['schemas']['StreetAddress']
    }
    /**
     * @example {
     *       "jobId": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10",
     *       "rating": 5,
     *       "comment": "On time, clean work."
     *     }
     */
    RateJob: {
      jobId: components['schemas']['Id']
      userId?: components['schemas']['Id']
      rating: number
      comment?: string
      companyId?: components['schemas']['Id']
    }
    /** @description That of the rating as it was seen */
    Revision: number
    /**
     * @example {
     *       "jobId": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10",
     *       "rating": 4,
     *       "comment": "Clean work, an hour late.",
     *       "revision": 1
     *     }
     */
    EditRating: {
      jobId: components['schemas']['Id']
      userId?: components['schemas']['Id']
      rating: number
      comment?: string
      revision?: components['schemas']['Revision']
    }
    /**
     * @example {
     *       "jobId": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10",
     *       "reply": "Thank you. Sorry about the hour, the road was closed.",
     *       "revision": 2
     *     }
     */
    AnswerRating: {
      jobId: components['schemas']['Id']
      businessId?: components['schemas']['Id']
      reply: string
      revision?: components['schemas']['Revision']
    }
    /**
     * @example {
     *       "jobId": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10",
     *       "reason": "The tap under the sink still drips."
     *     }
     */
    DoubtCompletion: {
      jobId: components['schemas']['Id']
      userId?: components['schemas']['Id']
      reason: string
    }
    /**
     * @example {
     *       "jobId": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10",
     *       "reason": "We are booked out until June after all."
     *     }
     */
    EndAssignment: {
      jobId: components['schemas']['Id']
      /** @description As the job was seen */
      assignedBusinessId?: components['schemas']['Id']
      reason: string
    }
    ListBids: {
      userId?: components['schemas']['Id']
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
      /** @constant */
      Success: true
      Data: components['schemas']['Interest'][]
      /** @example eyJvIjoibmV3ZXN0In0 */
      nextCursor: string | null
    }
    Interest: {
      bidId: components['schemas']['Id']
      jobId: components['schemas']['Id']
      businessId: components['schemas']['Id']
      buisness_name: string
      logo_url: components['schemas']['ShownPicture']
      /** @description Mean of all ratings, one decimal; null before the first */
      rating: number | null
      ratingsCount: number
      jobsCompleted: number
      steppedDown: number
      isLicense: components['schemas']['Flag']
      isInsurance: components['schemas']['Flag']
      licenseCheckedOn: components['schemas']['CheckedOn']
      insuranceCheckedOn: components['schemas']['CheckedOn']
      amount: number
      proposalStatement: string
      createdAt: components['schemas']['Time']
      updatedAt: components['schemas']['Time']
      state: components['schemas']['BidState']
      /** @description Null unless the bid is declined */
      declined: components['schemas']['Declined'] | null
      /** @description What the customer has not seen, in the thread with this business */
      unreadMessages: number
      /**
       * @description A day; null for any
       * @example 2026-11-28
       */
      canStart: string | null
    }
    AcceptBid: {
      userId?: components['schemas']['Id']
      jobId: components['schemas']['Id']
      companyId: components['schemas']['Id']
      amount?: components['schemas']['Amount']
    }
    /**
     * @example {
     *       "jobId": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10",
     *       "companyId": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e11",
     *       "reason": "time",
     *       "comment": "We need it before the weekend."
     *     }
     */
    DeclineBid: {
      userId?: components['schemas']['Id']
      jobId: components['schemas']['Id']
      companyId: components['schemas']['Id']
      /** @description The amount as seen */
      amount?: components['schemas']['Amount']
      reason?: components['schemas']['DeclineReason']
      comment?: string
    }
    /**
     * @example {
     *       "jobId": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10",
     *       "companyId": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e11"
     *     }
     */
    ReconsiderBid: {
      userId?: components['schemas']['Id']
      jobId: components['schemas']['Id']
      companyId: components['schemas']['Id']
    }
    /**
     * @example {
     *       "jobId": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10",
     *       "business": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e11"
     *     }
     */
    InviteBusiness: {
      jobId: components['schemas']['Id']
      business: components['schemas']['Id']
    }
    /**
     * @example {
     *       "jobId": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10",
     *       "reason": "busy"
     *     }
     */
    DeclineInvitation: {
      jobId: components['schemas']['Id']
      reason: components['schemas']['InvitationReason']
    }
    /**
     * @example {
     *       "jobId": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10",
     *       "proposalStatement": "I can come on Tuesday.",
     *       "amount": 120.5
     *     }
     */
    PlaceBid: {
      /** @description The customer who posted the job */
      userId?: components['schemas']['Id']
      businessId?: components['schemas']['Id']
      jobId: components['schemas']['Id']
      proposalStatement: components['schemas']['Proposal']
      amount: components['schemas']['Quote']
      canStart?: components['schemas']['CanStart']
    }
    BidPlaced: {
      /** @constant */
      Success: true
      /** @example Bid submitted successfully */
      message: string
      bidId: components['schemas']['Id']
    }
    UpdateBid: {
      bidId: components['schemas']['Id']
      businessId?: components['schemas']['Id']
      proposalStatement: components['schemas']['Proposal']
      amount: components['schemas']['Quote']
      canStart?: components['schemas']['CanStart']
    }
    /**
     * @example {
     *       "bidId": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e12"
     *     }
     */
    WithdrawBid: {
      bidId: components['schemas']['Id']
      businessId?: components['schemas']['Id']
    }
    /**
     * @example {
     *       "limit": 20
     *     }
     */
    ListThreads: {
      /** @description Only those of this job */
      jobId?: components['schemas']['Id']
      /**
       * @description Only those whose other side or job title contains this, in any case
       * @example kitchen
       */
      q?: string
      /** @description Only those with messages that the reader has not seen */
      unreadOnly?: boolean
      /**
       * @description Only those whose job is in this status now; a cursor is good for the same status alone
       * @enum {string}
       */
      jobStatus?: 'open' | 'inprogress' | 'completed' | 'expired'
      cursor?: components['schemas']['Cursor']
      /** @default 20 */
      limit: number
    }
    Threads: {
      /** @constant */
      Success: true
      threads: components['schemas']['Thread'][]
      /** @description How many messages the reader has not seen, in all threads */
      unreadMessages: number
      /**
       * @description Where the next page begins; null at the end
       * @example eyJvIjoibmV3ZXN0In0
       */
      nextCursor: string | null
    }
    /** @description One job and one business, as one of the two sides sees it */
    Thread: {
      jobId: components['schemas']['Id']
      businessId: components['schemas']['Id']
      /** @example Leaking kitchen tap */
      jobTitle: string
      /**
       * @description A deleted job keeps its threads, to be read, for 30 days
       * @enum {string}
       */
      jobStatus: 'open' | 'inprogress' | 'completed' | 'expired' | 'deleted'
      /** @description The first picture of the job */
      jobPicture: components['schemas']['ShownPicture']
      /**
       * @description The budget of the job
       * @example 180
       */
      budget: number
      /**
       * @description The amount of the bid of the business; null where it has made none or withdrawn it
       * @example 150
       */
      bidAmount: number | null
      /** @description Whether the business got the job */
      assigned: boolean
      /** @description The other side: the business to the customer, the customer to the business */
      other: {
        name: string
        pic_url: components['schemas']['ShownPicture']
        /**
         * @description The average stars of the business; null for a customer, and without a rating
         * @example 4.8
         */
        rating: number | null
        /** @description 0 for a customer */
        ratingsCount: number
      }
      /** @description Whether the reader may write now */
      writable: boolean
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
      | 'EMAIL_NOT_VERIFIED'
    /**
     * @example {
     *       "number": 2,
     *       "author": "business",
     *       "own": false,
     *       "text": "Yes, on Tuesday morning.",
     *       "pics_url": [],
     *       "createdAt": "2026-03-01T09:30:00.000Z",
     *       "reported": false
     *     }
     */
    Message: {
      /** @description Its place in the thread, without gaps */
      number: number
      /** @enum {string} */
      author: 'customer' | 'business'
      /** @description Whether the reader wrote it */
      own: boolean
      text: string
      pics_url: string[]
      createdAt: components['schemas']['Time']
      /** @description Whether the reader has reported it */
      reported: boolean
    }
    /**
     * @example {
     *       "jobId": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10",
     *       "businessId": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e11",
     *       "after": 12,
     *       "limit": 30
     *     }
     */
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
      /** @constant */
      Success: true
      thread: components['schemas']['Thread']
      /** @description The bid of the business on the job; null where it has made none or withdrawn it */
      bid: components['schemas']['Interest'] | null
      /** @description How many bids stand on the job, this one among them */
      bidsCount: number
      /** @description In ascending order */
      messages: components['schemas']['Message'][]
      /**
       * @description Where older ones begin, with `after` where newer ones do; null at the end
       * @example eyJvIjoibmV3ZXN0In0
       */
      nextCursor: string | null
    }
    /**
     * @example {
     *       "jobId": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10",
     *       "text": "Is there a lift in the house?",
     *       "pics_url": []
     *     }
     */
    SendMessage: {
      jobId: components['schemas']['Id']
      /** @description A customer has to name it (BUSINESS_REQUIRED); for a business its own */
      businessId?: components['schemas']['Id']
      text: components['schemas']['MessageText']
      pics_url?: components['schemas']['Link'][]
    }
    MessageSent: {
      /** @constant */
      Success: true
      message: components['schemas']['Message']
    }
    /**
     * @example {
     *       "jobId": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10",
     *       "businessId": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e11",
     *       "upTo": 12
     *     }
     */
    SeenMessages: {
      jobId: components['schemas']['Id']
      /** @description A customer has to name it (BUSINESS_REQUIRED); for a business its own */
      businessId?: components['schemas']['Id']
      /** @description The number of the last message seen; a number beyond the newest is that of the newest */
      upTo: number
    }
    /**
     * @example {
     *       "jobId": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10",
     *       "number": 3,
     *       "kind": "scam",
     *       "reason": "They want to be paid before they have seen the job."
     *     }
     */
    ReportMessage: {
      jobId: components['schemas']['Id']
      /** @description A customer has to name it (BUSINESS_REQUIRED); for a business its own */
      businessId?: components['schemas']['Id']
      /** @description Which message; one’s own cannot be reported (OWN_MESSAGE) */
      number: number
      kind?: components['schemas']['ReportKind']
      /** @description Without a `kind` it is needed (REPORT_REASON_REQUIRED) */
      reason?: components['schemas']['ReportWords']
    }
    /**
     * @description Advertising, fraud, an insult or something that must not be shown, something false, personal data, or anything else
     * @enum {string}
     */
    ReportKind: 'spam' | 'scam' | 'offensive' | 'misleading' | 'privacy' | 'other'
    ReportWords: string
    /**
     * @example {
     *       "jobId": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10",
     *       "kind": "scam",
     *       "reason": "They ask for a deposit."
     *     }
     */
    ReportJob: {
      jobId: components['schemas']['Id']
      kind: components['schemas']['ReportKind']
      reason?: components['schemas']['ReportWords']
    }
    /**
     * @example {
     *       "business": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10",
     *       "kind": "misleading",
     *       "reason": "The license is of another business."
     *     }
     */
    ReportBusiness: {
      /** @description Another one than the caller (OWN_CONTENT) */
      business: components['schemas']['Id']
      kind: components['schemas']['ReportKind']
      reason?: components['schemas']['ReportWords']
    }
    /**
     * @example {
     *       "reviewId": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10",
     *       "kind": "offensive"
     *     }
     */
    ReportReview: {
      /** @description Not written by the caller (OWN_CONTENT) */
      reviewId: components['schemas']['Id']
      kind: components['schemas']['ReportKind']
      reason?: components['schemas']['ReportWords']
    }
    /**
     * @example {
     *       "url": "http://localhost:3000/v1/files/3q2-7wAAECAwQFBgcICQ",
     *       "kind": "privacy",
     *       "reason": "It shows my house."
     *     }
     */
    ReportPicture: {
      /** @description The link of the picture, as it is shown; not one of the caller (OWN_CONTENT) */
      url: components['schemas']['Link']
      kind: components['schemas']['ReportKind']
      reason?: components['schemas']['ReportWords']
    }
    /**
     * @example {
     *       "business": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10"
     *     }
     */
    BlockBusiness: {
      business: components['schemas']['Id']
    }
    /**
     * @example {
     *       "jobId": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10"
     *     }
     */
    BlockCustomer: {
      jobId: components['schemas']['Id']
    }
    /**
     * @example {
     *       "blockId": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10"
     *     }
     */
    Unblock: {
      blockId: components['schemas']['Id']
    }
    /**
     * @example {
     *       "limit": 20
     *     }
     */
    ListBlocks: {
      cursor?: components['schemas']['Cursor']
      /** @default 20 */
      limit: number
    }
    Blocks: {
      /** @constant */
      Success: true
      blocks: components['schemas']['Block'][]
      /**
       * @description Null at the end
       * @example eyJvIjoibmV3ZXN0In0
       */
      nextCursor: string | null
    }
    Block: {
      blockId: components['schemas']['Id']
      /**
       * @description Of the business, or the short name of the customer
       * @example Ana T.
       */
      name: string
      pic_url: components['schemas']['ShownPicture']
      createdAt: components['schemas']['Time']
    }
    /**
     * @example {
     *       "business": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10"
     *     }
     */
    ShowBusiness: {
      business: components['schemas']['Id']
    }
    ShownBusinessAnswer: {
      /** @constant */
      Success: true
      business: components['schemas']['ShownBusiness']
    }
    /**
     * @description In UTC
     * @example 2026-03
     */
    Month: string
    /** @description When the operator last checked a document of it; null where that never was, or does not hold any more */
    CheckedOn: components['schemas']['Time'] | null
    ShownBusiness: {
      businessId: components['schemas']['Id']
      /** @example Ortega Plumbing */
      businessName: string
      logo_url: components['schemas']['ShownPicture']
      /** @description Of finished work, in the order that the business chose; a link ends with being chosen */
      pictures: string[]
      categories: string[]
      country: string
      state: string
      cities: string[]
      radius: components['schemas']['Radius']
      /** @description When it signed up */
      since: components['schemas']['Month']
      jobsCompleted: number
      /** @description How often it ended an assignment itself */
      steppedDown: number
      /** @description Mean of all ratings, one decimal; null before the first */
      rating: number | null
      ratingsCount: number
      /**
       * @description How many ratings have one star, two, three, four and five
       * @example [
       *       0,
       *       0,
       *       1,
       *       4,
       *       12
       *     ]
       */
      stars: number[]
      /** @description What the business says */
      isLicense: components['schemas']['Flag']
      /** @description What the business says */
      isInsurance: components['schemas']['Flag']
      licenseCheckedOn: components['schemas']['CheckedOn']
      insuranceCheckedOn: components['schemas']['CheckedOn']
      /**
       * @description The absolute link of its page that anybody may read without an account; null where the business hides that
       * @example http://localhost:3000/b/01993b6e-2f5c-7c1a-9b1e-3f6f0a8f2c11/ortega-plumbing
       */
      publicPage: string | null
      /** @description For a customer: whether it is a favorite. False for a business */
      isFavorite: boolean
    }
    Marketplace: {
      /**
       * @description The absolute link of the page with all trades, which anybody may read
       * @example http://localhost:3000/find
       */
      directory: string
      /** @description How many trades anybody does */
      tradesCount: number
      /** @description Those that the most businesses do */
      trades: components['schemas']['MarketplaceTrade'][]
      /** @description The newest with a comment, whatever their stars; one of each business */
      reviews: components['schemas']['MarketplaceReview'][]
      figures: components['schemas']['MarketplaceFigures']
    }
    MarketplaceTrade: {
      /** @example Plumbing */
      category: string
      /**
       * @description The absolute link of its page
       * @example http://localhost:3000/find/plumbing
       */
      page: string
      /** @description How many do it */
      businesses: components['schemas']['Figure']
    }
    MarketplaceReview: {
      id: components['schemas']['Id']
      stars: number
      /** @example Quick and clean */
      comment: string
      /**
       * @description The trade of the job
       * @example Plumbing
       */
      category: string
      /** @description When the job was completed */
      month: components['schemas']['Month']
      /**
       * @description The first name
       * @example Ana
       */
      customer: string
      /** @example Ortega Plumbing */
      business: string
      /**
       * @description The absolute link of the page of the business
       * @example http://localhost:3000/b/01993b6e-2f5c-7c1a-9b1e-3f6f0a8f2c11/ortega-plumbing
       */
      page: string
      /** @description An absolute link */
      logo: string | null
    }
    MarketplaceFigures: {
      /** @description Mean of all ratings, one decimal; null for fewer than 20 */
      rating: number | null
      /** @description How many ratings there are */
      ratings: components['schemas']['Figure']
      /** @description How many businesses have a page that anybody may read */
      businesses: components['schemas']['Figure']
      /** @description How many jobs they have completed */
      jobsCompleted: components['schemas']['Figure']
      /** @description Minutes within which half of the newest 1,000 jobs had their first bid; null where fewer than half have one */
      minutesToBid: components['schemas']['Figure']
    }
    /** @description Null for fewer than 20 */
    Figure: number | null
    /**
     * @example {
     *       "q": "ortega",
     *       "category": "Plumbing",
     *       "state": "Texas",
     *       "city": "Austin",
     *       "rating": 4,
     *       "limit": 10
     *     }
     */
    FindBusinesses: {
      /**
       * @description Only businesses with all these words in their name or trade
       * @example ortega plumbing
       */
      q?: string
      /**
       * @description Only those of this trade
       * @example Plumbing
       */
      category?: string
      /**
       * @description Only those that work in this state
       * @example Texas
       */
      state?: string
      /**
       * @description Only those that work in this city of `state`, or of the state of the customer
       * @example Austin
       */
      city?: string
      /**
       * @description Only those with this mean of their ratings or a better one
       * @example 4
       */
      rating?: number
      /** @description Only those with a license that was checked */
      licenseChecked?: boolean
      /** @description Only favorites */
      favorites?: boolean
      cursor?: components['schemas']['Cursor']
      limit?: components['schemas']['Limit']
    }
    FoundBusinesses: {
      /** @constant */
      Success: true
      businesses: components['schemas']['FoundBusiness'][]
      /**
       * @description Where the next page begins; null at the end
       * @example eyJvIjoibmV3ZXN0In0
       */
      nextCursor: string | null
    }
    FoundBusiness: {
      businessId: components['schemas']['Id']
      /** @example Ortega Plumbing */
      businessName: string
      logo_url: components['schemas']['ShownPicture']
      /**
       * @description The absolute link of the first picture of finished work on its page; null without one
       * @example http://localhost:3000/v1/files/3q2-7wAAECAwQFBgcICQ
       */
      picture: string | null
      categories: string[]
      /** @example Texas */
      state: string
      cities: string[]
      /**
       * @description Miles from the nearest of its cities to the city that was asked for, or else to that of the customer; null where that is not known
       * @example 12
       */
      distance: number | null
      jobsCompleted: number
      /** @description How often it ended an assignment itself */
      steppedDown: number
      /** @description Mean of all ratings, one decimal; null before the first */
      rating: number | null
      ratingsCount: number
      /** @description What the business says */
      isLicense: components['schemas']['Flag']
      /** @description What the business says */
      isInsurance: components['schemas']['Flag']
      licenseCheckedOn: components['schemas']['CheckedOn']
      insuranceCheckedOn: components['schemas']['CheckedOn']
      /** @description Whether it is a favorite of the customer */
      isFavorite: boolean
    }
    /**
     * @example {
     *       "business": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10",
     *       "favorite": true
     *     }
     */
    SetFavorite: {
      business: components['schemas']['Id']
      /** @description Whether it is to be one */
      favorite: boolean
    }
    ListReviews: {
      business: components['schemas']['Id']
      cursor?: components['schemas']['Cursor']
      limit?: components['schemas']['Limit']
    }
    Reviews: {
      /** @constant */
      Success: true
      reviews: components['schemas']['Review'][]
      /**
       * @description Where the next page begins; null at the end
       * @example eyJvIjoibmV3ZXN0In0
       */
      nextCursor: string | null
    }
    Review: {
      reviewId: components['schemas']['Id']
      /** @description Whether the caller wrote it */
      isOwn: boolean
      rating: number
      comment: string | null
      /** @description What the business says to it */
      reply: string | null
      /** @description The trade of the job */
      category: string
      /** @description When the job was completed */
      month: components['schemas']['Month']
      /**
       * @description The first name; null for a customer who is gone
       * @example Ana
       */
      customer: string | null
    }
    ListWorkPictures: {
      cursor?: components['schemas']['Cursor']
      limit?: components['schemas']['Limit']
    }
    WorkPictures: {
      /** @constant */
      Success: true
      /** @description In the order in which they are shown */
      chosen: string[]
      pictures: components['schemas']['WorkPicture'][]
      /**
       * @description Where the next page begins; null at the end
       * @example eyJvIjoibmV3ZXN0In0
       */
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
    /**
     * @example {
     *       "pics_url": [
     *         "http://localhost:3000/v1/files/3q2-7wAAECAwQFBgcICQ"
     *       ]
     *     }
     */
    ChooseWorkPictures: {
      pics_url: components['schemas']['Link'][]
    }
    ListNotifications: {
      userid?: components['schemas']['Id']
      /** @default 20 */
      limit: number
    }
    Notifications: {
      /** @constant */
      responseStatus: true
      notifications: components['schemas']['Notification'][]
      /** @example Notifications */
      message: string
      unread: number
    }
    Notification: {
      id: components['schemas']['Id']
      message: string
      createdAt: components['schemas']['Time']
      /** @example 0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10 */
      jobId: string | null
      /**
       * @description The business whose thread about the job it tells of; null for anything else
       * @example 0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e11
       */
      businessId: string | null
      isRead: boolean
    }
    ListGroupedNotifications: {
      /** @description The group to look into */
      group?: components['schemas']['Id']
      /** @description Only those about this; ignored with `group`, whose notifications are about one thing. A cursor is good for the same topic alone */
      about?: components['schemas']['NotificationTopic']
      cursor?: components['schemas']['Cursor']
      /** @default 20 */
      limit: number
    }
    /**
     * @description Bids, messages in a thread, jobs and their ratings, or what was checked about the account
     * @enum {string}
     */
    NotificationTopic: 'bids' | 'messages' | 'jobs' | 'account'
    GroupedNotifications: {
      /** @constant */
      Success: true
      notifications: components['schemas']['GroupedNotification'][]
      /**
       * @description Where the next page begins; null at the end
       * @example eyJvIjoibmV3ZXN0In0
       */
      nextCursor: string | null
      /** @description How many of all notifications are unread */
      unread: number
    }
    GroupedNotification: {
      /** @description The group’s; within a group the notification’s */
      id: components['schemas']['Id']
      /**
       * @description What happened; other kinds may come
       * @example bid_placed
       */
      kind: string
      /** @description Says all of it */
      message: string
      /**
       * @description The part of `message` that names the business, or else the job; null where it names neither
       * @example Ortega Plumbing
       */
      subject: string | null
      /** @description Of the newest */
      createdAt: components['schemas']['Time']
      /**
       * @description The job that all of it is about; null where there are several or none
       * @example 0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10
       */
      jobId: string | null
      /**
       * @description The business whose thread about the job it tells of; null for anything else
       * @example 0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e11
       */
      businessId: string | null
      /** @description An absolute link: the logo of the business that a bid, a message or a reply is from, or else the first picture of the job; null where there is none any more */
      picture: string | null
      /** @description How many notifications it stands for */
      count: number
      /** @description How many of these are unread */
      unread: number
      /** @description Whether what it asks for is still to be done: a bid on a job that is still open, a finished job without a rating, work that the customer says is not done, a message that nobody has answered yet */
      pending: boolean
      /**
       * @description The lowest standing bid on the job where the line stands for several and the job is still open, else null
       * @example 300
       */
      lowestBid: number | null
      /**
       * @description The beginning of the last message of the thread where that is from the other side, else null
       * @example Is there a lift?
       */
      lastWords: string | null
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
    MailSettingsAnswer: {
      /** @constant */
      Success: true
      data: components['schemas']['MailSettings']
    }
    MailSettings: {
      /** @description Whether any are mailed */
      email_notifications: boolean
      kinds: {
        kind: components['schemas']['MailKind']
        /** @description Whether this kind is mailed while any are */
        mailed: boolean
      }[]
    }
    /** @description What is missing stays as it is */
    EditMailSettings: {
      /** @description Whether any are mailed */
      email_notifications?: boolean
      /** @description The kinds that are not mailed; all others are */
      unwanted?: components['schemas']['MailKind'][]
    }
    /**
     * @description `daily` and `weekly` (on Monday) at 7:00 in the time zone of the state of the business, when there is something new
     * @enum {string}
     */
    AlertFrequency: 'atOnce' | 'daily' | 'weekly' | 'never'
    /**
     * @description What the business knows it by
     * @example Faucets in Austin
     */
    SearchName: string
    SavedSearch: {
      searchId: components['schemas']['Id']
      /**
       * @description Empty for the one that each business has
       * @example Faucets in Austin
       */
      name: string
      /** @description Whether it is the one that each business has, which finds all jobs of its area */
      isOwn: boolean
      /**
       * @description The words that it looks for; null for any
       * @example leaking faucet
       */
      q: string | null
      /**
       * @description Null for any of its area
       * @example Texas
       */
      state: string | null
      /**
       * @description Empty for all of its area
       * @example [
       *       "Austin"
       *     ]
       */
      cities: string[]
      /**
       * @description Empty for all of its area
       * @example [
       *       "Plumbing"
       *     ]
       */
      categories: string[]
      /** @example 500 */
      budgetFrom: number | null
      /** @example 2000 */
      budgetTo: number | null
      /**
       * @description Only jobs that are needed by this day or an earlier one
       * @example 2026-12-04
       */
      neededUntil: string | null
      frequency: components['schemas']['AlertFrequency']
      /** @description Whether it tells by notifications, of jobs that the account has no notification of yet */
      byBell: boolean
      /** @description Whether it tells by mail, to an address that is verified */
      byMail: boolean
    }
    SavedSearches: {
      /** @constant */
      Success: true
      searches: components['schemas']['SavedSearch'][]
    }
    SavedSearchAnswer: {
      /** @constant */
      Success: true
      /** @example Search saved */
      Message: string
      search: components['schemas']['SavedSearch']
    }
    /**
     * @example {
     *       "name": "Faucets in Austin",
     *       "q": "leaking faucet",
     *       "cities": [
     *         "Austin"
     *       ],
     *       "budgetFrom": 100,
     *       "frequency": "daily",
     *       "byMail": true
     *     }
     */
    SaveSearch: {
      name: components['schemas']['SearchName']
      /**
       * @description Only jobs with all these words in title, details, trade or city, in any form of theirs
       * @example leaking faucet
       */
      q?: string
      /** @description Narrows to this state */
      state?: string
      /** @description Narrows to these of the business’s cities */
      cities?: string[]
      /** @description Narrows to these of the business’s categories */
      categories?: string[]
      /** @description Only jobs with this budget or a higher one */
      budgetFrom?: components['schemas']['BudgetLimit']
      /** @description Only jobs with this budget or a lower one */
      budgetTo?: components['schemas']['BudgetLimit']
      neededUntil?: components['schemas']['LatestDay']
      /** @description Daily where it is missing */
      frequency?: components['schemas']['AlertFrequency']
      /** @description No where it is missing */
      byBell?: boolean
      /** @description Yes where it is missing */
      byMail?: boolean
    }
    /**
     * @description What is missing stays as it is
     * @example {
     *       "searchId": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10",
     *       "frequency": "weekly"
     *     }
     */
    EditSavedSearch: {
      searchId: components['schemas']['Id']
      name?: components['schemas']['SearchName']
      frequency?: components['schemas']['AlertFrequency']
      byBell?: boolean
      byMail?: boolean
    }
    SavedSearchRef: {
      searchId: components['schemas']['Id']
    }
    AccountRef: {
      userId?: components['schemas']['Id']
    }
    CustomerAnswer: {
      /** @constant */
      Success: true
      data: components['schemas']['CustomerData']
    }
    /** @description The whole profile, or `language` alone */
    EditCustomer: {
      userId?: components['schemas']['Id']
      pic_url?: components['schemas']['Picture']
      name?: components['schemas']['Name']
      email?: components['schemas']['Email']
      password?: string
      phone?: components['schemas']['Phone']
      country?: components['schemas']['Country']
      state?: components['schemas']['State']
      city?: components['schemas']['City']
      language?: components['schemas']['Language']
      email_notifications?: boolean
    }
    BusinessAnswer: {
      /** @constant */
      Success: true
      data: components['schemas']['BusinessDetails']
    }
    StoredDocument: {
      /** @example http://localhost:3000/v1/files/3q2-7wAAECAwQFBgcICQ */
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
      /** @example ana.torres@example.com */
      email_pending?: string | null
      phone: string
      profile_pic: components['schemas']['ShownPicture']
      language: components['schemas']['Language']
      buisness_name: string
      /** @example 12-3456789 */
      buisness_id_number: string | null
      buisness_phone_number: string
      /** @example office@ortega.example.com */
      buisness_email: string | null
      category: string[]
      address: string
      country: string
      state: string
      city: string[]
      radius: components['schemas']['Radius']
      zipcode: string
      logo_url: components['schemas']['ShownPicture']
      documents_urls: string[]
      documents: components['schemas']['StoredDocument'][]
      isLicense: components['schemas']['Flag']
      isInsurance: components['schemas']['Flag']
      steppedDown: number
      /** @description Whether it keeps off the pages that anybody may read without an account */
      hidden: boolean
      checks: components['schemas']['DocumentCheck'][]
      email_verified: boolean
      email_verification_required: boolean
      email_notifications?: boolean
    }
    /** @description Any part of profile and details; what is missing stays as it is */
    EditBusiness: {
      userId?: components['schemas']['Id']
      name?: string
      email?: components['schemas']['Email']
      password?: string
      phone?: string
      profile_pic?: components['schemas']['Picture']
      language?: components['schemas']['Language']
      email_notifications?: boolean
      buisness_name?: components['schemas']['BusinessName']
      /** @example 12-3456789 */
      buisness_id_number?: string
      buisness_phone_number?: string
      /** @example office@ortega.example.com */
      buisness_email?: string
      category?: components['schemas']['CategoryName'][]
      address?: components['schemas']['Address']
      country?: components['schemas']['Country']
      state?: components['schemas']['State']
      radius?: components['schemas']['Radius']
      /** @description Keeps the business off the pages that anybody may read without an account */
      hidden?: boolean
      city?: components['schemas']['City'][]
      zipcode?: components['schemas']['ZipCode']
      logo_url?: components['schemas']['Picture']
      documents_urls?: components['schemas']['Documents']
      isLicense?: components['schemas']['Flag']
      isInsurance?: components['schemas']['Flag']
    }
    UpdatePassword: {
      isBusiness?: components['schemas']['Flag']
      userId?: components['schemas']['Id']
      /** @example tuesday-7 */
      oldPassword: string
      /**
       * @description As in `NewPassword`
       * @example brass-kettle
       */
      newPassword: string
      /**
       * @description Where sent, it must equal newPassword (PASSWORDS_MUST_MATCH)
       * @example brass-kettle
       */
      confirmPassword?: string
    }
    GivenEmail: string
    ForgotPassword: {
      isBusiness?: components['schemas']['Flag']
      email: components['schemas']['GivenEmail']
    }
    AskVerification: {
      email: components['schemas']['GivenEmail']
    }
    ResetPassword: {
      /** @example bf_1Hq3Yk7v0c2uB5xWn8TzR4eLmS6aJ9dQpG-oFiVyKsE */
      token: string
      /**
       * @description As in `NewPassword`
       * @example brass-kettle
       */
      newPassword: string
    }
    MailedToken: {
      /** @example bf_1Hq3Yk7v0c2uB5xWn8TzR4eLmS6aJ9dQpG-oFiVyKsE */
      token: string
    }
    VerifyEmail: {
      /** @example bf_1Hq3Yk7v0c2uB5xWn8TzR4eLmS6aJ9dQpG-oFiVyKsE */
      token: string
    }
    DeleteAccount: {
      password: string
    }
    DeletionBegun: {
      /** @constant */
      Success: true
      /** @example Your account will be deleted in 14 days. Log in before then to keep it. */
      Message: string
      deleteAt: components['schemas']['Time']
    }
    Empty: Record<string, never>
    SubscriptionAnswer: {
      /** @constant */
      success: true
      data: {
        subscription: {
          start_date: components['schemas']['Time']
          end_date: components['schemas']['Time']
          isActive: boolean
        }[]
        /** @example help@example.com */
        contact?: string
        card?: components['schemas']['MembershipCard']
      }
    }
    MembershipCard: {
      /**
       * @description `pastDue`: the paid time is over, the card is tried again, and the business may bid for 7 more days
       * @enum {string}
       */
      standing: 'trial' | 'active' | 'pastDue' | 'ended'
      /** @description What a year costs; absent while the payment provider cannot be asked */
      price?: components['schemas']['Amount']
      /** @description Whether the business began to pay by card at some time */
      hasCard: boolean
      /** @description Whether the card is charged again by itself */
      isRenewing: boolean
      /** @description Whether the last try to charge it failed */
      isFailing: boolean
      /** @description When it is charged next */
      renewsAt?: components['schemas']['Time']
      /** @description With `pastDue`, until when the business may bid */
      graceEndsAt?: components['schemas']['Time']
    }
    /**
     * @example {
     *       "Success": true,
     *       "url": "https://checkout.stripe.com/c/pay/cs_test_a1"
     *     }
     */
    PaymentPage: {
      /** @constant */
      Success: true
      /**
       * Format: uri
       * @example https://checkout.stripe.com/c/pay/cs_test_a1
       */
      url: string
    }
    /**
     * @description An owner does everything, `support` helps people, and a viewer only looks
     * @enum {string}
     */
    OperatorRole: 'owner' | 'support' | 'viewer'
    /**
     * @description What the authenticator app shows
     * @example 492039
     */
    OperatorCode: string
    Operator: {
      operatorId: components['schemas']['Id']
      /** @example olga@example.com */
      email: string
      /** @example Olga Ruiz */
      name: string
      role: components['schemas']['OperatorRole']
    }
    /**
     * @example {
     *       "email": "olga@example.com",
     *       "password": "quiet-harbor-52",
     *       "code": "492039"
     *     }
     */
    OperatorLogin: {
      email: components['schemas']['Email']
      password: string
      code: components['schemas']['OperatorCode']
    }
    OperatorLoginAnswer: {
      /** @constant */
      Success: true
      /** @example bfo_1Hq3Yk7v0c2uB5xWn8TzR4eLmS6aJ9dQpG-oFiVyKsE */
      token: string
      operator: components['schemas']['Operator']
    }
    OperatorAnswer: {
      /** @constant */
      Success: true
      operator: components['schemas']['Operator']
    }
    OperatorInvitationRef: {
      /**
       * @description From the link
       * @example bf_1Hq3Yk7v0c2uB5xWn8TzR4eLmS6aJ9dQpG-oFiVyKsE
       */
      token: string
    }
    OperatorInvitation: {
      /** @constant */
      Success: true
      /** @example olga@example.com */
      email: string
      /** @example Olga Ruiz */
      name: string
      role: components['schemas']['OperatorRole']
      /**
       * @description The key for an authenticator app in base32
       * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
       */
      key: string
      /**
       * @description The same as an address that apps open
       * @example otpauth://totp/Bidfair:olga%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Bidfair
       */
      uri: string
    }
    OperatorInvitationAcceptance: {
      /**
       * @description From the link
       * @example bf_1Hq3Yk7v0c2uB5xWn8TzR4eLmS6aJ9dQpG-oFiVyKsE
       */
      token: string
      /**
       * @description None of the most common ones (PASSWORD_TOO_COMMON), nor the own name or email (PASSWORD_IS_PERSONAL)
       * @example quiet-harbor-52
       */
      password: string
      code: components['schemas']['OperatorCode']
    }
    /**
     * @example {
     *       "action": "accounts",
     *       "limit": 50
     *     }
     */
    OperatorActionsFilter: {
      /**
       * @description Only what this operator did
       * @example Olga Ruiz
       */
      operator?: string
      /**
       * @description Only acts whose name begins like this
       * @example accounts
       */
      action?: string
      /**
       * @description Only what was done to this
       * @example 0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10
       */
      subject?: string
      /**
       * @description Only from this day on in UTC
       * @example 2026-11-01
       */
      from?: string
      /**
       * @description Only to this day in UTC
       * @example 2026-11-30
       */
      until?: string
      cursor?: components['schemas']['Cursor']
      limit?: components['schemas']['Limit']
    }
    OperatorDetail: {
      /** @example email */
      name: string
      /** @example ana@example.com */
      value: string
    }
    OperatorAction: {
      actionId: components['schemas']['Id']
      at: components['schemas']['Time']
      /**
       * @description The name of the operator; of a command that of the user of the system
       * @example Olga Ruiz
       */
      operator: string
      /** @description Whether it was done in the console rather than by a command */
      byConsole: boolean
      /** @example accounts block */
      action: string
      /**
       * @description The id of an account, a job or another thing that it was done to
       * @example 0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10
       */
      subject: string
      details: components['schemas']['OperatorDetail'][]
    }
    OperatorActions: {
      /** @constant */
      Success: true
      actions: components['schemas']['OperatorAction'][]
      /**
       * @description Where the next page begins; null at the end
       * @example eyJvIjoibmV3ZXN0In0
       */
      nextCursor: string | null
    }
    /**
     * @description Why, for the record
     * @example Asked for by mail
     */
    OperatorReason: string
    /**
     * @example {
     *       "q": "ana",
     *       "limit": 50
     *     }
     */
    AccountsFilter: {
      /**
       * @description Part of an email or a name, or an id
       * @example ana@example
       */
      q?: string
      /** @enum {string} */
      role?: 'customer' | 'business'
      /** @description Only those that are blocked */
      blocked?: boolean
      cursor?: components['schemas']['Cursor']
      limit?: components['schemas']['Limit']
    }
    OperatorAccount: {
      accountId: components['schemas']['Id']
      /** @example ana@example.com */
      email: string
      /** @example Ana Torres */
      name: string
      /**
       * @description The name of the business; null for a customer
       * @example Ortega Plumbing
       */
      business: string | null
      /** @enum {string} */
      role: 'customer' | 'business'
      createdAt: components['schemas']['Time']
      /** @description Whether the email is verified */
      isVerified: boolean
      isBlocked: boolean
      /**
       * Format: date-time
       * @description When it is to be deleted, or was; null where nobody asked for that
       * @example 2026-03-15T09:30:00.000Z
       */
      deleteAt: string | null
      /**
       * Format: date-time
       * @description When the last membership ends, or ended; null without any
       * @example 2027-03-01T09:30:00.000Z
       */
      memberUntil: string | null
    }
    OperatorAccounts: {
      /** @constant */
      Success: true
      accounts: components['schemas']['OperatorAccount'][]
      /**
       * @description Where the next page begins; null at the end
       * @example eyJvIjoibmV3ZXN0In0
       */
      nextCursor: string | null
    }
    OperatorAccountAnswer: {
      /** @constant */
      Success: true
      account: components['schemas']['OperatorAccount']
    }
    /**
     * @example {
     *       "accountId": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10",
     *       "act": "block",
     *       "reason": "Asks for money outside"
     *     }
     */
    AccountChange: {
      accountId: components['schemas']['Id']
      /** @enum {string} */
      act: 'verify' | 'block' | 'unblock' | 'keep'
      reason?: components['schemas']['OperatorReason']
    }
    AccountDeletion: {
      accountId: components['schemas']['Id']
      reason?: components['schemas']['OperatorReason']
    }
    /**
     * @example {
     *       "accountId": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10",
     *       "act": "activate"
     *     }
     */
    MembershipChange: {
      accountId: components['schemas']['Id']
      /** @enum {string} */
      act: 'activate' | 'end'
      reason?: components['schemas']['OperatorReason']
    }
    /** @enum {string} */
    OperatorJobStatus: 'open' | 'inprogress' | 'completed' | 'expired' | 'deleted'
    /**
     * @example {
     *       "status": "open",
     *       "limit": 50
     *     }
     */
    JobsFilter: {
      /**
       * @description The id of a job, or the email or id of an account
       * @example ana@example.com
       */
      q?: string
      status?: components['schemas']['OperatorJobStatus']
      cursor?: components['schemas']['Cursor']
      limit?: components['schemas']['Limit']
    }
    OperatorJob: {
      jobId: components['schemas']['Id']
      /** @example Leaking kitchen tap */
      title: string
      status: components['schemas']['OperatorJobStatus']
      /**
       * @description The email of the customer
       * @example ana@example.com
       */
      customer: string
      /**
       * @description Who has it or had it; null for nobody
       * @example Ortega Plumbing
       */
      business: string | null
      /** @example 450 */
      budget: number
      postedAt: components['schemas']['Time']
      expiresAt: components['schemas']['Time']
      /**
       * Format: date-time
       * @example 2026-03-02T09:30:00.000Z
       */
      assignedAt: string | null
      /**
       * Format: date-time
       * @example 2026-03-05T09:30:00.000Z
       */
      completedAt: string | null
      /**
       * @description The stars; null without a rating
       * @example 5
       */
      rating: number | null
      /**
       * @description How many bids stand
       * @example 3
       */
      bids: number
    }
    OperatorJobs: {
      /** @constant */
      Success: true
      jobs: components['schemas']['OperatorJob'][]
      /**
       * @description Where the next page begins; null at the end
       * @example eyJvIjoibmV3ZXN0In0
       */
      nextCursor: string | null
    }
    OperatorJobRef: {
      jobId: components['schemas']['Id']
    }
    OperatorBid: {
      /** @example Ortega Plumbing */
      business: string
      /** @example luis@example.com */
      email: string
      /** @example 129.5 */
      amount: number
      /** @enum {string} */
      state: 'standing' | 'declined' | 'withdrawn' | 'ended'
      /** @description Whether the account of the business is blocked or gone */
      isGone: boolean
      placedAt: components['schemas']['Time']
    }
    OperatorJobAnswer: {
      /** @constant */
      Success: true
      job: components['schemas']['OperatorJob']
      offers: components['schemas']['OperatorBid'][]
    }
    /**
     * @example {
     *       "jobId": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10",
     *       "act": "reopen",
     *       "reason": "Ended by mistake"
     *     }
     */
    JobRepair: {
      jobId: components['schemas']['Id']
      /** @enum {string} */
      act: 'reopen' | 'end' | 'complete' | 'remove' | 'removeRating'
      reason?: components['schemas']['OperatorReason']
    }
    /** @enum {string} */
    ReportSubject: 'job' | 'business' | 'review' | 'picture' | 'message'
    /** @enum {string} */
    ReportOutcome: 'acted' | 'dismissed'
    /**
     * @example {
     *       "subject": "message",
     *       "limit": 50
     *     }
     */
    ReportsFilter: {
      subject?: components['schemas']['ReportSubject']
      /** @description Those that were settled, instead of those that are open */
      settled?: boolean
      cursor?: components['schemas']['Cursor']
      limit?: components['schemas']['Limit']
    }
    OperatorReport: {
      /** @description The newest of the reports */
      reportId: components['schemas']['Id']
      subject: components['schemas']['ReportSubject']
      /**
       * @description The id of the job, business, review or message, or of the file
       * @example 0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10
       */
      subjectId: string
      /**
       * @description How many accounts reported it
       * @example 3
       */
      count: number
      /** @description The most frequent first */
      kinds: {
        kind: components['schemas']['ReportKind']
        /** @example 2 */
        count: number
      }[]
      /**
       * @description What the newest with words says
       * @example They ask for a deposit.
       */
      words: string | null
      firstAt: components['schemas']['Time']
      lastAt: components['schemas']['Time']
      authorId: components['schemas']['Id']
      /**
       * @description The email of whose it is
       * @example luis@example.com
       */
      author: string
      /**
       * @description Where it was shown; it may be gone
       * @example 0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10
       */
      jobId: string | null
      /**
       * @description Where it was shown; it may be gone
       * @example 0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10
       */
      businessId: string | null
      /** @example Leaking kitchen tap */
      title: string | null
      /** @example Pay me first, outside of this site. */
      text: string | null
      /**
       * @description What the business replied to a review
       * @example Thank you!
       */
      reply: string | null
      /**
       * @description The stars of a review
       * @example 1
       */
      stars: number | null
      pictures: components['schemas']['Link'][]
      /**
       * @description How often reports of it were settled before
       * @example 0
       */
      settledBefore: number
      /**
       * Format: date-time
       * @example 2026-03-05T09:30:00.000Z
       */
      settledAt: string | null
      /** @description What was made of it; null while it is open */
      outcome: components['schemas']['ReportOutcome'] | null
      /**
       * @description Why
       * @example The account is blocked.
       */
      note: string | null
    }
    OperatorReports: {
      /** @constant */
      Success: true
      reports: components['schemas']['OperatorReport'][]
      /**
       * @description Where the next page begins; null at the end
       * @example eyJvIjoibmV3ZXN0In0
       */
      nextCursor: string | null
    }
    /**
     * @example {
     *       "reportId": "0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10",
     *       "outcome": "acted",
     *       "reason": "The account is blocked."
     *     }
     */
    ReportSettlement: {
      /** @description Any of the open reports of the thing */
      reportId: components['schemas']['Id']
      outcome: components['schemas']['ReportOutcome']
      /**
       * @description What was done about it, for the record
       * @example The account is blocked.
       */
      reason: string
    }
    ReportsSettled: {
      /** @constant */
      Success: true
      /**
       * @description How many reports were settled
       * @example 3
       */
      settled: number
    }
    /**
     * @example {
     *       "from": "2026-11-01",
     *       "until": "2026-11-30"
     *     }
     */
    OverviewRange: {
      /**
       * @description The first day
       * @example 2026-11-01
       */
      from?: string
      /**
       * @description The last day
       * @example 2026-11-30
       */
      until?: string
      /**
       * @description Only jobs of this trade
       * @example Plumbing
       */
      category?: string
      /**
       * @description Only jobs in this state
       * @example Texas
       */
      state?: string
    }
    JobFigures: {
      /**
       * @description The day, trade or state
       * @example Plumbing
       */
      of: string
      /**
       * @description Jobs that were posted
       * @example 12
       */
      jobs: number
      /**
       * @description Of these with a bid within 24 hours
       * @example 9
       */
      answered: number
      /**
       * @description Of these with an accepted bid
       * @example 7
       */
      accepted: number
      /**
       * @description Of these completed
       * @example 5
       */
      completed: number
      /**
       * @description Of these whose owner said that the work was not done
       * @example 1
       */
      disputed: number
    }
    AccountFigures: {
      /**
       * @description The day
       * @example 2026-11-29
       */
      of: string
      /** @example 8 */
      customers: number
      /** @example 2 */
      businesses: number
    }
    QueueFigures: {
      /**
       * @description What waits
       * @example mail
       */
      queue: string
      /** @example 0 */
      waiting: number
      /**
       * @description For how long the oldest has waited; null where nothing does
       * @example 3
       */
      oldestSeconds: number | null
    }
    Overview: {
      /** @constant */
      Success: true
      /** @example 2026-11-01 */
      from: string
      /** @example 2026-11-30 */
      until: string
      /** @description Days on which nothing was posted are left out */
      days: components['schemas']['JobFigures'][]
      /** @description Most jobs first */
      trades: components['schemas']['JobFigures'][]
      /** @description Most jobs first */
      states: components['schemas']['JobFigures'][]
      /** @description New accounts by day */
      accounts: components['schemas']['AccountFigures'][]
      /**
       * @description Jobs that take bids now
       * @example 312
       */
      openJobs: number
      /**
       * @description Jobs in progress now
       * @example 48
       */
      runningJobs: number
      /**
       * @description Businesses whose yearly membership runs now
       * @example 148
       */
      members: number
      /**
       * @description Reports that wait for an operator
       * @example 4
       */
      openReports: number
      queues: components['schemas']['QueueFigures'][]
    }
    /**
     * @example {
     *       "Success": true,
     *       "Message": "Job deleted successfully"
     *     }
     */
    Acknowledged: {
      /** @constant */
      Success: true
      Message: string
    }
    /**
     * @example {
     *       "Success": true,
     *       "Message": "The link works",
     *       "email": "ana@example.com"
     *     }
     */
    ResetLink: {
      /** @constant */
      Success: true
      Message: string
      /** @description The address whose password the link sets; password managers need it. Servers before 1.2 leave it out */
      email?: string
    }
    /**
     * @example {
     *       "Success": true,
     *       "Message": "Your email address stays as it was. Please choose a new password now.",
     *       "resetToken": "bf_1Hq3Yk7v0c2uB5xWn8TzR4eLmS6aJ9dQpG-oFiVyKsE"
     *     }
     */
    EmailChangeUndone: {
      /** @constant */
      Success: true
      Message: string
      /** @description Sets a new password by `/reset-password`, once, for 30 minutes */
      resetToken: string
    }
    /**
     * @example {
     *       "Success": true,
     *       "message": "Job marked as completed"
     *     }
     */
    Done: {
      /** @constant */
      Success: true
      message: string
    }
    /**
     * @example {
     *       "Success": false,
     *       "Message": "Job Title is required",
     *       "code": "VALIDATION_FAILED",
     *       "errors": [
     *         {
     *           "field": "title",
     *           "code": "JOB_TITLE_REQUIRED"
     *         }
     *       ]
     *     }
     */
    Failure: {
      /** @constant */
      Success: false
      /** @description For people, in the language of Accept-Language, else of the account */
      Message: string
      code: components['schemas']['ErrorCode']
      errors?: components['schemas']['FieldError'][]
      bid?: components['schemas']['Interest']
      ownBid?: components['schemas']['OwnBid']
      deleteAt?: components['schemas']['Time']
      /** @example bf_1Hq3Yk7v0c2uB5xWn8TzR4eLmS6aJ9dQpG-oFiVyKsE */
      ticket?: string
      scope?: components['schemas']['KeyScope']
    }
    /**
     * @description A failure as problem details (RFC 9457), for whoever names `application/problem+json` in `Accept`. What `Failure` has besides it has by the same names
     * @example {
     *       "type": "http://localhost:3000/docs/problems#VALIDATION_FAILED",
     *       "title": "Please fill in all required fields",
     *       "status": 422,
     *       "detail": "Job Title is required",
     *       "code": "VALIDATION_FAILED",
     *       "errors": [
     *         {
     *           "field": "title",
     *           "code": "JOB_TITLE_REQUIRED"
     *         }
     *       ]
     *     }
     */
    Problem: {
      /**
       * Format: uri
       * @description The place in `/docs/problems` where the code is explained
       */
      type: string
      /** @description What the code says */
      title: string
      /** @description The status of the answer */
      status: number
      /** @description As `Message` of `Failure` */
      detail: string
      code: components['schemas']['ErrorCode']
      errors?: components['schemas']['FieldError'][]
      bid?: components['schemas']['Interest']
      ownBid?: components['schemas']['OwnBid']
      deleteAt?: components['schemas']['Time']
      /** @example bf_1Hq3Yk7v0c2uB5xWn8TzR4eLmS6aJ9dQpG-oFiVyKsE */
      ticket?: string
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
  responses: {
    /** @description The copy that `If-None-Match` names still holds */
    Unchanged: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        'Cache-Control': components['headers']['CacheControl']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        RateLimit: components['headers']['RateLimit']
        ETag: components['headers']['ETag']
        [name: string]: unknown
      }
      content?: never
    }
    /** @description The body cannot be read, or has a wrong type or an unknown field */
    Malformed: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        'Cache-Control': components['headers']['CacheControl']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        RateLimit: components['headers']['RateLimit']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description No token, a dead one, or wrong credentials */
    Unauthorized: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        'Cache-Control': components['headers']['CacheControl']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        RateLimit: components['headers']['RateLimit']
        'WWW-Authenticate': components['headers']['Authenticate']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description Not yours to do */
    Forbidden: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        'Cache-Control': components['headers']['CacheControl']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        RateLimit: components['headers']['RateLimit']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description There is no such thing */
    NotFound: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        'Cache-Control': components['headers']['CacheControl']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        RateLimit: components['headers']['RateLimit']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The state has moved on; `Message` says what happened */
    Conflict: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        'Cache-Control': components['headers']['CacheControl']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        RateLimit: components['headers']['RateLimit']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description Over the size limit */
    TooLarge: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        'Cache-Control': components['headers']['CacheControl']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        RateLimit: components['headers']['RateLimit']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description Not a content type, or a kind of file, that is taken */
    UnsupportedMedia: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        'Cache-Control': components['headers']['CacheControl']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        RateLimit: components['headers']['RateLimit']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description A rule is broken; `errors` names each field */
    Unprocessable: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        'Cache-Control': components['headers']['CacheControl']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        RateLimit: components['headers']['RateLimit']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The body did not arrive in time */
    TooSlow: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        'Cache-Control': components['headers']['CacheControl']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        RateLimit: components['headers']['RateLimit']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description Too many requests; try again after `Retry-After` seconds */
    TooMany: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        'Cache-Control': components['headers']['CacheControl']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        RateLimit: components['headers']['RateLimit']
        'Retry-After': components['headers']['RetryAfter']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description A fault of the server */
    ServerError: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        'Cache-Control': components['headers']['CacheControl']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        RateLimit: components['headers']['RateLimit']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The server or its database cannot answer in time; try again after `Retry-After` seconds */
    Unavailable: {
      headers: {
        'X-Request-Id': components['headers']['RequestId']
        'Cache-Control': components['headers']['CacheControl']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        RateLimit: components['headers']['RateLimit']
        'Retry-After': components['headers']['RetryAfter']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
        'application/problem+json': components['schemas']['Problem']
      }
    }
  }
  parameters: {
    /**
     * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
     * @example es
     */
    AcceptLanguage: string
    /** @description A value of the client's choosing, new for each intended action of an account or, at sign-up, of an email; the first answer is given again for 24 hours */
    IdempotencyKey: string
    /** @example 3q2-7wAAECAwQFBgcICQ */
    FileId: string
    /** @description The small variant of a picture, for cards and lists */
    FileSize: 'small'
    /** @description As the link of an answer has it; a file that is not open to everybody is shown by it */
    FileSignature: string
    /** @description The last notification seen */
    LastEventId: components['schemas']['Id']
  }
  requestBodies: never
  headers: {
    /**
     * @description That of the request if it is sound, else a new one: name it where you ask about an answer
     * @example 4f1c7a52-5a0e-4a6b-9d0f-0c1f6a2b7e91
     */
    RequestId: string
    /**
     * @description Only pictures, locations, categories and the contract may be kept. Pictures that everybody is shown never change and may be kept for good, those on the page of a business for an hour, those by a signed link by its reader alone for as long as it works
     * @example no-store
     */
    CacheControl: string
    /**
     * @description How many requests may come in which time, an item for each limit: `q` of them in `w` seconds
     * @example "all calls";q=600;w=60
     */
    RateLimitPolicy: string
    /**
     * @description How many are left, by the same names: `r` of them for the next `t` seconds
     * @example "all calls";r=597;t=42
     */
    RateLimit: string
    /**
     * @description Seconds to wait before it is sent again
     * @example 42
     */
    RetryAfter: number
    /**
     * @description Where an answer was given before to the same `Idempotency-Key`
     * @example true
     */
    IdempotentReplayed: 'true'
    /**
     * @description What goes into `Authorization`
     * @example Bearer
     */
    Authenticate: 'Bearer'
    /**
     * @description Names this very content: sent back in `If-None-Match`, it gets 304 as long as nothing has changed
     * @example "3q2-7wAAECAwQFBgcICQ-large"
     */
    ETag: string
    /**
     * @description With what is to be saved, a document or an archive: the name to save it under
     * @example attachment; filename="bidfair.zip"
     */
    ContentDisposition: string
  }
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  loginCustomer: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['Login']
      }
    }
    responses: {
      /** @description The session */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LoginAnswer']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  loginBusiness: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['Login']
      }
    }
    responses: {
      /** @description The session */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LoginAnswer']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  finishLogin: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['FinishLogin']
      }
    }
    responses: {
      /** @description The session */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LoginAnswer']
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  beginPasskeyLogin: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The options */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PasskeyRequest']
        }
      }
      400: components['responses']['Malformed']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  finishPasskeyLogin: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PasskeyLogin']
      }
    }
    responses: {
      /** @description The session */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LoginAnswer']
        }
      }
      400: components['responses']['Malformed']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  logout: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The token is dead */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listSessions: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The living sessions, this one first, then by last use */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Sessions']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  endSession: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EndSession']
      }
    }
    responses: {
      /** @description Ended, with its streams; one that is over already, too */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  endOtherSessions: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Ended, with their streams */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getSecondStep: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Whether it is on */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SecondStepAnswer']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  beginSecondStep: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordProof']
      }
    }
    responses: {
      /** @description The key, shown this once */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SecondStepBegun']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  confirmSecondStep: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['FirstCode']
      }
    }
    responses: {
      /** @description It is on; the recovery codes, shown this once */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RecoveryCodes']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  renewRecoveryCodes: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SecondStepProof']
      }
    }
    responses: {
      /** @description The new ones, shown this once */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RecoveryCodes']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  endSecondStep: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SecondStepProof']
      }
    }
    responses: {
      /** @description It is off */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listPasskeys: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The passkeys */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Passkeys']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  beginPasskey: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['BeginPasskey']
      }
    }
    responses: {
      /** @description The options */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PasskeyCreation']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  addPasskey: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['AddPasskey']
      }
    }
    responses: {
      /** @description The passkey */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PasskeyAdded']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  removePasskey: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['RemovePasskey']
      }
    }
    responses: {
      /** @description Removed; one that is gone already, too */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  proveAgain: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ProveAgain']
      }
    }
    responses: {
      /** @description Proved, for 10 minutes and this session */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listSecurityEvents: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The events */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SecurityEvents']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listKeys: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The keys that work, and for 30 days those that have ended by themselves, newest first */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Keys']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  createKey: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateKey']
      }
    }
    responses: {
      /** @description The key, shown this once */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['KeyCreated']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  revokeKey: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['RevokeKey']
      }
    }
    responses: {
      /** @description Ended, with its streams; one that is over already, too */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listWebhooks: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Newest first */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Webhooks']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  createWebhook: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateWebhook']
      }
    }
    responses: {
      /** @description The address, with its secret, shown this once */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WebhookSecret']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  rotateWebhook: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['RotateWebhook']
      }
    }
    responses: {
      /** @description The new secret, shown this once */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WebhookSecret']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  deleteWebhook: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['WebhookRef']
      }
    }
    responses: {
      /** @description Gone, with the list of what was sent there; one that is gone already, too */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  switchOnWebhook: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['WebhookRef']
      }
    }
    responses: {
      /** @description On; one that was never off, too */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  testWebhook: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['WebhookRef']
      }
    }
    responses: {
      /** @description On its way; what becomes of it is in the list of deliveries */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listDeliveries: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ListDeliveries']
      }
    }
    responses: {
      /** @description A page, newest first */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WebhookDeliveries']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  redeliver: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['Redeliver']
      }
    }
    responses: {
      /** @description On its way, with the `webhook-id` that it had */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  signupCustomer: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
        /** @description A value of the client's choosing, new for each intended action of an account or, at sign-up, of an email; the first answer is given again for 24 hours */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SignupCustomer']
      }
    }
    responses: {
      /** @description The account exists, with a session */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CustomerSignedUp']
        }
      }
      400: components['responses']['Malformed']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  signupBusiness: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
        /** @description A value of the client's choosing, new for each intended action of an account or, at sign-up, of an email; the first answer is given again for 24 hours */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SignupBusiness']
      }
    }
    responses: {
      /** @description The account exists, with a session; a verification mail is on its way */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BusinessSignedUp']
        }
      }
      400: components['responses']['Malformed']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listLocations: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The whole tree */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Locations']
        }
      }
      304: components['responses']['Unchanged']
      400: components['responses']['Malformed']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listTownsAround: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ListTownsAround']
      }
    }
    responses: {
      /** @description The cities and the towns around them */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TownsAround']
        }
      }
      400: components['responses']['Malformed']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listCategories: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description All categories by name */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Categories']
        }
      }
      304: components['responses']['Unchanged']
      400: components['responses']['Malformed']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  showMarketplace: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Trades, reviews and figures */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Marketplace']
        }
      }
      304: components['responses']['Unchanged']
      400: components['responses']['Malformed']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getContract: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          /** @example openapi: 3.1.0 */
          'application/yaml': string
        }
      }
      304: components['responses']['Unchanged']
      400: components['responses']['Malformed']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getContractAsJson: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The contract */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          ETag: components['headers']['ETag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Contract']
        }
      }
      304: components['responses']['Unchanged']
      400: components['responses']['Malformed']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  uploadFile: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['Upload']
      }
    }
    responses: {
      /** @description Stored; refer to it by this link */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UploadAnswer']
        }
      }
      400: components['responses']['Malformed']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getFile: {
    parameters: {
      query?: {
        /** @description The small variant of a picture, for cards and lists */
        size?: components['parameters']['FileSize']
        /** @description As the link of an answer has it; a file that is not open to everybody is shown by it */
        signature?: components['parameters']['FileSignature']
      }
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path: {
        /** @example 3q2-7wAAECAwQFBgcICQ */
        fileId: components['parameters']['FileId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          ETag: components['headers']['ETag']
          'Content-Disposition': components['headers']['ContentDisposition']
          [name: string]: unknown
        }
        content: {
          'image/webp': Blob
          'application/pdf': Blob
        }
      }
      304: components['responses']['Unchanged']
      400: components['responses']['Malformed']
      404: components['responses']['NotFound']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listCustomerJobs: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ListCustomerJobs']
      }
    }
    responses: {
      /** @description One page */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['JobPage']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listBusinessJobs: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ListBusinessJobs']
      }
    }
    responses: {
      /** @description One page */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['JobPage']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getCustomerJob: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['JobRef']
      }
    }
    responses: {
      /** @description The job */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['JobDetails']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getBusinessJob: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['BusinessJobRef']
      }
    }
    responses: {
      /** @description The job, with this business’s bid */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['JobDetails']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  createJob: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
        /** @description A value of the client's choosing, new for each intended action of an account or, at sign-up, of an email; the first answer is given again for 24 hours */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateJob']
      }
    }
    responses: {
      /** @description The job is open for bids */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['JobPosted']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  updateJob: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
        /** @description A value of the client's choosing, new for each intended action of an account or, at sign-up, of an email; the first answer is given again for 24 hours */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateJob']
      }
    }
    responses: {
      /** @description Changed; bidders are told and the expiry starts anew */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  deleteJob: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
        /** @description A value of the client's choosing, new for each intended action of an account or, at sign-up, of an email; the first answer is given again for 24 hours */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['JobRef']
      }
    }
    responses: {
      /** @description Deleted; bidders are told */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listBids: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ListBids']
      }
    }
    responses: {
      /**
       * @description Bids but those that were withdrawn, lowest amount first where no `order` was asked for; at most 200 at once, and
       *     `nextCursor` says that there are more
       */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Interests']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  acceptBid: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
        /** @description A value of the client's choosing, new for each intended action of an account or, at sign-up, of an email; the first answer is given again for 24 hours */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['AcceptBid']
      }
    }
    responses: {
      /** @description The job is in progress with that business */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  declineBid: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
        /** @description A value of the client's choosing, new for each intended action of an account or, at sign-up, of an email; the first answer is given again for 24 hours */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['DeclineBid']
      }
    }
    responses: {
      /** @description The business is told */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  reconsiderBid: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
        /** @description A value of the client's choosing, new for each intended action of an account or, at sign-up, of an email; the first answer is given again for 24 hours */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ReconsiderBid']
      }
    }
    responses: {
      /** @description The business is told */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  inviteBusiness: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
        /** @description A value of the client's choosing, new for each intended action of an account or, at sign-up, of an email; the first answer is given again for 24 hours */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['InviteBusiness']
      }
    }
    responses: {
      /** @description The business is told */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  declineInvitation: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
        /** @description A value of the client's choosing, new for each intended action of an account or, at sign-up, of an email; the first answer is given again for 24 hours */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['DeclineInvitation']
      }
    }
    responses: {
      /** @description The customer is told */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  rateJob: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
        /** @description A value of the client's choosing, new for each intended action of an account or, at sign-up, of an email; the first answer is given again for 24 hours */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['RateJob']
      }
    }
    responses: {
      /** @description Rated */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  placeBid: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
        /** @description A value of the client's choosing, new for each intended action of an account or, at sign-up, of an email; the first answer is given again for 24 hours */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PlaceBid']
      }
    }
    responses: {
      /** @description The customer is told */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BidPlaced']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  updateBid: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
        /** @description A value of the client's choosing, new for each intended action of an account or, at sign-up, of an email; the first answer is given again for 24 hours */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateBid']
      }
    }
    responses: {
      /** @description The customer is told */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Done']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  withdrawBid: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
        /** @description A value of the client's choosing, new for each intended action of an account or, at sign-up, of an email; the first answer is given again for 24 hours */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['WithdrawBid']
      }
    }
    responses: {
      /** @description The customer is told */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Done']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  completeJob: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
        /** @description A value of the client's choosing, new for each intended action of an account or, at sign-up, of an email; the first answer is given again for 24 hours */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['CompleteJob']
      }
    }
    responses: {
      /** @description The customer can rate it */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Done']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  endAssignment: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
        /** @description A value of the client's choosing, new for each intended action of an account or, at sign-up, of an email; the first answer is given again for 24 hours */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EndAssignment']
      }
    }
    responses: {
      /** @description The job is open again */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  doubtCompletion: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
        /** @description A value of the client's choosing, new for each intended action of an account or, at sign-up, of an email; the first answer is given again for 24 hours */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['DoubtCompletion']
      }
    }
    responses: {
      /** @description The business is told */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  editRating: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
        /** @description A value of the client's choosing, new for each intended action of an account or, at sign-up, of an email; the first answer is given again for 24 hours */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EditRating']
      }
    }
    responses: {
      /** @description The business is told */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  answerRating: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
        /** @description A value of the client's choosing, new for each intended action of an account or, at sign-up, of an email; the first answer is given again for 24 hours */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['AnswerRating']
      }
    }
    responses: {
      /** @description The customer is told */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listThreads: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ListThreads']
      }
    }
    responses: {
      /** @description A page */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Threads']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listMessages: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ListMessages']
      }
    }
    responses: {
      /** @description A page */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Messages']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  sendMessage: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
        /** @description A value of the client's choosing, new for each intended action of an account or, at sign-up, of an email; the first answer is given again for 24 hours */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SendMessage']
      }
    }
    responses: {
      /** @description The message as it was taken */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MessageSent']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  markMessagesSeen: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SeenMessages']
      }
    }
    responses: {
      /** @description Noted */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  reportMessage: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ReportMessage']
      }
    }
    responses: {
      /** @description The operator looks at it */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  reportJob: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ReportJob']
      }
    }
    responses: {
      /** @description The operator looks at it */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  reportBusiness: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ReportBusiness']
      }
    }
    responses: {
      /** @description The operator looks at it */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  reportReview: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ReportReview']
      }
    }
    responses: {
      /** @description The operator looks at it */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  reportPicture: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ReportPicture']
      }
    }
    responses: {
      /** @description The operator looks at it */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  blockBusiness: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['BlockBusiness']
      }
    }
    responses: {
      /** @description It is blocked */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  blockCustomer: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['BlockCustomer']
      }
    }
    responses: {
      /** @description They are blocked */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  unblock: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['Unblock']
      }
    }
    responses: {
      /** @description It is ended */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listBlocks: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ListBlocks']
      }
    }
    responses: {
      /** @description A page */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Blocks']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  showBusiness: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ShowBusiness']
      }
    }
    responses: {
      /** @description The business */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ShownBusinessAnswer']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  findBusinesses: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['FindBusinesses']
      }
    }
    responses: {
      /** @description A page */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FoundBusinesses']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  setFavorite: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SetFavorite']
      }
    }
    responses: {
      /** @description It is one, or none */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listReviews: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ListReviews']
      }
    }
    responses: {
      /** @description A page */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Reviews']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listWorkPictures: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ListWorkPictures']
      }
    }
    responses: {
      /** @description A page */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WorkPictures']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  chooseWorkPictures: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ChooseWorkPictures']
      }
    }
    responses: {
      /** @description Saved */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Done']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listCustomerNotifications: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ListNotifications']
      }
    }
    responses: {
      /** @description Newest first */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Notifications']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listBusinessNotifications: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ListNotifications']
      }
    }
    responses: {
      /** @description Newest first */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Notifications']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listGroupedNotifications: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ListGroupedNotifications']
      }
    }
    responses: {
      /** @description A page */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GroupedNotifications']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  markNotificationsRead: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['MarkNotificationsRead']
      }
    }
    responses: {
      /** @description Marked */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getMailSettings: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The kinds that concern the role */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MailSettingsAnswer']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  editMailSettings: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EditMailSettings']
      }
    }
    responses: {
      /** @description Saved */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listSavedSearches: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description All of them */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SavedSearches']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  saveSearch: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
        /** @description A value of the client's choosing, new for each intended action of an account or, at sign-up, of an email; the first answer is given again for 24 hours */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SaveSearch']
      }
    }
    responses: {
      /** @description Saved */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SavedSearchAnswer']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  editSavedSearch: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EditSavedSearch']
      }
    }
    responses: {
      /** @description Changed */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SavedSearchAnswer']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  deleteSavedSearch: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SavedSearchRef']
      }
    }
    responses: {
      /** @description Gone; one that is gone already, too */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  streamNotifications: {
    parameters: {
      query?: never
      header?: {
        /** @description The last notification seen */
        'Last-Event-ID'?: components['parameters']['LastEventId']
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The stream */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          /**
           * @example event: unread
           *     data: {"unread":1,"unreadMessages":0}
           */
          'text/event-stream': string
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getCustomer: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['AccountRef']
      }
    }
    responses: {
      /** @description The profile */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CustomerAnswer']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  editCustomer: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EditCustomer']
      }
    }
    responses: {
      /** @description Saved */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getBusiness: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['AccountRef']
      }
    }
    responses: {
      /** @description Profile and details */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BusinessAnswer']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  editBusiness: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EditBusiness']
      }
    }
    responses: {
      /** @description Saved; what is not sent stays */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Done']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  updatePassword: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdatePassword']
      }
    }
    responses: {
      /** @description Changed; every other session is ended */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  forgotPassword: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ForgotPassword']
      }
    }
    responses: {
      /** @description If the account exists, a mail is on its way */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  resetPassword: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ResetPassword']
      }
    }
    responses: {
      /** @description Changed; the address is verified, and every session, key and webhook is ended */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  checkResetLink: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['MailedToken']
      }
    }
    responses: {
      /** @description It still works */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ResetLink']
        }
      }
      400: components['responses']['Malformed']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  verifyEmail: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['VerifyEmail']
      }
    }
    responses: {
      /** @description Verified */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  confirmEmail: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['MailedToken']
      }
    }
    responses: {
      /** @description One logs in with the new address */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  undoEmailChange: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['MailedToken']
      }
    }
    responses: {
      /** @description The old address is the account’s */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EmailChangeUndone']
        }
      }
      400: components['responses']['Malformed']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  resendVerification: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description On its way, unless the address is verified already */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  askVerification: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['AskVerification']
      }
    }
    responses: {
      /** @description If the address waits to be verified, a mail is on its way */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  deleteAccount: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['DeleteAccount']
      }
    }
    responses: {
      /** @description Begun */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DeletionBegun']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  exportAccount: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The archive */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          'Content-Disposition': components['headers']['ContentDisposition']
          [name: string]: unknown
        }
        content: {
          'application/zip': Blob
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getSubscription: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody?: {
      content: {
        'application/json': components['schemas']['Empty']
      }
    }
    responses: {
      /** @description The first entry is the current cycle */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SubscriptionAnswer']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  startCheckout: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody?: {
      content: {
        'application/json': components['schemas']['Empty']
      }
    }
    responses: {
      /** @description Where to pay */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PaymentPage']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  openPortal: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody?: {
      content: {
        'application/json': components['schemas']['Empty']
      }
    }
    responses: {
      /** @description Where to manage it */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PaymentPage']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  logInOperator: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['OperatorLogin']
      }
    }
    responses: {
      /** @description The session */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OperatorLoginAnswer']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  checkOperatorInvitation: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['OperatorInvitationRef']
      }
    }
    responses: {
      /** @description Who is invited */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OperatorInvitation']
        }
      }
      400: components['responses']['Malformed']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  acceptOperatorInvitation: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['OperatorInvitationAcceptance']
      }
    }
    responses: {
      /** @description The session */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OperatorLoginAnswer']
        }
      }
      400: components['responses']['Malformed']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  logOutOperator: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Logged out */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledged']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getOperator: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The operator */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OperatorAnswer']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listOperatorActions: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['OperatorActionsFilter']
      }
    }
    responses: {
      /** @description A page */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OperatorActions']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  findAccounts: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['AccountsFilter']
      }
    }
    responses: {
      /** @description A page */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OperatorAccounts']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  changeAccount: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['AccountChange']
      }
    }
    responses: {
      /** @description The account as it is now */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OperatorAccountAnswer']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  deleteAccountOf: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['AccountDeletion']
      }
    }
    responses: {
      /** @description The account as it is now */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OperatorAccountAnswer']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  changeMembership: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['MembershipChange']
      }
    }
    responses: {
      /** @description The account as it is now */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OperatorAccountAnswer']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  findJobs: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['JobsFilter']
      }
    }
    responses: {
      /** @description A page */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OperatorJobs']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getJobAsOperator: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['OperatorJobRef']
      }
    }
    responses: {
      /** @description The job */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OperatorJobAnswer']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  repairJob: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['JobRepair']
      }
    }
    responses: {
      /** @description The job as it is now */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OperatorJobAnswer']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  findReports: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ReportsFilter']
      }
    }
    responses: {
      /** @description A page */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OperatorReports']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  settleReport: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ReportSettlement']
      }
    }
    responses: {
      /** @description How many were settled */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ReportsSettled']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getOverview: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description Language of every `Message` in the answer; if omitted or unknown, that of the account where the call takes a token, else en
         * @example es
         */
        'Accept-Language'?: components['parameters']['AcceptLanguage']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['OverviewRange']
      }
    }
    responses: {
      /** @description The figures */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId']
          'Cache-Control': components['headers']['CacheControl']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          RateLimit: components['headers']['RateLimit']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Overview']
        }
      }
      400: components['responses']['Malformed']
      401: components['responses']['Unauthorized']
      408: components['responses']['TooSlow']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedMedia']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
}
